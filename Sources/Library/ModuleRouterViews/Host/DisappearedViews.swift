// SPDX-License-Identifier: Apache-2.0

/// Reports of views that know when they disappear, although they do not know the host that shows them.
@MainActor package enum DisappearedViews {
    private static var observers: [@MainActor (AnyObject) -> Void] = []

    /// - Parameter observe: Receives each controller that has disappeared, of any toolkit.
    package static func add(_ observe: @escaping @MainActor (AnyObject) -> Void) { observers.append(observe) }

    package static func report(_ controller: AnyObject) { for observe in observers { observe(controller) } }
}
