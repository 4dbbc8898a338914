// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import GeneratedApp
import RouteGraph
import RouteScanner
import Testing

/// Complete apps that are written to disk, read and checked.
@Suite struct SeededFaultTests {
    @Test(arguments: [1, 10, 100]) func aLegalAppHasNoFindings(modules: Int) async throws {
        #expect(try await findings(in: GeneratedApp(modules: modules, filesPerModule: 3)) == [])
    }

    @Test(arguments: SeededFault.Kind.allCases, [1, 10])
    func eachFaultIsFoundAtItsLine(kind: SeededFault.Kind, modules: Int) async throws {
        // The second identifier is in the next feature.
        if kind == .duplicateIdentifier, modules == 1 { return }
        var app = GeneratedApp(modules: modules, filesPerModule: 1)
        let fault = app.seed(kind, in: 0)
        #expect(try await findings(in: app) == [fault])
    }

    @Test func allFaultsAreFoundAtOnceInALargeApp() async throws {
        // .ci/nightly sets the variable.
        let modules = ProcessInfo.processInfo.environment["NIGHTLY"] == nil ? 200 : 1_000
        var app = GeneratedApp(modules: modules, filesPerModule: 1)
        var faults: Set<SeededFault> = []
        for (number, kind) in SeededFault.Kind.allCases.enumerated() {
            faults.insert(app.seed(kind, in: number * 8 + 1))
        }
        #expect(try await findings(in: app) == faults)
    }

    private func findings(in app: GeneratedApp) async throws -> Set<SeededFault> {
        let folder = FileManager.default.temporaryDirectory.appending(path: "generated-app-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try app.write(to: folder)
        let source = app.sourceApp(in: folder.path)
        let scan = await SourceScanner().scan(source)
        #expect(scan.problems == [])
        let findings = RouteGraph(of: source, files: scan.files).check().map { finding in
            SeededFault(
                id: finding.id.rawValue, path: String(finding.location?.file.dropFirst(folder.path.count + 1) ?? ""),
                position: SourcePosition(line: finding.location?.line ?? 0, column: finding.location?.column ?? 0))
        }
        #expect(findings.count == Set(findings).count)
        return Set(findings)
    }
}
#endif
