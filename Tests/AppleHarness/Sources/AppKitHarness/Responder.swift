// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

// A stand-in for Apple's AppKit, for the tests of ModuleRouterAppKit where there is none: the part of it that shows view
// controllers, written from its documentation. Where that leaves open what happens, `AppKitSimulator` has both.

public typealias NSRect = CGRect

/// https://developer.apple.com/documentation/foundation/nsrectedge
public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

/// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {
    #if !canImport(ObjectiveC)
    /// The runtime of Objective-C may be asked anywhere.
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
    /// The windows that are on the screen, in the order in which they came: the application keeps them.
    public internal(set) static var windows: [NSWindow] = []
}
