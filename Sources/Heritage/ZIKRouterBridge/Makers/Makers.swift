// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews

/// The router classes and the routes of blocks that have registered. Each has a type of its own, by which the library identifies it.
enum Makers {
    private struct Maker: @unchecked Sendable {  // The object of the pointer is never released.
        /// A class, or a route that the Objective-C side keeps for the life of the process.
        let pointer: zik_object
        let kind: zik_maker_kind
        let type: any RouteRegistrable.Type
        var location: RouteLocation
    }

    private struct State: @unchecked Sendable {  // Its pointers are those of makers, which are never released.
        var indices: [UnsafeMutableRawPointer: Int] = [:]
        var makers: [Maker] = []
    }

    private static let state = Locked(State())

    /// Returns the type that stands for a maker.
    ///
    /// - Parameter location: The place of its record; nil if it is not known.
    static func type(
        _ pointer: zik_object, _ kind: zik_maker_kind, at location: RouteLocation? = nil
    ) -> any RouteRegistrable.Type {
        state.withLock { state in
            if let number = state.indices[pointer] {
                if let location { state.makers[number].location = location }
                return state.makers[number].type
            }
            let number = state.makers.count
            let type = type(TypeIndices.type(number), kind)
            state.makers.append(
                Maker(pointer: pointer, kind: kind, type: type, location: location ?? ObjectiveCLocation.unknown))
            state.indices[pointer] = number
            return type
        }
    }

    /// Returns the type of a maker that is already known; nil if it has not registered.
    static func known(_ pointer: zik_object) -> (any RouteRegistrable.Type)? {
        state.withLock { state in state.indices[pointer].map { state.makers[$0].type } }
    }

    static func pointer(_ number: Int) -> zik_object { state.withLock { $0.makers[number].pointer } }

    static func location(_ number: Int) -> RouteLocation { state.withLock { $0.makers[number].location } }

    private static func type<Index: TypeIndex>(
        _: Index.Type, _ kind: zik_maker_kind
    ) -> any RouteRegistrable.Type {
        switch kind {
        case zik_view_maker: ObjectiveCViewMaker<Index>.self
        case zik_service_maker: ObjectiveCServiceMaker<Index>.self
        default: ObjectiveCAdapter<Index>.self
        }
    }
}

/// The places of registrations in Objective-C.
enum ObjectiveCLocation {
    /// The place of a registration by a method, which does not pass its file.
    static var unknown: RouteLocation { RouteLocation(fileID: "Objective-C", line: 0, column: 0) }

    /// Returns the place of a record.
    ///
    /// - Parameter file: A constant of the binary.
    static func of(_ file: UnsafePointer<CChar>, _ line: UInt32) -> RouteLocation {
        RouteLocation(fileID: StaticString(constant: file), line: UInt(line), column: 1)
    }
}
