// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

/// The sources of this package and of its example, as realistic input.
enum RealSources {
    struct File: Sendable, CustomTestStringConvertible {
        var path: String
        var text: String

        var testDescription: String { path }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let all: [File] = [
        "Sources", "Examples/Snippets/Sources", "Tests/Library/ModuleRouterTests", "Examples/Notes/Sources",
        "Examples/Notes/Tests",
    ]
    .flatMap(files)

    /// The pages of the documentation.
    static let pages: [String] = {
        let folder = root.appending(path: "Sources/Library/ModuleRouter/ModuleRouter.docc").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }()

    /// The sources that declare, provide and use routes.
    static let aboutRoutes = all.filter { file in
        file.path.hasPrefix("Examples/Notes/Sources")
            && ["Routable", "Provides(", "Adapts(", "Router."].contains(where: file.text.contains)
    }

    private static func files(_ folder: String) -> [File] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = "\(folder)/\(name)"
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            return File(path: path, text: text)
        }
    }
}

/// A source with facts of every kind.
enum EveryFact {
    static let source = """
        @_exported import A
        import struct B.C
        @AutoRegister public struct R<T>: ServiceRouteProvider, P<[Int]> & Q {
            static var routes: RouteList<Self> {
                Provides(RoutableService<any Clock & Store<Int>>()) { $0 }
                Adapts(RoutableView<A>(), to: RoutableView<B>()) { $0 }
                Adapts(RoutableView<A>(), to: B.self) { $0 }
                Identifier("a")
                URLPattern("b")
                DestinationClass(C.self, exclusive: true)
                other
            }
            let x = Make<Int>()
            typealias Y = @Sendable (Int) throws -> Void
        }
        protocol S { associatedtype Z }
        class K {}
        enum E {}
        actor L {}
        extension K: S {}
        @Routable extension RoutableViewModule where Protocol == any Clock {}
        extension RoutableServiceModule where Protocol == any Clock { fileprivate init() { self.init(slot: x) } }
        extension RoutableAsyncService { @MainActor package init() { self.init(slot: x) } }
        func f<T>() {
            if a { RouteRegistry.shared.register { R<Int>.self } }
            RouteRegistry().register(RoutableService<any Clock>()) { nil }
            use(K.self, RoutableService<T>(), RoutableService<T>.self, RoutableService<T>(slot: x))
        }
        // routes:allow missing-provider, unused-provider
        func g( {}
        """
}

/// Random numbers that are the same each time.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
#endif
