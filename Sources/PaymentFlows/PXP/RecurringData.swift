/// How a payment will be repeated, passed on to the provider as it is (TY-03).
public struct RecurringData: Hashable, Sendable {
    /// The provider's word for the kind of repetition.
    public var processingModel: String?
    /// Days between two payments.
    public var frequencyInDays: Int?
    /// The day after which there are no more, as the provider writes dates.
    public var frequencyExpiration: String?

    /// Describes a repetition; everything is nil by default.
    public init(processingModel: String? = nil, frequencyInDays: Int? = nil, frequencyExpiration: String? = nil) {
        self.processingModel = processingModel
        self.frequencyInDays = frequencyInDays
        self.frequencyExpiration = frequencyExpiration
    }
}
