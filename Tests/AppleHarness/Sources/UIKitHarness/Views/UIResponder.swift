// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor open class UIResponder: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open var next: UIResponder? { nil }

    #if !canImport(ObjectiveC)
    /// The runtime of Objective-C may be asked anywhere.
    nonisolated(unsafe) var associatedObjects: [UnsafeRawPointer: Any] = [:]
    #endif

    public override init() { super.init() }
}
