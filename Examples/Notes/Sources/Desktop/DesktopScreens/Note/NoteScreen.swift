// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import MarkdownInterface
import ModuleRouterGTK
import NoteFeature
import NotesInterface

/// Shows one note.
final class NoteScreen: DesktopScreen {
    private let model: NoteModel
    private let markdown: any MarkdownRendering
    private let page: MarkdownPage
    private var shown: Note?

    init(_ model: NoteModel, markdown: any MarkdownRendering) {
        self.model = model
        self.markdown = markdown
        page = MarkdownPage()
        super.init(showing: page.widget, title: model.note.title)
        model.source = self
        let edit = GTKWidget.iconButton("document-edit-symbolic", "Change the note (Ctrl+E)")
        let link = GTKWidget.iconButton("edit-copy-symbolic", "Copy the URL of the note (Ctrl+Shift+C)")
        setItems(trailing: [edit, link])
        page.followed = { [weak self] in self?.follow($0) }
        GTKSignal.connect(edit, "clicked") { [weak self] in self?.edit() }
        GTKSignal.connect(link, "clicked") { [weak self] in self?.copyURL() }
        Shortcut.add("<Control>e", to: widget) { [weak self] in self?.edit() }
        Shortcut.add("<Control><Shift>c", to: widget) { [weak self] in self?.copyURL() }
    }

    override var url: String? { try? model.url() }

    override func didAppear() {
        show()
        let list = window?.listScreen as? NoteListScreen
        list?.reload()
        list?.select(model.note.name)
        page.focus()
        perform { [model] in try await model.begin() }
    }

    private func show() {
        guard shown != model.note else { return }
        shown = model.note
        title = model.note.title
        page.show(markdown.blocks(of: model.note.text))
    }

    private func edit() {
        perform { [weak self, model] in
            try await model.edit()
            self?.show()
        }
    }

    private func copyURL() {
        attempt {
            let url = try model.url()
            gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), url)
            message = "Copied: \(url)"
        }
    }

    private func follow(_ destination: String) {
        perform { [weak self, model] in
            guard let address = try await model.follow(destination), let self else { return }
            gtk_show_uri(window?.gtkWindow, address, UInt32(GDK_CURRENT_TIME))
        }
    }
}
#endif
