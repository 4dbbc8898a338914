// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// Whether the user cannot dismiss the screen.
    var refusesToBeDismissed: Bool {
        !isDismissalAllowed || (screen as? any DismissalGuarding)?.refusesToBeDismissed == true
    }

    /// Dismisses the screen for the user, together with the presentation that it is the first screen of. If it cannot be dismissed,
    /// reports the attempt.
    func userDismisses() {
        switch place {
        case .pushed:
            guard !refusesToBeDismissed else { return reportDismissalAttempt() }
            model?.userHasRemoved([self])
        case .content:
            level?.userDismisses()
        case .bottom, .list, .detail, .tab, .child, .part:
            surrounding?.userDismisses()
        }
    }

    /// Reports an attempt to the innermost screen that refuses, and to the destination of the presentation.
    fileprivate func reportDismissalAttempt() {
        let refusing = all.first { !($0.screen is NavigationContainer) && $0.refusesToBeDismissed }
        for place in [refusing, self].compactMap({ $0 }).removingDuplicates {
            if let presentation = place.presentation, presentation.isStanding {
                presentation.reportDismissalAttempt()
            } else {
                (place.screen as? any DismissalGuarding)?.userDidAttemptDismissal()
            }
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension [ShownScreen] {
    /// The places without those whose view another place presents too, such as a container and its first screen.
    @MainActor fileprivate var removingDuplicates: [ShownScreen] {
        var kept: [ShownScreen] = []
        for place in self where !kept.contains(where: { $0 === place || $0.isPresented(with: place) }) {
            kept.append(place)
        }
        return kept
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    fileprivate func isPresented(with other: ShownScreen) -> Bool {
        presentation.map { $0 === other.presentation } ?? false
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationLevel {
    /// Dismisses the level for the user. If it cannot be dismissed, reports the attempt.
    func userDismisses() {
        guard kind != nil else { return }
        if refusesToBeDismissed {
            content.reportDismissalAttempt()
        } else {
            model?.userHasRemoved([content])
        }
    }
}
