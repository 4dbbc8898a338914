// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// The settings of a package or a project that no manifest contains: the file `RouteCheck.json` beside the manifest.
struct SettingsFile: Equatable {
    static let name = "RouteCheck.json"

    /// The target platform. Defaults to this machine's.
    var platform: String?
    /// The conditions that hold in every module, as for the compiler's option `-D`.
    var conditions: [String]?
    /// Whether routes that the checker cannot prove are errors.
    var strict: Bool?
    /// The boundaries between modules; nil if none are declared.
    var boundaries: ModuleBoundaries?
    private var path = Self.name

    /// - Parameter path: The path of the file. A missing file means default settings.
    init(_ path: String?) throws(SourceError) {
        guard let path, FileManager.default.fileExists(atPath: path) else { return }
        self.path = path
        let content: Content
        do {
            content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: URL(filePath: path)))
        } catch let error as UnknownMember {
            throw SourceError("\(path) has \(error.text)")
        } catch {
            throw SourceError(
                "\(path) has an unknown format: it can contain a \"platform\", such as \"iOS\", a list of \"conditions\", \"strict\", and "
                    + "\"boundaries\" with the lists \"implementations\", \"interfaces\" and \"allowed\"")
        }
        conditions = content.conditions
        strict = content.strict
        boundaries = content.boundaries?.value
        guard let platform = content.platform else { return }
        guard let known = Platform(argument: platform) else {
            throw SourceError(
                "\(path) names the unknown platform \(platform); the platforms are "
                    + Platform.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self.platform = known.rawValue
    }

    /// Returns the apps with the declared boundaries.
    ///
    /// - Parameter areAllKnown: Whether the apps show all modules that the file may name. A project may have further apps.
    func adding(to apps: [SourceApp], areAllKnown: Bool = true) throws(SourceError) -> [SourceApp] {
        guard let boundaries else { return apps }
        let known = apps.flatMap { app in
            app.modules.map(\.name) + (app.unlinked ?? []).map(\.module.name) + (app.packageModules ?? [])
        }
        let modules = Set(known).subtracting(SourceApp.libraryModules)
        if areAllKnown, let name = boundaries.unknownPatterns(among: modules).first {
            let near = NearMisses.of(name, among: modules.sorted()).prefix(3)
            throw SourceError(
                "\(path) names \(name), but no module has this name"
                    + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"))
        }
        if let module = boundaries.contradictions(among: modules).first {
            throw SourceError("\(path) declares \(module) as an interface and as an implementation")
        }
        return apps.map { app in
            var app = app
            app.boundaries = boundaries
            return app
        }
    }
}

// MARK: Format

private struct Content: Decodable {
    var platform: String?
    var conditions: [String]?
    var strict: Bool?
    var boundaries: Boundaries?
}

private struct Boundaries: Decodable {
    var value: ModuleBoundaries

    private enum Member: String, CodingKey, CaseIterable { case implementations, interfaces, allowed }

    init(from decoder: any Decoder) throws {
        // A misspelt member would otherwise have no effect.
        for name in try decoder.container(keyedBy: AnyMember.self).allKeys.map(\.stringValue).sorted()
        where Member(rawValue: name) == nil {
            throw UnknownMember(name: name, known: Member.allCases.map(\.rawValue))
        }
        let members = try decoder.container(keyedBy: Member.self)
        value = ModuleBoundaries(
            implementations: try members.decodeIfPresent([String].self, forKey: .implementations) ?? [],
            interfaces: try members.decodeIfPresent([String].self, forKey: .interfaces) ?? [],
            allowed: try members.decodeIfPresent([ModuleBoundaries.Allowance].self, forKey: .allowed) ?? [])
    }
}

private struct AnyMember: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct UnknownMember: Error {
    let name: String
    let known: [String]

    var text: String {
        let near = NearMisses.of(name, among: known).first
        return "the unknown member \"\(name)\" in \"boundaries\"; "
            + (near.map { "did you mean \"\($0)\"?" } ?? "its members are \(known.joined(separator: ", "))")
    }
}
#endif
