// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LockInterface
import ModuleRouterViews
import ModuleRouterTesting
import NoteFeature
import NoteListFeature
import NotesInterface
import NoteViewInterface
import Testing

@Suite(
    .routes {
        TestNoteRouter.self; TestEditorRouter.self; TestSearchRouter.self; TestLock.self
    })
@MainActor struct NoteListModelTests {
    private let window = TestWindow()
    private let list = NoteListModel(TestNotes())

    init() throws {
        list.source = window
        try list.reload()
    }

    @Test func theListHasTheNotesAndWhatIsWrong() {
        #expect(list.notes.map(\.name) == ["a.md", "b.md", "c.md"])
        #expect(list.problems == [NoteProblem(name: "d.md", reason: "it is broken")])
    }

    @Test func aNoteIsMeantByItsNumberOrItsName() throws {
        #expect(try list.note("2").name == "b.md")
        #expect(try list.note("c.md").name == "c.md")
        #expect(throws: NoteLookupError("there is no note 0")) { try list.note("0") }
        #expect(throws: NoteLookupError("there is no note 4")) { try list.note("4") }
        #expect(throws: NoteLookupError("there is no note 'd.md'")) { try list.note("d.md") }
    }

    @Test func anOpenedNoteIsPushed() async throws {
        try await list.open(list.notes[0])
        #expect((window.top as? TestNoteView)?.noteName == "a.md")
        #expect(window.topKind == .push)
    }

    @Test func theUserLogsOutByTheLock() async throws {
        let lock = try #require(try Router.destination(for: .noteLock) as? TestLock)
        try await list.lock()
        #expect(lock.logOuts == 1)
    }

    @Test func aSearchIsPushed() async throws {
        try await list.search("one two")
        #expect((window.top as? TestSearch)?.words == "one two")
        #expect(window.topKind == .push)
    }

    @Test func whatTheUserGoesToMayBeClosedToOthers() async throws {
        #expect(try await list.go(to: "test://note/c.md"))
        #expect((window.top as? TestNoteView)?.noteName == "c.md")
    }

    @Test func aServiceIsNothingToSee() async throws {
        #expect(try await !list.go(to: "test://lock"))
        #expect(window.top == nil)
    }

    @Test func toEditIsOverWhenTheEditorHasSaved() async throws {
        let edit = Task { [list] in try await list.edit(list.notes[0]) }
        let editor = await window.next(TestEditor.self)
        #expect(editor.noteName == "a.md")
        editor.saved.finish(TestNotes.note("a.md", "two"))
        try await edit.value
        #expect(window.top == nil)
    }

    @Test func toEditIsGivenUpWithTheEditor() async {
        let edit = Task { [list] in try await list.edit(list.notes[0]) }
        _ = await window.next(TestEditor.self)
        window.goBack()
        await #expect(throws: CancellationError.self) { try await edit.value }
    }
}

@Suite(
    .routes {
        TestEditorRouter.self; TestNoteRouter.self
    })
@MainActor struct NoteModelTests {
    private let window = TestWindow()

    private func model(_ name: String, isEditing: Bool = false) throws -> NoteModel {
        let configuration = NoteConfiguration()
        configuration.noteName = name
        configuration.isEditing = isEditing
        let model = try NoteModel(configuration, in: TestNotes())
        model.source = window
        return model
    }

    @Test func aNoteThatIsMissingCannotBeShown() {
        #expect(throws: NoteLookupError("there is no note 'd.md'")) { try model("d.md") }
    }

    @Test func whatTheEditorHasSavedIsShown() async throws {
        let model = try model("a.md")
        #expect(model.note.text == "one")
        let edit = Task { try await model.edit() }
        await window.next(TestEditor.self).saved.finish(TestNotes.note("a.md", "two"))
        try await edit.value
        #expect(model.note.text == "two")
    }

    @Test func itBeginsWithTheEditorIfItIsTold() async throws {
        let model = try model("a.md", isEditing: true)
        let begin = Task { try await model.begin() }
        let editor = await window.next(TestEditor.self)
        #expect(editor.noteName == "a.md")
        editor.saved.finish(TestNotes.note("a.md", "two"))
        try await begin.value
        #expect(model.note.text == "two")
        // Not when the note comes to the top again.
        try await model.begin()
        #expect(window.top == nil)
    }

    @Test func otherwiseItBeginsWithNothing() async throws {
        try await model("a.md").begin()
        #expect(window.top == nil)
    }

    @Test func itsURLLeadsToIt() throws {
        let url = try model("b.md").url()
        #expect(url == "test://note/b.md")
        let view = try #require(try Router.destination(url: url, by: .app) as? TestNoteView)
        #expect(view.noteName == "b.md")
    }
}
