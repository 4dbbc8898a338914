// SPDX-License-Identifier: Apache-2.0

#if Macros
extension NewRoute {
    /// Returns the changes that the manifest needs, as paragraphs. Their lines can be pasted.
    func steps(for manifest: ManifestText?) -> [String] {
        var steps: [String] = []
        if manifest?.namesLibrary == false {
            steps.append(step("Add this package to the dependencies in Package.swift", [NewApp.Library().line]))
        }
        let new = targets.filter { manifest?.target($0.name) == nil }
        if !new.isEmpty { steps.append(step("Add these targets to Package.swift", new.map(\.line))) }
        for target in targets where manifest?.target(target.name) != nil {
            steps += additions(target.dependencies, to: target.name, in: manifest)
        }
        return steps + additions(app.dependencies, to: app.name, in: manifest)
    }

    /// Returns the step that adds dependencies to a target, unless it has all of them. Without a name, it is that of a program.
    private func additions(_ dependencies: [String], to target: String?, in manifest: ManifestText?) -> [String] {
        let existing = target.map { [manifest?.target($0)].compactMap(\.self) } ?? manifest?.programs ?? []
        let missing = dependencies.filter { dependency in !existing.contains { $0.contains(dependency) } }
        guard !missing.isEmpty else { return [] }
        let place = target.map { "the target \($0)" } ?? "the target of the app"
        return [step("Add these dependencies to \(place), unless it has them", missing.map { $0 + "," })]
    }

    private func step(_ title: String, _ lines: [String]) -> String {
        "\(title):\n\n" + lines.map { "    " + $0 }.joined(separator: "\n")
    }
}
#endif
