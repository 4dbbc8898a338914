// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Clock: Sendable { var time: String { get } }
public protocol Alarm: AnyObject { var hour: Int { get set } }

extension RoutableService where Protocol == any Clock {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Alarm {
    public init() { self.init(declaredProtocol: Protocol.self) }
}

struct StoppedClock: Clock { let time = "ten past ten" }
final class Bell: Alarm { var hour = 7 }

struct AlarmRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Alarm>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Bell? { Bell() }
}

// snippet.list
RouteRegistry.shared.register {
    AlarmRouter.self
}
// snippet.end

// snippet.closure
RouteRegistry.shared.register(RoutableService<any Clock>(), lifetime: .shared) { _ in StoppedClock() }
// snippet.end

print(try Router.destination(for: RoutableService<any Clock>()).time)  // → ten past ten
print(try Router.destination(for: RoutableService<any Alarm>()).hour)  // → 7
