// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper public struct Namespace: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/namespace/id
    public struct ID: Hashable, Sendable {
        let number: ObjectIdentifier
    }

    private final class Identity: Sendable {}
    private let identity: StateLocation<AnyObject>

    public init() { identity = StateLocation(making: { Identity() }) }

    @MainActor public var wrappedValue: ID { ID(number: ObjectIdentifier(identity.value)) }
}

extension Namespace: HoldsState {
    var inherited: any InheritedState { identity }
}

/// https://developer.apple.com/documentation/swiftui/navigationtransition
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}

/// https://developer.apple.com/documentation/swiftui/automaticnavigationtransition
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// https://developer.apple.com/documentation/swiftui/zoomnavigationtransition
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
    let source: TransitionSource
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:)
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// A view from which a transition starts.
struct TransitionSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:)
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        #if os(macOS)
        modified(by: TransitionModifier(part: RenderedTransition(zoomSource: nil)))
        #else
        modified(
            by: TransitionModifier(part: RenderedTransition(zoomSource: (style as? ZoomNavigationTransition)?.source)))
        #endif
    }

    /// https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:)
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modified(
            by: TransitionModifier(
                part: RenderedTransitionSource(source: TransitionSource(id: AnyHashable(id), namespace: namespace))))
    }
}

/// The transition of a view and the source from which it zooms.
nonisolated struct RenderedTransition: RenderedPart {
    let zoomSource: TransitionSource?
    var text: String? { nil }
}

/// A view from which a transition can start.
nonisolated struct RenderedTransitionSource: RenderedPart {
    let source: TransitionSource
    var text: String? { nil }
}

private nonisolated struct TransitionModifier<Part: RenderedPart>: RenderedModifier {
    let part: Part

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + [.part(part)]
    }
}
