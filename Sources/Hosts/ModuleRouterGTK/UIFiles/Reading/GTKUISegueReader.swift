// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// Creates a segue from its tag.
@MainActor struct GTKUISegueReader {
    private let file: GTKUIFile
    private let document: GTKUIDocument
    private static let attributes = ["id", "kind", "to", "route", "url", "signal"]
    private static let leads = ["to", "route", "url"]

    init(_ reading: GTKUIReading) {
        file = reading.file
        document = reading.document
    }

    func segue(_ tag: GTKUITag) throws(GTKUIFileError) -> GTKSegue {
        if let unknown = tag.attributes.first(where: { !GTKUISegueReader.attributes.contains($0.name) }) {
            throw error(
                .unfitSegue, tag,
                "a segue has no \"\(unknown.name)\""
                    + GTKUIName.near(unknown.name, among: GTKUISegueReader.attributes))
        }
        let leads = tag.attributes.filter { GTKUISegueReader.leads.contains($0.name) }
        guard let lead = leads.first, leads.count == 1 else {
            throw error(.unfitSegue, tag, "a segue leads to one of \"to\", \"route\" and \"url\"")
        }
        let kind = try kind(of: tag)
        switch lead.name {
        case "to": return try segue(toObject: lead.value, kind ?? .show, tag)
        case "route": return try segue(toRoute: lead.value, kind, tag)
        default: return try segue(toURL: lead.value, kind, tag)
        }
    }

    private func kind(of tag: GTKUITag) throws(GTKUIFileError) -> ViewRouteKind? {
        guard let name = tag["kind"] else { return nil }
        let known = GTKWindow.kinds.subtracting([.performSegue])
        if let kind = known.first(where: { $0.name == name }) { return kind }
        throw error(
            .unknownSegueKind, tag,
            "\"\(name)\" is no kind of segue" + GTKUIName.near(name, among: known.map(\.name)))
    }

    /// Returns a segue to a screen of this file or of another one.
    private func segue(
        toObject target: String, _ kind: ViewRouteKind, _ tag: GTKUITag
    ) throws(GTKUIFileError) -> GTKSegue {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isFile = parts.count == 2 || target.hasSuffix(".ui")
        let other = isFile && !parts[0].isEmpty ? try neighbour(parts[0], tag) : file
        let id = parts.count == 2 ? parts[1] : isFile ? nil : target
        let objects = other.name == file.name ? document.objects : try screens(of: other, tag)
        let screens = objects.filter { object in
            other.classes.contains { $0.uiName == object.className && $0 is GTKScreen.Type }
        }
        let isThere = id == nil ? screens.contains { $0.outer == nil } : screens.contains { $0.hasID && $0.id == id }
        guard isThere else {
            let place = other.name == file.name ? "" : " in \(other.name)"
            let wanted = id.map { "\"\($0)\"" } ?? "a screen"
            throw error(
                .missingTarget, tag,
                "the segue leads to \(wanted), and there is no such screen\(place)"
                    + (id.map { GTKUIName.near($0, among: screens.filter(\.hasID).map(\.id)) } ?? ""))
        }
        return GTKSegue(kind: kind) { try other.makeScreen(id) }
    }

    private func neighbour(_ path: String, _ tag: GTKUITag) throws(GTKUIFileError) -> GTKUIFile {
        do throws(GTKUIFileError) { return try file.neighbour(path) } catch {
            throw self.error(.missingTarget, tag, "the segue leads to a file that cannot be read: \(error.message)")
        }
    }

    private func screens(of other: GTKUIFile, _ tag: GTKUITag) throws(GTKUIFileError) -> [GTKUIDocument.Object] {
        do throws(GTKUIFileError) {
            return try GTKUIDocument(name: other.name, text: Array(other.text.utf8)).objects
        } catch {
            throw self.error(.missingTarget, tag, "the segue leads to a file that cannot be read: \(error)")
        }
    }

    private func segue(
        toRoute identifier: String, _ kind: ViewRouteKind?, _ tag: GTKUITag
    ) throws(GTKUIFileError) -> GTKSegue {
        let known = RouteRegistry.current.viewIdentifiers
        let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
        guard known.contains(identifier) else {
            throw error(
                .missingTarget, tag,
                "no provider of views has registered the identifier \"\(identifier)\""
                    + GTKUIName.near(identifier, among: known))
        }
        return GTKSegue(kind: kind ?? .show) {
            try Router.requestedView(identifier: identifier, at: location)?.destination() as? GTKElement
        } perform: { screen, sender in
            let path = GTKUISegueReader.path(kind ?? .defaultPath, screen, sender)
            Router.requestedView(identifier: identifier, at: location)?.perform(path: path)
        }
    }

    private func segue(
        toURL url: String, _ kind: ViewRouteKind?, _ tag: GTKUITag
    ) throws(GTKUIFileError) -> GTKSegue {
        guard Router.canOpen(url: url, by: .app) else {
            throw error(.missingTarget, tag, "the segue leads to the URL \"\(url)\", which no pattern matches")
        }
        return GTKSegue(kind: kind ?? .show) {
            try Router.destination(url: url, by: .app) as? GTKElement
        } perform: { screen, sender in
            if let kind {
                Router.perform(url: url, path: GTKUISegueReader.path(kind, screen, sender), by: .app)
            } else {
                Router.perform(url: url, from: screen, by: .app)
            }
        }
    }

    private static func path(_ kind: ViewRouteKind, _ screen: GTKScreen, _ sender: GTKWidget?) -> ViewRoutePath {
        var path = ViewRoutePath(kind, from: screen)
        let reference = sender.map { GTKReference($0) }
        path.options.anchor = reference ?? screen
        path.options.sender = reference
        return path
    }

    private func error(
        _ problem: GTKUIFileError.Problem, _ tag: GTKUITag, _ message: String
    ) -> GTKUIFileError {
        GTKUIFileError(problem, document.name, document.position(of: tag), message)
    }
}
#endif
