// SPDX-License-Identifier: Apache-2.0

/// `unproven-route`, a warning: Objective-C code registers or requests routes in a way that the checker does not follow.
///
/// The keys that such code may register count as provided; see `DynamicRegistrations`.
enum UnprovenRouteCheck: RouteCheck {
    static let id = RouteFinding.ID.unprovenRoute
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.unresolved.compactMap { unresolved in
            guard let doubt = ObjectiveCDoubt(reason: unresolved.reason), doubt != .unwrittenText,
                unresolved.module.map(index.isOwn) != false
            else { return nil }
            return finding(
                unresolved.text, "the routes of '\(unresolved.text)' are not checked: \(doubt.reason)",
                at: unresolved.location, remedy: doubt.remedy)
        }
    }
}

// MARK: Explanation

extension UnprovenRouteCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Objective-C code registers or requests routes in a way that the checker does not follow.",
        meaning: """
            The checker reads protocols in ZIKRoutable(…) and in the macros ZIKRouterToView(…), ZIKRouterToViewModule(…), \
            ZIKRouterToService(…) and ZIKRouterToServiceModule(…), and classes in [C class] and C.class. It does not follow \
            variables, other macros, functions with parameters, and selectors. A key that such a registration may mean counts as \
            provided. If the code requests routes, the checker reports nothing as unused.
            """,
        consequence: "A missing provider of such a key is found only at run time.",
        example: """
            Sources/Login/LoginRouter.m:9:5: warning: the routes of '[self registerViewProtocol:protocol]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
              help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
              see: routes explain unproven-route
            """,
        remedy: "Write the protocol or the class in the call.")
}
