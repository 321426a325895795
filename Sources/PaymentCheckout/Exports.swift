// One import for hosts: the types of the flows are part of this module's public functions.
@_exported public import PaymentFlows
