// SPDX-License-Identifier: Apache-2.0

// A stand-in for Apple's module os with the logging functions that the library uses, declared as Apple documents them.

#if canImport(Glibc)
import Glibc
#endif

/// https://developer.apple.com/documentation/os/logger
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Logger: Sendable {
    private let origin: String

    public init(subsystem: String, category: String) { origin = "\(subsystem)/\(category)" }

    /// https://developer.apple.com/documentation/os/logger/error(_:)
    public func error(_ message: OSLogMessage) { SystemLog.add("\(origin): \(message.text)") }
}

/// https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// https://developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// "The system redacts dynamic strings", unless they are public.
    public mutating func appendInterpolation(
        _ argument: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy == .public ? argument() : "<private>"
    }
}

/// https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Equatable, Sendable {
    let name: String
    public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
}

/// The messages that the process has logged.
enum SystemLog {
    /// "The logging system may truncate lengthy log messages when it stores them":
    /// https://developer.apple.com/documentation/os/os_log_with_type.
    static let limit = 1024

    #if canImport(Glibc)
    nonisolated(unsafe) private static var entries: [String] = []
    nonisolated(unsafe) private static var mutex = pthread_mutex_t()

    static var messages: [String] { locked { entries } }

    static func add(_ message: String) {
        let stored = String(decoding: message.utf8.prefix(limit), as: UTF8.self)
        locked { entries.append(stored) }
        let line = Array((stored + "\n").utf8)
        _ = write(2, line, line.count)
    }

    private static func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        return body()
    }
    #else
    static func add(_ message: String) {}
    #endif
}
