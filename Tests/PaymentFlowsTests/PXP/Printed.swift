/// Everything Swift prints of a value without being asked for a field.
func printed(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return "\(value) " + String(reflecting: value) + dumped + "\(Mirror(reflecting: value).children.map(\.value))"
}
