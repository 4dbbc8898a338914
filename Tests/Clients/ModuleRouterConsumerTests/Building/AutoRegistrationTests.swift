// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// Records register a module that the app links and never names, with each kind of linking.
    @Suite(.ifCompilerPlacesRecords)
    struct AutoRegistrationTests {
        // The clock's provider and both declarations left records. Only the plug-in provides the alarm.
        private static let clockWithoutAlarm = """
            ten past ten
            missing-provider RoutableService<any Alarm>

            """

        @Test(arguments: ConsumerPackage.Configuration.allCases)
        func moduleInTheProgramSurvivesDeadStripping(configuration: ConsumerPackage.Configuration) throws {
            let products = try ConsumerPackage("AutoRegistration").build(configuration)
            let output = try Command.output(of: products.appending(path: "StaticApp").path, [])
            #expect(output == Self.clockWithoutAlarm)
        }

        #if !canImport(Darwin)
        /// Uses the objects of the plain build, because compiling the library again would take longest.
        @Test func moduleBesideAStaticStandardLibraryIsRegistered() throws {
            let products = try ConsumerPackage("AutoRegistration").build(.release)
            let folder = try TemporaryFolder()
            defer { withExtendedLifetime(folder) {} }
            let app = folder.url.appending(path: "StaticApp").path
            let objects = products.appending(path: "StaticApp.product/Objects.LinkFileList").path
            _ = try Command.output(
                of: "swiftc",
                [
                    "-static-stdlib", "-o", app, "@\(objects)", "-Xlinker", "--gc-sections",
                    // The package manager renames the entry point.
                    "-Xlinker", "--defsym=main=StaticApp_main",
                ])
            #expect(try Command.output(of: app, []) == Self.clockWithoutAlarm)
        }
        #endif

        @Test(arguments: ConsumerPackage.Configuration.allCases)
        func moduleInADynamicLibraryIsRegistered(configuration: ConsumerPackage.Configuration) throws {
            let products = try ConsumerPackage("AutoRegistration").build(configuration)
            let output = try Command.output(of: products.appending(path: "SharedApp").path, [])
            #expect(output == Self.clockWithoutAlarm)
        }

        @Test(arguments: ConsumerPackage.Configuration.allCases)
        func libraryOpenedLaterIsRegistered(configuration: ConsumerPackage.Configuration) throws {
            let products = try ConsumerPackage("AutoRegistration").build(configuration)
            let plugin = products.appending(path: Self.libraryName("Plugin"))
            let output = try Command.output(of: products.appending(path: "PluginHost").path, [plugin.path])
            #expect(
                output == """
                    no alarm
                    an alarm at 5
                    missing-provider RoutableService<any Clock>
                    late-registration RoutableService<any Alarm>
                    - it was requested at PluginHost/main.swift:9:29

                    """)
        }

        @Test(arguments: ConsumerPackage.Configuration.allCases)
        func secondCopyOfTheLibraryHasItsOwnRoutesAndIsReported(configuration: ConsumerPackage.Configuration) throws {
            let products = try ConsumerPackage("AutoRegistration").build(configuration)
            let output = try Command.output(of: products.appending(path: "TwoCopiesApp").path, [])
            #expect(
                output.replacing(products.path, with: "<products>") == """
                    no clock
                    duplicate-library ModuleRouter
                    - a copy is in <products>/TwoCopiesApp
                    - a copy is in <products>/\(Self.libraryName("DynamicClocks"))

                    """)
        }

        private static func libraryName(_ product: String) -> String {
            #if canImport(Darwin)
            "lib\(product).dylib"
            #else
            "lib\(product).so"
            #endif
        }
    }
}
