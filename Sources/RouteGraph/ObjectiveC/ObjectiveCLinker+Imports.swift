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
                files[number].facts.objectiveC == nil ? bridged[module] ?? [] : files[number].facts.qualifyingModules
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
        for line in routes.flatMap(\.lines) {
            switch line.kind {
            case .provides(let key): references.append(key.type)
            case .adapts(let key, to: .key(let adaptee)): references += [key.type, adaptee.type]
            case .adapts(let key, to: .provider(let type)): references += [key.type, type]
            case .identifier, .urlPattern, .destinationClass, .unknown: break
            }
        }
        let modules = references.compactMap { reference -> String? in
            guard case .name(let components) = reference, components.count > 1 else { return nil }
            return components[0].name
        }
        return Set(modules).union(routes.compactMap { $0.scope.types.count > 1 ? $0.scope.types[0] : nil })
    }
}
