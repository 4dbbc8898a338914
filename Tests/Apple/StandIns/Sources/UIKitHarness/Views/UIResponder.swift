// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor open class UIResponder: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open var next: UIResponder? { nil }

    #if !canImport(ObjectiveC)
    /// Objective-C's runtime can be called on any thread.
    nonisolated(unsafe) var associatedObjects: [UnsafeRawPointer: Any] = [:]
    #endif

    public override init() { super.init() }
}
