// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compiles apps with the compiler alone and runs them. Modules and results are kept by the hash of their content.
public struct AppRunner: Sendable {
    /// The run of an app.
    public struct Run: Codable, Sendable {
        /// Whether the last line is "ok".
        public var isLegal: Bool
        /// The output of the app on both streams, or the errors of the compiler.
        public var output: String
        /// Whether the app could not be compiled.
        public var isUncompiled = false
    }

    private let build: URL
    private let package: URL
    private let work: URL
    private let compiler: String
    private let version: String

    /// - Parameters:
    ///   - build: The build folder of the library, such as `.build/debug`.
    ///   - package: The folder of the package of the library.
    ///   - work: The folder for compiled modules and results.
    public init(build: URL, package: URL, work: URL) throws {
        self.build = build
        self.package = package
        self.work = work
        compiler = try Shell.find("swiftc")
        var hash = StableHash()
        hash.add(try Shell.run(compiler, ["--version"]).output)
        for file in ["Modules/ModuleRouter.swiftmodule", "Modules/ModuleRouterViews.swiftmodule", Self.library] {
            hash.add(try Data(contentsOf: build.appendingPathComponent(file)))
        }
        version = hash.text
    }

    #if os(macOS)
    private static let library = "libCorpusLibrary.dylib"
    #else
    private static let library = "libCorpusLibrary.so"
    #endif

    /// Returns the run of an app, from the kept results if it was run before.
    public func run(_ app: CorpusApp) throws -> Run {
        let hash = StableHash.of([version] + app.files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
        let kept = work.appendingPathComponent("results/\(hash).json")
        if let data = try? Data(contentsOf: kept), let run = try? JSONDecoder().decode(Run.self, from: data) {
            return run
        }
        let run = try compileAndRun(app)
        try FileManager.default.createDirectory(
            at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(run).write(to: kept)
        return run
    }

    private func compileAndRun(_ app: CorpusApp) throws -> Run {
        var built: [String: (hash: String, folder: URL)] = [:]
        for module in app.linked("App") {
            let parts = [version, module] + app.sources(of: module).flatMap { [$0.path, $0.text] }
            let imported = app.imports(of: module).compactMap { built[$0] }
            let hash = StableHash.of(parts + imported.map(\.hash))
            let folder = work.appendingPathComponent("modules/\(hash)")
            if !FileManager.default.fileExists(atPath: folder.path) {
                // All modules that are linked, because an import shows the imports of the other module too.
                let result = try compile(module, of: app, into: folder, seeing: built.values.map(\.folder))
                guard result.status == 0 else { return Run(isLegal: false, output: result.errors, isUncompiled: true) }
            }
            built[module] = (hash, folder)
        }
        let program = work.appendingPathComponent("programs/\(UUID())")
        defer { try? FileManager.default.removeItem(at: program) }
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        let objects = built.map { $0.value.folder.appendingPathComponent("\($0.key).o").path }.sorted()
        #if os(macOS)
        let linker: [String] = []
        #else
        // The specialisations of the standard library, which the driver does not link in all cases.
        let linker = ["-use-ld=lld", "-lswiftSwiftOnoneSupport"]
        #endif
        let linked = try Shell.run(
            compiler,
            linker + ["-o", program.path] + objects
                + ["-L", build.path, "-lCorpusLibrary", "-Xlinker", "-rpath", "-Xlinker", build.path])
        guard linked.status == 0 else { return Run(isLegal: false, output: linked.errors, isUncompiled: true) }
        let result = try Shell.run(program.path, [], seconds: 20)
        let isLegal = result.status == 0 && result.output.hasSuffix("ok\n")
        return Run(isLegal: isLegal, output: result.output + result.errors)
    }

    private func compile(
        _ module: String, of app: CorpusApp, into folder: URL, seeing others: [URL]
    ) throws -> ShellResult {
        let files = FileManager.default
        let sources = work.appendingPathComponent("sources/\(UUID())")
        let output = work.appendingPathComponent("modules/\(UUID())")
        defer { for made in [sources, output] { try? files.removeItem(at: made) } }
        for folder in [sources, output] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        var paths: [String] = []
        for (path, text) in app.sources(of: module) {
            let file = sources.appendingPathComponent((path as NSString).lastPathComponent)
            try text.write(to: file, atomically: false, encoding: .utf8)
            paths.append(file.path)
        }
        let map = build.appendingPathComponent("CModuleRouter.build/module.modulemap")
        let headers = package.appendingPathComponent("Sources/Library/CModuleRouter/include")
        var arguments = ["-swift-version", "6", "-Onone", "-wmo", "-module-name", module, "-suppress-warnings"]
        // The folder of the library also contains the modules of other packages that share its scratch path.
        for other in others { arguments += ["-I", other.path] }
        arguments += ["-I", build.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(map.path)"]
        arguments += ["-Xcc", "-I", "-Xcc", headers.path]
        arguments += ["-module-cache-path", work.appendingPathComponent("cache").path]
        if !paths.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        if !app.programs.contains(module) {
            arguments += ["-emit-module", "-emit-module-path", "\(output.path)/\(module).swiftmodule"]
        }
        let result = try Shell.run(compiler, arguments + ["-c", "-o", "\(output.path)/\(module).o"] + paths)
        // Another thread may have compiled the same module in the meantime.
        if result.status == 0, !files.fileExists(atPath: folder.path) {
            do { try files.moveItem(at: output, to: folder) } catch  where files.fileExists(atPath: folder.path) {}
        }
        return result
    }
}
