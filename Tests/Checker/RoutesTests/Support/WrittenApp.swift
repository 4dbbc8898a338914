// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// A small app: its files by paths that begin with their module. `App` is the entry point and depends on all other modules.
struct WrittenApp: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let files: [String: String]

    init(_ testDescription: String, _ files: [String: String]) {
        self.testDescription = testDescription
        self.files = files
    }

    /// Returns the findings, each as `id at place`.
    func findings() async throws -> [String] {
        try await check().map { finding in
            finding.location.map { "\(finding.id.rawValue) at \($0)" } ?? finding.id.rawValue
        }
    }

    /// Returns the complete findings, with paths that begin with the module.
    func check() async throws -> [RouteFinding] { try await graph().check() }

    /// The routes, with paths that begin with the module.
    ///
    /// - Parameters:
    ///   - role: The role of `App`.
    ///   - packages: The modules of other packages.
    func graph(
        boundaries: ModuleBoundaries? = nil, role: SourceModule.Role = .executable, others packages: Set<String> = [],
        selection: SourceScanner.Selection = .needed
    ) async throws -> RouteGraph {
        let folder = try TemporaryFolder(files)
        let modules = Dictionary(grouping: files.keys.sorted()) { String($0.prefix { $0 != "/" }) }
        let others = modules.keys.filter { $0 != "App" }.sorted()
        let app = SourceApp(
            entryPoint: "App",
            modules: modules.sorted { $0.key < $1.key }.map { name, paths in
                SourceModule(
                    name: name, role: name == "App" ? role : .library, isOwn: !packages.contains(name),
                    files: paths.map { "\(folder.path)/\($0)" }, dependencies: name == "App" ? others : [])
            }, boundaries: boundaries)
        var scan = await SourceScanner(selection: selection).scan(app)
        #expect(scan.problems == [])
        for index in scan.files.indices { scan.files[index].path.removeFirst(folder.path.count + 1) }
        return RouteGraph(of: app, files: scan.files)
    }
}
#endif
