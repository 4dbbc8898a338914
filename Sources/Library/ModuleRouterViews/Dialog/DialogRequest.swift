// SPDX-License-Identifier: Apache-2.0

/// A request to a host to open a dialog. The host reports the answer of the user to it. See ``DialogHost``.
@MainActor public final class DialogRequest {
    /// A button of a dialog.
    public struct Button: Sendable, Hashable {
        /// The text on the button.
        public let title: String
        /// The role of the button. At most one button of a dialog has the role `cancel`.
        public let role: DialogRole

        /// Creates a button.
        public init(_ title: String, role: DialogRole = .normal) {
            self.title = title
            self.role = role
        }
    }

    /// An event of an open dialog.
    public enum Event: Sendable, Hashable {
        /// The user has pressed the button at an index, and the dialog was closed. The text is that of the field, or empty.
        case chose(button: Int, text: String)
        /// The user has closed the dialog without a button.
        case closed
        /// The dialog was closed by other means, for example together with its window.
        case failed(ViewRouteRefusal)
    }

    /// The question, in a few words.
    public let title: String
    /// Further text below the title.
    public let message: String?
    /// The buttons, at least one.
    public let buttons: [Button]
    /// The field for text.
    public let textField: DialogTextField?
    /// The appearance.
    public let style: DialogStyle
    /// The view or bar item that a popover points to.
    public let anchor: AnyObject?

    private(set) weak var source: (any ViewRouteSource)?
    let location: RouteLocation
    /// The registry of the caller, since a toolkit calls back outside of any task.
    private let registry = RouteRegistry.current
    private var outcome: Result<DialogChoice, any Error>?
    private var continuation: CheckedContinuation<Void, Never>?
    /// The error of a dialog that is about to close without an answer.
    private(set) var abortion: (any Error)?
    private weak var queue: DialogQueue?
    /// The membership in the scopes of the source.
    private var membership: ScopeMembership?
    /// The name of the host for messages.
    private var hostName: String?

    init<Answer>(_ dialog: Dialog<Answer>, from source: (any ViewRouteSource)?, at location: RouteLocation) {
        title = dialog.title
        message = dialog.message
        textField = dialog.textField
        style = dialog.style
        anchor = dialog.anchor
        self.source = source
        self.location = location
        var buttons: [Button] = []
        for button in dialog.buttons {
            let isFurtherCancel = button.role == .cancel && buttons.contains { $0.role == .cancel }
            buttons.append(Button(button.title, role: isFurtherCancel ? .normal : button.role))
        }
        self.buttons = buttons
    }

    /// The index of the button that stands for closing the dialog: that with the role `cancel`, or the only one. If it is nil, the
    /// host does not let the user close the dialog without a button.
    public var closingButton: Int? {
        buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 ? 0 : nil)
    }

    /// The index of the button that the Return key presses: the first one with the role `normal`, or the only one. Nil if there is
    /// none.
    public var defaultButton: Int? {
        buttons.firstIndex { $0.role == .normal } ?? (buttons.count == 1 ? 0 : nil)
    }

    /// Whether the dialog still awaits its answer.
    public var isPending: Bool { outcome == nil }

    /// Reports the answer of the user. Only the first report counts.
    ///
    /// The caller continues after this call, and the next dialog of the window opens. Call it when the dialog was closed, so that
    /// the caller can show the next view.
    public func report(_ event: Event) {
        switch event {
        case .chose(let button, let text):
            guard buttons.indices.contains(button) else {
                return end(
                    .failure(
                        error(.refused("the host reports a button that the dialog does not have"), "answered")))
            }
            end(.success(DialogChoice(button: button, text: text)))
        case .closed:
            guard let closingButton else {
                return end(.failure(error(.refused("it was closed without an answer"), "answered")))
            }
            end(.success(DialogChoice(button: closingButton, text: textField?.text ?? "")))
        case .failed(let refusal):
            end(.failure(error(refusal, "answered")))
        }
    }
}

/// A button that was pressed, and the text in the dialog's field.
struct DialogChoice {
    let button: Int
    let text: String
}

