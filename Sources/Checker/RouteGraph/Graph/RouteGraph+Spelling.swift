// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Spells types so that messages distinguish them, and so that code can contain them.
    ///
    /// - Parameter types: The types of the routes, by id.
    mutating func spell(_ types: [String: ResolvedType]) {
        let named = Dictionary(grouping: routes.indices) { routes[$0].name }
        for number in routes.indices {
            guard let type = types[routes[number].id] else { continue }
            let qualified = type.spelling(.qualified)
            // The qualified name of a private type contains its file, which is no code.
            let isAmbiguous = named[routes[number].name].map { $0.count > 1 } == true && !qualified.contains("(")
            let source = isAmbiguous ? qualified : type.spelling(.source)
            if isAmbiguous { routes[number].type = source }
            if source != routes[number].type { routes[number].spelling = source }
        }
    }
}

extension RouteGraph.Route {
    /// The type as code in a module that imports it contains it.
    var typeInSource: String { spelling ?? type }
}
