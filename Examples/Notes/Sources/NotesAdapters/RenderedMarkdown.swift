// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import MarkdownInterface
import ModuleRouter
import NotesInterface

/// Adapts the Markdown module to what the notes and the export require.
@Provider(of: .notesRequiredMarkdown, .exportRequiredMarkdown)
struct RenderedMarkdown: NotesRequiredMarkdown, ExportRequiredMarkdown {
    let rendering: any MarkdownRendering

    func title(of markdown: String) -> String? { rendering.title(of: markdown) }

    func value(of key: String, in markdown: String) -> String? { rendering.value(of: key, in: markdown) }

    func plainText(of markdown: String) -> String { rendering.plainText(of: markdown) }

    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String {
        rendering.html(of: markdown, anchorPrefix: anchorPrefix, resolvingLinks: resolveLink)
    }
}
