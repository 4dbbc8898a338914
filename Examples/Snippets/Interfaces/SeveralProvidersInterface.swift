// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// snippet.formatter
public protocol ReportFormatter: Sendable {
    func text(of total: Int) -> String
}

@RoutableAs("reportFormatter") extension RoutableService where Protocol == any ReportFormatter {}
// snippet.end

public protocol ReportMenu: Sendable { var count: Int { get } }
@RoutableAs("reportMenu") extension RoutableService where Protocol == any ReportMenu {}

public protocol RequiredFormatter: Sendable { func line(_ total: Int) -> String }
@RoutableAs("requiredFormatter") extension RoutableService where Protocol == any RequiredFormatter {}

@MainActor public protocol SettingsSection: AnyObject { var title: String { get } }
@RoutableAs("settingsSection") extension RoutableView where Protocol == any SettingsSection {}
