// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import RouteGraph

/// A generated app of many modules. It is valid, resembles real apps, and has any size.
///
/// Modules come in pairs: an interface, and a feature that implements it with a service, a screen and a screen with
/// parameters.
/// Each service requires its own protocol, which the app adapts to the next feature's service. Declarations and
/// registrations
/// alternate between all their forms. The other files do not contain routes.
package struct GeneratedApp: Sendable {
    /// The text of each file by its path, which is relative to the package.
    package private(set) var files: [String: String] = [:]
    package let pairs: Int
    private let moduleCount: Int

    /// - Parameters:
    ///   - modules: The number of modules including the app, at least 1.
    ///   - filesPerModule: The minimum number of files of each module.
    ///   - form: The form of its declarations and providers.
    package init(modules: Int, filesPerModule: Int = 10, form: Form = .mixed) {
        moduleCount = modules
        pairs = max(1, (modules - 1) / 2)
        switch form {
        case .mixed:
            for pair in 0..<pairs { addPair(pair) }
            addApp()
        case .annotated:
            for pair in 0..<pairs { addAnnotatedPair(pair) }
            addAnnotatedApp()
        }
        if modules > 1, modules.isMultiple(of: 2) { addUnrelated(to: "Support", 1) }
        for module in moduleNames { addUnrelated(to: module, filesPerModule - fileCount(of: module)) }
    }

    /// The form of the declarations and providers of an app.
    package enum Form: String, Sendable, CaseIterable {
        /// Provider types with `routes`, and declarations and registrations in all their forms.
        case mixed
        /// Classes with `@Provider`, most of them with a parameter, and short keys.
        case annotated
    }

    package static let entryPoint = "App"

    /// Returns the modules in the form for the checker, with paths below a folder.
    package func sourceApp(in folder: String) -> SourceApp {
        var paths: [String: [String]] = [:]
        for path in files.keys { paths[Self.module(of: path), default: []].append("\(folder)/\(path)") }
        let modules = moduleNames.map { name in
            SourceModule(
                name: name, role: name == Self.entryPoint ? .executable : .library,
                files: paths[name, default: []].sorted(),
                dependencies: dependencies(of: name))
        }
        return SourceApp(entryPoint: Self.entryPoint, modules: modules, package: "app")
    }

    /// Writes all files, and the package's manifest, into a folder.
    package func write(to folder: URL) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    // MARK: Changes

    package mutating func add(_ text: String, at path: String) { files[path] = text }

    package mutating func remove(_ path: String) {
        precondition(files.removeValue(forKey: path) != nil, "there is no file \(path)")
    }

    package mutating func replace(_ text: String, with other: String, in path: String) {
        precondition(files[path]?.contains(text) == true, "\(path) does not say \(text)")
        files[path] = files[path]?.replacingOccurrences(of: text, with: other)
    }

    /// Returns the line and the column at which a text begins.
    package func location(of text: String, in path: String) -> SourcePosition {
        guard let file = files[path], let range = file.range(of: text) else {
            preconditionFailure("\(path): no \(text)")
        }
        let before = file[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        return SourcePosition(line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
    }

    // MARK: Files

    package func interfacePath(_ name: String, _ pair: Int) -> String {
        "Sources/\(interface(pair))/\(name)\(pair).swift"
    }

    package func featurePath(_ name: String, _ pair: Int) -> String { "Sources/\(feature(pair))/\(name)\(pair).swift" }

    package func appPath(_ name: String) -> String { "Sources/\(Self.entryPoint)/\(name).swift" }

    private func interface(_ pair: Int) -> String { moduleCount == 1 ? Self.entryPoint : "Interface\(pair)" }

    private func feature(_ pair: Int) -> String { moduleCount == 1 ? Self.entryPoint : "Feature\(pair)" }

    private var moduleNames: [String] { Set(files.keys.map(Self.module)).sorted() }

    private static func module(of path: String) -> String { String(path.split(separator: "/")[1]) }

    private func fileCount(of module: String) -> Int { files.keys.count { Self.module(of: $0) == module } }

    private func dependencies(of module: String) -> [String] {
        guard moduleCount > 1 else { return [] }
        if module.hasPrefix("Feature") { return ["Interface" + module.dropFirst("Feature".count)] }
        guard module == Self.entryPoint else { return [] }
        return moduleNames.filter { $0 != module }
    }

    /// Returns the imports of a file that uses the interfaces of some pairs. There are none if the app is one module.
    func imports(_ pairs: [Int]) -> String {
        let modules = Set(pairs.map(interface) + ["ModuleRouter"]).subtracting([Self.entryPoint])
        return modules.sorted().map { "import \($0)\n" }.joined()
    }
}

extension GeneratedApp {
    private mutating func addPair(_ pair: Int) {
        let isLast = pair == pairs - 1
        add(
            """
            import ModuleRouterViews

            /// The service of feature \(pair).
            public protocol Service\(pair): Sendable {
                func value(of name: String) -> Int
            }

            \(declaration("RoutableService", "Service\(pair)", form: pair))

            """, at: interfacePath("Service", pair))
        add(
            """
            import ModuleRouterViews

            @MainActor public protocol Screen\(pair)Input: AnyObject {
                var title: String { get set }
            }

            \(declaration("RoutableView", "Screen\(pair)Input", form: pair + 1))

            """, at: interfacePath("Screen", pair))
        add(
            """
            import ModuleRouterViews

            @MainActor public protocol Editor\(pair)Input: AnyObject {
                var text: String { get set }
            }

            \(declaration("RoutableViewModule", "Editor\(pair)Input", form: pair + 2))

            """, at: interfacePath("Editor", pair))
        if !isLast {
            add(
                """
                import ModuleRouterViews

                /// The service that feature \(pair) requires.
                public protocol Required\(pair): Sendable {
                    func value(of name: String) -> Int
                }

                \(declaration("RoutableService", "Required\(pair)", form: pair))

                """, at: interfacePath("Required", pair))
            add(
                """
                \(imports([pair, pair + 1]))
                enum Adapter\(pair): RouteAdapter {
                    static var routes: RouteList<Self> {
                        Adapts(RoutableService<any Required\(pair)>(), to: RoutableService<any Service\(pair + 1)>()) {
                            Proxy\(pair)(service: $0)
                        }
                    }
                }

                private struct Proxy\(pair): Required\(pair) {
                    let service: any Service\(pair + 1)

                    func value(of name: String) -> Int { service.value(of: name) }
                }

                """, at: appPath("Adapter\(pair)"))
        }
        addProviders(pair, isLast: isLast)
    }

    private mutating func addProviders(_ pair: Int, isLast: Bool) {
        let register = isListed(pair) ? "" : "@AutoRegister\n"
        let macros = isListed(pair) ? "" : "import ModuleRouter\n"
        let required = isLast ? "nil" : "try Router.destination(for: RoutableService<any Required\(pair)>())"
        let type = isLast ? "(any Service\(pair))?" : "(any Required\(pair))?"
        add(
            """
            \(imports([pair]))\(macros)
            \(register)struct Service\(pair)Router: ServiceRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableService<any Service\(pair)>()) { $0 }
                    Identifier("service-\(pair)")
                }

                func makeDestination(with configuration: RouteConfiguration) throws -> Implementation\(pair)? {
                    Implementation\(pair)(required: \(required))
                }
            }

            struct Implementation\(pair): Service\(pair) {
                let required: \(type)

                func value(of name: String) -> Int { required?.value(of: name) ?? name.count }
            }

            """, at: featurePath("ServiceRouter", pair))
        add(
            """
            \(imports([pair]))\(macros)
            \(register)struct Screen\(pair)Router: ViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableView<any Screen\(pair)Input>()) { $0 }
                }

                func makeDestination(with configuration: RouteConfiguration) -> Screen\(pair)? { Screen\(pair)() }
            }

            """, at: featurePath("ScreenRouter", pair))
        add(
            """
            \(imports([pair]))
            final class Screen\(pair): Screen\(pair)Input {
                var title = "Screen \(pair)"

                func edit(from source: any ViewRouteSource) {
                    Router.perform(to: RoutableViewModule<any Editor\(pair)Input>(), path: .push(from: source))
                }
            }

            """, at: featurePath("ScreenView", pair))
        add(
            """
            \(imports([pair]))\(macros)
            \(register)struct Editor\(pair)Router: ViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableViewModule<any Editor\(pair)Input>()) { $0 }
                }

                static func makeConfiguration() -> Editor\(pair)Configuration { Editor\(pair)Configuration() }

                func makeDestination(with configuration: Editor\(pair)Configuration) -> Editor\(pair)? {
                    Editor\(pair)(text: configuration.text)
                }
            }

            final class Editor\(pair)Configuration: Editor\(pair)Input {
                var text = ""
            }

            final class Editor\(pair) {
                let text: String

                init(text: String) { self.text = text }
            }

            """, at: featurePath("EditorRouter", pair))
        guard isListed(pair) else { return }
        add(
            """
            import ModuleRouterViews

            public enum Feature\(pair)Routes {
                public static var all: [any RouteRegistrable.Type] {
                    [Service\(pair)Router.self, Screen\(pair)Router.self, Editor\(pair)Router.self]
                }
            }

            """, at: featurePath("Feature", pair))
    }

    /// Every fourth feature has no macros, so the app lists its providers.
    private func isListed(_ pair: Int) -> Bool { pair % 4 == 3 }

    private mutating func addApp() {
        let all = 0..<pairs
        let features = moduleCount == 1 ? "" : all.filter(isListed).map { "import Feature\($0)\n" }.joined()
        let lists = all.filter(isListed).map { "    RouteRegistry.shared.register(Feature\($0)Routes.all)\n" }.joined()
        let adapters = all.dropLast().map { "        Adapter\($0).self\n" }.joined()
        add(
            """
            \(features)\(imports([]))
            protocol AppClock: Sendable { func seconds() -> Int }

            extension RoutableService where Protocol == any AppClock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            private struct FixedClock: AppClock {
                func seconds() -> Int { 0 }
            }

            func registerRoutes() {
                RouteRegistry.shared.register(RoutableService<any AppClock>()) { _ in FixedClock() }
            \(lists)    RouteRegistry.shared.register {
            \(adapters)    }
            }

            """, at: appPath("Registration"))
        for pair in all {
            add(
                """
                \(imports([pair]))
                @MainActor func open\(pair)(from source: any ViewRouteSource) throws {
                    let clock = try Router.destination(for: RoutableService<any AppClock>())
                    let service = try Router.destination(for: RoutableService<any Service\(pair)>())
                    Router.perform(to: RoutableView<any Screen\(pair)Input>(), path: .push(from: source)) { configuration, _ in
                        configuration.prepareDestination = { $0.title = "\\(service.value(of: "title") + clock.seconds())" }
                    }
                }

                """, at: appPath("Open\(pair)"))
        }
        add("registerRoutes()\n", at: appPath("main"))
    }

    private func declaration(_ key: String, _ name: String, form: Int) -> String {
        switch form % 3 {
        case 0:
            """
            extension \(key) where Protocol == any \(name) {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            """
        case 1:
            """
            extension \(key)<any \(name)> {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            """
        default:
            """
            extension ModuleRouter.\(key) where any \(name) == Protocol {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            """
        }
    }

    /// Adds files of usual length without routes.
    private mutating func addUnrelated(to module: String, _ count: Int) {
        for number in 0..<max(0, count) {
            let functions = (0..<16).map { index in
                """
                    /// Folds the values, the \(index)th way.
                    func fold\(index)(_ values: [Int], from start: Int = \(index)) -> Int {
                        var result = start
                        for (position, value) in values.enumerated() where value != position {
                            result = (result &* 31 &+ value) % \(1_000 + index)
                        }
                        return result
                    }

                """
            }.joined(separator: "\n")
            add(
                """
                /// Arithmetic \(number) of \(module).
                struct \(module)Arithmetic\(number): Hashable {
                    var name = "\(module) \(number)"

                \(functions)}

                """, at: "Sources/\(module)/\(module)Arithmetic\(number).swift")
        }
    }
}
