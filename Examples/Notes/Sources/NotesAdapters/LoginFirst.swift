// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
import LoginInterface
public import ModuleRouterViews
import NotesInterface
import NoteViewInterface

extension ViewRouteRequest {
    /// Shows locked notes and their editors in the session of a user. Asks for a login if there is no session, or if the note
    /// belongs to another user. Features need not check it themselves.
    public static func loginFirst(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
        guard let (note, notice) = try request.lockedNote else { return .proceed }
        let lock = try Router.destination(for: .noteLock)
        if let session = lock.session, try session.includes(note) { return .proceed(in: session) }
        if let obstacle = lock.obstacle { throw obstacle }
        if lock.session != nil, try await !mayChangeUser(from: request.path.source) { throw CancellationError() }
        let credential = try await Router.result(
            of: .login, path: .presentModally(from: request.path.source),
            preparation: { $0.notice = notice }, awaiting: { $0.credential })
        let session = await lock.logIn(NotesUser(name: credential.user))
        guard try session.includes(note) else { throw NoteLockError("the note belongs to another user") }
        return .proceed(in: session)
    }

    private static func mayChangeUser(from source: (any ViewRouteSource)?) async throws -> Bool {
        try await Router.confirm(
            "Change the user",
            message: "The note belongs to another user. Your locked notes are closed without saving.",
            button: "Go to the login", isDestructive: true, from: source)
    }

    /// The locked note to which the route leads, and the reason for a login; nil for other routes.
    private var lockedNote: (Note, notice: String)? {
        get throws {
            let (name, notice): (String, String)
            switch module {
            case let module as any NoteModuleInput: (name, notice) = (module.noteName, "This note is locked.")
            case let module as any EditorModuleInput: (name, notice) = (module.noteName, "To change this note, log in.")
            default: return nil
            }
            let note = try Router.destination(for: .noteCollection).note(named: name)
            return note.isLocked ? (note, notice) : nil
        }
    }
}

extension RouteScope<UserSession> {
    /// Returns whether the user may see a locked note.
    @MainActor fileprivate func includes(_ note: Note) throws -> Bool {
        try Router.destination(for: .noteAccess, in: self).includesNotes(of: note.owner)
    }
}
