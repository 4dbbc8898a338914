// SPDX-License-Identifier: Apache-2.0

// Declarations in the form of ZIKRouter. The tests compile this module with and without the main actor as default isolation.

import ZRouter

// A service is used in any isolation.
nonisolated protocol TimeServiceInput: AnyObject { func time() -> String }
nonisolated protocol RequiredTimeInput: AnyObject { func time() -> String }
nonisolated protocol TimeModuleInput: AnyObject { var zone: String { get set } }

// A view belongs to the main actor, which is the default isolation of some of the modes.
@MainActor protocol LoginViewInput: AnyObject { var message: String? { get set } }
@MainActor protocol RequiredLoginInput: AnyObject { var message: String? { get set } }
protocol LoginModuleInput: AnyObject { var account: String { get set } }

extension RoutableService where Protocol == TimeServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == RequiredTimeInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == TimeModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == LoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == RequiredLoginInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == LoginModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
