// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A manifest with the pasted lines that `routes new` prints.
struct PastedManifest {
    private var targets = [".executableTarget(name: \"Shop\", dependencies: []),"]

    /// Pastes each line at the place that the text before it names.
    mutating func paste(_ output: String) {
        let paragraphs = output.split(separator: "\n\n")
        for (title, body) in zip(paragraphs, paragraphs.dropFirst()) where body.hasPrefix("    ") {
            let lines = body.split(separator: "\n").map { $0.trimmingPrefix("    ") }
            if title == "Add these targets to Package.swift:" {
                targets += lines.map(String.init)
            } else if let match = title.wholeMatch(of: /Add these dependencies to the target (.*), unless it has them:/)
            {
                let name = match.1 == "of the app" ? "Shop" : match.1
                guard let index = targets.firstIndex(where: { $0.contains("(name: \"\(name)\"") }) else { continue }
                let added = lines.joined(separator: " ")
                targets[index].replace("dependencies: [", with: "dependencies: [\(added) ")
            }
        }
    }

    /// The manifest of an app. It requires the library without traits; see `BuiltProducts.swift(_:in:usesMacros:)`.
    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Shop",
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "swift-module-router", path: "\(Repository.folder.path)", traits: [])],
            targets: [
                \(targets.joined(separator: "\n        "))
            ],
            swiftLanguageModes: [.v6]
        )

        for target in package.targets {
            target.swiftSettings = [
                .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        }

        """
    }
}
#endif
