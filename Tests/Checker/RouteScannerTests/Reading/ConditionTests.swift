// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// The branches of `#if` that are read.
@Suite struct ConditionTests {
    private func isActive(
        _ condition: String, defining conditions: Set<String> = [], target: BuildTarget = .linux,
        modules: Set<String> = []
    ) -> Bool {
        let source = "#if \(condition)\nstruct A {}\n#else\nstruct B {}\n#endif"
        let names = facts(of: source, defining: conditions, target: target, modules: modules).types.map(\.name)
        #expect(names.count == 1)
        return names == ["A"]
    }

    @Test(arguments: ["DEBUG", "DEBUG && SQLite", "!OTHER", "OTHER || DEBUG", "(DEBUG)", "true", "!false"])
    func definedConditionsAreActive(condition: String) { #expect(isActive(condition, defining: ["DEBUG", "SQLite"])) }

    @Test(arguments: ["OTHER", "DEBUG && OTHER", "!DEBUG", "false"])
    func undefinedConditionsAreInactive(condition: String) { #expect(!isActive(condition, defining: ["DEBUG"])) }

    @Test(arguments: [
        "os(Linux)", "arch(x86_64)", "objectFormat(ELF)", "_endian(little)", "_pointerBitWidth(_64)",
        "_runtime(_Native)",
        "!targetEnvironment(simulator)", "swift(>=6.0)", "swift(>=6)", "compiler(>=6.2)", "!swift(<6.3)", "swift(<7)",
        "compiler(<99.0)", "!compiler(>=99)", "canImport(Foundation)", "canImport(Glibc)", "!canImport(UIKit)",
        "!canImport(Darwin)",
        "canImport(ModuleRouter)", "!canImport(Whatever)", "canImport(Foundation.NSObject)", "os(Linux) || os(macOS)",
        "canImport(Whatever) || os(Linux)", "hasFeature(AsyncAwait)", "hasFeature(StrictConcurrency)",
        "!hasFeature(Whatever)", "hasAttribute(retroactive)", "!hasAttribute(whatever)",
    ])
    func conditionsOfLinuxAreActive(condition: String) { #expect(isActive(condition)) }

    @Test(arguments: [
        "os(iOS)", "arch(arm64)", "objectFormat(MachO)", "_runtime(_ObjC)", "canImport(UIKit)", "canImport(SwiftUI)",
        "canImport(Darwin)", "!canImport(AppKit)", "!canImport(Glibc)", "!os(Linux)",
    ])
    func conditionsOfAPhoneAreActive(condition: String) { #expect(isActive(condition, target: .phone)) }

    @Test func anAppImportsItsModules() {
        #expect(isActive("canImport(Clocks)", modules: ["Clocks"]))
        #expect(!isActive("canImport(Clocks)"))
    }

    @Test func aTargetHasFeaturesAndEnvironments() {
        var target = BuildTarget.phone
        target.environments = ["simulator"]
        target.features = ["ExistentialAny"]
        #expect(isActive("targetEnvironment(simulator) && hasFeature(ExistentialAny)", target: target))
    }

    @Test func conditionsFollowTheLanguageVersion() {
        var target = BuildTarget.linux
        target.languageVersion = [5, 10]
        #expect(!isActive("swift(>=6)", target: target))
        #expect(isActive("compiler(>=6)", target: target))
        #expect(!isActive("hasFeature(StrictConcurrency)", target: target))
    }

    @Test func theFirstBranchThatHoldsIsRead() {
        let source = """
            #if A
            struct A {}
            #elseif B
            struct B {}
            #elseif true
            struct C {}
            #else
            struct D {}
            #endif
            """
        #expect(facts(of: source, defining: ["A", "B"]).types.map(\.name) == ["A"])
        #expect(facts(of: source, defining: ["B"]).types.map(\.name) == ["B"])
        #expect(facts(of: source).types.map(\.name) == ["C"])
    }

    @Test func nestedBranchesAreRead() {
        let source = """
            #if A
            #if B
            import One
            #else
            import Two
            #endif
            #endif
            """
        #expect(facts(of: source, defining: ["A"]).imports.map(\.module) == ["Two"])
        #expect(facts(of: source, defining: ["B"]).imports.map(\.module) == [])
    }

    @Test func casesAndMembersInBranchesAreRead() {
        let source = """
            struct S {
                #if A
                let a = RoutableService<any A>()
                #endif
                func f() {
                    switch x {
                    #if A
                    case 1: RoutableService<any B>()
                    #else
                    case 2: RoutableService<any C>()
                    #endif
                    default: break
                    }
                }
            }
            """
        #expect(facts(of: source, defining: ["A"]).uses.map(\.key) == [.service("A"), .service("B")])
        #expect(facts(of: source).uses.map(\.key) == [.service("C")])
    }

    // MARK: Allowances

    @Test(arguments: [
        "missing-provider: it is loaded later", "missing-provider:it is loaded later", "missing-provider - later",
        "missing-provider -- later", "missing-provider—later", "missing-provider – later", "missing-provider; later",
        "missing-provider. Later", "missing-provider (later)",
    ])
    func anAllowanceCanHaveAReason(text: String) {
        #expect(facts(of: "// routes:allow \(text)").allowances.map(\.ids) == [["missing-provider"]])
    }

    @Test func commentsAllowFindings() {
        let source = """
            // routes:allow missing-provider
            let a = 1 //routes:allow unused-provider, route-cycle -- it is loaded later
            /* routes:allow a-b */
            /// routes:allow c1
            /*
             routes:allow d because of that
             */
            // See routes:allow e
            let b = "// routes:allow f"
            // routes:allow
            // routes:allowed g
            // routes:allow Missing
            """
        #expect(
            facts(of: source).allowances == [
                AllowanceFact(line: 1, ids: ["missing-provider"]),
                AllowanceFact(line: 2, ids: ["unused-provider", "route-cycle"]),
                AllowanceFact(line: 3, ids: ["a-b"]), AllowanceFact(line: 4, ids: ["c1"]),
                AllowanceFact(line: 6, ids: ["d", "because", "of", "that"]),
            ])
    }
}
#endif
