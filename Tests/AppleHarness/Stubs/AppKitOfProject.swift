// SPDX-License-Identifier: Apache-2.0

// What the apps of Tests/Apple use of AppKit besides the stand-in: declarations, nothing that runs. Used by
// Scripts/check-apple-triples alone.

/// <https://developer.apple.com/documentation/appkit/nsapplication>
@MainActor open class NSApplication: NSResponder {
    open class var shared: NSApplication { NSApplication() }
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    open func run() {}
}

/// <https://developer.apple.com/documentation/appkit/nsevent>
open class NSEvent: NSObject {}

extension NSViewController {
    /// <https://developer.apple.com/documentation/appkit/nsresponder/mousedown(with:)>
    @objc open func mouseDown(with event: NSEvent) {}
}
