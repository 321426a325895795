import PaymentTestKit

/// Callbacks one after another, written as "onInit onPresentmentResolved=true".
func trace(_ text: String) -> [CallbackRecord] {
    trace(text.split(separator: " ").map(String.init))
}

func trace(_ callbacks: [String]) -> [CallbackRecord] {
    callbacks.enumerated().map { index, text in
        let parts = text.split(separator: "=").map(String.init)
        return CallbackRecord(
            parts[0],
            session: "s",
            begin: UInt64(index * 2),
            end: UInt64(index * 2 + 1),
            verdict: parts.count > 1 ? parts[1] == "true" : nil
        )
    }
}

/// The order of PZ-46, one by one.
let happyOrder = [
    "onInit", "onPresentmentResolved=true", "onPazeButtonClicked", "onCheckoutComplete=true", "onComplete",
    "onPreDecryption=true", "onPostDecryption", "onPreAuthorisation=true", "onGetShopper", "onPostAuthorisation",
]

/// Presentment that succeeds.
let shown = "onInit onPresentmentResolved=true"
