// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

public protocol Payments: Sendable { func pay(_ amount: Int) -> String }
@RoutableAs("payments") extension RoutableService where Protocol == any Payments {}

@MainActor public protocol AccountView: AnyObject {}
@RoutableAs("account") extension RoutableView where Protocol == any AccountView {}

// snippet.requirement
extension RouteRequirement {
    public static let login = RouteRequirement("login")
}
// snippet.end
