// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
/// Compares the arguments of recorded calls. Code that `@Stubbable` generates uses it.
@_documentation(visibility: internal)
public enum StubArguments {
    /// Returns whether two arguments are equal. Objects that are not `Equatable` are compared by identity.
    ///
    /// If the arguments cannot be compared, fails the test and returns false.
    ///
    /// - Parameters:
    ///   - call: The name of the call, for the issue.
    ///   - member: The property with the arguments of all such calls, for the issue.
    public static func areEqual<Argument>(
        _ left: Argument, _ right: Argument, of call: StaticString, _ member: StaticString
    ) -> Bool {
        if let left = left as? any Equatable { return left.isEqual(to: right) }
        if let left = left as? Any.Type, let right = right as? Any.Type { return left == right }
        if let left = object(left), let right = object(right) { return left === right }
        StubIssues.record?(
            "\(call) cannot be compared, because \(Argument.self) is not Equatable; compare parts of \(member) "
                + "[\(StubIssues.comparisonID)]", nil)
        return false
    }

    /// Returns the object, unless the value is a struct or an enum. On Apple's platforms, `as? AnyObject` always succeeds.
    private static func object<Value>(_ value: Value) -> AnyObject? {
        type(of: value as Any) is AnyClass ? value as AnyObject : nil
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { self == $0 } ?? false }
}
#endif
