// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterSwiftUI
import NoteListFeature
import NoteListInterface
import NotesInterface
import Observation
import SwiftUI

/// Shows all notes and a search field.
@MainActor @Provider(of: .noteList, registersItself: false)
@Observable final class NoteListScreen: FeatureScreen, SwiftUIScreen, NoteListViewInput {
    private(set) var notes: [Note] = []
    private(set) var problems: [String] = []
    var heading: String {
        didSet { model.heading = heading }
    }
    @ObservationIgnored private let model: NoteListModel

    init(notes: any NoteCollection) {
        model = NoteListModel(notes)
        heading = model.heading
        super.init()
        model.source = self
    }

    var content: some View { NoteListView(screen: self) }

    func reload() {
        attempt { try model.reload() }
        notes = model.notes
        problems = model.problems.map { "⚠ \($0)" }
    }

    func open(_ note: Note) {
        perform { [model] in try await model.open(note) }
    }

    /// - Parameter words: The words to search for, or a URL to open.
    func find(_ words: String) {
        guard words.contains(where: { $0 != " " }) else { return }
        perform { [weak self, model] in
            guard words.contains("://") else { return try await model.search(words) }
            if try await !model.go(to: words) { self?.message = "It has been opened, and has nothing to show." }
        }
    }
}

struct NoteListView: View {
    let screen: NoteListScreen
    @State private var words = ""

    var body: some View {
        List {
            TextField("Search, or type a URL", text: $words).onSubmit { screen.find(words) }
            ForEach(screen.notes, id: \.name) { note in
                Button {
                    screen.open(note)
                } label: {
                    Text(note.isLocked ? "\(note.title) 🔒" : note.title)
                }
            }
            if screen.notes.isEmpty { Text("There are no notes here") }
            ForEach(screen.problems, id: \.self) { Text($0) }
            MessageText(screen.message)
        }
        .navigationTitle(screen.heading)
        .onAppear { screen.reload() }
    }
}
#endif
