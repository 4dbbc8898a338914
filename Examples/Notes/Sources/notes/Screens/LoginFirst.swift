// SPDX-License-Identifier: Apache-2.0

import LockInterface
import LoginInterface
import ModuleRouterMacros
import NotesInterface
import NoteViewInterface

extension ViewRouteInterceptor {
    /// Lets nobody to what is locked who has not logged in. Whoever routes there need not think of it.
    static let loginFirst = ViewRouteInterceptor("login first") { request in
        guard try request.isBehindLock else { return .proceed }
        let lock = try Router.destination(for: RoutableService<any NoteLock>())
        guard !lock.isOpen else { return .proceed }
        if let obstacle = lock.obstacle { throw obstacle }
        let credential = try await Router.result(
            of: RoutableView<any LoginViewInput>(), path: .presentModally(from: request.path.source),
            preparation: { $0.notice = "This note is locked." },
            awaiting: { $0.credential })
        lock.open(with: credential.password)
        return .proceed
    }
}

extension ViewRouteRequest {
    /// Whether it leads to something that is locked. Who has the note says so in the path; a URL has its name alone.
    fileprivate var isBehindLock: Bool {
        get throws {
            guard url != nil, let module = module as? any NoteModuleInput else { return path.options[BehindLock.self] }
            return try Router.destination(for: RoutableService<any NoteCollection>()).note(named: module.noteName)
                .isLocked
        }
    }
}
