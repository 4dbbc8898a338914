// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@available(tvOS, unavailable)
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents>
    open var detents: [Detent] = [.large()]
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersgrabbervisible>
    open var prefersGrabberVisible = false
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier>
    open var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
    @MainActor open class Detent: NSObject {
        /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct>
        public struct Identifier: Hashable, Sendable {
            public let rawValue: String

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.property>
        public let identifier: Identifier
        private let resolve: @MainActor (Double) -> CGFloat?

        private init(_ identifier: Identifier, _ resolve: @escaping @MainActor (Double) -> CGFloat?) {
            self.identifier = identifier
            self.resolve = resolve
        }

        public class func medium() -> Detent { Detent(.medium) { CGFloat($0 / 2) } }
        public class func large() -> Detent { Detent(.large) { CGFloat($0) } }

        /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)>
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { resolver(ResolutionContext(maximumDetentValue: CGFloat($0))) }
        }

        /// Stands in for the layout: returns the height of the sheet for the given height of the largest detent, in points.
        public func height(ofLargest largest: Double) -> CGFloat? { resolve(largest) }
    }
}

/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>
@available(tvOS, unavailable)
public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
}

@available(tvOS, unavailable)
private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

extension UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    @MainActor open class Transition: NSObject {
        /// Stands in for the animation: the view from which it zooms.
        public let source: @MainActor () -> UIView?

        private init(_ source: @escaping @MainActor () -> UIView?) { self.source = source }

        /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)>
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition { sourceViewProvider(ZoomSourceViewProviderContext()) }
        }

        /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>
        @MainActor open class ZoomOptions: NSObject {}

        /// <https://developer.apple.com/documentation/uikit/uizoomtransitionsourceviewprovidercontext>
        public struct ZoomSourceViewProviderContext {}
    }
}
