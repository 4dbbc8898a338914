// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The types that names refer to. Each expectation was compared with the compiler's result for such a program.
@Suite struct NameResolutionTests {
    /// The ids of the keys that an app uses.
    private func ids(_ fill: (inout SketchedApp) -> Void) -> [String] {
        SketchedApp(fill).graph.routes.map(\.id)
    }

    @Test func aTypeOfTheModuleTakesPrecedenceOverAnImportedOne() {
        #expect(
            ids { app in
                app.file("Time") { $0.protocols("Clock") }
                app.file("App", imports: ["Time"]) {
                    $0.protocols("Clock", access: .internal)
                    $0.use("Clock")
                    $0.use("Time.Clock")
                }
            } == ["RoutableService<any App.Clock>", "RoutableService<any Time.Clock>"])
    }

    @Test func aPrivateTypeIsVisibleInItsFileOnly() {
        #expect(
            ids { app in
                app.file("Time") { $0.protocols("Clock") }
                app.file("App", "One.swift", imports: ["Time"]) {
                    $0.protocols("Clock", access: .fileprivate)
                    $0.use("Clock")
                }
                app.file("App", "Two.swift", imports: ["Time"]) { $0.use("Clock") }
            } == ["RoutableService<any App.Clock>", "RoutableService<any Time.Clock>"])
    }

    @Test func privateTypesOfOneNameAreDistinguishedByFile() {
        let graph = SketchedApp { app in
            for file in ["One.swift", "Two.swift"] {
                app.file("App", file) {
                    $0.protocols("Clock", access: .private)
                    $0.use("Clock")
                }
            }
        }.graph
        #expect(
            graph.routes.map(\.id) == [
                "RoutableService<any App.(Clock in One.swift)>", "RoutableService<any App.(Clock in Two.swift)>",
            ])
        #expect(graph.routes.map(\.name) == ["RoutableService<any Clock>", "RoutableService<any Clock>"])
    }

    @Test func internalTypesOfOtherModulesAreInvisible() {
        #expect(
            ids { app in
                app.file("Time") { $0.protocols("Clock", access: .internal) }
                app.file("App", imports: ["Time"]) { $0.use("Clock") }
            } == ["RoutableService<any Swift.Clock>"])
    }

    @Test func internalTypesAreVisibleInTests() {
        #expect(
            ids { app in
                app.module("App", role: .test)
                app.file("Time") { $0.protocols("Clock", access: .internal) }
                app.file("App", imports: ["Time"]) { $0.use("Clock") }
            } == ["RoutableService<any Time.Clock>"])
    }

    @Test(arguments: [("shop", true, "Time"), ("shop", false, nil), (nil, true, "Time")] as [(String?, Bool, String?)])
    func packageTypesAreVisibleInTheirPackage(package: String?, isOwn: Bool, module: String?) {
        #expect(
            ids { app in
                app.package = package
                app.module("Time", isOwn: isOwn)
                app.file("Time") { $0.protocols("Watch", access: .package) }
                app.file("App", imports: ["Time"]) { $0.use("Watch") }
            } == ["RoutableService<any \(module.map { "\($0)." } ?? "")Watch>"])
    }

    @Test func aPublicTypeIsPreferredAmongModulesInFolders() {
        #expect(
            ids { app in
                app.package = nil
                app.file("Time") { $0.protocols("Watch") }
                app.file("Space") { $0.protocols("Watch", access: .package) }
                app.file("App", imports: ["Space", "Time"]) { $0.use("Watch") }
            } == ["RoutableService<any Time.Watch>"])
    }

    @Test func aModuleWithoutAnImportIsInvisible() {
        #expect(
            ids { app in
                app.file("Time") { $0.protocols("Watch") }
                app.file("App") { $0.use("Watch") }
            } == ["RoutableService<any Watch>"])
    }

    @Test func reExportedModulesAreVisible() {
        #expect(
            ids { app in
                app.file("Deep") { $0.protocols("Watch") }
                app.file("Middle") { $0.imports = [ImportFact(module: "Deep", isExported: true)] }
                app.file("Top") { $0.imports = [ImportFact(module: "Middle", isExported: true)] }
                app.file("App", imports: ["Top"]) {
                    $0.use("Watch")
                    $0.use("Top.Watch")
                }
            } == ["RoutableService<any Deep.Watch>"])
    }

    @Test func aNameOfManyModulesMeansTheImportedModules() {
        #expect(
            ids { app in
                for number in 0..<20 { app.file("Module\(number)") { $0.protocols("Model") } }
                app.file("App", imports: ["Module7"]) { $0.use("Model") }
            } == ["RoutableService<any Module7.Model>"])
    }

    @Test func aTypeHidesReExportedTypesOfItsName() {
        #expect(
            ids { app in
                app.file("Deep") { $0.protocols("Watch") }
                app.file("Top") {
                    $0.imports = [ImportFact(module: "Deep", isExported: true)]
                    $0.protocols("Watch")
                }
                app.file("App", imports: ["Top"]) { $0.use("Watch") }
            } == ["RoutableService<any Top.Watch>"])
    }

    @Test func aNameOfTwoModulesIsNotGuessed() {
        let graph = SketchedApp { app in
            app.file("One") { $0.protocols("Watch") }
            app.file("Two") { $0.protocols("Watch") }
            app.file("App", imports: ["One", "Two"]) { $0.use("Watch", line: 7) }
        }.graph
        #expect(graph.routes.isEmpty)
        #expect(
            graph.unresolved == [
                .init(
                    text: "RoutableService<Watch>", reason: "Watch is found in One and in Two",
                    location: SourceLocation(file: "App/App.swift", line: 7, column: 1))
            ])
    }

    @Test func aScopedImportTakesPrecedenceOverModuleImports() {
        #expect(
            ids { app in
                app.file("One") { $0.protocols("Watch") }
                app.file("Two") { $0.protocols("Watch") }
                app.file("App") {
                    $0.imports = [
                        ImportFact(module: "One"), ImportFact(module: "Two", declaration: "Watch"),
                    ]
                    $0.use("Watch")
                }
            } == ["RoutableService<any Two.Watch>"])
    }

    @Test func aTypeWithTheNameOfItsModuleHidesTheModule() {
        #expect(
            ids { app in
                app.file("Notes") {
                    $0.type(.struct, "Notes")
                    $0.protocols("Notes.Store", "Store")
                }
                app.file("App", imports: ["Notes"]) { $0.use("Notes.Store") }
            } == ["RoutableService<any Notes.Notes.Store>"])
    }

    @Test func nestedTypesAreVisibleFromTheInside() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.protocols("Clock")
                    $0.type(.enum, "Outer")
                    $0.type(.enum, "Outer.Inner")
                    $0.protocols("Outer.Clock")
                    $0.use("Clock", in: .within("Outer.Inner"))
                    $0.use("Clock")
                }
            } == ["RoutableService<any App.Clock>", "RoutableService<any App.Outer.Clock>"])
    }

    @Test func anExtensionOfANestedTypeDoesNotSeeSiblingTypes() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.protocols("Clock")
                    $0.type(.enum, "Outer")
                    $0.type(.enum, "Outer.Inner")
                    $0.protocols("Outer.Clock")
                    $0.use("Clock", in: .within("Outer.Inner", extending: 2))
                }
                app.file("App", "Other.swift") { $0.use("Clock", in: .within("Outer.Inner")) }
            } == ["RoutableService<any App.Clock>"])
    }

    @Test func typesInExtensionsOfImportedTypesAreFound() {
        #expect(
            ids { app in
                app.file("Base") { $0.type(.enum, "Space") }
                app.file("Time", imports: ["Base"]) { $0.protocols("Space.Clock") }
                app.file("App", imports: ["Base", "Time"]) { $0.use("Space.Clock") }
            } == ["RoutableService<any Base.Space.Clock>"])
    }

    @Test func typesInExtensionsOfTypesWithoutSourceAreFound() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.imports = [ImportFact(module: "UIKit")]
                    $0.protocols("UIView.Delegate")
                    $0.use("UIView.Delegate")
                    $0.use("Delegate", in: .within("UIView", "body", extending: 1))
                }
            } == ["RoutableService<any UIView.Delegate>"])
    }

    @Test func inheritedNestedTypesAreFound() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.type(.class, "Base")
                    $0.protocols("Base.Clock")
                    $0.type(.class, "Derived", inherits: ["Base"])
                    $0.protocol("HasStore") { facts in facts.alias("HasStore.Store", "Clock") }
                    $0.protocols("Clock")
                    $0.type(.struct, "User")
                    $0.conform("User", to: "HasStore")
                    $0.use("Clock", in: .within("Derived", "init"))
                    $0.use("Store", in: .within("User", "init"))
                }
            } == ["RoutableService<any App.Base.Clock>", "RoutableService<any App.Clock>"])
    }

    @Test func keysOfGenericParametersAreNoRoutes() {
        let generic = generic(.mention)
        #expect(generic.routes.isEmpty)
        #expect(generic.unresolved.isEmpty)
    }

    @Test(arguments: [
        (UseFact.Form.call, "routes are requested by keys that are not written here"),
        (.bypass, "keys of every type are made without a declaration"),
    ])
    func usesOfGenericKeysAreUnresolved(form: UseFact.Form, reason: String) {
        let generic = generic(form)
        #expect(generic.routes.isEmpty)
        #expect(generic.unresolved.map(\.reason) == Array(repeating: reason, count: 5))
        #expect(
            generic.unresolved.map(\.text) == [
                "KeyOf<T>", "RoutableService<Element>", "RoutableService<Made>", "RoutableService<Self>",
                "RoutableService<T>",
            ])
        #expect(generic.unresolved.allSatisfy { $0.module == "App" })
    }

    private func generic(_ form: UseFact.Form) -> RouteGraph {
        SketchedApp { app in
            app.file("App") {
                $0.protocols("T", "Element")
                $0.type(.struct, "Box", generic: ["Element"])
                $0.type(.protocol, "Maker")
                $0.type(.associatedType, "Maker.Made")
                $0.type(.alias(TypeReference(written: "RoutableView<P>")), "KeyOf", generic: ["P"])
                $0.use("T", in: SourceScope(genericParameters: ["T"]), form: form)
                $0.use("Element", in: .within("Box", extending: 1), form: form)
                $0.use("Made", in: .within("Maker", extending: 1), form: form)
                $0.use("Self", in: .within("Maker", extending: 1), form: form)
                $0.name("KeyOf<T>", in: SourceScope(genericParameters: ["T"]), form: form)
            }
        }.graph
    }

    @Test func anInferredAssociatedTypeIsNotGuessed() {
        let graph = SketchedApp { app in
            app.file("App") {
                $0.protocols("Made", "Maker")
                $0.type(.associatedType, "Maker.Made")
                $0.type(.struct, "Box", inherits: ["Maker"])
                $0.use("Made", in: .within("Box", "init"))
            }
        }.graph
        #expect(graph.routes.isEmpty)
        #expect(graph.unresolved.map(\.reason) == ["Made is an associated type that the compiler infers"])
    }

    @Test func localTypesAreVisibleInTheirFunction() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.protocols("Clock")
                    $0.type(.protocol, "Clock", isLocal: true, line: 4, member: "run")
                    $0.use("Clock", in: SourceScope(member: "run"))
                    $0.use("Clock", in: SourceScope(member: "stop"))
                }
            } == ["RoutableService<any App.(Clock at App.swift:4)>", "RoutableService<any App.Clock>"])
    }

    @Test func localTypesAreVisibleInOtherTypesOfTheirFunction() {
        #expect(
            ids { app in
                app.file("App") {
                    $0.protocols("Clock")
                    $0.type(.struct, "Outer")
                    $0.type(.struct, "Outer.Inner")
                    $0.type(.protocol, "Outer.Clock", isLocal: true, line: 4, member: "run")
                    $0.type(.struct, "Outer.Local", isLocal: true, line: 5, member: "run")
                    $0.use("Clock", in: .within("Outer.Local", "body"))
                    $0.use("Clock", in: .within("Outer.Inner", "body"))
                }
            } == ["RoutableService<any App.Clock>", "RoutableService<any App.Outer.(Clock at App.swift:4)>"])
    }

    @Test func aNameThatATypeDoesNotHaveIsNotGuessed() {
        let graph = SketchedApp { app in
            app.file("Time") { $0.type(.enum, "Space") }
            app.file("App", imports: ["Time"]) {
                $0.use("Space.Clock")
                $0.use("Time.Clock", line: 2)
            }
        }.graph
        #expect(
            graph.unresolved.map(\.reason) == ["Space has no type named Clock", "Time has no type named Clock"])
    }

    @Test func typesWithoutSourceAreTheSameIfTheyAreSpelledAlike() {
        #expect(
            ids { app in
                app.file("Screens", imports: ["UIKit"]) { $0.use("UIView") }
                app.file("App", imports: ["UIKit"]) {
                    $0.use("UIView")
                    $0.use("UIKit.UILabel")
                    $0.use("UILabel")
                }
            } == ["RoutableService<any UIKit.UILabel>", "RoutableService<any UIView>"])
    }

    @Test func onlyModulesThatTheEntryPointIsLinkedWithCount() {
        let graph = SketchedApp { app in
            app.module("App", role: .executable, dependencies: ["Time"])
            app.module("Time", dependencies: ["Base"])
            app.file("Base") { $0.use("Int") }
            app.file("Stray") { $0.use("String") }
        }.graph
        #expect(graph.modules.map(\.name) == ["App", "Base", "Time"])
        #expect(graph.routes.map(\.id) == ["RoutableService<Swift.Int>"])
    }
}

extension FileFacts {
    fileprivate mutating func `protocol`(_ name: String, _ fill: (inout FileFacts) -> Void) {
        protocols(name)
        fill(&self)
    }
}
