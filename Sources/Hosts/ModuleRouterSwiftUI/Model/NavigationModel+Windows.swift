// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The windows that show a model.
@MainActor struct ModelWindows {
    private struct Entry {
        weak var window: AnyObject?
    }

    private var entries: [Entry] = []

    var count: Int { entries.count { $0.window != nil } }

    mutating func add(_ window: AnyObject) {
        remove(window)
        entries.append(Entry(window: window))
    }

    mutating func remove(_ window: AnyObject) { entries.removeAll { $0.window == nil || $0.window === window } }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    /// The mistake of an app that shows the model in several windows; nil if there is none.
    package var sharingFault: String? {
        let count = windows.count
        guard count > 1 else { return nil }
        return """
            \(count) windows show one NavigationModel, and each of them presents its sheets. Create a model for each window: \
            RoutedWindow { … }
            """
    }

    /// Notes that a window shows another model.
    func isNoLongerShown(by window: AnyObject) { windows.remove(window) }

    /// Notes that a window shows the model. In debug builds, reports a second window.
    func isShown(by window: AnyObject) {
        windows.add(window)
        FrontModels.shared.add(self)
        #if DEBUG
        guard windows.count > 1 else { return }
        // A window that replaces another one is no mistake: its views are created before those of the other one are freed.
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            if let fault = self?.sharingFault { RouteLog.debug(fault) }
        }
        #endif
    }
}
