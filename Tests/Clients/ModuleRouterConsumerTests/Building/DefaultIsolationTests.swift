// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

extension ConsumerTests {
    /// A client in the folder `Packages/DefaultIsolation`, whose modules are all isolated to the main actor by default. It is written as in
    /// a new project of Xcode, and contains each form of a route.
    @Suite
    struct DefaultIsolationTests {
        @Test(arguments: [ClientModeTests.Mode.settingsOfXcode, .newXcodeProject])
        func everyFormWorks(mode: ClientModeTests.Mode) throws {
            let client = ClientProgram(
                "DefaultIsolation", modules: ["Interface", "Module"], program: "App",
                libraries: [
                    "RouteTables", "RouteFaultTexts", "URLPatterns", "ModuleRouterChecks", "ModuleRouterViews",
                    "ModuleRouterTesting",
                ])
            #expect(
                try client.output(mode) == """
                    clock 10
                    log ["log at 10"]
                    database 3
                    chapter chapter 7
                    alerts ["proxy"]
                    required clock 11
                    journal ["log at 10", "alerts 1", "clock 10", "badges 4"]
                    feed ["3 rows", "1 alerts"]
                    greeter hello at 10 after 1 alerts
                    counter 1
                    export letters at 10
                    report sums
                    elsewhere ["clock 10", "rows 3", "feed 2", "greeter hello at 10 after 1 alerts", \
                    "banner wrong-isolation", "red, 1", "red, 1"]
                    zone ada
                    session ["zone ada closed"]
                    login ada
                    help start true
                    note note 5
                    confirmed true
                    player 3 true 6 ["song"]
                    sensor 2 [DefaultIsolationInterface.SensorStub.Call.read(1)]
                    closed ["chapter 7 closed", "clock closed", "database closed", "2 alerts closed"]

                    """)
        }
    }
}
#endif
