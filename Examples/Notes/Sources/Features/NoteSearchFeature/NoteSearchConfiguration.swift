// SPDX-License-Identifier: Apache-2.0

public import NoteSearchInterface

/// The parameters of a search's screen.
@MainActor public final class NoteSearchConfiguration: NoteSearchModuleInput {
    public var words = ""

    public init() {}
}
