// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterSwiftUI
import NoteSearchFeature
import NotesInterface
import Observation
import SwiftUI

/// Shows the notes that contain the words, each with a snippet.
@Observable final class NoteSearchScreen: FeatureScreen, SwiftUIScreen {
    private(set) var hits: [NoteSearchModel.Hit]
    private(set) var problems: [String] = []
    var words: String { model.words }
    @ObservationIgnored private let model: NoteSearchModel

    init(_ model: NoteSearchModel) {
        self.model = model
        hits = model.hits
        super.init()
        model.source = self
    }

    var content: some View { NoteSearchView(screen: self) }

    func search() {
        attempt { try model.search() }
        hits = model.hits
        problems = model.problems.map { "⚠ \($0)" }
    }

    func open(_ hit: NoteSearchModel.Hit) {
        perform { [model] in try await model.open(hit) }
    }
}

struct NoteSearchView: View {
    let screen: NoteSearchScreen

    var body: some View {
        List {
            ForEach(screen.hits, id: \.name) { hit in
                Button {
                    screen.open(hit)
                } label: {
                    Text(hit.isLocked ? "\(hit.title) 🔒" : hit.title)
                }
                Text(hit.snippet.map(\.text).joined()).foregroundStyle(.secondary)
            }
            if screen.hits.isEmpty { Text("No note has them") }
            ForEach(screen.problems, id: \.self) { Text($0) }
            MessageText(screen.message)
        }
        .navigationTitle("Notes with “\(screen.words)”")
        .onAppear { screen.search() }
    }
}
#endif
