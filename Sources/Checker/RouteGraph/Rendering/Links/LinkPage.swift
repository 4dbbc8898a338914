// SPDX-License-Identifier: Apache-2.0

extension LinkList {
    /// Returns the patterns as a self-contained HTML page, without network access, fonts or other files.
    ///
    /// The table is part of the page, so that it can be read without JavaScript. The script only adds the search field.
    package var html: String { LinkPage(list: self).html }
}

/// The page. It has the style of the graph's page.
struct LinkPage {
    var list: LinkList

    var html: String {
        let title = GraphPage.escaped(list.entryPoint)
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(GraphPage.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Links of \(title)</title>
            <style>
            \(GraphPage.style)\
            \(Self.style)\
            </style>
            </head>
            <body>
            <header class="top">
            <h1>Links of <strong>\(title)</strong></h1>
            <ul class="counts">\(counts)</ul>
            </header>
            <main class="links">
            <div class="search" hidden>
            <input id="search" type="search" placeholder="Search patterns, providers, modules" aria-label="Search links"
            autocomplete="off" spellcheck="false">
            <kbd aria-hidden="true">/</kbd>
            </div>
            <p id="count" role="status"></p>
            <div class="scroll">
            <table>
            <thead><tr><th scope="col">Pattern</th><th scope="col">Parameters</th><th scope="col">Leads to</th>\
            <th scope="col">Provider</th><th scope="col">Location</th></tr></thead>
            <tbody>
            \(list.links.map(row).joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            </main>
            <script>
            "use strict";
            \(Self.script)\
            </script>
            </body>
            </html>

            """
    }

    private var counts: String {
        let open = list.links.count { $0.sender == .outside }
        return [(list.links.count, "pattern"), (open, "open to other apps")].map { number, word in
            "<li><b>\(number)</b> \(word)\(word == "pattern" && number != 1 ? "s" : "")</li>"
        }.joined()
    }

    private func row(_ link: Link) -> String {
        let parameters = link.parameters.map { "<li><code>\(GraphPage.escaped($0.text))</code></li>" }.joined()
        let destinations = link.destinations.map { "<li><code>\(GraphPage.escaped($0))</code></li>" }.joined()
        let tags = [
            link.sender == .app ? "app only" : link.sender == .unknown ? "sender unknown" : nil,
            link.provider == nil ? "redirection" : nil, link.remark,
        ].compactMap { $0 }.map { " <span class=\"tag\">\(GraphPage.escaped($0))</span>" }.joined()
        let failure = link.failure.map { " <span class=\"tag bad\">\(GraphPage.escaped($0))</span>" } ?? ""
        let provider = link.provider.map { GraphPage.escaped($0) } ?? ""
        return """
            <tr><th scope="row"><code>\(GraphPage.escaped(link.pattern))</code>\(tags)\(failure)</th>\
            <td><ul>\(parameters)</ul></td><td><ul>\(destinations)</ul></td>\
            <td>\(provider) <span class="by">\(GraphPage.escaped(link.module))</span></td>\
            <td class="place">\(GraphPage.escaped("\(link.location)"))</td></tr>
            """
    }

    private static let style = GraphPage.text(PackageResources.links_css)
    private static let script = GraphPage.text(PackageResources.links_js)
}
