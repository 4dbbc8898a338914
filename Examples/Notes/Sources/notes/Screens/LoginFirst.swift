// SPDX-License-Identifier: Apache-2.0

import LockInterface
import LoginInterface
import ModuleRouterViews
import NotesInterface
import NoteViewInterface

extension ViewRouteRequest {
    /// Asks for a login before a route leads to locked notes. Features need not check it themselves.
    static func loginFirst(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
        guard try request.isBehindLock else { return .proceed }
        let lock = try Router.destination(for: .noteLock)
        guard !lock.isOpen else { return .proceed }
        if let obstacle = lock.obstacle { throw obstacle }
        let credential = try await Router.result(
            of: .login, path: .presentModally(from: request.path.source),
            preparation: { $0.notice = "This note is locked." },
            awaiting: { $0.credential })
        lock.open(with: credential.password)
        return .proceed
    }
}

extension ViewRouteRequest {
    /// Whether the route leads to locked content. A route in the app states this in its path. A URL only has the note's name.
    fileprivate var isBehindLock: Bool {
        get throws {
            guard url != nil, let module = module as? any NoteModuleInput else { return path.options[BehindLock.self] }
            return try Router.destination(for: .noteCollection).note(named: module.noteName).isLocked
        }
    }
}
