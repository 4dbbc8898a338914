// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// An app of many modules with ten routes each. Every route is provided, and the previous module uses it.
enum LargeGraph {
    static func app(routes count: Int) -> RouteGraph {
        var graph = RouteGraph(entryPoint: "app")
        for number in 0..<count {
            let module = "Module\(number / 10)"
            let id = "RoutableView<any \(module)Interface.Screen\(number)>"
            let file = "/app/Sources/\(module)/Screen\(number)Router.swift"
            if number.isMultiple(of: 10) {
                graph.modules.append(RouteGraph.Module(name: module))
                graph.modules.append(RouteGraph.Module(name: "\(module)Interface"))
            }
            graph.routes.append(
                RouteGraph.Route(
                    id: id, kind: .view, type: "any Screen\(number)", module: "\(module)Interface",
                    uses: number < 10
                        ? []
                        : [
                            RouteGraph.Use(
                                module: "Module\(number / 10 - 1)", place: "show",
                                provider: "Module\(number / 10 - 1).Screen\(number - 10)Router",
                                location: SourceLocation(file: file, line: 20, column: 9))
                        ]))
            graph.providers.append(
                RouteGraph.Provider(
                    id: "\(module).Screen\(number)Router", name: "Screen\(number)Router", module: module,
                    provides: [RouteGraph.Line(route: id, location: SourceLocation(file: file, line: 9, column: 9))],
                    location: SourceLocation(file: file, line: 7, column: 8)))
        }
        return graph
    }

    /// One route that the given number of providers use.
    static func hub(users count: Int) -> RouteGraph {
        let location = SourceLocation(file: "User.swift", line: 1, column: 1)
        let names = (0..<count).map { "User\($0)" }
        return RouteGraph(
            entryPoint: "app",
            routes: [
                RouteGraph.Route(
                    id: "hub", kind: .service, type: "any Hub", module: "HubInterface",
                    uses: names.map { RouteGraph.Use(module: "Users", place: $0, provider: $0, location: location) })
            ],
            providers: (["Hub"] + names).map { name in
                RouteGraph.Provider(
                    id: name, name: name, module: "Users",
                    provides: name == "Hub" ? [RouteGraph.Line(route: "hub", location: location)] : [],
                    location: location)
            })
    }

    /// A cycle of providers: each needs the next, and the last needs the first.
    static func circle(of count: Int) -> RouteGraph {
        let location = SourceLocation(file: "Circle.swift", line: 1, column: 1)
        return RouteGraph(
            entryPoint: "app",
            routes: (0..<count).map { number in
                RouteGraph.Route(
                    id: "R\(number)", kind: .service, type: "any R\(number)", module: "M",
                    uses: [
                        RouteGraph.Use(
                            module: "M", place: "make", provider: "P\((number + count - 1) % count)",
                            isNeededToMake: true, location: location)
                    ])
            },
            providers: (0..<count).map { number in
                RouteGraph.Provider(
                    id: "P\(number)", name: "P\(number)", module: "M",
                    provides: [RouteGraph.Line(route: "R\(number)", location: location)], location: location)
            })
    }
}
