// SPDX-License-Identifier: Apache-2.0

package import RouteGraph

/// One fault in a generated app, and the finding that the checker must report for it.
package struct SeededFault: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case missingProvider = "missing-provider"
        case duplicateProvider = "duplicate-provider"
        case duplicateIdentifier = "duplicate-identifier"
        case duplicateDeclaration = "duplicate-declaration"
        case adapterWithoutProvider = "adapter-without-provider"
        case adapterCycle = "adapter-cycle"
        case declarationBypassed = "declaration-bypassed"
        case unregisteredProvider = "unregistered-provider"
        case routeCycle = "route-cycle"
        case urlPatternClash = "url-pattern-clash"
        case unusedProvider = "unused-provider"
        case unusedDeclaration = "unused-declaration"
    }

    package let id: String
    package let path: String
    package let position: SourcePosition

    package init(id: String, path: String, position: SourcePosition) {
        self.id = id
        self.path = path
        self.position = position
    }
}

extension GeneratedApp {
    /// Adds one fault to a feature whose providers register themselves.
    ///
    /// - Returns: The only expected finding.
    package mutating func seed(_ kind: SeededFault.Kind, in pair: Int) -> SeededFault {
        precondition(pair % 4 != 3, "the providers of this feature are listed")
        switch kind {
        case .missingProvider:
            remove(featurePath("ScreenRouter", pair))
            return fault(kind, interfacePath("Screen", pair), at: "extension")
        case .duplicateProvider:
            let path = featurePath("SecondScreenRouter", pair)
            add(imports([pair]) + provider("SecondScreen\(pair)Router", of: "Screen\(pair)Input", pair), at: path)
            return fault(kind, path, at: "Provides")
        case .duplicateIdentifier:
            let path = featurePath("ServiceRouter", pair + 1)
            replace("service-\(pair + 1)", with: "service-\(pair)", in: path)
            return fault(kind, path, at: "Identifier(")
        case .duplicateDeclaration:
            let path = interfacePath("Service", pair)
            let again =
                "extension RoutableService where Protocol == (any Service\(pair)) { public init() { fatalError() } }"
            add(files[path, default: ""] + again, at: path)
            return fault(kind, path, at: again)
        case .unregisteredProvider:
            let path = featurePath("ServiceRouter", pair)
            replace("@AutoRegister\n", with: "", in: path)
            return fault(kind, path, at: "Service\(pair)Router")
        case .declarationBypassed:
            let path = featurePath("Bypass", pair)
            add(
                """
                \(imports([pair]))
                let key = RoutableService<any Service\(pair)>(declaredProtocol: (any Service\(pair)).self)

                """, at: path)
            return fault(kind, path, at: "RoutableService")
        case .adapterWithoutProvider, .adapterCycle, .routeCycle:
            return seedApp(kind, in: pair)
        case .urlPatternClash:
            let first = featurePath("ScreenRouter", pair), second = featurePath("EditorRouter", pair)
            // The fault is reported in the second file.
            for (name, path) in [("id", second), ("name", first)] {
                let line = "URLPattern(\"app://note\(pair)/:\(name)\") { _, _ in }"
                replace("{ $0 }\n", with: "{ $0 }\n        \(line)\n", in: path)
            }
            return fault(kind, first, at: "URLPattern")
        case .unusedProvider:
            let path = featurePath("Unused", pair)
            add(declaration(of: "Unused\(pair)") + provider("Unused\(pair)Router", of: "Unused\(pair)", pair), at: path)
            return fault(kind, path, at: "Unused\(pair)Router")
        case .unusedDeclaration:
            // The declaration is provided by a provider that the app uses for another key.
            let path = interfacePath("Extra", pair)
            add("import ModuleRouter\n\n" + declaration(of: "Extra\(pair)"), at: path)
            replace(
                "{ $0 }\n", with: "{ $0 }\n        Provides(RoutableView<any Extra\(pair)>()) { $0 }\n",
                in: featurePath("ScreenRouter", pair))
            return fault(kind, path, at: "extension")
        }
    }

    private mutating func seedApp(_ kind: SeededFault.Kind, in pair: Int) -> SeededFault {
        let path = appPath("Seeded\(kind.rawValue)\(pair)")
        let one = "One\(kind)\(pair)", other = "Other\(kind)\(pair)"
        let use = "let used\(one) = RoutableView<any \(one)>()\n"
        switch kind {
        case .adapterWithoutProvider:
            add(declaration(of: one) + declaration(of: other) + use + adapter(one, other), at: path)
        case .adapterCycle:
            add(
                declaration(of: one) + declaration(of: other) + use + adapter(one, other) + adapter(other, one),
                at: path)
        default:
            add(
                declaration(of: one) + declaration(of: other) + provider("\(one)Router", of: one, pair, needing: other)
                    + provider("\(other)Router", of: other, pair, needing: one), at: path)
            return fault(kind, path, at: "RoutableView<any \(other)>())\n")
        }
        return fault(kind, path, at: "Adapts(")
    }

    private func fault(_ kind: SeededFault.Kind, _ path: String, at text: String) -> SeededFault {
        SeededFault(id: kind.rawValue, path: path, position: location(of: text, in: path))
    }

    private func declaration(of name: String) -> String {
        """
        @MainActor public protocol \(name): AnyObject {}

        extension RoutableView where Protocol == any \(name) {
            public init() { self.init(declaredProtocol: Protocol.self) }
        }


        """
    }

    private func provider(_ name: String, of view: String, _ pair: Int, needing other: String? = nil) -> String {
        """
        @AutoRegister
        struct \(name): ViewRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableView<any \(view)>()) { $0 }
            }

            func makeDestination(with configuration: RouteConfiguration) throws -> Screen\(pair)? {
        \(other.map { "        let other = try Router.destination(for: RoutableView<any \($0)>())\n" } ?? "")\
                return Screen\(pair)()
            }
        }


        """
    }

    private func adapter(_ required: String, _ provided: String) -> String {
        """
        @AutoRegister
        enum \(required)Adapter: RouteAdapter {
            static var routes: RouteList<Self> {
                Adapts(RoutableView<any \(required)>(), to: RoutableView<any \(provided)>()) { $0 }
            }
        }


        """
    }
}
