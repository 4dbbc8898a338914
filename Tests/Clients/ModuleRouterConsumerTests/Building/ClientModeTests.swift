// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// One client with each form of a route, in the folder `Packages/ClientModes`. It is compiled with the settings of different clients,
    /// and run.
    @Suite
    struct ClientModeTests {
        enum Mode: String, CaseIterable {
            case plain, allUpcomingFeatures, defaultIsolation, settingsOfXcode, newXcodeProject, swift5

            var flags: [String] {
                switch self {
                case .plain: ["-swift-version", "6"]
                case .allUpcomingFeatures: ["-swift-version", "6"] + Self.features(Self.upcoming)
                case .defaultIsolation: ["-swift-version", "6", "-default-isolation", "MainActor"]
                // Approachable concurrency, of which Swift 6 includes the other features.
                case .settingsOfXcode:
                    ["-swift-version", "6", "-default-isolation", "MainActor"]
                        + Self.features([
                            "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
                        ])
                // Xcode creates projects in Swift 5 mode.
                case .newXcodeProject:
                    ["-swift-version", "5", "-default-isolation", "MainActor"]
                        + Self.features([
                            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                            "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
                            "NonisolatedNonsendingByDefault",
                        ])
                case .swift5: ["-swift-version", "5"]
                }
            }

            private static let upcoming = [
                "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
                "NonisolatedNonsendingByDefault",
            ]

            private static func features(_ names: [String]) -> [String] {
                names.flatMap { ["-enable-upcoming-feature", $0] }
            }
        }

        @Test(arguments: Mode.allCases) func routesWorkInEachMode(mode: Mode) throws {
            let client = ClientProgram(
                "ClientModes", modules: ["Interface", "Module"], program: "main",
                libraries: ["RouteTables", "URLPatterns", "ModuleRouterViews"])
            #expect(try client.output(mode) == Self.expected)
        }

        private static let expected: String = {
            var lines = [
                #"start ["pool made"]"#, "clock 10", "required clock 10", "pool 7", "required pool 7",
                "registered pool 7", "database 3", "report report 1 report 2", #"alerts ["prepared"]"#, "counter 1",
                "badges 4", "export pdf", "screen prepared", "zone ada",
                #"session ["pool adapted", "zone ada closed"]"#,
            ]
            var closed = [
                "4 badges closed", "2 alerts closed", "report 2 closed", "report 1 closed", "database closed",
                "closure closed", "clock closed",
            ]
            #if Macros
            lines += [
                "annotated word", #"dependent ["word", "word", "10"]"#, "archive 7", "diary 41", "banner red, 2",
                #"feed ["prepared", "alert"]"#, "note word", #"logger true ["text"]"#,
                #"journal travel ["day 8"] 6"#, "sheet [ClientModesInterface.SheetStub.Call.close]",
            ]
            closed = ["word closed"] + closed + ["archive closed"]
            #endif
            return (lines + ["close \(closed + ["pool closed"])", ""]).joined(separator: "\n")
        }()

        /// The type of such a property depends on the settings of the module that declares it. In a module with other settings, a
        /// property with the same spelling does not satisfy the requirement, and its default implementation is used instead.
        @Test(arguments: [
            "ModuleRouter", "ModuleRouterFoundation", "ModuleRouterTesting", "ModuleRouterViews", "ZRouter",
        ])
        func noPublicPropertyIsAnAsynchronousFunction(module: String) throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../PublicAPI/\(module).txt").standardized
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            #expect(lines.count > 10)
            let found = lines.filter { line in
                line.contains(/\bvar \w+: .*\basync\b.*->/) && !line.contains("@MainActor @Sendable (ViewRouteRequest)")
            }
            #expect(found == [])
        }
    }

    /// Products of the library that are built for distribution.
    @Suite
    struct LibraryEvolutionTests {
        @Test(arguments: [
            "RouteVocabulary", "ModuleRouter", "RouteTables", "URLPatterns", "ModuleRouterViews", "ModuleRouterTesting",
        ])
        func compiles(module: String) throws {
            let sources = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../../Sources/Library/\(module)").standardized
            let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            let paths = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
            let upcoming = [
                "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
                "NonisolatedNonsendingByDefault",
            ].flatMap { ["-enable-upcoming-feature", $0] }
            let experimental = ["BuiltinModule", "RawLayout"].flatMap { ["-enable-experimental-feature", $0] }
            // The package manager names a package after its folder.
            let root = sources.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let packageName = root.lastPathComponent.lowercased().replacing(/[^a-z0-9]/, with: "_")
            // Some rules are checked in the intermediate language.
            let command = try Command(
                "swiftc",
                [
                    "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-swift-version", "6",
                    "-enable-library-evolution", "-module-name", module, "-package-name", packageName,
                    "-diagnostic-style", "llvm", "-DDEBUG",
                ] + upcoming + experimental + BuiltProducts.compilerArguments + paths)
            let errors = command.errors.split(separator: "\n").filter { $0.contains("error:") }
            #expect(command.status == 0 && errors.isEmpty, "\(errors.joined(separator: "\n"))")
        }
    }
}
