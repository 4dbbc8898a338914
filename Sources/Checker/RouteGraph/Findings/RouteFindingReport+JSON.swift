// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RouteFindingReport {
    /// Returns the report as JSON: one object, whose members are sorted by name at every level.
    ///
    /// ```json
    /// {
    ///   "entryPoint" : "notes",
    ///   "errors" : 1,
    ///   "findings" : [
    ///     {
    ///       "chain" : [{ "location" : { "column" : 9, "file" : "…", "line" : 12 }, "text" : "needed by …" }],
    ///       "id" : "missing-provider",
    ///       "location" : { "column" : 1, "file" : "…", "line" : 3 },
    ///       "message" : "no provider for RoutableService<any Clock>",
    ///       "nearMisses" : [],
    ///       "remedy" : "link the module that provides it, or add a provider to a module that the app links: …",
    ///       "severity" : "error",
    ///       "subject" : "RoutableService<any Clock>"
    ///     }
    ///   ],
    ///   "routes" : 14,
    ///   "schemaVersion" : 1,
    ///   "warnings" : 0
    /// }
    /// ```
    ///
    /// `location` is left out if it is unknown. `severity` is `error` or `warning`. Lines and columns are counted from 1, columns
    /// in UTF-8 bytes.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
