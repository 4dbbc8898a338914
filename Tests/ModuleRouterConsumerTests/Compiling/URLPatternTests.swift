// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// What the compiler refuses about URL patterns.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct URLPatternTests {
        private func diagnostics(_ pattern: String) throws -> String {
            try Compiler().diagnostics(
                of: #"""
                    import ModuleRouter
                    struct Point { var x = 0 }
                    struct Configuration { var point = Point(); let fixed = 1 }
                    struct Router: ServiceRouteProvider {
                        static func makeConfiguration() -> Configuration { Configuration() }
                        func makeDestination(with configuration: Configuration) -> Int? { 1 }
                        static var routes: ServiceRoutes<Self> {
                            \#(pattern)
                        }
                    }
                    """#)
        }

        @Test func aPropertyHasToBeAValueOfURLs() throws {
            #expect(
                try diagnostics(#"URLPattern("notes://note/\(\.point)")"#).contains(
                    "error: instance method 'appendInterpolation' requires that 'Point' conform to 'URLParameter'"
                ))
        }

        @Test func aPropertyHasToBeWritable() throws {
            #expect(
                try diagnostics(#"URLPattern("notes://note/\(\.fixed)")"#).contains(
                    "to expected argument type 'WritableKeyPath<Configuration, Value>'"))
        }

        @Test func anAsynchronousProviderHasNone() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouter
                    struct Router: AsyncServiceRouteProvider {
                        static var routes: ServiceRoutes<Self> { URLPattern("notes://note") }
                        func makeDestination() async throws -> Int? { 1 }
                    }
                    """)
            #expect(
                diagnostics.hasPrefix(
                    "3:46: error: 'init(_:_:)' is unavailable: an asynchronous provider is found by its key, not by a URL"
                ))
        }
    }
}
