// SPDX-License-Identifier: Apache-2.0

/// The dialogs of one host, of which at most one is open. Each takes a turn of the host's transitions to open, and one to close.
@MainActor final class DialogQueue {
    /// The dialog that is open, or that waits for its turn to open.
    private var current: DialogRequest?
    private var opening: DialogTurn?
    private var closing: DialogTurn?
    private var waiting: [DialogRequest] = []
    private weak var host: (any ViewRouteHost)?

    nonisolated init() {}

    deinit {
        let requests = [current].compactMap { $0 } + waiting
        guard !requests.isEmpty else { return }
        // Runs immediately if this is the main actor.
        _ = ReleaseSignal {
            for request in requests { request.report(.failed(.invalidSource("its window no longer exists"))) }
        }
    }

    func enter(_ request: DialogRequest, in host: any ViewRouteHost) {
        self.host = host
        waiting.append(request)
        advance()
    }

    /// Opens the next dialog, if none is open.
    private func advance() {
        guard current == nil, !waiting.isEmpty, let host else { return }
        let request = waiting.removeFirst()
        current = request
        let turn = DialogTurn(of: host.transitions) { [weak self] in self?.open(request) }
        opening = turn
        turn.enter()
    }

    private func open(_ request: DialogRequest) {
        opening = nil
        guard request.isPending, let host = host as? any DialogHost else { return }
        guard let source = request.source, source.currentHost === host else {
            return request.couldNotOpen(ViewRouteRefusal.invalidSource("its source is in the window no more"))
        }
        do {
            try host.open(request, from: source)
        } catch {
            request.couldNotOpen(error)
        }
    }

    /// Closes a dialog without an answer. An open dialog closes in a turn, and ends then.
    ///
    /// - Returns: Whether the dialog is open. If not, it can end now.
    func close(_ request: DialogRequest) -> Bool {
        guard current === request, opening == nil, let host else { return false }
        let turn = DialogTurn(of: host.transitions) { [weak self] in
            guard let self, request.isPending, let error = request.abortion else { return }
            (self.host as? any DialogHost)?.close(request)
            request.end(.failure(error))
        }
        closing = turn
        turn.enter()
        return true
    }

    /// Called when a dialog has ended, for any reason.
    func hasEnded(_ request: DialogRequest) {
        waiting.removeAll { $0 === request }
        guard current === request else { return }
        current = nil
        for turn in [opening, closing] { turn?.withdraw() }
        opening = nil
        closing = nil
        advance()
    }

    /// Closes the open dialog if its source has left the window.
    func checkSource() {
        guard let current, opening == nil, current.isPending, let host, current.source?.currentHost !== host else {
            return
        }
        current.sourceHasGone()
    }
}

/// The turn in which a dialog opens or closes.
@MainActor private final class DialogTurn: ViewTransitionJob {
    weak var turn: ViewTransitionQueue?
    private weak var queue: ViewTransitionQueue?
    private var body: (() -> Void)?

    init(of queue: ViewTransitionQueue, _ body: @escaping () -> Void) {
        self.queue = queue
        self.body = body
    }

    func enter() {
        guard let queue else { return }
        if queue.enter(self) { begin() }
    }

    func begin() {
        let body = body
        self.body = nil
        body?()
        queue?.leave {}
    }

    func withdraw() {
        body = nil
        _ = queue?.withdraw(self)
    }

    /// The queue of dialogs ends its dialogs together with the queue of transitions.
    func abandon() { body = nil }
}
