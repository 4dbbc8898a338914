// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
public import RouteGraph
public import struct RouteGraph.SourceLocation
import SwiftParser
import SwiftSyntax

/// The changes that repair findings in one file.
public struct SourceFixes {
    /// The text after the changes.
    public let text: String
    /// The fixes that were applied. A fix is left out if the source differs from what it expects, or if it overlaps another one. All are
    /// left out if the parser accepts the file, but not the result.
    public let applied: [RouteFix]

    public init(_ fixes: [RouteFix], in text: String) {
        let bytes = Array(text.utf8)
        var file = FixedFile(bytes)
        let applied = fixes.filter { file.apply($0) }
        let result = applied.isEmpty ? text : file.edits.applied(to: bytes)
        let isBroken = !applied.isEmpty && !file.hasError && FixedFile(Array(result.utf8)).hasError
        self.applied = isBroken ? [] : applied
        self.text = isBroken ? text : result
    }
}

/// A file and the edits that its fixes make.
private struct FixedFile {
    var edits = TextEdits()
    private let bytes: [UInt8]
    private let lines: LineTable
    private let tree: SourceFileSyntax
    /// Whether the parser rejects the file, or only parsed the start of it.
    let hasError: Bool
    /// The modules whose imports were added.
    private var imports: Set<String> = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = bytes.withUnsafeBytes { LineTable($0) }
        let excess = bytes.withUnsafeBytes { LookaheadLimit.excess(in: $0) }
        tree = bytes.withUnsafeBytes { bytes in
            let read = UnsafeRawBufferPointer(rebasing: bytes[..<(excess?.offset ?? bytes.count)])
            var parser = Parser(
                read.bindMemory(to: UInt8.self), maximumNestingLevel: FileScanner.maximumNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
        hasError = excess != nil || tree.hasError
    }

    /// Adds the edits of a fix. Returns false if the source is not what the fix expects.
    mutating func apply(_ fix: RouteFix) -> Bool {
        guard let offset = lines.offset(of: fix.location), offset < bytes.count else { return false }
        if case .lineAfterImplementation(let text) = fix.change { return addLine(text, afterImplementationAt: offset) }
        guard let token = token(at: fix.location) else { return false }
        return switch fix.change {
        case .attribute(let text): addAttribute(text, at: token)
        case .element(let text, let module): addElement(text, of: module, after: token)
        case .dependency(_, let text): addDependency(text, at: token)
        case .literal(let old, let new): replaceLiteral(old, by: new, at: token)
        case .noArguments: removeArguments(at: token)
        case .noStatement(let kept): removeStatement(at: token, repeating: kept, of: fix.location.file)
        case .lineAfterImplementation: false
        }
    }

    /// Returns the token at a location; nil if there is none.
    private func token(at location: SourceLocation) -> TokenSyntax? {
        guard let offset = lines.offset(of: location), offset < bytes.count,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
            token.positionAfterSkippingLeadingTrivia.utf8Offset <= offset
        else { return nil }
        return token
    }

    // MARK: Changes

    /// Objective-C has no parser here: an `@implementation` ends at the next line with `@end`.
    private mutating func addLine(_ text: String, afterImplementationAt offset: Int) -> Bool {
        var start = startOfLine(offset)
        guard bytes[start...].starts(with: "@implementation".utf8) else { return false }
        while start < bytes.count, !bytes[start...].starts(with: "@end".utf8) { start = endOfLine(start) }
        let end = endOfLine(start)
        guard start < bytes.count, bytes[..<end].last == UInt8(ascii: "\n") else { return false }
        return insert(lineEnd + text + lineEnd, at: end)
    }

    private mutating func addAttribute(_ text: String, at token: TokenSyntax) -> Bool {
        guard let declaration = token.nearest({ $0.asProtocol((any DeclGroupSyntax).self) }),
            let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
            name.position == token.position || declaration.startsAt(token), declaration.mayRegisterItself,
            tree.imports.contains(where: { $0.hasPrefix("ModuleRouter") || $0 == "ZRouter" })
        else { return false }
        let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        return insert(text + lineEnd + indentation(at: start), at: start)
    }

    private mutating func addElement(_ text: String, of module: String?, after token: TokenSyntax) -> Bool {
        // The element must be a statement of a list, `ClockRouter.self`, on a line of its own, and in each build of the list.
        guard let item = token.nearest({ $0.as(CodeBlockItemSyntax.self) }), item.startsAt(token),
            token.nearest({ $0.as(IfConfigClauseSyntax.self) }) == nil,
            item.item.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self",
            let range = wholeLines(of: item), module.map({ addImport(of: $0) }) != false
        else { return false }
        return insert(indentation(at: range.lowerBound) + text + lineEnd, at: range.upperBound)
    }

    private mutating func addImport(of module: String) -> Bool {
        if tree.imports.contains(module) || imports.contains(module) { return true }
        guard let last = tree.statements.last(where: { $0.item.is(ImportDeclSyntax.self) }) else { return false }
        imports.insert(module)
        return insert("import " + module + lineEnd, at: endOfLine(last.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    private mutating func addDependency(_ text: String, at token: TokenSyntax) -> Bool {
        let call = token.nearest { $0.as(FunctionCallExprSyntax.self) }
        guard let call, let name = call.arguments.first, name.startsAt(token) else { return false }
        guard let argument = call.arguments.first(where: { $0.label?.text == "dependencies" }) else {
            return insert(", dependencies: [\(text)]", at: name.expression.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        guard let list = argument.expression.as(ArrayExprSyntax.self) else { return false }
        guard let last = list.elements.last else {
            return insert(text, at: list.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let end = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
        let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
        let isAlone = bytes[startOfLine(start)..<start].allSatisfy(\.isBlank)
        let separator = isAlone ? "," + lineEnd + indentation(at: start) : ", "
        return insert(separator + text, at: end)
    }

    private mutating func replaceLiteral(_ old: String, by new: String, at token: TokenSyntax) -> Bool {
        guard !new.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }),
            let statement = token.nearest({ node in
                Syntax(node.as(CodeBlockItemSyntax.self)) ?? Syntax(node.as(MemberBlockItemSyntax.self))
            })
        else { return false }
        let literals = statement.tokens(viewMode: .sourceAccurate).filter { token in
            token.tokenKind == .stringSegment(old)
                && token.parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1
        }
        guard literals.count == 1, let literal = literals.first else { return false }
        // The line ends and the indentation of a multi-line literal are trivia of its segments.
        let range =
            literal.positionAfterSkippingLeadingTrivia.utf8Offset..<literal.endPositionBeforeTrailingTrivia.utf8Offset
        return edits.add(.init(range: range, replacement: new))
    }

    private mutating func removeArguments(at token: TokenSyntax) -> Bool {
        let call = token.nearest { $0.as(FunctionCallExprSyntax.self) }
        guard let call, call.startsAt(token), call.trailingClosure == nil, let left = call.leftParen,
            let right = call.rightParen
        else { return false }
        let range =
            left.endPositionBeforeTrailingTrivia.utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
        return edits.add(.init(range: range, replacement: ""))
    }

    private mutating func removeStatement(
        at token: TokenSyntax, repeating kept: SourceLocation, of file: String
    ) -> Bool {
        guard let item = token.nearest({ $0.as(CodeBlockItemSyntax.self) }), item.startsAt(token),
            item.item.is(FunctionCallExprSyntax.self), kept.file == file, let other = self.token(at: kept),
            let list = other.nearest({ $0.as(CodeBlockItemSyntax.self) })?.parent, token.isInside(list),
            let range = wholeLines(of: item)
        else { return false }
        return edits.add(.init(range: range, replacement: ""))
    }

    // MARK: Text

    private mutating func insert(_ text: String, at offset: Int) -> Bool {
        edits.add(.init(range: offset..<offset, replacement: text))
    }

    /// The line ending of the file.
    private var lineEnd: String {
        guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")), feed > 0 else { return "\n" }
        return bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    private func startOfLine(_ offset: Int) -> Int {
        (bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") } ?? -1) + 1
    }

    /// The offset after the line feed.
    private func endOfLine(_ offset: Int) -> Int {
        (bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") }).map { $0 + 1 } ?? bytes.count
    }

    private func indentation(at offset: Int) -> String {
        String(decoding: bytes[startOfLine(offset)...].prefix(while: \.isBlank), as: UTF8.self)
    }

    /// Returns the lines of a statement; nil if they also contain something else.
    private func wholeLines(of item: CodeBlockItemSyntax) -> Range<Int>? {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = item.endPositionBeforeTrailingTrivia.utf8Offset
        let range = startOfLine(start)..<endOfLine(end)
        let others = bytes[range.lowerBound..<start] + bytes[end..<range.upperBound]
        guard bytes[range].last == UInt8(ascii: "\n"),
            others.allSatisfy({ $0.isBlank || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        else { return nil }
        return range
    }
}

extension SourceFileSyntax {
    /// The names of the imported modules.
    fileprivate var imports: [String] {
        statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
    }
}

extension DeclGroupSyntax {
    /// Whether `@AutoRegister` compiles before the declaration.
    fileprivate var mayRegisterItself: Bool {
        let surroundings = sequence(first: Syntax(self), next: \.parent).dropFirst()
        return (self.is(StructDeclSyntax.self) || self.is(ClassDeclSyntax.self) || self.is(EnumDeclSyntax.self))
            && !isGeneric && !surroundings.contains { $0.is(CodeBlockSyntax.self) || $0.isGeneric }
            && !attributes.contains { $0.has(name: "Provider") || $0.has(name: "AutoRegister") }
            && MakeDestination(in: self)?.opaqueResult == nil && NearMiss.all(in: self).isEmpty
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension SyntaxProtocol {
    /// Returns the first result for the node and the nodes around it, from the inside out.
    fileprivate func nearest<Found>(_ find: (Syntax) -> Found?) -> Found? {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let found = find(current) { return found }
            node = current.parent
        }
        return nil
    }

    fileprivate func isInside(_ node: Syntax) -> Bool { nearest { $0.id == node.id ? true : nil } == true }

    fileprivate func startsAt(_ token: TokenSyntax) -> Bool {
        positionAfterSkippingLeadingTrivia == token.positionAfterSkippingLeadingTrivia
    }
}

extension LineTable {
    /// Returns the offset of a position; nil if the file has no such line.
    fileprivate func offset(of location: SourceLocation) -> Int? {
        start(ofLine: location.line).map { $0 + location.column - 1 }
    }
}
#endif
