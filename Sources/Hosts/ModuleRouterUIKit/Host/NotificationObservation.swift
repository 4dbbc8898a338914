// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation

/// Observes a notification of the main thread until this object is deallocated.
final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// - Parameter body: Receives the identity of the sender.
    @MainActor init(of name: Notification.Name, _ body: @escaping @MainActor (ObjectIdentifier?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let sender = (notification.object as AnyObject?).map(ObjectIdentifier.init)
            MainActor.assumeIsolated { body(sender) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
