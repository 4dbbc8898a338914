// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// The objects, signals and segues of a UI file, with their positions.
struct GTKUIDocument {
    struct Object {
        let className: String
        /// The identifier in the file, or a generated one.
        let id: String
        let hasID: Bool
        let tag: GTKUITag
        /// The index of the object around it; nil at the top level.
        let outer: Int?
        /// Whether a C function returns its type.
        let hasTypeFunction: Bool
    }

    /// The action of a signal or a segue.
    struct Action {
        enum Kind {
            case handler(String)
            case segue(Int)
        }
        let kind: Kind
        let object: Int?
        let tag: GTKUITag
    }

    struct Property {
        let name: String
        /// The value as plain text; nil if it contains tags.
        let value: String?
        let object: Int
        let tag: GTKUITag
    }

    struct Segue {
        let tag: GTKUITag
        let object: Int?

        /// Returns the name of the segue in its screen.
        func identifier(_ index: Int) -> String { tag["id"] ?? "#\(index)" }
    }

    let name: String
    let text: [UInt8]
    private(set) var objects: [Object] = []
    /// The indices of the objects in the order of their end tags: inner objects before outer ones.
    private(set) var objectsInwards: [Int] = []
    private(set) var actions: [Action] = []
    private(set) var segues: [Segue] = []
    private(set) var properties: [Property] = []
    private(set) var segueEnds: [GTKUITag] = []

    init(name: String, text: [UInt8]) throws(GTKUIFileError) {
        self.name = name
        self.text = text
        try GTKUIDocument.check(text, name)
        var open: [Int] = []
        var outer: [String] = []
        let tags = GTKUITagScanner.tags(of: text)
        for (index, tag) in tags.enumerated() {
            if tag.kind == .end { outer.removeLast() }
            defer { if tag.kind == .start { outer.append(tag.name) } }
            switch (tag.name, tag.kind) {
            case ("object", .end):
                if let last = open.popLast() { objectsInwards.append(last) }
            case ("object", let kind):
                objects.append(object(tag, in: open.last))
                if kind == .start { open.append(objects.count - 1) } else { objectsInwards.append(objects.count - 1) }
            case ("template", .start), ("template", .whole):
                throw GTKUIFileError(
                    .unfitTemplate, name, position(of: tag),
                    "a template is for a class of C; write <object class=\"\(tag["parent"] ?? "GtkBox")\">")
            case ("signal", .start), ("signal", .whole):
                guard let handler = tag["handler"] else { continue }
                actions.append(Action(kind: .handler(handler), object: open.last, tag: tag))
            case ("property", .start):
                guard outer.last == "object", let object = open.last, let name = tag["name"] else { continue }
                properties.append(
                    Property(name: name, value: value(from: tag, to: tags[index + 1]), object: object, tag: tag))
            case ("segue", .end):
                segueEnds.append(tag)
            case ("segue", _):
                segues.append(Segue(tag: tag, object: open.last))
                actions.append(Action(kind: .segue(segues.count - 1), object: open.last, tag: tag))
            default:
                continue
            }
        }
    }

    private func object(_ tag: GTKUITag, in outer: Int?) -> Object {
        Object(
            className: tag["class"] ?? "", id: tag["id"] ?? "module-router-\(objects.count)", hasID: tag["id"] != nil,
            tag: tag, outer: outer, hasTypeFunction: tag["type-func"] != nil)
    }

    private func value(from tag: GTKUITag, to end: GTKUITag) -> String? {
        let value = String(decoding: text[tag.range.upperBound..<end.range.lowerBound], as: UTF8.self)
        return end.kind == .end && !value.contains("<") ? GTKUITagScanner.unescaped(value) : nil
    }

    func position(of tag: GTKUITag) -> GTKUIPosition { GTKUIPosition(of: tag.range.lowerBound, in: text) }

    func position(ofObject id: String) -> GTKUIPosition? {
        objects.first { $0.id == id }.map { position(of: $0.tag) }
    }

    /// Returns the index of an object and those of the objects around it, innermost first.
    func around(_ object: Int?) -> [Int] {
        Array(sequence(first: object) { self.objects[$0!].outer }.prefix { $0 != nil }.compactMap { $0 })
    }

    /// Lets GLib check that the text is well-formed XML.
    private static func check(_ text: [UInt8], _ name: String) throws(GTKUIFileError) {
        var parser = GMarkupParser()
        let context = g_markup_parse_context_new(&parser, G_MARKUP_DEFAULT_FLAGS, nil, nil)
        defer { g_markup_parse_context_free(context) }
        var error: UnsafeMutablePointer<GError>?
        let isParsed = text.withUnsafeBytes { bytes in
            g_markup_parse_context_parse(
                context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &error)
        }
        if isParsed != 0, g_markup_parse_context_end_parse(context, &error) != 0 { return }
        var (line, column) = (gint(0), gint(0))
        g_markup_parse_context_get_position(context, &line, &column)
        var position = GTKUIPosition(line: Int(line), column: Int(column))
        let before = text[..<position.offset(in: text)]
        if let start = before.lastIndex(of: UInt8(ascii: "<")), !before[start...].dropLast().contains(UInt8(ascii: ">"))
        {
            position = GTKUIPosition(of: start, in: text)
        }
        throw GTKUIFileError(.malformedXML, name, position, GTKUIDocument.message(of: error))
    }

    /// Returns the message of an error without the position in it, and frees the error.
    static func message(of error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "GTK does not say why" }
        defer { g_error_free(error) }
        let message = String(cString: error.pointee.message)
        let place = #/^(Error on line \d+ char \d+: |Error on line \d+: |\S*:\d+:\d+ )/#
        return message.replacing(place, with: "", maxReplacements: 1)
    }
}
#endif
