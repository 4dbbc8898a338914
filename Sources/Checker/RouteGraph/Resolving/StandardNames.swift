// SPDX-License-Identifier: Apache-2.0

/// The most common types of the standard library, with the inherited protocols. Other types are known only by name.
enum StandardNames {
    static let module = "Swift"

    /// Marker protocols, which exist only at compile time.
    private static let markers: Set<String> = [
        "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    ]

    private static let protocols: [String: [String]] = [
        "Sendable": [], "Copyable": [], "Escapable": [], "BitwiseCopyable": [], "SendableMetatype": [],
        "Error": ["Sendable"], "Equatable": [], "Hashable": ["Equatable"],
        "Comparable": ["Equatable"], "Identifiable": [], "Encodable": [], "Decodable": [], "CodingKey": [],
        "Encoder": [], "Decoder": [], "CustomStringConvertible": [],
        "LosslessStringConvertible": ["CustomStringConvertible"], "CustomDebugStringConvertible": [],
        "TextOutputStream": [], "TextOutputStreamable": [], "CaseIterable": [], "RawRepresentable": [],
        "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"],
        "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
        "IteratorProtocol": [], "Sequence": [], "Collection": ["Sequence"],
        "BidirectionalCollection": ["Collection", "Sequence"],
        "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
        "MutableCollection": ["Collection", "Sequence"], "RangeReplaceableCollection": ["Collection", "Sequence"],
        "StringProtocol": [
            "BidirectionalCollection", "Collection", "Sequence", "TextOutputStream", "TextOutputStreamable",
            "LosslessStringConvertible", "CustomStringConvertible", "ExpressibleByStringLiteral", "Hashable",
            "Equatable",
            "Comparable",
        ],
        "ExpressibleByArrayLiteral": [], "ExpressibleByDictionaryLiteral": [], "ExpressibleByNilLiteral": [],
        "ExpressibleByBooleanLiteral": [], "ExpressibleByIntegerLiteral": [], "ExpressibleByFloatLiteral": [],
        "ExpressibleByStringLiteral": [], "AdditiveArithmetic": ["Equatable"],
        "Numeric": ["AdditiveArithmetic", "Equatable", "ExpressibleByIntegerLiteral"],
        "SignedNumeric": ["Numeric", "AdditiveArithmetic", "Equatable", "ExpressibleByIntegerLiteral"],
        "Strideable": ["Comparable", "Equatable"], "AnyActor": ["Sendable"], "Actor": ["Sendable"],
        "GlobalActor": [], "Executor": ["Sendable"], "SerialExecutor": ["Executor", "Sendable"],
        "Clock": ["Sendable"], "InstantProtocol": ["Comparable", "Equatable", "Hashable", "Sendable"],
        "DurationProtocol": ["Comparable", "Equatable", "AdditiveArithmetic", "Sendable"], "AsyncSequence": [],
        "AsyncIteratorProtocol": [], "RandomNumberGenerator": [],
    ]

    private static let objectProtocols: Set<String> = ["Actor", "AnyActor", "Executor", "SerialExecutor"]

    private static let values = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool", "String", "Substring", "Character", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set",
        "Optional",
        "Result", "Never", "Range", "ClosedRange", "StaticString", "ObjectIdentifier", "Duration", "ContinuousClock",
        "SuspendingClock", "Task", "AsyncStream", "AsyncThrowingStream", "AnyHashable", "AnySequence", "AnyCollection",
        "AnyIterator", "MainActor", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeMutablePointer", "Mirror", "CommandLine", "KeyValuePairs", "InlineArray", "Span",
    ]
    private static let classes = [
        "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    ]

    /// Aliases of these types, in system modules.
    private static let aliases: [String: String] = [
        "TimeInterval": "Double", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "CLLocationDegrees": "Double",
        "CLLocationDistance": "Double", "CLLocationAccuracy": "Double", "CLLocationSpeed": "Double",
        "CLLocationDirection": "Double", "NSInteger": "Int", "NSUInteger": "UInt", "Float32": "Float",
        "Float64": "Double", "FloatLiteralType": "Double", "IntegerLiteralType": "Int", "BooleanLiteralType": "Bool",
        "StringLiteralType": "String", "CInt": "Int32", "CUnsignedInt": "UInt32", "CShort": "Int16", "CBool": "Bool",
        "CChar": "Int8", "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CLongLong": "Int64",
        "CUnsignedLongLong": "UInt64", "CFloat": "Float", "CDouble": "Double",
    ]
    /// The modules that may qualify an alias.
    static let modulesOfAliases: Set<String> = [module, "Foundation", "CoreFoundation", "CoreLocation"]

    /// Common types of system modules, none of which is an alias.
    static let systemTypes: Set<String> = [
        "Data", "Date", "URL", "UUID", "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents", "DateInterval",
        "IndexPath", "IndexSet", "CharacterSet", "Measurement", "Notification", "AttributedString", "URLRequest",
        "URLResponse", "HTTPURLResponse", "URLComponents", "URLQueryItem", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "NSObject", "NSString", "NSNumber", "NSError", "UIImage", "UIColor", "UIView", "UIViewController", "NSImage",
        "NSColor", "NSView", "NSViewController",
    ]

    static func makeDeclarations() -> [String: TypeDeclaration] {
        var declarations: [String: TypeDeclaration] = [:]
        for name in protocols.keys {
            let declaration = TypeDeclaration(
                name: name, module: module, kind: .protocol, isMarker: markers.contains(name))
            declaration.roles = []
            declarations[name] = declaration
        }
        for (name, inherited) in protocols {
            declarations[name]?.supertypes =
                inherited.compactMap { declarations[$0] }.map { parent in
                    parent.isMarker
                        ? .existential(.init(markers: [parent.name]))
                        : .existential(.init(protocols: [.init(declaration: parent, arguments: [])]))
                } + (objectProtocols.contains(name) ? [.existential(.init(isObject: true))] : [])
        }
        for (names, kind) in [(values, TypeDeclaration.Kind.value), (classes, .class)] {
            for name in names {
                let declaration = TypeDeclaration(name: name, module: module, kind: kind)
                declaration.roles = []
                declaration.supertypes = []
                declarations[name] = declaration
            }
        }
        let codable = TypeDeclaration(
            name: "Codable", module: module, kind: .alias(.composition([.named("Decodable"), .named("Encodable")])))
        codable.aliased = .success(
            .existential(
                .init(
                    protocols: ["Decodable", "Encodable"].compactMap { declarations[$0] }
                        .map { .init(declaration: $0, arguments: []) })))
        declarations["Codable"] = codable
        for (name, value) in aliases {
            guard let meant = declarations[value] else { continue }
            let alias = TypeDeclaration(name: name, module: module, kind: .alias(.named(value)))
            alias.aliased = .success(.named(meant, arguments: [], of: nil))
            declarations[name] = alias
        }
        return declarations
    }
}
