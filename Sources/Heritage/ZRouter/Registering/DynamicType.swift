// SPDX-License-Identifier: Apache-2.0

/// Casts values to the type arguments of a router.
enum DynamicType {
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    static func cast<Wanted>(_ found: Any) throws -> Wanted {
        guard let wanted = found as? Wanted else {
            throw Mismatch(description: "\(type(of: found)) is not \(Wanted.self)")
        }
        return wanted
    }

    /// Returns the value as an object, because only objects can be shown.
    static func object(_ found: Any) throws -> AnyObject {
        guard type(of: found) is AnyClass else {
            throw Mismatch(description: "\(type(of: found)) is no class, and only an object can be shown")
        }
        return found as AnyObject
    }
}
