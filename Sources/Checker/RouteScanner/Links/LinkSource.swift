// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import struct RouteGraph.SourceLocation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A parsed Swift file of an app.
struct LinkSource {
    let module: String
    let path: String
    let conditions: BuildConditions
    let tree: SourceFileSyntax
    let lines: LineTable

    /// - Returns: Nil if the file cannot be read. The scan has reported that.
    init?(_ job: ScanJob) {
        module = job.module
        path = job.path
        conditions = job.conditions
        let parsed = try? SourceFile.read(job.path, maximumSize: SourceScanner.maximumFileSize) { bytes, _ in
            let excess = LookaheadLimit.excess(in: bytes)
            let read = UnsafeRawBufferPointer(rebasing: bytes[..<(excess?.offset ?? bytes.count)])
            var parser = Parser(
                read.bindMemory(to: UInt8.self), maximumNestingLevel: FileScanner.maximumNesting)
            return (SourceFileSyntax.parse(from: &parser), LineTable(bytes))
        }
        guard let parsed else { return nil }
        (tree, lines) = parsed
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation {
        SourceLocation(path, lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
}

/// Visits the active code of a file.
class ActiveCodeVisitor: SyntaxVisitor {
    private let conditions: BuildConditions

    init(_ conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.activeClause(of: conditions)?.elements { walk(Syntax(elements)) }
        return .skipChildren
    }
}
#endif
