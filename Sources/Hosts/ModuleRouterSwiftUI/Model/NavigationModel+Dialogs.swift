// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import Observation

/// An open dialog of a window. SwiftUI's alerts are bound to it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class NavigationDialog {
    struct Button: Identifiable {
        /// The index in the request.
        let id: Int
        let title: String
        let role: DialogRole
        let isDefault: Bool
    }

    @ObservationIgnored let request: DialogRequest
    @ObservationIgnored let buttons: [Button]
    /// The text in the field.
    var text: String
    @ObservationIgnored private weak var model: NavigationModel?
    /// The answer of the pressed button.
    @ObservationIgnored private var answer: DialogRequest.Event?
    @ObservationIgnored private var isDismissed = false

    fileprivate init(_ request: DialogRequest, in model: NavigationModel) {
        self.request = request
        self.model = model
        text = request.textField?.text ?? ""
        buttons = request.buttons.enumerated().map { index, button in
            Button(id: index, title: button.title, role: button.role, isDefault: index == request.defaultButton)
        }
    }

    /// Whether SwiftUI shows the dialog as a list of choices. SwiftUI adds a button that closes the list.
    var isList: Bool { request.style == .choices && request.closingButton != nil && request.textField == nil }

    /// Handles a pressed button. SwiftUI runs the action and dismisses the dialog, in an order that is not documented for each
    /// platform.
    func choose(_ button: Button) {
        guard answer == nil else { return }
        answer = .chose(button: button.id, text: text)
        if isDismissed { finish() } else { finishSoon() }
    }

    /// Handles `false` for the binding of the dialog.
    func wasDismissed() {
        guard !isDismissed else { return }
        isDismissed = true
        if answer == nil { finishSoon() } else { finish() }
    }

    /// Waits for the other one of the action and the binding.
    private func finishSoon() {
        Task {
            for _ in 0..<4 { await Task.yield() }
            finish()
        }
    }

    private func finish() { model?.hasEnded(self, answer ?? .closed) }
}

/// Dialogs are alerts of SwiftUI, or confirmation dialogs, of the uppermost level.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel: DialogHost {
    public func open(_ request: DialogRequest, from source: any ViewRouteSource) throws {
        dialog = NavigationDialog(request, in: self)
    }

    public func close(_ request: DialogRequest) {
        if dialog?.request === request { dialog = nil }
    }

    fileprivate func hasEnded(_ dialog: NavigationDialog, _ event: DialogRequest.Event) {
        guard self.dialog === dialog else { return }
        self.dialog = nil
        dialog.request.report(event)
    }

    /// Ends the open dialog together with the window.
    func endDialog() {
        if let dialog { hasEnded(dialog, .failed(.invalidSource("its window was closed"))) }
    }

    /// - Throws: The reason why nothing can be presented above an open dialog.
    func checkHasNoDialog() throws(ViewRouteRefusal) {
        if let dialog { throw .invalidSource("the dialog '\(dialog.request.title)' is open") }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationLevel {
    /// The dialog that this level shows; nil for other levels than the uppermost one.
    var dialog: NavigationDialog? { above == nil ? model?.dialog : nil }
}
