// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import Foundation

/// Exports notes as one page with a table of contents. Links between notes lead to their places on the page.
struct HTMLExporter: NoteExporting {
    let title: String
    let date: Date
    let markdown: any ExportRequiredMarkdown

    func export(_ notes: [ExportableNote]) throws -> Data {
        let places = NotePlaces(notes)
        let articles = notes.map { note in
            let html = markdown.html(of: note.text, anchorPrefix: places.anchor(of: note.name) + "--") { link in
                places.resolve(link, from: note.name)
            }
            let source = "\(HTML.escaped(note.name)) · \(note.modified.formatted(Self.day))"
            return """
                <article id="\(places.anchor(of: note.name))">
                <p class="source">\(source)</p>
                \(html)</article>

                """
        }
        let contents = notes.map { note in
            "<li><a href=\"#\(places.anchor(of: note.name))\">\(HTML.escaped(note.title))</a></li>\n"
        }
        return Data(
            page(contents: contents.joined(), articles: articles.joined(separator: "\n"), count: notes.count).utf8)
    }

    private static let day = Date.ISO8601FormatStyle().year().month().day()

    private func page(contents: String, articles: String, count: Int) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTML.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <nav>
        <h1>\(HTML.escaped(title))</h1>
        <p class="source">\(count) \(count == 1 ? "note" : "notes") · \(date.formatted(Self.day))</p>
        <ul>
        \(contents)</ul>
        </nav>
        <main>
        \(articles)</main>
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { margin: 0; font: 16px/1.6 system-ui, sans-serif; display: flex; }
        nav { position: sticky; top: 0; box-sizing: border-box; width: 18rem; height: 100vh; overflow: auto; \
        flex-shrink: 0; padding: 1.5rem; background: color-mix(in srgb, CanvasText 5%, Canvas); }
        nav h1 { font-size: 1.2rem; margin: 0; }
        nav ul { list-style: none; padding: 0; }
        nav a { color: inherit; text-decoration: none; }
        nav a:hover { text-decoration: underline; }
        main { min-width: 0; max-width: 46rem; padding: 1.5rem 2.5rem; }
        article + article { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); margin-top: 3rem; }
        .source { font-size: 0.8rem; opacity: 0.6; margin: 1rem 0 0; }
        pre { overflow: auto; padding: 0.8rem 1rem; border-radius: 6px; \
        background: color-mix(in srgb, CanvasText 7%, Canvas); }
        code { font: 0.9em ui-monospace, monospace; }
        pre.html { opacity: 0.7; }
        blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid color-mix(in srgb, CanvasText 25%, Canvas); }
        table { border-collapse: collapse; display: block; overflow: auto; }
        th, td { border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); padding: 0.3rem 0.6rem; }
        img { max-width: 100%; }
        li.task { list-style: none; margin-left: -1.3rem; }
        @media (max-width: 50rem) { body { display: block; } nav { position: static; width: auto; height: auto; } }
        @media print { nav { display: none; } article { break-before: page; } }
        """
}

/// The anchors of the notes on the page.
struct NotePlaces {
    private let anchors: [String: String]

    init(_ notes: [ExportableNote]) {
        var used: Set<String> = []
        var anchors: [String: String] = [:]
        for note in notes {
            var letters = note.name.map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
            while !used.insert(letters).inserted { letters += "-" }
            anchors[note.name] = HTML.escaped(letters)
        }
        self.anchors = anchors
    }

    func anchor(of name: String) -> String { anchors[name] ?? "" }

    /// Returns the address for a link: the anchor of a note if the link is its relative path, or else the link itself.
    func resolve(_ link: String, from name: String) -> String {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = parts.first.map({ $0.removingPercentEncoding ?? String($0) }), !path.isEmpty,
            let target = Self.path(path, from: name), let anchor = anchors[target]
        else { return link }
        return "#" + anchor + (parts.count > 1 ? "--\(parts[1])" : "")
    }

    /// Returns the note's name for a relative path; nil if the path leads out of the collection.
    private static func path(_ path: String, from name: String) -> String? {
        var folders = path.hasPrefix("/") ? [] : name.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                folders.append(String(part))
            } else if folders.popLast() == nil {
                return nil
            }
        }
        return folders.joined(separator: "/")
    }
}

/// Helpers for text in HTML.
enum HTML {
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
}
