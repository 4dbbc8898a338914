// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What a place in the hierarchy keeps: an object, and what the host knows of it.
///
/// Links are the only strong references to the objects, so a window that is dropped frees them all.
struct HeadlessLink {
    let object: AnyObject
    let node: HeadlessNode
    private(set) var presentation: HeadlessPresentation?
    private var tether: HeadlessTether?

    @MainActor init(_ object: AnyObject, _ node: HeadlessNode, _ presentation: HeadlessPresentation?) {
        self.object = object
        self.node = node
        if let presentation { carry(presentation) }
    }

    @MainActor mutating func carry(_ presentation: HeadlessPresentation) {
        self.presentation = presentation
        tether = HeadlessTether(presentation)
    }

    /// The presentations of all that is inside, the innermost and uppermost first, and its own.
    @MainActor var presentations: [HeadlessPresentation] { node.presentations(and: presentation) }
}

/// Freed with its link, and so with whatever the link was in: then the view is gone, if it was not before.
private final class HeadlessTether: Sendable {
    private let presentation: HeadlessPresentation

    init(_ presentation: HeadlessPresentation) { self.presentation = presentation }

    deinit {
        // A signal for each link would cost more than all the rest.
        if !presentation.isGone {
            _ = ReleaseSignal { [presentation] in presentation.hasGone(by: .release) }
        }
    }
}
