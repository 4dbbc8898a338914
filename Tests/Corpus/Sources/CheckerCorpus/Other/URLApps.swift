// SPDX-License-Identifier: Apache-2.0

/// Apps with a service that URLs lead to.
enum URLApps {
    private static let search = Service(name: "Search", member: "result", destination: "NoteSearch", value: "")

    static var apps: [CorpusApp] { matching + placeholders + senders }

    /// - Parameters:
    ///   - pattern: The pattern and its other arguments, as they are in the source.
    ///   - configuration: The configuration type; nil for `RouteConfiguration`.
    ///   - result: How the destination is made from the configuration.
    ///   - request: The statements of the app.
    private static func app(
        _ form: String, _ variant: String, _ fault: Fault?, pattern: String = "\"notes://search/:text\"",
        configuration: String? =
            """
        struct SearchConfiguration: Codable {
            var text = ""
            var limit: Int?
        }

        """,
        result: String = "configuration.text", registers: Bool = true, declaration: String = "", request: String,
        subjects: [String] = ["Search", "notes://", "note://"]
    ) -> CorpusApp {
        var sketch = Sketch()
        sketch.services = [search]
        sketch.add(
            to: search, "NoteSearch",

            """
            struct NoteSearch: Search {
                let result: String
            }

            """)
        let type = configuration == nil ? "RouteConfiguration" : "SearchConfiguration"
        let making =
            configuration == nil
            ? ""
            : """
                static func makeConfiguration() -> SearchConfiguration { SearchConfiguration() }


            """
        sketch.add(
            to: search, "SearchRouter", importing: ["ModuleRouterViews"],
            """
            public struct SearchRouter: ServiceRouteProvider {
                public init() {}
                public static var routes: RouteList<Self> {
                    Provides(RoutableService<any Search>()) { $0 as any Search }
                    URLPattern(\(pattern))
                }

            \(making.replacing("    static", with: "    public static"))    public func makeDestination(with configuration: \(type)) -> (any Search)? {
                    NoteSearch(result: \(result))
                }
            }

            \(configuration.map { $0.replacing("struct Search", with: "public struct Search").replacing("final class Search", with: "public final class Search") } ?? "")
            """)
        sketch.imports.formUnion(["ModuleRouterViews", "SearchInterface"])
        if !declaration.isEmpty { sketch.declarations.append(declaration) }
        if registers { sketch.register("RouteRegistry.shared.register { SearchRouter.self }") }
        sketch.request = request
        return sketch.app("url", form, variant, fault, subjects: subjects)
    }

    private static func open(_ url: String) -> String {
        """
        let search = try Router.destination(serviceURL: \(url), by: .app) as? any Search
        if search?.result != "tea" { fatalError("broken: the search found \\(search?.result ?? "nothing")") }

        """
    }

    private static var matching: [CorpusApp] {
        let forms: [(name: String, declaration: (String) -> String, request: (String) -> String)] = [
            ("literal", { _ in "" }, { open("\"\($0)\"") }),
            (
                "constant",
                {
                    """
                    enum Links {
                        static let tea = "\($0)"
                    }

                    """
                }, { _ in open("Links.tea") }
            ),
            ("variable", { _ in "" }, { "let link = \"\($0)\"\n" + open("link") }),
            (
                "interpolation", { _ in "" },
                { url in
                    let parts = url.split(separator: "/").map(String.init)
                    return "let word = \"\(parts.last ?? "")\"\n"
                        + open("\"\(url.dropLast((parts.last ?? "").count))\\(word)\"")
                }
            ),
            (
                "function",
                { _ in
                    """
                    func open(_ url: String) throws -> (any Search)? {
                        try Router.destination(serviceURL: url, by: .app) as? any Search
                    }

                    """
                },
                {

                    """
                    if try open("\($0)")?.result != "tea" { fatalError("broken: the search found nothing") }

                    """
                }
            ),
        ]
        return forms.flatMap { form in
            func made(
                _ variant: String, _ fault: Fault?, _ url: String, pattern: String = "\"notes://search/:text\"",
                registers: Bool = true
            ) -> CorpusApp {
                app(
                    form.name, variant, fault, pattern: pattern, registers: registers,
                    declaration: form.declaration(url), request: form.request(url))
            }
            return [
                made("right", nil, "notes://search/tea"),
                made("right-case", nil, "NOTES://Search/tea"),
                made("right-alternative", nil, "notes://find/tea", pattern: "\"notes://{search|find}/:text\""),
                made("misspelt-host", .unmatchedURL, "notes://serach/tea"),
                made("misspelt-scheme", .unmatchedURL, "note://search/tea"),
                made("too-long", .unmatchedURL, "notes://search/all/tea"),
                made("wrong-case", .unmatchedURL, "notes://app/Search/tea", pattern: "\"notes://app/search/:text\""),
                made("unregistered", .registrationRemoved, "notes://search/tea", registers: false),
            ]
        }
    }

