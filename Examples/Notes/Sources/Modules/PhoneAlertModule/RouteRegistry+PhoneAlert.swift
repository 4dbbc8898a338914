// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ModuleRouter

extension RouteRegistry {
    /// Registers UIKit alerts. SwiftUI has its own alerts, so the app chooses.
    public func registerPhoneAlert() {
        register { AlertController.self }
    }
}
#endif
