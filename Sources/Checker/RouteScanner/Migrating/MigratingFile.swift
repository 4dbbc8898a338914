// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

/// A file during its migration.
final class MigratingFile {
    let path: String
    let tree: SourceFileSyntax
    /// The reason why the file is not changed.
    private(set) var fault: SyntaxFault?
    var edits = TextEdits()
    private let text: String
    private let bytes: [UInt8]
    private let lines: LineTable
    private var changes: [SourceMigration.Note] = []
    private var advice: [SourceMigration.Note] = []

    init(path: String, text: String) {
        self.path = path
        self.text = text
        bytes = Array(text.utf8)
        lines = bytes.withUnsafeBytes { LineTable($0) }
        if let excess = bytes.withUnsafeBytes({ LookaheadLimit.excess(in: $0) }) {
            tree = SourceFileSyntax(statements: [])
            fault = SyntaxFault(message: excess.message, position: lines.position(of: excess.offset))
        } else {
            tree = bytes.withUnsafeBufferPointer { bytes in
                var parser = Parser(bytes, maximumNestingLevel: FileScanner.maximumNesting)
                return SourceFileSyntax.parse(from: &parser)
            }
            fault = SyntaxFault(in: tree, lines: lines)
        }
        if let fault, text.contains("ZRouter") || text.contains("ZIK") {
            advice = [
                .init(
                    position: fault.position, message: "nothing was done with this file: \(fault.message)", help: nil)
            ]
        }
    }

    /// Whether the file uses names of the original.
    lazy var comesFromOriginal: Bool =
        !imports(of: OriginalNames.modules).isEmpty
        || tree.tokens(viewMode: .sourceAccurate).contains {
            $0.isName && $0.text.hasPrefix("ZIK") && OriginalNames.types.contains($0.text)
        }

    /// Whether the file stays with ZRouter, because it uses names that the library lacks. See ``ImportRewriting``.
    var staysWithOriginal = false
    /// Whether a rewritten provider has a line that only ZRouter defines.
    var needsOriginal = false

    /// Returns the top-level imports of some modules or of their submodules.
    func imports(of modules: Set<String>) -> [ImportDeclSyntax] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            .filter { $0.path.first.map { modules.contains($0.name.text) } ?? false }
    }

    var hasAdvice: Bool { !advice.isEmpty }

    var hasChanges: Bool { !edits.all.isEmpty }

    var result: SourceMigration.File {
        .init(
            path: path, text: text, migrated: edits.applied(to: bytes),
            changes: changes.sorted { $0.position < $1.position }, advice: advice.sorted { $0.position < $1.position })
    }

    // MARK: Notes

    func note(_ message: String, at node: some SyntaxProtocol) {
        changes.append(.init(position: position(of: node), message: message, help: nil))
    }

    /// - Parameter isNecessary: Whether the migrated file does not compile without the remedy.
    func advise(
        _ message: String, at node: some SyntaxProtocol, help: String? = nil, isNecessary: Bool = false
    ) {
        let note = SourceMigration.Note(
            position: position(of: node), message: message, help: help, isNecessary: isNecessary)
        if !advice.contains(where: { $0.position == note.position }) { advice.append(note) }
    }

    /// Returns the reasons as notes, without duplicates.
    func notes(of reasons: [(message: String, node: Syntax, help: String?)]) -> [SourceMigration.Note] {
        var notes: [SourceMigration.Note] = []
        for reason in reasons {
            let note = SourceMigration.Note(
                position: position(of: reason.node), message: reason.message, help: reason.help)
            if !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    private func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Places

    /// Returns the spaces and tabs at the start of the node's line.
    func indentation(of node: some SyntaxProtocol) -> String {
        let start = lineStart(before: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blank, as: UTF8.self)
    }

    /// Returns the range of the node's lines if they contain nothing else, and otherwise the node's own range.
    func lines(of node: some SyntaxProtocol) -> Range<Int> {
        let range = node.trimmedRange
        let start = lineStart(before: range.lowerBound)
        let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 || byte == 13 }
        var end = range.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        guard bytes[start..<range.lowerBound].allSatisfy(isBlank), end == bytes.count || bytes[end] == 10 else {
            return range
        }
        return start..<min(end + 1, bytes.count)
    }

    /// Returns the node's lines and the empty line before them.
    func paragraph(of node: some SyntaxProtocol) -> Range<Int> {
        let range = lines(of: node)
        let end = Array(lineEnd.utf8)
        let before = bytes[..<range.lowerBound]
        return before.suffix(2 * end.count).elementsEqual(end + end)
            ? range.lowerBound - end.count..<range.upperBound : range
    }

    /// Returns the end of the comment after an offset on the same line, or the offset itself.
    func endOfComment(after offset: Int) -> Int {
        let line = bytes[offset...].prefix { $0 != 10 && $0 != 13 }
        let text = line.drop { $0 == 32 || $0 == 9 }
        return text.starts(with: Array("//".utf8)) ? line.endIndex : offset
    }

    /// The line ending of the file.
    var lineEnd: String { text.utf8.contains(13) ? "\r\n" : "\n" }

    private func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1
    }
}

extension SyntaxProtocol {
    /// The range of the node without its trivia.
    var trimmedRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    func replaced(by text: String) -> TextEdits.Edit { .init(range: trimmedRange, replacement: text) }

    func preceded(by text: String) -> TextEdits.Edit {
        .init(range: trimmedRange.lowerBound..<trimmedRange.lowerBound, replacement: text)
    }

    /// An edit that removes the node and its trailing trivia.
    var removed: TextEdits.Edit {
        .init(range: trimmedRange.lowerBound..<endPosition.utf8Offset, replacement: "")
    }

    /// Returns the innermost enclosing node of a type.
    func enclosing<Node: SyntaxProtocol>(_: Node.Type) -> Node? {
        var next = parent
        while let node = next {
            if let found = node.as(Node.self) { return found }
            next = node.parent
        }
        return nil
    }
}

extension TokenSyntax {
    var isName: Bool {
        if case .identifier = tokenKind { return true }
        return false
    }
}
#endif
