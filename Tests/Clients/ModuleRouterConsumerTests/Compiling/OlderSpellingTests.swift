// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Diagnostics about ZRouter's older names, and about names that ZRouter and the library share.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct OlderSpellingTests {
        private static let declarations = """
            import ZRouter
            @MainActor protocol NoteViewInput: AnyObject { var title: String { get set } }
            extension RoutableView where Protocol == any NoteViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            """

        @Test func theClosureOfThreeParametersHasADeprecationWarning() throws {
            let diagnostics = try Compiler().diagnostics(
                of: Self.declarations + """
                    @MainActor func show(from source: any ViewRouteSource) {
                        Router.perform(
                            to: RoutableView<any NoteViewInput>(), path: .push(from: source),
                            configuring: { (config, prepareDestination, _) in prepareDestination { $0.title = "a" } })
                    }
                    """)
            #expect(
                diagnostics == """
                    7:12: warning: 'perform(to:path:fileID:line:column:configuring:removing:)' is deprecated: write configuring: { (config, prepareModule) in … }, with config.prepareDestination = { destination in … } in it [#DeprecatedDeclaration]
                    """)
        }

        @Test func aRouteTypeArgumentHasADeprecationWarning() throws {
            let diagnostics = try Compiler().diagnostics(
                of: Self.declarations + """
                    @MainActor func show(from source: any ViewRouteSource) {
                        Router.to(RoutableView<any NoteViewInput>())?.perform(from: source, routeType: .push)
                    }
                    """)
            #expect(
                diagnostics == """
                    7:51: warning: 'perform(from:routeType:)' is deprecated: use perform(path:), for example with path: .push(from: source) [#DeprecatedDeclaration]
                    """)
        }

        @Test func anOverrideOfTheOlderHookHasNoWarning() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ZRouter
                    final class Note {}
                    class NoteRouter: ZIKServiceRouter<Note, PerformRouteConfig> {
                        override class func _registrationDidFinished() {}
                    }
                    """)
            #expect(diagnostics == "")
        }

        @Test func sharedNamesNeedAScopedImport() throws {
            let program = """
                import ModuleRouterViews
                import ZRouter
                func run(_ router: Router.Type, _ service: AnyServiceRouter, _ view: DestinationViewRouter<Int>) {}
                """
            #expect(
                try Compiler().diagnostics(of: program).split(separator: "\n").filter { $0.contains("error") } == [
                    "3:20: error: 'Router' is ambiguous for type lookup in this context"
                ])
            let scoped = "import enum ZRouter.Router\n"
            #expect(try Compiler().diagnostics(of: scoped + program) == "")
        }
    }
}
