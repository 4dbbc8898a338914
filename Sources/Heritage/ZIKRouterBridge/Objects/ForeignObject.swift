// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
import CZIKRouter
public import ModuleRouterViews
import ZRouter

/// An object of Objective-C on a platform where Swift has no such objects. It retains the object.
///
/// While one exists, the same object of Objective-C has the same `ForeignObject`.
public class ForeignObject: @unchecked Sendable {  // The pointer is a constant, and reference counts are atomic.
    /// The object of Objective-C.
    public let pointer: UnsafeMutableRawPointer

    /// The view that shows the object.
    @MainActor fileprivate weak var shownBy: (any ForeignObjectView)?

    required init(_ pointer: zik_object) { self.pointer = ObjectiveC.front.retain(pointer) }

    deinit {
        Self.known.withLock { known in
            if known[pointer]?.id == ObjectIdentifier(self) { known[pointer] = nil }
        }
        ObjectiveC.front.release(pointer)
    }

    /// The class of the object.
    var type: zik_object { ObjectiveC.front.class_of(pointer) }

    /// Returns the object of a pointer to an object of Objective-C, which the caller owns and gives up.
    public static func taking(_ pointer: UnsafeMutableRawPointer) -> ForeignObject {
        defer { ObjectiveC.front.release(pointer) }
        return of(pointer)
    }

    private final class Known: @unchecked Sendable {  // Read under the lock.
        private(set) weak var object: ForeignObject?
        let id: ObjectIdentifier

        init(_ object: ForeignObject) {
            self.object = object
            id = ObjectIdentifier(object)
        }
    }

    private static let known = Locked<[UnsafeMutableRawPointer: Known]>([:])

    /// Returns the object of a pointer to an object of Objective-C.
    public static func of(_ pointer: UnsafeMutableRawPointer) -> ForeignObject {
        if let object = known.withLock({ $0[pointer]?.object }) { return object }
        // Retains the object, which is code of its class. If another thread makes one too, the first one is kept.
        let new = ForeignClasses.wrapper(ObjectiveC.front.class_of(pointer)).init(pointer)
        return known.withLock { known in
            if let object = known[pointer]?.object { return object }
            known[pointer] = Known(new)
            return new
        }
    }
}

/// A view of a toolkit that shows an object of Objective-C. It keeps the object.
@MainActor public protocol ForeignObjectView: ViewRouteSource {
    /// The object that the view shows.
    var foreignObject: ForeignObject { get }
}

extension ForeignObject {
    /// Makes the view of an object, for a toolkit that cannot show any object. Returns nil for an object that is not a view. Called again
    /// only after the view was released. Nil by default: the object is the view.
    @MainActor public static var makeView: ((ForeignObject) -> (any ForeignObjectView)?)?

    /// The object as a view: the view that shows it, or the object itself.
    @MainActor var view: any ViewRouteSource {
        if let shownBy { return shownBy }
        guard let view = ForeignObject.makeView?(self) else { return self }
        shownBy = view
        return view
    }
}

extension ForeignObject: ViewRouteSource {
    /// Nil: a window finds its own objects.
    @MainActor public var viewRouteHost: (any ViewRouteHost)? { nil }
}

extension ForeignObject: ViewRoutePerformer {
    @MainActor public func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        ObjectBridge.withObject(destination) { ObjectiveC.front.prepare_external(pointer, $0) }
    }
}

/// The objects of one class of Objective-C. The class is generic, so that each class of Objective-C has a type of its own. Unchecked
/// like its superclass: it adds no state.
final class ForeignInstance<Index: TypeIndex>: ForeignObject, ForeignNamedType, @unchecked Sendable {
    static var foreignName: String { ForeignClasses.name(Index.number) }
}

/// A class of Objective-C, as the class of destinations.
enum ForeignClass<Index: TypeIndex>: ForeignNamedType {
    static var foreignName: String { ForeignClasses.name(Index.number) }
}

/// All classes of Objective-C whose objects were seen.
enum ForeignClasses {
    private struct State: @unchecked Sendable {  // The pointers are classes, which are never released.
        var indices: [UnsafeMutableRawPointer: Int] = [:]
        var types: [(type: zik_object, index: any TypeIndex.Type, wrapper: ForeignObject.Type)] = []
    }

    private static let state = Locked(State())

    static func name(_ index: Int) -> String { ObjectiveC.name(ofClass: type(index)) }

    static func type(_ index: Int) -> zik_object { state.withLock { $0.types[index].type } }

    /// Returns the type of the wrappers of a class's objects.
    static func wrapper(_ type: zik_object) -> ForeignObject.Type { entry(type).wrapper }

    /// Returns the type that stands for a class.
    static func type(of type: zik_object) -> any TypeIndex.Type { entry(type).index }

    private static func entry(_ type: zik_object) -> (index: any TypeIndex.Type, wrapper: ForeignObject.Type) {
        state.withLock { state in
            if let known = state.indices[type] { return (state.types[known].index, state.types[known].wrapper) }
            let number = state.types.count
            let index = TypeIndices.type(number)
            let entry = (type: type, index: index, wrapper: wrapper(index))
            state.types.append(entry)
            state.indices[type] = number
            return (entry.index, entry.wrapper)
        }
    }

    private static func wrapper<Index: TypeIndex>(_: Index.Type) -> ForeignObject.Type { ForeignInstance<Index>.self }
}
#endif
