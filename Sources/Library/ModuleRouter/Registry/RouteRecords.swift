// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The records that `@AutoRegister` and `@Routable` leave in a binary. They are read when the shared registry is first used.
///
/// A record is a pointer in a section of its image. On ELF, the loader runs the records in `.init_array` when it loads the image.
/// On Mach-O, the records in `__DATA,__swift_routes` are found when the registry is first read. Neither requires a scan. The linker
/// keeps records that no code names, and a library that is loaded later brings its own records. See
/// [SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md).
///
/// The functions are marked as safe, because a record passes the pointer on and reads nothing through it. Clients that check memory
/// safety strictly compile the records.
@_documentation(visibility: internal)
public enum RouteRecords {
    /// The function that the registry runs to read a record. It passes its argument to `register(_:in:)`,
    /// `declare(_:in:fileID:line:column:)` or, in debug builds, `need(_:in:)`.
    public typealias Record = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Adds the record of a provider or an adapter. Called while an image is loaded.
    @safe public static func addProvider(_ record: Record) {
        module_router_add_record(Int32(module_router_provider_records), record)
    }

    /// Adds the record of a declaration. Called while an image is loaded.
    @safe public static func addDeclaration(_ record: Record) {
        module_router_add_record(Int32(module_router_declaration_records), record)
    }

    /// Registers a provider or an adapter in the batch that its record received.
    @safe public static func register(_ type: any RouteRegistrable.Type, in batch: UnsafeMutableRawPointer?) {
        guard let batch else { return }
        // The pointer comes from `batch(from:owner:)` or `recordedTypes` below. Their batch outlives the call.
        Unmanaged<RegistrationBatch>.fromOpaque(batch).takeUnretainedValue().add(type)
    }

    /// Adds a declaration to the list that its record received.
    ///
    /// - Parameter isOnMainActor: Whether only the main actor can make the key.
    @safe public static func declare<Key: RoutableKey>(
        _: Key.Type, in list: UnsafeMutableRawPointer?, fileID: StaticString, line: UInt, column: UInt,
        isOnMainActor: Bool = false
    ) {
        guard let list else { return }
        Unmanaged<DeclarationList>.fromOpaque(list).takeUnretainedValue().declarations.append(
            RouteDeclaration(
                key: Key.key, location: RouteLocation(fileID: fileID, line: line, column: column),
                isOnMainActor: isOnMainActor))
    }

    #if DEBUG
    /// Adds a dependency to the list that its record received.
    public static func need(_ need: RouteNeed, in list: UnsafeMutableRawPointer?) {
        guard let list else { return }
        Unmanaged<DeclarationList>.fromOpaque(list).takeUnretainedValue().needs.append(
            ProviderNeed(need: need, provider: Never.self))
    }
    #endif

    /// Runs the provider records from `start` on. Returns their registrations and the index of the next record.
    static func batch(from start: Int, owner: Owner) -> (batch: RegistrationBatch, end: Int) {
        let batch = RegistrationBatch(owner: owner)
        let end = run(module_router_provider_records, from: start, Unmanaged.passUnretained(batch).toOpaque())
        return (batch, end)
    }

    /// The providers and adapters marked with `@AutoRegister`, in the images that are loaded now.
    package static var recordedTypes: [any RouteRegistrable.Type] {
        let batch = RegistrationBatch.listing()
        _ = run(module_router_provider_records, from: 0, Unmanaged.passUnretained(batch).toOpaque())
        return batch.listed
    }

    static var providerCount: Int {
        module_router_record_count(Int32(module_router_provider_records))
    }

    /// The keys declared with `@Routable` or listed by the checker, in the images that are loaded now.
    public static var declaredKeys: [RouteKey] { declarations().map(\.key) }

    /// Returns every declaration that is recorded in the images that are loaded now.
    ///
    /// Several test bundles in one binary may each list a key. The first declaration is used.
    package static func declarations() -> [RouteDeclaration] {
        var known: [RouteID: Int] = Dictionary()
        return readDeclarations().declarations.filter { declaration in
            defer { known.store(0, for: declaration.key.id) }
            return known[declaration.key.id] == nil
        }
    }

    #if DEBUG
    /// Returns the recorded dependencies of properties outside of providers.
    package static func needs() -> [ProviderNeed] { readDeclarations().needs }
    #endif

    private static func readDeclarations() -> DeclarationList {
        let list = DeclarationList()
        _ = run(module_router_declaration_records, from: 0, Unmanaged.passUnretained(list).toOpaque())
        return list
    }

    private final class DeclarationList {
        var declarations: [RouteDeclaration] = []
        #if DEBUG
        var needs: [ProviderNeed] = []
        #endif
    }

    private static func run(_ list: Int, from start: Int, _ argument: UnsafeMutableRawPointer) -> Int {
        let list = Int32(list)
        let end = module_router_record_count(list)
        for index in start..<max(start, end) { module_router_record_at(list, index)?(argument) }
        return end
    }
}

/// A recorded declaration.
package struct RouteDeclaration: Sendable {
    package let key: RouteKey
    package let location: RouteLocation
    /// Whether only the main actor can make the key.
    package let isOnMainActor: Bool

    package init(key: RouteKey, location: RouteLocation, isOnMainActor: Bool = false) {
        self.key = key
        self.location = location
        self.isOnMainActor = isOnMainActor
    }
}
