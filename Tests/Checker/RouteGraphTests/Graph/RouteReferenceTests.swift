// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The code by which the entry point can name a key.
@Suite struct RouteReferenceTests {
    private func reference(
        to type: String, in module: String = "Time", _ fill: (inout SketchedApp) -> Void
    ) -> RouteGraph.Reference? {
        SketchedApp { app in
            fill(&app)
            app.file(module, "Use.swift", imports: app.modules.map(\.name)) { $0.use(type) }
        }.graph.routes.first?.reference
    }

    @Test func aPublicTypeIsNamedWithItsModule() {
        #expect(
            reference(to: "Store<Clock?> & Watch & Sendable") { app in
                app.file("Time") { $0.protocols("Clock", "Store") }
                app.file("Other") { $0.protocols("Watch") }
            }
                == .init(
                    imports: ["Other", "Time"],
                    text: "RoutableService<any Other.Watch & Time.Store<Swift.Optional<any Time.Clock>> & Sendable>"))
    }

    @Test func aTypeOfTheEntryPointNeedsNoImport() {
        #expect(
            reference(to: "SessionStore", in: "App") { app in
                app.file("App") { $0.type(.class, "SessionStore", access: .internal) }
            } == .init(imports: [], text: "RoutableService<SessionStore>"))
    }

    @Test(arguments: [
        (TypeFact.Access.public, true), (.package, true), (.internal, false), (.fileprivate, false), (.private, false),
    ])
    func aHiddenTypeHasNoReference(access: TypeFact.Access, isInReach: Bool) {
        let reference = SketchedApp { app in
            app.file("Time") {
                $0.protocols("Clock", access: access)
                $0.use("Clock")
            }
        }.graph.routes.first?.reference
        #expect((reference != nil) == isInReach)
    }

    /// The declaration may need a system version or an actor.
    @Test(arguments: [([true], false), ([false], true), ([true, false], true)])
    func aConditionalKeyHasNoReference(_ areConditional: [Bool], _ isInReach: Bool) {
        let reference = SketchedApp { app in
            app.file("Time") { file in
                file.protocols("Clock")
                for isConditional in areConditional { file.declare("Clock", isConditional: isConditional) }
            }
        }.graph.routes.first?.reference
        #expect((reference != nil) == isInReach)
    }

    @Test func aPackageTypeOfAnotherPackageHasNoReference() {
        #expect(
            reference(to: "Clock") { app in
                app.module("Time", isOwn: false)
                app.file("Time") { $0.protocols("Clock", access: .package) }
            } == nil)
    }

    @Test func aModuleNameThatATypeHidesIsAvoided() {
        #expect(
            reference(to: "Clock") { app in
                app.file("Time") { $0.protocols("Clock") }
                app.file("Other") { $0.type(.struct, "Time") }
            } == .init(imports: ["Time"], text: "RoutableService<any Clock>"))
        #expect(
            reference(to: "Time.Clock") { app in
                app.file("Time") {
                    $0.protocols("Clock")
                }
                app.file("Other") {
                    $0.type(.struct, "Time")
                    $0.protocols("Clock")
                }
            } == nil)
    }

    @Test func nestedTypesAreNamedWithTheirOuterTypes() {
        #expect(
            reference(to: "Box<Int>.Content") { app in
                app.file("Time") {
                    $0.type(.struct, "Box", generic: ["T"])
                    $0.type(.struct, "Box.Content")
                }
            } == .init(imports: ["Time"], text: "RoutableService<Time.Box<Swift.Int>.Content>"))
    }

    @Test func aTypeWithoutSourceIsNamedIfItsModuleIsKnown() {
        func reference(_ type: String, entryPointImports: [String]) -> RouteGraph.Reference? {
            SketchedApp { app in
                app.file("Screens", imports: ["UIKit"]) { $0.use(type) }
                app.file("App", imports: entryPointImports) { _ in }
            }.graph.routes.first?.reference
        }
        #expect(reference("UIView", entryPointImports: ["UIKit"]) == nil)
        #expect(reference("UIKit.UIView", entryPointImports: []) == nil)
        #expect(
            reference("UIKit.Viewing & Clock", entryPointImports: ["UIKit"])
                == .init(imports: ["UIKit"], text: "RoutableService<any UIKit.Viewing & Swift.Clock>"))
    }
}
