// SPDX-License-Identifier: Apache-2.0

public import EditorInterface
public import ModuleRouterMacros
public import NotesInterface

/// What the editor is told.
@MainActor public final class EditorConfiguration: EditorModuleInput {
    public var noteName = ""
    public var saved = ViewRouteResult<Note>()

    public init() {}
}
