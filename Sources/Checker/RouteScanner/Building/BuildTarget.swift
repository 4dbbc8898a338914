// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The platform that an app is built for, and its compiler: the values for `#if os(…)`, `arch(…)` and `swift(…)`.
public struct BuildTarget: Codable, Sendable, Hashable {
    /// As in `os(…)`: `Linux`, `macOS`, `iOS`, `tvOS`, `watchOS`, `visionOS`, `Windows`, `Android`, `WASI`, `FreeBSD`, ….
    public var operatingSystem: String
    /// As in `arch(…)`: `x86_64`, `arm64`, `wasm32`, ….
    public var architecture: String
    /// As in `objectFormat(…)`: `ELF`, `MachO`, `COFF`, `Wasm`.
    public var objectFormat: String
    /// As in `targetEnvironment(…)`: `simulator`, `macCatalyst`.
    public var environments: Set<String>
    /// As in `compiler(>=…)`, for example `[6, 3]`.
    public var compilerVersion: [Int]
    /// As in `swift(>=…)`: the language version in effect. A module in Swift 5 mode has `[5, 10]`.
    public var languageVersion: [Int]
    /// As in `hasFeature(…)`: the enabled features. Features of every Swift 6 compiler may be omitted.
    public var features: Set<String>

    public init(
        operatingSystem: String, architecture: String, objectFormat: String? = nil, environments: Set<String> = [],
        compilerVersion: [Int] = BuildTarget.host.compilerVersion, languageVersion: [Int]? = nil,
        features: Set<String> = []
    ) {
        self.operatingSystem = operatingSystem
        self.architecture = architecture
        self.objectFormat = objectFormat ?? Self.objectFormat(of: operatingSystem)
        self.environments = environments
        self.compilerVersion = compilerVersion
        self.languageVersion = languageVersion ?? compilerVersion
        self.features = features
    }

    /// Whether the target is an Apple platform.
    var isApple: Bool { ["macOS", "iOS", "tvOS", "watchOS", "visionOS"].contains(operatingSystem) }

    private static func objectFormat(of operatingSystem: String) -> String {
        switch operatingSystem {
        case "macOS", "iOS", "tvOS", "watchOS", "visionOS": "MachO"
        case "Windows": "COFF"
        case "WASI": "Wasm"
        default: "ELF"
        }
    }
}

extension BuildTarget {
    /// The current machine, and the compiler that built this program.
    public static let host = BuildTarget(
        operatingSystem: hostOperatingSystem, architecture: hostArchitecture, environments: hostEnvironments,
        compilerVersion: hostCompilerVersion)

    private static var hostOperatingSystem: String {
        #if os(macOS)
        "macOS"
        #elseif os(iOS)
        "iOS"
        #elseif os(tvOS)
        "tvOS"
        #elseif os(watchOS)
        "watchOS"
        #elseif os(visionOS)
        "visionOS"
        #elseif os(Windows)
        "Windows"
        #elseif os(Android)
        "Android"
        #elseif os(FreeBSD)
        "FreeBSD"
        #elseif os(OpenBSD)
        "OpenBSD"
        #else
        "Linux"
        #endif
    }

    private static var hostArchitecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(i386)
        "i386"
        #elseif arch(arm)
        "arm"
        #elseif arch(riscv64)
        "riscv64"
        #elseif arch(powerpc64le)
        "powerpc64le"
        #elseif arch(s390x)
        "s390x"
        #else
        "unknown"
        #endif
    }

    private static var hostEnvironments: Set<String> {
        #if targetEnvironment(simulator)
        ["simulator"]
        #elseif targetEnvironment(macCatalyst)
        ["macCatalyst"]
        #else
        []
        #endif
    }

    private static var hostCompilerVersion: [Int] {
        #if compiler(>=7.0)
        [7, 0]
        #elseif compiler(>=6.5)
        [6, 5]
        #elseif compiler(>=6.4)
        [6, 4]
        #elseif compiler(>=6.3)
        [6, 3]
        #else
        [6, 2]
        #endif
    }
}
#endif
