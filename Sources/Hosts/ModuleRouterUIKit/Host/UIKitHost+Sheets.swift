// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ModuleRouterViews
import UIKit

extension UISheetPresentationController {
    /// Takes the heights, the indicator and the interaction of a path. Options that the path does not set stay as they are.
    func configure(_ options: ViewRouteOptions) {
        if !options.detents.isEmpty { detents = options.detents.map(\.detent) }
        if let showsDragIndicator = options.showsDragIndicator { prefersGrabberVisible = showsDragIndicator }
        switch options.backgroundInteraction {
        case .automatic: break
        case .disabled: largestUndimmedDetentIdentifier = nil
        case .enabled: largestUndimmedDetentIdentifier = detents.last?.identifier
        case .enabledUpThrough(let detent): largestUndimmedDetentIdentifier = detent.detent.identifier
        }
    }
}

extension ViewSheetDetent {
    @MainActor fileprivate var detent: UISheetPresentationController.Detent {
        switch self {
        case .medium: .medium()
        case .large: .large()
        case .height(let height):
            .custom(identifier: .init("ModuleRouter.height.\(height)")) { _ in CGFloat(height) }
        case .fraction(let fraction):
            .custom(identifier: .init("ModuleRouter.fraction.\(fraction)")) {
                $0.maximumDetentValue * CGFloat(fraction)
            }
        }
    }
}
#endif
