// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RouteGraph

@Suite struct ModuleBoundariesTests {
    @Test(arguments: [
        ("Clock", "Clock", true), ("Clock", "ClockModule", false), ("*", "", true), ("*", "Clock", true),
        ("*Module", "ClockModule", true), ("*Module", "ModuleKit", false), ("Clock*", "Clock", true),
        ("C*k*e", "ClockModule", true), ("C*k*e", "ClockModules", false), ("a*a", "a", false), ("**", "x", true),
        ("", "", true), ("", "x", false), ("*é", "Café", true),
    ]) func aStarStandsForAnyCharacters(pattern: String, name: String, matches: Bool) {
        #expect(ModuleBoundaries.matches(pattern, name) == matches)
    }

    @Test func aPatternWithManyStarsTakesNoLongTime() {
        let pattern = String(repeating: "*a", count: 2_000) + "b"
        #expect(!ModuleBoundaries.matches(pattern, String(repeating: "a", count: 10_000)))
    }

    @Test func aNameTakesPrecedenceOverAPattern() {
        let boundaries = ModuleBoundaries(
            implementations: ["*Module", "Interface"], interfaces: ["*Interface", "UIModule"])
        #expect(boundaries.kind(of: "UIModule") == .interface)
        #expect(boundaries.kind(of: "ClockModule") == .implementation)
        #expect(boundaries.kind(of: "Interface") == .implementation)
        #expect(boundaries.kind(of: "App") == nil)
    }

    @Test func contradictionsAreFoundAmongNamesAndAmongPatterns() {
        let boundaries = ModuleBoundaries(implementations: ["A", "B*", "C*"], interfaces: ["A", "B*", "C1"])
        #expect(boundaries.contradictions(among: ["A", "B1", "C1", "C2"]) == ["A", "B1"])
    }

    @Test func patternsWithoutAModuleAreFoundInEveryList() {
        let boundaries = ModuleBoundaries(
            implementations: ["A", "B"], interfaces: ["*C"],
            allowed: [.init(from: "A", to: "D"), .init(from: "*", to: "E*")])
        #expect(boundaries.unknownPatterns(among: ["A"]) == ["B", "*C", "D", "E*"])
        #expect(boundaries.unknownPatterns(among: ["A", "B", "BC", "D", "E"]) == [])
    }
}
