// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK

@testable import DesktopScreens

/// The model of a walk: the notes that have to be stored, and the texts that are in editors.
@MainActor final class WalkedNotes {
    /// The texts that are stored, by the names of the notes.
    private var stored: [String: String] = [:]
    /// The texts that can be edited, by the names of the notes.
    private var drafts: [String: String] = [:]
    /// The notes whose drafts the user is asked about, until the page of the editor has slid away.
    private var questioned: Set<String> = []

    func begin(_ notes: [String: String]) { stored = notes }

    /// Reads the editors of a window. Called before each event.
    func look(at desk: Desk) {
        drafts = drafts(in: desk)
        if desk.title == "Unsaved changes" {
            questioned = Set(drafts.keys)
        } else if !desk.isSliding {
            questioned = []
        }
    }

    /// Compares the stored notes after an event with the notes before it.
    ///
    /// - Throws: ``WalkFault`` if a note has gone, if its text is not one of an editor, or if the text of an editor has gone
    ///   without a question.
    func check(_ now: [String: String], at desk: Desk) throws {
        guard now.keys.sorted() == stored.keys.sorted() else {
            throw WalkFault("the notes were \(stored.keys.sorted()), and are \(now.keys.sorted())")
        }
        for (name, text) in now where text != stored[name] && text != drafts[name] {
            throw WalkFault("\(name) has a text that was in no editor: \(text.debugDescription)")
        }
        let left = drafts(in: desk)
        for (name, draft) in drafts where draft != now[name] && left[name] == nil && !questioned.contains(name) {
            throw WalkFault("the changes of \(name) are lost: \(draft.debugDescription)")
        }
        stored = now
    }

    /// - Throws: ``WalkFault`` if the notes are not those that were stored at last.
    func checkStored(_ now: [String: String]) throws {
        guard now == stored else { throw WalkFault("the stored notes were \(stored), and are \(now)") }
    }

    private func drafts(in desk: Desk) -> [String: String] {
        var drafts: [String: String] = [:]
        var url = ""
        for screen in desk.window.detailColumn?.stack ?? [] {
            // An editor stands above its note.
            if let screen = screen as? DesktopScreen, let ownURL = screen.url { url = ownURL }
            guard screen is EditorScreen, let name = stored.keys.first(where: { url.hasSuffix("note/\($0)") }),
                let view = textView(in: screen.widget), gtk_widget_get_sensitive(view) != 0
            else { continue }
            drafts[name] = text(of: view)
        }
        return drafts
    }

    /// The first text view inside of a widget, which may be hidden.
    private func textView(in widget: GTKWidget) -> GTKWidget? {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if String(cString: g_type_name_from_instance(object)) == "GtkTextView" { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = textView(in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }

    private func text(of view: GTKWidget) -> String {
        let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(characters) }
        return String(cString: characters)
    }
}
#endif
