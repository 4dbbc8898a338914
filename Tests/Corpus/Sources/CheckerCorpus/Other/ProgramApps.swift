// SPDX-License-Identifier: Apache-2.0

/// Packages with two programs, of which `App` is checked.
enum ProgramApps {
    static var apps: [CorpusApp] {
        let both =
            """
            RouteRegistry.shared.register {
                ClockRouter.self
                NotesRouter.self
            }

            """
        let notes = "RouteRegistry.shared.register { NotesRouter.self }\n"
        let bootstrap =
            """
            public func registerProviders() {
            \(both.indented(1))}

            """
        let bootstrapNotes =
            """
            public func registerProviders() {
            \(notes.indented(1))}

            """
        return [
            app("own-lists", "both", nil, app: both, tool: both),
            app("own-lists", "app-only", nil, app: both, tool: nil),
            app("own-lists", "tool-only", .registrationRemoved, app: notes, tool: both),
            app("own-lists", "tool-links-more", .moduleNotLinked, app: notes, tool: both, linksClock: false),
            app("own-lists", "tool-incomplete", nil, app: both, tool: notes),
            app(
                "bootstrap", "both", nil, app: "registerProviders()\n", tool: "registerProviders()\n",
                bootstrap: bootstrap),
            app(
                "bootstrap", "tool-only", .registrationRemoved, app: notes, tool: "registerProviders()\n",
                bootstrap: bootstrap),
            app(
                "bootstrap", "incomplete", .registrationRemoved, app: "registerProviders()\n",
                tool: "registerProviders()\n", bootstrap: bootstrapNotes),
            app(
                "bootstrap", "completed-by-app", nil,
                app:
                    """
                    registerProviders()
                    RouteRegistry.shared.register { ClockRouter.self }

                    """, tool: "registerProviders()\n", bootstrap: bootstrapNotes),
            app(
                "bootstrap", "completed-by-tool", .registrationRemoved, app: "registerProviders()\n",
                tool:
                    """
                    registerProviders()
                    RouteRegistry.shared.register { ClockRouter.self }

                    """, bootstrap: bootstrapNotes),
            app(
                "bootstrap", "not-linked", .moduleNotLinked, app: notes, tool: "registerProviders()\n",
                bootstrap: bootstrap, linksClock: false, linksBootstrap: false),
            app(
                "closures", "both", nil,
                app:
                    """
                    RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in SystemClock() }

                    """ + notes, tool: both),
            app(
                "closures", "tool-only", .registrationRemoved, app: notes,
                tool:
                    """
                    RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in SystemClock() }

                    """ + notes),
        ]
    }

    private static func app(
        _ form: String, _ variant: String, _ fault: Fault?, app: String, tool: String?, bootstrap: String? = nil,
        linksClock: Bool = true, linksBootstrap: Bool = true
    ) -> CorpusApp {
        var sketch = Sketch()
        sketch.addProviders()
        sketch.imports.insert("ClockInterface")
        if let bootstrap {
            sketch.add(
                "Sources/Bootstrap/Bootstrap.swift", importing: ["ClockModule", "NotesModule", "ModuleRouter"],
                bootstrap)
            if linksBootstrap { sketch.imports.insert("Bootstrap") }
        }
        if !linksClock { sketch.imports.remove("ClockModule") }
        sketch.register(app)
        let imports =
            ["ClockInterface", "ClockModule", "ModuleRouter", "NotesInterface", "NotesModule"]
            + (bootstrap == nil ? [] : ["Bootstrap"])
        sketch.add(
            "Sources/Tool/main.swift", importing: imports,
            (tool ?? "") + """

                print(\(tool == nil ? "\"nothing to do\"" : "try Router.destination(for: RoutableService<any Notes>()).title"))

                """)
        return sketch.app("program", form, variant, fault, programs: ["App", "Tool"])
    }
}
