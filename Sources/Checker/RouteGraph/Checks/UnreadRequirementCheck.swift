// SPDX-License-Identifier: Apache-2.0

/// `unread-requirement`: a provider states a requirement that no code reads.
enum UnreadRequirementCheck: RouteCheck {
    static let id = RouteFinding.ID.unreadRequirement

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let read = Set(index.graph.readRequirements ?? [])
        if index.isTest || read.contains("*") { return [] }
        return index.graph.providers.filter { !$0.registrations.isEmpty }.flatMap { provider in
            provider.provides.flatMap { line in
                (line.requirements ?? []).filter { !read.contains($0) }.map { requirement in
                    let key = index.name(of: line.route)
                    return finding(
                        requirement, "\(key) requires '\(requirement)', and no interceptor reads this requirement",
                        at: line.location,
                        remedy: """
                            read it in an interceptor that the app adds:
                            RouteRegistry.shared.addViewRouteInterceptor("\(requirement)") { request in
                                if request.requirements.contains(.\(requirement)) { <#check it, and throw or redirect#> }
                                return .proceed
                            }
                            """)
                }
            }
        }
    }
}

// MARK: Explanation

extension UnreadRequirementCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A provider states a requirement that no code reads.",
        meaning: """
            A line of a provider has a requirement, such as `Provides(.account) { $0 }.requires(.login)`. No module that the app \
            links reads it, as an interceptor does with `request.requirements.contains(.login)`. Code that passes all \
            requirements on counts as reading all of them. Test bundles are not checked.
            """,
        consequence: "The route is performed as if it had no requirement.",
        example: """
            Sources/EditorModule/EditorRouter.swift:6:9: error: RoutableView<any EditorInput> requires 'login', and no interceptor reads this requirement [unread-requirement]
              help: read it in an interceptor that the app adds:
                RouteRegistry.shared.addViewRouteInterceptor("login") { request in
                    if request.requirements.contains(.login) { <#check it, and throw or redirect#> }
                    return .proceed
                }
              see: routes explain unread-requirement
            """,
        remedy: "Add an interceptor that reads the requirement, or remove the requirement.")
}
