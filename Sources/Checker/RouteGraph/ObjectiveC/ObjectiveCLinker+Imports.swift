// SPDX-License-Identifier: Apache-2.0

extension ObjectiveCLinker {

    /// Lets each file see the modules that its facts name, and each Swift file those of the headers that its module bridges.
    mutating func addImports() {
        var bridged: [String: Set<String>] = [:]
        var headers: [String: String] = [:]
        for file in files where file.facts.objectiveC != nil { headers[file.path.lastComponent] = file.module }
        for file in files {
            guard let facts = file.facts.objectiveC, file.path.hasSuffix("-Bridging-Header.h") else { continue }
            let modules = facts.headers.compactMap { headers[$0] } + file.facts.imports.map(\.module)
            bridged[file.module, default: []].formUnion(modules)
        }
        for number in files.indices {
            let module = files[number].module
            let seen =
                files[number].facts.objectiveC == nil
                ? (bridged[module] ?? []).union(adapterModules[number] ?? []) : files[number].facts.qualifyingModules
            for name in seen.subtracting([module]).sorted() {
                files[number].facts.imports.append(ImportFact(module: name))
            }
        }
    }
}

extension FileFacts {
    /// The modules by which the names of linked facts are qualified.
    fileprivate var qualifyingModules: Set<String> {
        var references = types.flatMap(\.inherited) + declarations.map(\.key.type) + uses.map(\.key.type)
        references += constructions.map(\.type)
        for fact in registrations {
            switch fact.subject {
            case .type(let type): references.append(type)
            case .closure(let key): references.append(key.type)
            case .closureOfUnknown: break
            }
        }
        for line in routes.flatMap(\.lines) { references += line.kind.references }
        return TypeReference.qualifyingModules(of: references).union(
            routes.compactMap { $0.scope.types.count > 1 ? $0.scope.types[0] : nil })
    }
}

extension RoutesFact.Line.Kind {
    /// The types of the keys and of the provider that a line names.
    fileprivate var references: [TypeReference] {
        switch self {
        case .provides(let key): [key.type]
        case .adapts(let key, to: .key(let adaptee)): [key.type, adaptee.type]
        case .adapts(let key, to: .provider(let type)): [key.type, type]
        case .identifier, .urlPattern, .destinationClass, .unknown: []
        }
    }

    /// The modules by which the names of a line are qualified.
    var qualifyingModules: Set<String> { TypeReference.qualifyingModules(of: references) }
}

extension TypeReference {
    fileprivate static func qualifyingModules(of references: [TypeReference]) -> Set<String> {
        Set(
            references.compactMap { reference in
                guard case .name(let components) = reference, components.count > 1 else { return nil }
                return components[0].name
            })
    }

    /// Returns the type of a protocol of Objective-C that an adapter of Swift names by a text.
    public static func objectiveCProtocol(_ name: String) -> TypeReference {
        .name([Component("ObjectiveCProtocol"), Component(name)])
    }

    /// The name of such a protocol; nil for another type.
    var objectiveCProtocolName: String? {
        guard case .name(let components) = self, components.count == 2, components[0].name == "ObjectiveCProtocol"
        else {
            return nil
        }
        return components[1].name
    }
}
