// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import EditorFeature
import EditorInterface
import ModuleRouterSwiftUI
import NotesInterface
import Observation
import SwiftUI

/// Edits the text of a note.
@MainActor @Provider(of: RoutableViewModule<any EditorModuleInput>.self, registersItself: false)
@Observable final class EditorScreen: FeatureScreen, SwiftUIScreen {
    /// The text. Empty until the view appears.
    var text = "" {
        didSet {
            guard isOpen else { return }
            model.draft = NoteDraft(text)
            refusesToBeDismissed = model.hasChanges
        }
    }
    private(set) var isOpen = false
    /// Whether the text is saved, so that the screen goes. Text that is typed until then would be lost.
    private(set) var isSaved = false
    /// Whether leaving would lose changes.
    private(set) var refusesToBeDismissed = false
    @ObservationIgnored private let model: EditorModel

    init(
        notes: any NoteCollection, @RouteParameter noteName: String = "",
        @RouteParameter saved: ViewRouteResult<Note> = ViewRouteResult()
    ) throws {
        model = try EditorModel(of: noteName, in: notes, saved: saved)
        super.init()
        model.source = self
    }

    var title: String { "Editing \(model.note.title)" }

    var content: some View { EditorView(screen: self) }

    func begin() {
        guard !isOpen else { return }
        text = model.draft.text
        isOpen = true
    }

    func save() {
        guard isOpen else { return }
        attempt {
            try model.save()
            isSaved = true
        }
    }

    func close() {
        perform { [weak self, model] in
            if try await model.mayClose() { self?.leave() }
        }
    }
}

struct EditorView: View {
    @Bindable var screen: EditorScreen

    var body: some View {
        VStack {
            if screen.isOpen { TextEditor(text: screen.isSaved ? .constant(screen.text) : $screen.text) }
            MessageText(screen.message)
        }
        .navigationTitle(screen.title)
        .toolbar {
            Button("Close") { screen.close() }
            Button("Save") { screen.save() }
        }
        .onAppear { screen.begin() }
    }
}
#endif
