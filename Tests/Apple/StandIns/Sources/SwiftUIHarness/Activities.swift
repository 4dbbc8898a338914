// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity {
    public let activityType: String
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) { self.activityType = activityType }
}
#endif

/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension EnvironmentValues {
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
    ///
    /// "If you read the phase from inside a View, it reflects the phase of the scene that contains the view."
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modified(by: ActivityModifier(type: activityType, action: action))
    }
}

/// A view that continues user activities of a type.
@MainActor struct RenderedActivityHandler: RenderedPart {
    let type: String
    let action: @MainActor (NSUserActivity) -> Void
    var text: String? { nil }
}

private nonisolated struct ActivityModifier: RenderedModifier {
    let type: String
    let action: (NSUserActivity) -> Void

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let environment = context.environment
        let handler = RenderedActivityHandler(type: type) { activity in environment.apply { action(activity) } }
        return content(context) + [.part(handler)]
    }
}

extension RenderedScreen {
    /// The system gives a user activity to the scene.
    func systemContinues(_ activity: NSUserActivity) {
        settle()
        for case .part(let part as RenderedActivityHandler) in nodes where part.type == activity.activityType {
            part.action(activity)
        }
    }

    /// The scene becomes active, or another one does in its place.
    func becomes(_ phase: ScenePhase) {
        self.phase = phase
        settle()
    }
}
