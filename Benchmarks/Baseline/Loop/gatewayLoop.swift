/// The loop that every gateway of the benchmark answers from.
package let gatewayLoop = EventLoop()
