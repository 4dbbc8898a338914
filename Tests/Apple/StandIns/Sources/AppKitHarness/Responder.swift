// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

// A stand-in for Apple's AppKit, for tests of ModuleRouterAppKit on other systems. It contains the part that shows view
// controllers and was written from the documentation. If the documentation leaves a behaviour open, `AppKitSimulator` has both
// variants.

public typealias NSRect = CGRect

/// https://developer.apple.com/documentation/foundation/nsrectedge
public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

/// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {
    #if !canImport(ObjectiveC)
    /// Objective-C's runtime can be called on any thread.
    nonisolated(unsafe) var associatedObjects: [UnsafeRawPointer: Any] = [:]
    #endif
}

/// The simulated application: its windows, the behaviour that the documentation leaves open, and misuses that AppKit would
/// report.
@MainActor public enum AppKitSimulator {
    /// Whether AppKit silently presents no sheets, for any reason.
    public static var presentsNothing = false
    /// The calls that AppKit does not allow.
    public static var violations: [String] = []
    /// The windows on the screen, in the order in which they were shown. The application keeps them.
    public internal(set) static var windows: [NSWindow] = []
}
