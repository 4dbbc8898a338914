// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import NoteSearchFeature
import NotesInterface
import Testing

@Suite(.routes { TestNoteRouter.self })
@MainActor struct NoteSearchModelTests {
    private let window = TestWindow()
    private let notes = TestNotes()

    private func model(_ words: String) throws -> NoteSearchModel {
        let configuration = NoteSearchConfiguration()
        configuration.words = words
        let model = try NoteSearchModel(configuration, in: notes)
        model.source = window
        return model
    }

    @Test func itHasTheNotesAndWhatIsWrong() throws {
        let model = try model("e")
        #expect(model.words == "e")
        #expect(model.hits.map(\.name) == ["a.md", "b.md"])
        #expect(model.problems == [NoteProblem(name: "d.md", reason: "it is broken")])
    }

    @Test func nothingIsSeenOfALockedNote() throws {
        let model = try model("e")
        #expect(model.hits.map(\.isLocked) == [false, true])
        #expect(model.hits.map(\.snippet) == [[.init("one", isHit: true)], []])
    }

    @Test func whatCannotBeSearchedForIsAnError() {
        #expect(throws: NoteLookupError("there is no word to search for")) { try model("") }
    }

    @Test func whatHasChangedIsFoundAgain() throws {
        let model = try model("one")
        _ = try notes.save("two", over: notes.note(named: "a.md"))
        try model.search()
        #expect(model.hits == [])
    }

    @Test func aNoteIsMeantByItsNumber() throws {
        let model = try model("e")
        #expect(try model.hit("2").name == "b.md")
        #expect(throws: NoteLookupError("there is no note 3 here")) { try model.hit("3") }
        #expect(throws: NoteLookupError("there is no note a.md here")) { try model.hit("a.md") }
    }

    @Test func anOpenedNoteIsPushed() async throws {
        let model = try model("e")
        try await model.open(model.hits[1])
        #expect((window.top as? TestNoteView)?.noteName == "b.md")
        #expect(window.topKind == .push)
    }
}
