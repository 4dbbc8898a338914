// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import Foundation
import ModuleRouterViews
import SwiftUI

/// Stores the screens of a model in the scene, and restores them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct RestoredView<Content: View>: View {
    @SceneStorage private var stored: Data?
    @Environment(\.routeRegistry) private var registry
    private let content: Content
    private let model: NavigationModel

    init(content: Content, model: NavigationModel, key: String) {
        _stored = SceneStorage(key)
        self.content = content
        self.model = model
        model.restoration.request()
    }

    var body: some View {
        content
            .onAppear {
                // A state of another version of the app may have another form.
                let state = stored.flatMap { try? JSONDecoder().decode(NavigationState.self, from: $0) }
                model.restoration.restore(state, in: model, registry: registry) { store(model.state) }
            }
            .onChange(of: model.state) { _, state in
                if model.restoration.hasEnded { store(state) }
            }
    }

    private func store(_ state: NavigationState) { stored = try? JSONEncoder().encode(state) }
}
#endif