extension DialogRequest {
    /// Opens the dialog, and waits for its end.
    ///
    /// - Throws: `RouteError`, which was reported to the registry's error handlers; `CancellationError`.
    func choice() async throws -> DialogChoice {
        await withTaskCancellationHandler {
            await withCheckedContinuation {
                continuation = $0
                begin()
            }
        } onCancel: {
            Task { @MainActor in abort(CancellationError()) }
        }
        guard let outcome else { throw CancellationError() }
        if case .failure(let error as RouteError) = outcome {
            throw registry.report(.performRoute, error, isDelivered: true)
        }
        return try outcome.get()
    }

    private func begin() {
        guard !buttons.isEmpty else {
            return end(
                .failure(
                    makeError(
                        .invalidConfiguration, "\(name) has no buttons",
                        hint: "add a button, which the user needs to answer")))
        }
        if let answer = DialogOverride.answer {
            answer(self)
            return report(.failed(.refused("the closure that answers dialogs has not answered it")))
        }
        guard let source else {
            return end(
                .failure(
                    makeError(
                        .invalidSource, "\(name) cannot be opened: there is no source",
                        hint: "the source no longer exists, or was nil")))
        }
        guard let host = source.currentHost else {
            let type = TypeSpelling.name(of: type(of: source))
            return end(
                .failure(
                    makeError(
                        .invalidSource, "\(name) cannot be opened: its source, a \(type), is in no window",
                        hint:
                            "show the source first; the viewRouteHost of a source of your own is the host of its window"
                    )))
        }
        hostName = host.name
        joinScopes(source)
        guard isPending else { return }
        guard host is any DialogHost else {
            let type = TypeSpelling.name(of: type(of: host))
            return end(
                .failure(
                    makeError(
                        .unsupportedPath, "\(name) cannot be opened in \(host.name): the host shows no dialogs",
                        hint: "conform \(type) to DialogHost")))
        }
        let queue = host.transitions.dialogQueue
        self.queue = queue
        queue.enter(self, in: host)
    }

    /// Closes the dialog without an answer, unless it has ended.
    func abort(_ error: any Error) {
        guard isPending, abortion == nil else { return }
        abortion = error
        guard let queue, queue.close(self) else { return end(.failure(error)) }
    }

    /// Closes the dialog because its source has left the window.
    func sourceHasGone() {
        abort(error(.invalidSource("its source is in the window no more"), "answered"))
    }

    /// Closes the dialog at the end of a scope to which its source belongs.
    private func joinScopes(_ source: any ViewRouteSource) {
        membership = ScopeMembership.join(ViewScopes(naming: nil, from: source).owners) { [weak self] in
            guard let self else { return }
            abort(
                makeError(
                    .scopeUnavailable, "the scope of \(name) ended before the answer",
                    hint: "ask from a screen whose scope is in use"))
        }
    }

    /// Ends the dialog with an error before it was opened.
    func couldNotOpen(_ thrown: any Error) {
        end(.failure((thrown as? ViewRouteRefusal).map { error($0, "opened") } ?? thrown))
    }

    func end(_ outcome: Result<DialogChoice, any Error>) {
        guard isPending else { return }
        self.outcome = abortion.map { .failure($0) } ?? outcome
        membership?.leave()
        let continuation = continuation
        self.continuation = nil
        continuation?.resume()
        queue?.hasEnded(self)
    }

    // MARK: Messages

    /// The name for messages: `the dialog 'Delete the note?'`.
    package var name: String { "the dialog '\(title)'" }

    private func makeError(_ code: RouteError.Code, _ reason: String, hint: String? = nil) -> RouteError {
        RouteError(code, route: name, reason: reason, hint: hint, location: location)
    }

    private func error(_ refusal: ViewRouteRefusal, _ action: String) -> RouteError {
        let place = hostName.map { " in \($0)" } ?? ""
        return makeError(refusal.code, "\(name) could not be \(action)\(place): \(refusal.reason)")
    }
}
