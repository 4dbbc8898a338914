// SPDX-License-Identifier: Apache-2.0

#if Macros
/// What the code is compiled for: it decides conditions, in manifests and in source.
struct BuildSettings: Equatable {
    enum Configuration: String, CaseIterable { case debug, release }

    /// As `os()` has it: `Linux`, `macOS`, `iOS`.
    var platform: String
    var configuration: Configuration
    /// Defined for every module, besides what its package defines.
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

    /// What holds in every module, whoever builds it.
    var commonConditions: [String] { (configuration == .debug ? ["DEBUG"] : []) + definitions }

    /// Whether a condition of a manifest holds.
    func satisfies(_ condition: PackageManifest.Condition?, traits: Set<String>) -> Bool {
        guard let condition else { return true }
        if !condition.platformNames.isEmpty, !condition.platformNames.contains(platform.lowercased()) { return false }
        if let config = condition.config, config != configuration.rawValue { return false }
        if let wanted = condition.traits, !wanted.isEmpty, traits.isDisjoint(with: wanted) { return false }
        return true
    }
}
#endif
