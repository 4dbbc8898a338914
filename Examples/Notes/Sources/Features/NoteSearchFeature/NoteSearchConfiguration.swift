// SPDX-License-Identifier: Apache-2.0

public import NoteSearchInterface

/// What the screen of a search is told.
@MainActor public final class NoteSearchConfiguration: NoteSearchModuleInput {
    public var words = ""

    public init() {}
}
