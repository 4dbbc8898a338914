// SPDX-License-Identifier: Apache-2.0

import ModuleRouterSwiftUI
import ModuleRouterViews
import SwiftUI

@MainActor public protocol SettingsInput: AnyObject {}

@RoutableAs("settings") extension RoutableView where Protocol == any SettingsInput {}

/// A screen in SwiftUI.
final class SettingsScreen: SwiftUIScreen, SettingsInput {
    var content: some View { SettingsButton().navigationTitle("Settings") }
}

struct SettingsButton: View {
    @Route(.settings) private var settings

    var body: some View {
        Button("More settings") { settings(.push) }
    }
}

@AutoRegister
struct SettingsRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.settings) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SettingsScreen? { SettingsScreen() }
}
