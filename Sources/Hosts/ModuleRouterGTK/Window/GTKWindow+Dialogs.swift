// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK
public import ModuleRouterViews

/// Dialogs are modal windows above the uppermost window of the source. Return presses the default button, and Escape closes the dialog.
extension GTKWindow: DialogHost {
    public func open(_ request: DialogRequest, from source: any ViewRouteSource) throws {
        // A window of its own may have windows above it too.
        guard var level = try element(of: source).level else {
            throw ViewRouteRefusal.invalidSource("it is in no window")
        }
        while let above = levels.last(where: { $0.below === level }) { level = above }
        guard let root = gtk_widget_get_root(level.native) else {
            throw ViewRouteRefusal.invalidSource("it is in no window")
        }
        dialog = GTKDialog(
            request, above: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
        ) { [weak self] event in
            // Not inside of the signal of a widget that closing destroys.
            Task { self?.endDialog(request, event) }
        }
    }

    public func close(_ request: DialogRequest) {
        guard let dialog, dialog.request === request else { return }
        self.dialog = nil
        dialog.close()
    }

    private func endDialog(_ request: DialogRequest, _ event: DialogRequest.Event) {
        guard let dialog, dialog.request === request else { return }
        close(request)
        request.report(event)
    }

    /// Ends the open dialog together with the window.
    func endDialog() {
        if let dialog { endDialog(dialog.request, .failed(.invalidSource("its window was closed"))) }
    }

    /// The window of the open dialog; nil if no dialog is open.
    public var dialogWindow: UnsafeMutablePointer<GtkWindow>? { dialog?.window }

    /// - Throws: The reason why nothing can be presented above an open dialog.
    func checkHasNoDialog() throws(ViewRouteRefusal) {
        if let dialog { throw .invalidSource("the dialog '\(dialog.request.title)' is open") }
    }
}
#endif
