// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// A type that stands for a maker of Objective-C.
protocol ObjectiveCMaker: RouteRegistrable, ForeignNamedType {
    static var maker: zik_object { get }
    static var location: RouteLocation { get }
    static func provide(_ kind: zik_kind, _ type: Any.Type)
    static func bind(_ binding: ClassBinding)
    static func add(identifier: String)
    static func add(urlPattern: String)
}

extension ObjectiveCMaker {
    static var foreignName: String { String(cString: ObjectiveC.front.name(maker)) }

    static func provide(_ kind: zik_kind, _ type: Any.Type) {}
    static func bind(_ binding: ClassBinding) {}
    static func add(identifier: String) {}
    static func add(urlPattern: String) {}
}

/// An adapter of Objective-C.
enum ObjectiveCAdapter<Index: TypeIndex>: ObjectiveCMaker {
    static var maker: zik_object { Makers.pointer(Index.number) }
    static var location: RouteLocation { Makers.location(Index.number) }

    static func register(in batch: RegistrationBatch) {
        RouterRegistration(of: self, in: batch).run { ObjectiveC.front.register_routes(maker) }
    }
}
