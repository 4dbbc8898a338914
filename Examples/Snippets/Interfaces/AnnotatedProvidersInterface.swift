// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

public protocol Clock: Sendable { var time: String { get } }
@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}

public protocol NoteStore: AnyObject, Sendable { var notes: [String] { get } }
@RoutableAs("noteStore") extension RoutableService where Protocol == any NoteStore {}

public protocol Ads: Sendable { var text: String { get } }
@RoutableAs("ads") extension RoutableService where Protocol == any Ads {}

public protocol NoteSearch { func find(_ text: String) throws -> [String] }
@RoutableAs("noteSearch") extension RoutableService where Protocol == any NoteSearch {}

public protocol Database: Sendable { func count() async -> Int }
@RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}

@MainActor public protocol SearchViewInput: AnyObject { var title: String { get } }
@RoutableAs("searchScreen") extension RoutableView where Protocol == any SearchViewInput {}

@MainActor public protocol NoteViewInput: AnyObject { var id: Int { get set } }
@RoutableAs("noteView") extension RoutableViewModule where Protocol == any NoteViewInput {}

// snippet.module
public protocol ExportInput: AnyObject {
    var folder: String { get set }
}

@RoutableAs("export") extension RoutableServiceModule where Protocol == any ExportInput {}
// snippet.end
