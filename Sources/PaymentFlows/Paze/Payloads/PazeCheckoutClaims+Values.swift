extension PazeCheckoutClaims {
    /// The claims that say what a decoded response says.
    package init(_ decoded: PazeCheckoutDecoded, result: PazeCheckoutResult.CheckoutResultType? = .complete) {
        self.result = result?.rawValue
        sessionId = decoded.sessionId
        consumer = Consumer(decoded.consumer)
        maskedCard = decoded.maskedCard.map(MaskedCard.init)
    }

    /// The public value; a claim that is required and missing is `.unexpected`.
    var decoded: Result<PazeCheckoutDecoded, PayloadProblem> {
        guard let sessionId else { return .failure(.unexpected(field: "sessionId")) }
        guard let consumer else { return .failure(.unexpected(field: "consumer")) }
        return .success(
            PazeCheckoutDecoded(consumer: consumer.value, sessionId: sessionId, maskedCard: maskedCard?.value))
    }
}

extension PazeCheckoutClaims.Consumer {
    init(_ value: PazeConsumer) {
        firstName = value.firstName
        lastName = value.lastName
        fullName = value.fullName
        emailAddress = value.emailAddress
        mobileNumber = value.mobileNumber.map {
            .init(phoneCountryCode: $0.phoneCountryCode, phoneNumber: $0.phoneNumber)
        }
        countryCode = value.countryCode
        languageCode = value.languageCode
    }

    var value: PazeConsumer {
        PazeConsumer(
            firstName: firstName, lastName: lastName, fullName: fullName, emailAddress: emailAddress,
            mobileNumber: mobileNumber.map {
                PazeMobileNumber(phoneCountryCode: $0.phoneCountryCode, phoneNumber: $0.phoneNumber)
            }, countryCode: countryCode, languageCode: languageCode)
    }
}

extension PazeCheckoutClaims.MaskedCard {
    init(_ value: PazeMaskedCard) {
        panLastFour = value.panLastFour
        paymentCardBrand = value.paymentCardBrand
        paymentCardNetwork = value.paymentCardNetwork
        paymentCardDescriptor = value.paymentCardDescriptor
        paymentCardType = value.paymentCardType
        digitalCardData = .init(
            artUri: value.digitalCardData.artUri, artHeight: value.digitalCardData.artHeight,
            artWidth: value.digitalCardData.artWidth)
        digitalCardId = value.digitalCardId
        paymentAccountReference = value.paymentAccountReference
        panExpirationMonth = value.panExpirationMonth
        panExpirationYear = value.panExpirationYear
        billingAddress = value.billingAddress.map(PazeCheckoutClaims.Address.init)
    }

    var value: PazeMaskedCard {
        PazeMaskedCard(
            panLastFour: panLastFour, paymentCardBrand: paymentCardBrand, paymentCardNetwork: paymentCardNetwork,
            paymentCardDescriptor: paymentCardDescriptor, paymentCardType: paymentCardType,
            digitalCardData: PazeDigitalCardData(
                artUri: digitalCardData.artUri, artHeight: digitalCardData.artHeight, artWidth: digitalCardData.artWidth
            ),
            digitalCardId: digitalCardId, paymentAccountReference: paymentAccountReference,
            panExpirationMonth: panExpirationMonth, panExpirationYear: panExpirationYear,
            billingAddress: billingAddress?.value)
    }
}

extension PazeCheckoutClaims.Address {
    init(_ value: PazeCheckoutAddress) {
        name = value.name
        line1 = value.line1
        line2 = value.line2
        line3 = value.line3
        city = value.city
        state = value.state
        zip = value.zip
        countryCode = value.countryCode
    }

    var value: PazeCheckoutAddress {
        PazeCheckoutAddress(
            name: name, line1: line1, line2: line2, line3: line3, city: city, state: state, zip: zip,
            countryCode: countryCode)
    }
}
