// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The registrations of Objective-C.
enum Registering {
    /// Registers a maker.
    ///
    /// - Parameter batch: The batch of a record; nil for a registration by a call.
    /// - Returns: Whether the maker is registered at the end of the surrounding registration.
    static func register(
        _ pointer: zik_object, _ kind: zik_maker_kind, at location: RouteLocation?, in batch: UnsafeMutableRawPointer?
    ) -> Bool {
        let type = Makers.type(pointer, kind, at: location)
        if let batch {
            RouteRecords.register(type, in: batch)
            return false
        }
        guard let registration = RouterRegistration.current else {
            // A route of blocks registers by its calls.
            if ObjectiveC.front.is_class(pointer) { RouteRegistry.current.register { $0.add(type) } }
            return false
        }
        let outer = registration.batch
        registration.wait { outer.add(type) }
        return true
    }

    static func provide(_ pointer: zik_object, _ kind: zik_kind, _ name: String) {
        guard let type = ObjectiveCProtocols.type(named: name) else { return }
        maker(pointer)?.provide(kind, type)
    }

    static func bind(_ pointer: zik_object, _ type: zik_object, exclusive: Bool) {
        guard let maker = maker(pointer) else { return }
        maker.bind(binding(type, exclusive: exclusive, at: maker.location))
    }

    #if canImport(ObjectiveC)
    private static func binding(_ type: zik_object, exclusive: Bool, at location: RouteLocation) -> ClassBinding {
        func binding<Object: AnyObject>(_ type: Object.Type) -> ClassBinding {
            ClassBinding(type: type, isExclusive: exclusive, location: location) { $0 is Object.Type }
        }
        // The Objective-C side passes a class.
        let type: AnyClass = Unmanaged<AnyObject>.fromOpaque(type).takeUnretainedValue() as! AnyClass
        return _openExistential(type, do: binding)
    }
    #else
    private static func binding(_ type: zik_object, exclusive: Bool, at location: RouteLocation) -> ClassBinding {
        // A class lives as long as the process.
        nonisolated(unsafe) let superclass = type
        return ClassBinding(
            type: classType(ForeignClasses.type(of: type)), isExclusive: exclusive, location: location
        ) { type in
            guard let type = type as? any ForeignClassType.Type else { return false }
            return ObjectiveC.front.inherits(type.foreignType, superclass)
        }
    }

    private static func classType<Index: TypeIndex>(_: Index.Type) -> Any.Type { ForeignClass<Index>.self }
    #endif

    static func identify(_ pointer: zik_object, _ name: String) {
        maker(pointer)?.add(identifier: name)
    }

    static func add(urlPattern: String, to pointer: zik_object) {
        maker(pointer)?.add(urlPattern: urlPattern)
    }

    /// Returns the type of a maker. Only a router class may be unknown: its first registration may be this one, or another router may
    /// register for it.
    private static func maker(_ pointer: zik_object) -> (any ObjectiveCMaker.Type)? {
        let type = Makers.known(pointer) ?? Makers.type(pointer, ObjectiveC.front.kind_of_class(pointer))
        return type as? any ObjectiveCMaker.Type
    }

    // MARK: Adapters

    static func adapt(_ adapter: zik_object, _ kind: zik_kind, _ required: String, _ provided: String) {
        guard let required = ObjectiveCProtocols.type(named: required),
            let provided = ObjectiveCProtocols.type(named: provided)
        else { return }
        let owner = Makers.type(adapter, ObjectiveC.front.kind_of_class(adapter))
        let location = (owner as? any ObjectiveCMaker.Type)?.location ?? ObjectiveCLocation.unknown
        func adapt<Required>(_: Required.Type) {
            func adapt<Provided>(_: Provided.Type) {
                if let current = RouterRegistration.current {
                    self.adapt(
                        kind, Required.self, Provided.self, by: current.owner, at: location, in: current.batch)
                } else {
                    RouteRegistry.current.register {
                        self.adapt(kind, Required.self, Provided.self, by: owner, at: location, in: $0)
                    }
                }
            }
            _openExistential(provided, do: adapt)
        }
        _openExistential(required, do: adapt)
    }

    private static func adapt<Required, Provided>(
        _ kind: zik_kind, _: Required.Type, _: Provided.Type, by owner: any RouteRegistrable.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        switch kind {
        case zik_service:
            AdaptationRegistrar.adapt(
                RoutableService<Required>(declaredProtocol: Required.self),
                to: RoutableService<Provided>(declaredProtocol: Provided.self), by: owner, at: location, in: batch)
        case zik_service_module:
            AdaptationRegistrar.adapt(
                RoutableServiceModule<Required>(declaredProtocol: Required.self),
                to: RoutableServiceModule<Provided>(declaredProtocol: Provided.self), by: owner, at: location,
                in: batch)
        case zik_view:
            AdaptationRegistrar.adapt(
                RoutableView<Required>(declaredProtocol: Required.self),
                to: RoutableView<Provided>(declaredProtocol: Provided.self), by: owner, at: location, in: batch)
        default:
            AdaptationRegistrar.adapt(
                RoutableViewModule<Required>(declaredProtocol: Required.self),
                to: RoutableViewModule<Provided>(declaredProtocol: Provided.self), by: owner, at: location, in: batch)
        }
    }

    // MARK: Declarations

    /// The record that declares the routable protocols of the process. A protocol is declared by its inheritance.
    static let declarations: RouteRecords.Record = { list in
        for kind in [zik_service, zik_service_module, zik_view, zik_view_module] {
            var context = DeclarationContext(kind: kind, list: list)
            ObjectiveC.front.each_protocol(kind, &context) { context, name in
                guard let context = context?.assumingMemoryBound(to: DeclarationContext.self),
                    let type = ObjectiveCProtocols.type(named: String(cString: name))
                else { return }
                Registering.declare(context.pointee.kind, type, in: context.pointee.list)
            }
        }
    }

    private struct DeclarationContext {
        let kind: zik_kind
        let list: UnsafeMutableRawPointer?
    }

    private static func declare(_ kind: zik_kind, _ type: Any.Type, in list: UnsafeMutableRawPointer?) {
        func declare<Protocol>(_: Protocol.Type) {
            func declare<Key: RoutableKey>(_: Key.Type) {
                RouteRecords.declare(Key.self, in: list, fileID: "Objective-C", line: 0, column: 0)
            }
            switch kind {
            case zik_service: declare(RoutableService<Protocol>.self)
            case zik_service_module: declare(RoutableServiceModule<Protocol>.self)
            case zik_view: declare(RoutableView<Protocol>.self)
            default: declare(RoutableViewModule<Protocol>.self)
            }
        }
        _openExistential(type, do: declare)
    }
}
