// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import ModuleRouter

extension RouteRegistry {
    /// Registers SwiftUI alerts. UIKit has its own alerts, so the app chooses.
    public func registerSwiftUIAlert() {
        register { AlertScreen.self }
    }
}
#endif
