// SPDX-License-Identifier: Apache-2.0

// The Foundation API that the library, its hosts and their example use, with the modules that Foundation exports, as declared on
// Apple's platforms: declarations without implementations. Used by Scripts/check-apple-triples alone.

@_exported import ObjectiveC

// MARK: Geometry, https://developer.apple.com/documentation/corefoundation

public struct CGFloat: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public init(_ value: Double) {}
}

public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { (x, y) = (0, 0) }
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static var zero: CGPoint { CGPoint() }
}

public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public init() { (width, height) = (0, 0) }
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public static var zero: CGSize { CGSize() }
}

public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public init() { (origin, size) = (.zero, .zero) }
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (origin, size) = (CGPoint(x: x, y: y), CGSize(width: width, height: height))
    }
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
}

extension Double {
    public init(_ value: CGFloat) { self = 0 }
}

extension CGRect {
    @_disfavoredOverload
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
}

// MARK: Classes, https://developer.apple.com/documentation/foundation

public typealias TimeInterval = Double
public struct NSZone {}
open class NSCoder: NSObject {}
open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { Bundle() }
    open var bundlePath: String { "" }
}
open class OperationQueue: NSObject, @unchecked Sendable {
    open class var main: OperationQueue { OperationQueue() }
}

public struct Notification {
    public struct Name: Hashable, Sendable {
        public init(_ rawValue: String) {}
        public init(rawValue: String) {}
    }
    public var name: Name
    public var object: Any?
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { NotificationCenter() }
    open func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { NSObject() }
    open func removeObserver(_ observer: Any) {}
    open func post(name: Notification.Name, object: Any?) {}
}

// MARK: Values

public struct URL: Hashable, Sendable, Codable {
    public init?(string: String) { nil }
    public var absoluteString: String { "" }
}

/// https://developer.apple.com/documentation/foundation/customnserror
public protocol CustomNSError: Error {
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String: Any] { get }
}

public let NSLocalizedDescriptionKey = "NSLocalizedDescription"

/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    public init(activityType: String) {}
    open var activityType: String { "" }
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
}

/// https://developer.apple.com/documentation/foundation/nssecurecoding
@objc public protocol NSSecureCoding {}

public struct UUID: Hashable, Sendable, Codable {
    public init() {}
    public init?(uuidString: String) { nil }
    public var uuidString: String { "" }
}

public struct Data: Hashable, Sendable, Codable {
    public init() {}
}

open class JSONEncoder: @unchecked Sendable {
    public init() {}
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

open class JSONDecoder: @unchecked Sendable {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

// MARK: Declarations for Examples/Notes

/// https://developer.apple.com/documentation/foundation/data
extension Data: RandomAccessCollection {
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> UInt8 { 0 }
}

/// https://developer.apple.com/documentation/foundation/date
public struct Date: Hashable, Comparable, Sendable, Codable {
    public init() {}
    public static func < (left: Date, right: Date) -> Bool { false }
}

/// https://developer.apple.com/documentation/foundation/indexpath
public struct IndexPath: Hashable, Sendable {
    public init(indexes: [Int]) {}
    public subscript(position: Int) -> Int { 0 }
}

/// https://developer.apple.com/documentation/foundation/processinfo
open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
}

/// https://developer.apple.com/documentation/foundation/locale
public struct Locale: Hashable, Sendable {}

/// https://developer.apple.com/documentation/foundation/nsstring/compareoptions
public struct StringCompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = StringCompareOptions(rawValue: 1)
    public static let diacriticInsensitive = StringCompareOptions(rawValue: 128)
    public static let widthInsensitive = StringCompareOptions(rawValue: 256)
}

extension StringProtocol {
    /// https://developer.apple.com/documentation/swift/stringprotocol/folding(options:locale:)
    public func folding(options: StringCompareOptions, locale: Locale?) -> String { "" }
}

/// Apple's Foundation exports the C library, with its mathematics.
public func log(_ value: Double) -> Double { 0 }

/// https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
public enum SearchPathDirectory: UInt, Sendable { case documentDirectory = 9 }

/// https://developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
}

/// https://developer.apple.com/documentation/foundation/nssearchpathfordirectoriesindomains(_:_:_:)
public func NSSearchPathForDirectoriesInDomains(
    _ directory: SearchPathDirectory, _ domainMask: SearchPathDomainMask, _ expandTilde: Bool
) -> [String] { [] }

// MARK: Declarations for the apps and experiments of Tests/Apple/Mac

/// Apple's Foundation exports the C library.
public func exit(_ status: Int32) -> Never { fatalError() }

extension StringProtocol {
    /// https://developer.apple.com/documentation/swift/stringprotocol/write(tofile:atomically:encoding:)
    public func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws {}
}

extension String {
    /// https://developer.apple.com/documentation/swift/string/encoding
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
    }
}

/// https://developer.apple.com/documentation/foundation/timer
open class Timer: NSObject {
    public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {}
    open func invalidate() {}
}

/// https://developer.apple.com/documentation/foundation/runloop
open class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
        public static let common = Mode()
    }

    open class var main: RunLoop { RunLoop() }
    open func add(_ timer: Timer, forMode mode: Mode) {}
}
