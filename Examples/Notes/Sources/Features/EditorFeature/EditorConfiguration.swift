// SPDX-License-Identifier: Apache-2.0

public import EditorInterface
public import ModuleRouterViews
public import NotesInterface

/// The parameters of the editor.
@MainActor public final class EditorConfiguration: EditorModuleInput {
    public var noteName = ""
    public var saved = ViewRouteResult<Note>()

    public init() {}
}
