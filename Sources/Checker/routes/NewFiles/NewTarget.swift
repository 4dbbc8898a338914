// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A target of a package, as a manifest contains it.
struct NewTarget: Equatable {
    var name: String
    var isTest = false
    /// The dependencies as a manifest contains them: `"TimeInterface"`, `.product(…)`.
    var dependencies: [String]

    /// The line for `targets:`.
    var line: String {
        ".\(isTest ? "testTarget" : "target")(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))]),"
    }

    /// Returns a product of the library.
    static func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"swift-module-router\")" }
}
#endif
