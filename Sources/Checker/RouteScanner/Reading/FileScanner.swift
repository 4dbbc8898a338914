// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
public import RouteGraph
import SwiftParser
import SwiftSyntax

/// Reads the facts of one source text.
///
/// Skips code that is broken or nested too deeply, and reads the code around it.
public struct FileScanner: Sendable {
    /// The conditions that decide the text's `#if`s.
    public var conditions: BuildConditions

    /// The maximum nesting of brackets, equal to the compiler's limit.
    static let maximumNesting = 256

    public init(conditions: BuildConditions = BuildConditions()) { self.conditions = conditions }

    /// The facts of a text, and the first place where it is not valid Swift.
    public struct Reading: Codable, Sendable, Hashable {
        public var facts: FileFacts
        public var fault: SyntaxFault?

        public init(facts: FileFacts, fault: SyntaxFault? = nil) {
            self.facts = facts
            self.fault = fault
        }
    }

    /// Reads a text on a thread whose stack has room for deeply nested code.
    public func read(_ source: String) -> Reading {
        DeepStack.run { [self] in
            var source = source
            return source.withUTF8 { readInPlace(UnsafeRawBufferPointer($0)) }
        }
    }

    /// Reads UTF-8 on the current thread, which must have a large stack.
    func readInPlace(_ bytes: UnsafeRawBufferPointer) -> Reading {
        guard let excess = LookaheadLimit.excess(in: bytes) else { return readParsed(bytes) }
        var reading = readParsed(UnsafeRawBufferPointer(rebasing: bytes[..<excess.offset]))
        reading.fault = SyntaxFault(
            message: excess.message, position: LineTable(bytes).position(of: excess.offset))
        return reading
    }

    private func readParsed(_ bytes: UnsafeRawBufferPointer) -> Reading {
        var parser = Parser(bytes.bindMemory(to: UInt8.self), maximumNestingLevel: Self.maximumNesting)
        let tree = SourceFileSyntax.parse(from: &parser)
        let lines = LineTable(bytes)
        let visitor = FactVisitor(conditions: conditions, lines: lines)
        visitor.walk(tree)
        visitor.closeRegistrations()
        let code = CodeVisitor(conditions: conditions, lines: lines)
        code.walk(tree)
        if code.functions.count > 1 || code.functions[0].hasCode { visitor.facts.functions = code.functions }
        if bytes.contains("routes:allow") {
            visitor.facts.allowances = SuppressionComments.allowances(in: tree, lines: lines)
        }
        return Reading(facts: visitor.facts, fault: SyntaxFault(in: tree, lines: lines))
    }
}

extension UnsafeRawBufferPointer {
    /// Whether `text` occurs in the buffer.
    func contains(_ text: StaticString) -> Bool {
        guard let baseAddress else { return false }
        let length = text.utf8CodeUnitCount
        var offset = 0
        // The C library's search is fast in debug builds too, and plugins run as debug builds.
        while count - offset >= length,
            let found = memchr(baseAddress + offset, Int32(text.utf8Start.pointee), count - offset - length + 1)
        {
            if memcmp(found, text.utf8Start, length) == 0 { return true }
            offset = UnsafeRawPointer(found) - baseAddress + 1
        }
        return false
    }
}
#endif
