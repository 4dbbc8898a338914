// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
#if canImport(Combine)
import Combine
#endif
import SwiftUI

/// The model of one window.
///
/// A `StateObject` is created for each window. The initial value of a `State` is not: windows that show the same value of a view share
/// it, if it is an object.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class WindowContent: ObservableObject {
    private var model: NavigationModel?
    private weak var given: NavigationModel?

    nonisolated init() {}

    /// Returns the model, which the first call creates.
    func model(_ make: () -> NavigationModel) -> NavigationModel {
        if let model { return model }
        let model = make()
        self.model = model
        model.isShown(by: self)
        return model
    }

    /// Notes that the window shows a model of the app, which may replace another one.
    func shows(_ model: NavigationModel) {
        guard given !== model else { return }
        given?.isNoLongerShown(by: self)
        given = model
        model.isShown(by: self)
    }
}
#endif
