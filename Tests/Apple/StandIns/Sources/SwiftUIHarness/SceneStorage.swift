// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/scenestorage
///
/// "Its initial value is restored by the system if it was previously saved, and the value is shared with other SceneStorage
/// variables in the same scene." "If the Scene is explicitly destroyed, the data is also destroyed."
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let scene = SceneReference()

    /// https://developer.apple.com/documentation/swiftui/scenestorage/init(_:)
    public init(_ key: String) where Value == Data? {
        self.key = key
        initialValue = nil
    }

    /// Apple's declaration has no isolation. Here, only the main actor reads it.
    @MainActor public var wrappedValue: Value {
        get { scene.store.values[key] as? Value ?? initialValue }
        nonmutating set { scene.store.values[key] = newValue }
    }
}

/// The values that the system stores for one scene. A test passes it to the scene of the next launch.
@MainActor final class SceneStore {
    var values: [String: Any] = [:]
}

/// The scene of a view. Values are read while the view is in a scene.
final class SceneReference {
    @MainActor private var screen: RenderedScreen?

    @MainActor var store: SceneStore {
        guard let screen else { fatalError("SceneStorage is read outside of a scene") }
        return screen.store
    }

    @MainActor func enter(_ screen: RenderedScreen) { self.screen = screen }
}

/// A property that needs to know the scene of its view.
protocol ReadsScene {
    var reference: SceneReference { get }
}

extension SceneStorage: ReadsScene {
    var reference: SceneReference { scene }
}
