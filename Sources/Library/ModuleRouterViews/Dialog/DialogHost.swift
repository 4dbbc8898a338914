// SPDX-License-Identifier: Apache-2.0

/// A host that shows dialogs.
///
/// A host adopts this protocol if its toolkit has dialogs. Without it, `Router.alert` and the other dialogs fail in this host with
/// `unsupportedPath`.
///
/// The library calls both methods in a turn of the host's ``ViewRouteHost/transitions``. At most one dialog of a host is open. If
/// the toolkit takes time to open or to close a dialog, the host encloses it in ``ViewTransitionQueue/begin()`` and
/// ``ViewTransitionQueue/end()``.
@MainActor public protocol DialogHost: ViewRouteHost {
    /// Begins to open a dialog above all that the window shows. The host reports the answer to the request.
    ///
    /// - Parameters:
    ///   - dialog: The texts and the buttons. The host keeps the request until it has reported the answer.
    ///   - source: The source, which is in the host's window.
    /// - Throws: ``ViewRouteRefusal``, before anything has changed.
    func open(_ dialog: DialogRequest, from source: any ViewRouteSource) throws

    /// Begins to close the open dialog without an answer, because its task was cancelled or its source has left the window. The
    /// host reports nothing.
    func close(_ dialog: DialogRequest)
}
