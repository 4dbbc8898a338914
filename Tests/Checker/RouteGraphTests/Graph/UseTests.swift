// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The places that use a key, and the providers that need it.
@Suite struct UseTests {
    private struct Seen: Equatable {
        var place: String
        var provider: String?
        var isNeeded = false
    }

    /// Returns the uses of `B` by the provider of `A`.
    private func uses(_ fill: (inout FileFacts) -> Void) -> [Seen] {
        let graph = SketchedApp { app in
            app.file("App", "main.swift", imports: ["ModuleRouter"]) {
                $0.protocols("A", "B")
                $0.type(.struct, "Provider", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Provider", .provides("A"))
                fill(&$0)
            }
        }.graph
        return graph.routes.first { $0.id == "RoutableService<any App.B>" }?.uses.map {
            Seen(place: $0.place, provider: $0.provider, isNeeded: $0.isNeededToMake)
        } ?? []
    }

    @Test func aUseHasTheNameOfItsPlace() {
        #expect(
            uses {
                $0.type(.class, "Outer")
                $0.type(.class, "Outer.Model")
                $0.use("B", line: 1)
                $0.use("B", in: SourceScope(member: "run"), line: 2)
                $0.use("B", in: .within("Outer.Model", "init"), line: 3)
            } == [Seen(place: "main.swift"), Seen(place: "run"), Seen(place: "Outer.Model.init")])
    }

    @Test func aProviderNeedsTheKeysOfCodeThatAlwaysRuns() {
        #expect(
            uses {
                $0.use("B", in: .within("Provider", "makeDestination", .whenCalled), line: 1)
                $0.use("B", in: .within("Provider", "makeDestination", .perhaps), line: 2)
                $0.use("B", in: .within("Provider", "init", .always), line: 3)
                $0.use("B", in: .within("Provider", "helper", .whenCalled), line: 4)
                $0.use("B", in: .within("Provider", "makeDestination", .whenCalled), form: .mention, line: 5)
            } == [
                Seen(place: "Provider.makeDestination", provider: "App.Provider", isNeeded: true),
                Seen(place: "Provider.makeDestination", provider: "App.Provider"),
                Seen(place: "Provider.init", provider: "App.Provider", isNeeded: true),
                Seen(place: "Provider.helper", provider: "App.Provider"),
                Seen(place: "Provider.makeDestination", provider: "App.Provider"),
            ])
    }

    @Test func typesThatAProviderMakesAreFollowed() {
        #expect(
            uses {
                $0.type(.class, "Base")
                $0.type(.class, "Screen", inherits: ["Base"])
                $0.type(.struct, "Model")
                $0.type(.struct, "Later")
                $0.make("Screen", in: .within("Provider", "makeDestination", .whenCalled))
                $0.make("Model", in: .within("Screen", "model", .always))
                $0.make("Later", in: .within("Screen", "init", .perhaps))
                // The types make one another.
                $0.make("Screen", in: .within("Model", "init", .always))
                $0.use("B", in: .within("Model", "init", .always), line: 1)
                $0.use("B", in: .within("Base", "init", .always), line: 2)
                $0.use("B", in: .within("Screen", "load", .whenCalled), line: 3)
                $0.use("B", in: .within("Later", "init", .always), line: 4)
                $0.type(.struct, "Stranger")
                $0.use("B", in: .within("Stranger", "init", .always), line: 5)
            } == [
                Seen(place: "Model.init", provider: "App.Provider", isNeeded: true),
                Seen(place: "Base.init", provider: "App.Provider", isNeeded: true),
                Seen(place: "Screen.load", provider: "App.Provider"),
                Seen(place: "Later.init", provider: "App.Provider"),
                Seen(place: "Stranger.init"),
            ])
    }

    @Test func aKeyBehindABranchIsNotNeeded() {
        #expect(
            uses {
                $0.type(.struct, "Model")
                $0.make("Model", in: .within("Provider", "makeDestination", .perhaps))
                $0.use("B", in: .within("Model", "init", .always))
            } == [Seen(place: "Model.init", provider: "App.Provider")])
    }

    @Test func aSecondPathWithoutBranchesMakesAKeyNeeded() {
        #expect(
            uses {
                $0.type(.struct, "Model")
                $0.type(.struct, "Screen")
                $0.make("Model", in: .within("Provider", "makeDestination", .perhaps))
                $0.make("Screen", in: .within("Provider", "makeDestination", .whenCalled))
                $0.make("Model", in: .within("Screen", "init", .always))
                $0.use("B", in: .within("Model", "init", .always))
            } == [Seen(place: "Model.init", provider: "App.Provider", isNeeded: true)])
    }

    @Test(arguments: [
        ("Screen", true), ("Later", false), ("AlsoLater", false), ("InheritsLater", false), ("Unknown", false),
    ])
    func anArgumentIsNeededUnlessItsReceiverMayDeferIt(receiver: String, isNeeded: Bool) {
        #expect(
            uses {
                $0.type(.struct, "Screen")
                $0.type(.struct, "Later")
                $0.type(.class, "LaterBase")
                $0.type(.class, "InheritsLater", inherits: ["LaterBase"])
                $0.type(.alias(.named("Later")), "AlsoLater")
                $0.deferringTypes = [["Later"], ["LaterBase"]]
                var scope = SourceScope.within("Provider", "makeDestination", .whenCalled)
                scope.receivers = [.named("Screen"), TypeReference(written: receiver)]
                $0.use("B", in: scope)
            } == [Seen(place: "Provider.makeDestination", provider: "App.Provider", isNeeded: isNeeded)])
    }

    @Test func aSharedUseIsListedForEachProvider() {
        #expect(
            uses {
                $0.type(.struct, "Second", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Second", .provides("A"))
                $0.type(.struct, "Model")
                $0.make("Model", in: .within("Provider", "makeDestination", .whenCalled))
                $0.make("Model", in: .within("Second", "makeDestination", .whenCalled))
                $0.use("B", in: .within("Model", "init", .always))
            } == [
                Seen(place: "Model.init", provider: "App.Provider", isNeeded: true),
                Seen(place: "Model.init", provider: "App.Second", isNeeded: true),
            ])
    }
}
