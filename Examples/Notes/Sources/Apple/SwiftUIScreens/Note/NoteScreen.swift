// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import MarkdownInterface
import ModuleRouterSwiftUI
import NoteFeature
import NotesInterface
import Observation
import ScreenText
import SwiftUI

/// Shows one note.
@Observable final class NoteScreen: FeatureScreen, SwiftUIScreen {
    private(set) var title: String
    private(set) var paragraphs: [NoteParagraph] = []
    @ObservationIgnored private let model: NoteModel
    @ObservationIgnored private let markdown: any MarkdownRendering

    init(_ model: NoteModel, markdown: any MarkdownRendering) {
        self.model = model
        self.markdown = markdown
        title = model.note.title
        super.init()
        model.source = self
        show()
    }

    /// The URL that opens the note again after a restart of the app.
    var restorationURL: String? { try? model.url() }

    var content: some View { NoteView(screen: self) }

    func begin() {
        show()
        perform { [model] in try await model.begin() }
    }

    func edit() {
        perform { [weak self, model] in
            try await model.edit()
            self?.show()
        }
    }

    func showLink() {
        attempt { message = try model.url() }
    }

    private func show() {
        title = model.note.title
        paragraphs = NoteParagraph.paragraphs(of: markdown.blocks(of: model.note.text))
    }
}

struct NoteView: View {
    let screen: NoteScreen

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(screen.paragraphs.indices, id: \.self) { ParagraphView(paragraph: screen.paragraphs[$0]) }
                MessageText(screen.message)
            }
            .padding()
        }
        .navigationTitle(screen.title)
        .toolbar {
            Button("Edit") { screen.edit() }
            Button("Link") { screen.showLink() }
        }
        .onAppear { screen.begin() }
    }
}

struct ParagraphView: View {
    let paragraph: NoteParagraph

    var body: some View { Text(paragraph.text).font(font) }

    private var font: Font {
        switch paragraph.style {
        case .heading(level: 1): .title
        case .heading: .headline
        case .body: .body
        case .code: .body.monospaced()
        case .quote: .body.italic()
        }
    }
}
#endif
