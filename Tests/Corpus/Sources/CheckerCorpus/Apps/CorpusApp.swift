// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small app of a few modules. Its generator states whether and how it is broken.
public struct CorpusApp: Sendable {
    /// The name of the app and of its folder, such as `registration/global-function/forgotten`.
    public let name: String
    /// The group of forms, such as `registration`.
    public let group: String
    /// The form of the app's code, such as `global-function`.
    public let form: String
    /// The name of the app among those of its form, such as `forgotten`.
    public let variant: String
    /// The seeded fault; nil for a legal app.
    public let fault: Fault?
    /// The texts of the files, by paths such as `Sources/App/main.swift`.
    public let files: [String: String]
    /// The modules that are programs. `App` is the one that is run and checked.
    public let programs: [String]
    /// A finding about the seeded fault contains one of these names.
    public let subjects: [String]

    /// The names of the modules, sorted.
    public var modules: [String] { Set(files.keys.map(Self.module)).sorted() }

    static func module(_ path: String) -> String { String(path.split(separator: "/")[1]) }

    /// The texts of a module, by path.
    func sources(of module: String) -> [(path: String, text: String)] {
        files.filter { Self.module($0.key) == module }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The modules of the app that a module imports, sorted.
    func imports(of module: String) -> [String] {
        let words = sources(of: module).flatMap { $0.text.split(separator: "\n") }
            .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
        return modules.filter { words.contains($0) && $0 != module }
    }

    /// The app's modules that a program is linked with, each after those that it imports. The program itself is last.
    func linked(_ program: String) -> [String] {
        var order: [String] = []
        func add(_ module: String) {
            guard !order.contains(module) else { return }
            for other in imports(of: module) { add(other) }
            order.append(module)
        }
        add(program)
        return order
    }

    /// Whether the app has a module that the program does not link. Only the manifest shows this.
    var hasUnlinkedModule: Bool { programs.count > 1 || linked("App").count < modules.count }

    /// The text of the manifest.
    ///
    /// - Parameter library: The folder of the package of the library.
    func manifest(library: String) -> String {
        let targets = modules.map { module in
            let kind = programs.contains(module) ? "executableTarget" : "target"
            let own = imports(of: module).map { "\"\($0)\"" }
            let products = ["ModuleRouter", "ModuleRouterViews"].filter { name in
                sources(of: module).contains { $0.text.contains("import \(name)\n") }
            }.map { ".product(name: \"\($0)\", package: \"swift-module-router\")" }
            return
                """
                        .\(kind)(name: "\(module)", dependencies: [\((own + products).joined(separator: ", "))]),

                """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name.split(separator: "/").joined(separator: "-"))",
                platforms: [.macOS(.v13)],
                dependencies: [.package(name: "swift-module-router", path: "\(library)", traits: [])],
                targets: [
            \(targets.joined())    ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    /// The texts of all files, for reading.
    public var page: String {
        files.sorted { $0.key < $1.key }.map {
            """
            // \($0.key)

            \($0.value)
            """
        }.joined(separator: "\n")
    }
}
