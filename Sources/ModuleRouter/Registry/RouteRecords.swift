// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The records that `@AutoRegister` and `@Routable` leave in a binary: read when the shared registry is first asked.
///
/// A record is a pointer in a section of its image. The loader runs those of `.init_array` (ELF) when it loads the image;
/// those of `__DATA,__swift_routes` (Mach-O) are found when the registry is first read. Either way nothing is scanned, the
/// linker keeps what no code names, and a library that is loaded later brings its own. See
/// [SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md).
public enum RouteRecords {
    /// What a record runs when the registry reads it. The argument goes to `register(_:in:)` or `declare(_:in:fileID:line:column:)`.
    public typealias Record = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Adds the record of a provider or an adapter. Called while an image is being loaded.
    public static func addProvider(_ record: Record) {
        module_router_add_record(Int32(module_router_provider_records), record)
    }

    /// Adds the record of a declaration. Called while an image is being loaded.
    public static func addDeclaration(_ record: Record) {
        module_router_add_record(Int32(module_router_declaration_records), record)
    }

    /// Registers a provider or an adapter in the batch that a record was handed.
    public static func register(_ type: any RouteRegistrable.Type, in batch: UnsafeMutableRawPointer?) {
        guard let batch else { return }
        // Made by `batch(_:)` below, from an object that outlives the call.
        Unmanaged<RouteBatch>.fromOpaque(batch).takeUnretainedValue().add(type)
    }

    /// Lists a declaration in the list that a record was handed.
    public static func declare<Key: RoutableKey>(
        _: Key.Type, in list: UnsafeMutableRawPointer?, fileID: StaticString, line: UInt, column: UInt
    ) {
        guard let list else { return }
        Unmanaged<DeclarationList>.fromOpaque(list).takeUnretainedValue().declarations.append(
            RouteDeclaration(
                key: Key.key, location: RouteLocation(fileID: fileID, line: line, column: column)))
    }

    /// Runs the provider records from `start` on; returns what they registered.
    static func batch(from start: Int, owner: RouteOwner) -> (batch: RouteBatch, end: Int) {
        let batch = RouteBatch(owner: owner)
        let end = run(module_router_provider_records, from: start, Unmanaged.passUnretained(batch).toOpaque())
        return (batch, end)
    }

    /// The providers and adapters that are marked with `@AutoRegister`, in the images that are loaded now.
    package static var recordedTypes: [any RouteRegistrable.Type] {
        let batch = RouteBatch.listing()
        _ = run(module_router_provider_records, from: 0, Unmanaged.passUnretained(batch).toOpaque())
        return batch.listed
    }

    static var providerCount: Int {
        module_router_record_count(Int32(module_router_provider_records))
    }

    /// The keys that were declared with `@Routable`, and those that the checker has listed, in the images that are loaded now.
    public static var declaredKeys: [RouteKey] { declarations().map(\.key) }

    /// Every declaration that is recorded in the images that are loaded now.
    ///
    /// Several bundles of tests in one binary may each list a key: the first is taken.
    static func declarations() -> [RouteDeclaration] {
        let list = DeclarationList()
        _ = run(module_router_declaration_records, from: 0, Unmanaged.passUnretained(list).toOpaque())
        var known: Set<RouteID> = []
        return list.declarations.filter { known.insert($0.key.id).inserted }
    }

    private final class DeclarationList {
        var declarations: [RouteDeclaration] = []
    }

    private static func run(_ list: Int, from start: Int, _ argument: UnsafeMutableRawPointer) -> Int {
        let list = Int32(list)
        let end = module_router_record_count(list)
        for index in start..<max(start, end) { module_router_record_at(list, index)?(argument) }
        return end
    }
}

/// A declaration that listed itself.
struct RouteDeclaration: Sendable {
    let key: RouteKey
    let location: RouteLocation
}
