// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation

/// The options for the build, which determine the compiled code.
struct BuildOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The build configuration. debug defines DEBUG.")
    var configuration = BuildSettings.Configuration.debug

    @Option(
        name: [.customLong("define"), .customShort("D")],
        help: ArgumentHelp("A condition that is true in every module. Can be repeated.", valueName: "condition"))
    var definitions: [String] = []

    @Option(help: "The platform, as in #if os(…). Defaults to this machine's platform.")
    var platform: Platform = Platform.ofThisMachine

    @Option(help: ArgumentHelp("The traits of the package, instead of its default traits.", valueName: "a,b"))
    var traits: String?

    @Flag(help: "Enable all traits of the package.") var enableAllTraits = false

    @Flag(help: "Disable the default traits of the package.") var disableDefaultTraits = false

    @Option(help: ArgumentHelp("The build folder of the package. Defaults to .build.", valueName: "folder"))
    var scratchPath: String?

    func validate() throws {
        for definition in definitions {
            let isName = definition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isName, definition.first?.isNumber == false else {
                throw ValidationError(
                    "'\(definition)' cannot be defined: a condition is a name without a value."
                )
            }
        }
    }

    var settings: BuildSettings {
        BuildSettings(platform: platform.rawValue, configuration: configuration, definitions: definitions)
    }

    /// The options for `swift package`; nil for the package's default traits.
    var traitOptions: SwiftCommand.TraitOptions? {
        let arguments =
            (traits.map { ["--traits", $0] } ?? []) + (enableAllTraits ? ["--enable-all-traits"] : [])
            + (disableDefaultTraits ? ["--disable-default-traits"] : [])
        return arguments.isEmpty ? nil : SwiftCommand.TraitOptions(arguments: arguments)
    }
}

extension BuildSettings.Configuration: ExpressibleByArgument {}

/// An operating system, named as in `#if os(…)`.
enum Platform: String, CaseIterable, ExpressibleByArgument {
    case macOS, iOS, tvOS, watchOS, visionOS
    case linux = "Linux"
    case windows = "Windows"
    case android = "Android"
    case wasi = "WASI"
    case freeBSD = "FreeBSD"

    /// Creates the platform with this name, ignoring case.
    init?(argument: String) {
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
            return nil
        }
        self = platform
    }

    static var ofThisMachine: Platform { Platform(rawValue: BuildSettings.platformOfThisMachine) ?? .linux }
}
#endif
