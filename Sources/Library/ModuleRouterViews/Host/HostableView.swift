// SPDX-License-Identifier: Apache-2.0

/// A destination that hosts of other toolkits can show inside of a container. A SwiftUI screen, for example, makes a view controller
/// for UIKit and AppKit.
@MainActor public protocol HostableView: AnyObject {
    /// Returns a new container with the view.
    ///
    /// - Parameter kind: The kind of path by which the host shows the container.
    func makeContainer(for kind: ViewRouteKind) -> AnyObject
}
