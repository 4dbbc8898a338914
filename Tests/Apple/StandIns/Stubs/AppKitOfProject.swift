// SPDX-License-Identifier: Apache-2.0

// The AppKit API that the apps of Tests/Apple/Mac use and the stand-in lacks: declarations without implementations. Used by
// Scripts/check-apple-triples alone.

extension NSApplication {
    /// <https://developer.apple.com/documentation/appkit/nsapplication/shared>
    public class var shared: NSApplication { NSApplication() }
    /// <https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum>
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// <https://developer.apple.com/documentation/appkit/nsapplication/setactivationpolicy(_:)>
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// <https://developer.apple.com/documentation/appkit/nsapplication/run()>
    public func run() {}
}

/// <https://developer.apple.com/documentation/appkit/nsevent>
open class NSEvent: NSObject {}

extension NSViewController {
    /// <https://developer.apple.com/documentation/appkit/nsresponder/mousedown(with:)>
    @objc open func mouseDown(with event: NSEvent) {}
}
