// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// What comments allow that is no check: a misspelt id allows nothing, in silence.
enum UnknownChecks {
    static func problems(in facts: FileFacts, of module: String, file: String) -> [ScanProblem] {
        facts.allowances.compactMap { allowance in
            // Behind an id, words may say why. The first one is an id in any case, and so is what reads like one.
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
