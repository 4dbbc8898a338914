// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteGraph

/// An app of many modules of ten routes each, every one provided, and used by the module before.
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
}
