// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// Routers in the form of ZIKRouter, in the folder `Packages/HeritageModes`, with the settings of different clients.
    @Suite
    struct HeritageModeTests {
        private func compile(_ flags: [String]) throws -> Command {
            let sources = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Packages/HeritageModes").standardized
            let files = ["Interface", "Routers"].map { sources.appending(path: "\($0).swift").path }
            // The compiler checks some rules of isolation in the intermediate language.
            return try Command(
                "swiftc",
                flags + ["-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "Heritage"]
                    + ["-diagnostic-style", "llvm"] + BuiltProducts.compilerArguments + files)
        }

        @Test(arguments: ClientModeTests.Mode.allCases) func routersCompileInEachMode(mode: ClientModeTests.Mode) throws
        {
            let compiled = try compile(mode.flags + ["-DNONISOLATED"])
            #expect(compiled.status == 0 && !compiled.errors.contains("error:"), "\(compiled.errors)")
        }

        /// The message is in the page ComingFromZIKRouter, with its remedy.
        @Test func registrationOfAViewRouterIsNonisolated() throws {
            let compiled = try compile(ClientModeTests.Mode.defaultIsolation.flags)
            let errors = compiled.errors.split(separator: "\n").filter { $0.contains("error:") }
                .map { $0.drop { $0 != " " } }
            #expect(
                errors == [
                    " error: main actor-isolated class method 'registerRoutableDestination()' has different actor isolation from nonisolated overridden declaration"
                ])
        }
    }
}