    private static var placeholders: [CorpusApp] {
        let plain =
            """
            struct SearchConfiguration {
                var text = ""
            }

            """
        let url = open("\"notes://search/tea\"")
        return [
            app("placeholder", "misspelt-codable", .unsetPlaceholder, pattern: "\"notes://search/:txt\"", request: url),
            app("placeholder", "misspelt-case", .unsetPlaceholder, pattern: "\"notes://search/:Text\"", request: url),
            app(
                "placeholder", "misspelt-query", .unsetPlaceholder, pattern: "\"notes://search?q=:txet\"",
                request: open("\"notes://search?q=tea\"")),
            app(
                "placeholder", "not-codable", .unsetPlaceholder, pattern: "\"notes://search/:text\"",
                configuration: plain, request: url),
            app(
                "placeholder", "misspelt-value", .unsetPlaceholder, pattern: "\"notes://search/:text\"",
                configuration: nil, result: "configuration.urlValues[\"txt\"] ?? \"\"", request: url),
            app(
                "placeholder", "misspelt-optional", .unsetPlaceholder,
                pattern: "\"notes://search/:text?limit=:limt(Int)?\"",
                result: "configuration.limit == 3 ? configuration.text : \"all\"",
                request: open("\"notes://search/tea?limit=3\"")),
            app("placeholder", "right-codable", nil, request: url),
            app(
                "placeholder", "right-value", nil, configuration: nil,
                result: "configuration.urlValues[\"text\"] ?? \"\"", request: url),
            app(
                "placeholder", "right-query", nil, pattern: "\"notes://search?q=:text\"",
                request: open("\"notes://search?q=tea\"")),
            app(
                "placeholder", "right-optional", nil, pattern: "\"notes://search/:text?limit=:limit(Int)?\"",
                request: url),
            app(
                "placeholder", "right-key-path", nil, pattern: "\"notes://search/\\(\\.text)\"", configuration: plain,
                request: url),
            app(
                "placeholder", "right-closure", nil,
                pattern:
                    "\"notes://search/:word\", filling: { url, configuration in configuration.text = url.values[\"word\"] ?? \"\" }",
                configuration: plain, request: url),
            app(
                "placeholder", "wrong-type", .unmatchedURL, pattern: "\"notes://search/:text?limit=:limit(Int)\"",
                request: open("\"notes://search/tea?limit=three\"")),
            app(
                "placeholder", "missing-query", .unmatchedURL, pattern: "\"notes://search?q=:text\"",
                request: open("\"notes://search?text=tea\"")),
        ]
    }

    private static var senders: [CorpusApp] {
        let asked = """
            if Router.canOpen(url: "other://search/tea") { fatalError("this is another app's URL") }

            """
        return [
            app(
                "sender", "closed", .unmatchedURL,
                request: open("\"notes://search/tea\"").replacing(", by: .app", with: "")),
            app(
                "sender", "opened", nil, pattern: "\"notes://search/:text\", by: .outside",
                request: open("\"notes://search/tea\"").replacing(", by: .app", with: "")),
            app("sender", "asked-first", nil, request: asked + open("\"notes://search/tea\"")),
            app(
                "sender", "optional", nil,
                request:
                    """
                    print((try? Router.destination(serviceURL: "notes://future/1", by: .app)) == nil)

                    """ + open("\"notes://search/tea\"")),
            app(
                "sender", "redirected", nil,
                request:
                    """
                    RouteRegistry.shared.redirectURL("notes://find/:text", to: "notes://search/:text")

                    """ + open("\"notes://find/tea\"")),
            app(
                "sender", "redirected-nowhere", .unmatchedURL,
                request:
                    """
                    RouteRegistry.shared.redirectURL("notes://find/:text", to: "notes://look/:text")

                    """ + open("\"notes://find/tea\"")),
        ]
    }
}
