// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol LoginService {
    func logIn(as name: String) -> String
}

extension RoutableService where Protocol == any LoginService {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
