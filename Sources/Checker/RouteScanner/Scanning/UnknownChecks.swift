// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Finds unknown checks in comments. A misspelt id would otherwise have no effect and no message.
enum UnknownChecks {
    static func problems(in facts: FileFacts, of module: String, file: String) -> [ScanProblem] {
        facts.allowances.compactMap { allowance in
            // Words after the ids may give a reason. Report the first word, and later words that resemble an id.
            for (index, id) in allowance.ids.enumerated() where RouteFinding.ID(rawValue: id) == nil {
                let near = id.contains("-") ? nearest(id) : nil
                guard index == 0 || near != nil else { break }
                return ScanProblem(
                    .unknownCheck, module: module, file: file,
                    position: SourcePosition(line: allowance.line, column: 1),
                    reason: near.map { "\(id); did you mean \($0)?" } ?? id)
            }
            return nil
        }
    }

    private static func nearest(_ id: String) -> String? {
        let known = RouteFinding.ID.allCases.filter(\.isFoundInSource).map(\.rawValue)
        return NearMisses.of(id, among: known, name: { $0 }, order: { $0 }).first
    }
}
#endif
