// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotesInterface

/// A user of the app on any toolkit, who sees and touches only the topmost screen.
@MainActor protocol NotesUser: AnyObject {
    /// The contents of the topmost screen: a title, texts, `<buttons>` and `‹fields›`.
    var seen: [String] { get }
    /// The misuses that the toolkit would have reported.
    var violations: [String] { get }

    func tap(_ title: String)
    func type(_ text: String, into field: String)
    func submit(_ field: String)
    /// Goes back by the button in the bar.
    func goBack()
    /// Dismisses the topmost screen by a swipe down.
    func swipeDown()
    /// Ends all transitions and calls the appearance handlers of views.
    func settle()
    /// Opens a URL as the system does.
    func open(_ url: String) throws
}

/// A storage of notes, in memory.
final class NotesInMemory: NotesRequiredStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    subscript(name: String) -> String? { lock.withLock { texts[name] } }

    func names() throws -> (names: [String], problems: [NoteProblem]) {
        (lock.withLock { texts.keys.sorted() }, [])
    }

    func contents(named name: String) throws -> NoteContents? {
        lock.withLock { texts[name] }.map {
            NoteContents(data: Data($0.utf8), modified: Date(timeIntervalSince1970: 0))
        }
    }

    func add(_ contents: NoteContents, named name: String) throws { try replace(contents, named: name) }

    func replace(_ contents: NoteContents, named name: String) throws {
        lock.withLock { texts[name] = String(decoding: contents.data, as: UTF8.self) }
    }
}
