// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The settings of a build, which decide the conditions in manifests and in source.
struct BuildSettings: Equatable {
    enum Configuration: String, CaseIterable { case debug, release }

    /// The platform, named as in `os()`: `Linux`, `macOS`, `iOS`.
    var platform: String
    var configuration: Configuration
    /// The conditions for every module, besides the ones that its package defines.
    var definitions: [String]

    static var platformOfThisMachine: String {
        #if os(macOS)
        "macOS"
        #else
        "Linux"
        #endif
    }

    init(
        platform: String = Self.platformOfThisMachine, configuration: Configuration = .debug, definitions: [String] = []
    ) {
        self.platform = platform
        self.configuration = configuration
        self.definitions = definitions
    }

    /// The conditions that hold in every module.
    var commonConditions: [String] { (configuration == .debug ? ["DEBUG"] : []) + definitions }

    /// Returns whether a condition of a manifest holds.
    func satisfies(_ condition: PackageManifest.Condition?, traits: Set<String>) -> Bool {
        guard let condition else { return true }
        if !condition.platformNames.isEmpty, !condition.platformNames.contains(platform.lowercased()) { return false }
        if let config = condition.config, config != configuration.rawValue { return false }
        if let wanted = condition.traits, !wanted.isEmpty, traits.isDisjoint(with: wanted) { return false }
        return true
    }
}
#endif
