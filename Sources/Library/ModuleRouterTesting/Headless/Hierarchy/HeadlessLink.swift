// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// An entry in the hierarchy: an object and the host's data about it.
///
/// Links are the only strong references to the objects, so releasing a window releases all its objects.
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

    /// The presentations of its contents, innermost and topmost first, followed by its own.
    @MainActor var presentations: [HeadlessPresentation] { node.presentations(and: presentation) }
}

/// Deallocated together with its link and the link's owner. Then reports that the view was released, unless the view was
/// removed before.
private final class HeadlessTether: Sendable {
    private let presentation: HeadlessPresentation

    init(_ presentation: HeadlessPresentation) { self.presentation = presentation }

    deinit {
        // One signal for each link would be too expensive.
        if !presentation.isGone {
            _ = ReleaseSignal { [presentation] in presentation.didRemove(by: .release) }
        }
    }
}
