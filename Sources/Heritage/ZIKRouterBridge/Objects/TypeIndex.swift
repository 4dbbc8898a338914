// SPDX-License-Identifier: Apache-2.0

/// A number as a type. Protocols, classes and routers of Objective-C are known only at run time, and the library identifies them by types.
/// A generic type with an index has as many types as are needed.
protocol TypeIndex: SendableMetatype {
    static var value: Int { get }
    /// The index with a binary digit appended.
    static func appending(_ isOne: Bool) -> any TypeIndex.Type
}

enum NoDigits: TypeIndex {
    static var value: Int { 1 }

    static func appending(_ isOne: Bool) -> any TypeIndex.Type { isOne ? One<Self>.self : Zero<Self>.self }
}

enum Zero<Digits: TypeIndex>: TypeIndex {
    static var value: Int { Digits.value * 2 }

    static func appending(_ isOne: Bool) -> any TypeIndex.Type { isOne ? One<Self>.self : Zero<Self>.self }
}

enum One<Digits: TypeIndex>: TypeIndex {
    static var value: Int { Digits.value * 2 + 1 }

    static func appending(_ isOne: Bool) -> any TypeIndex.Type { isOne ? One<Self>.self : Zero<Self>.self }
}

enum TypeIndices {
    /// Returns the type whose value is a number.
    ///
    /// - Parameter number: Zero or more. The digits of `number + 1` follow its leading one, which is `NoDigits`.
    static func type(_ number: Int) -> any TypeIndex.Type {
        let digits = number + 1
        var type: any TypeIndex.Type = NoDigits.self
        var bit = Int.bitWidth - digits.leadingZeroBitCount - 2
        while bit >= 0 {
            type = type.appending(digits >> bit & 1 == 1)
            bit -= 1
        }
        return type
    }
}

extension TypeIndex {
    /// The number of the type.
    static var number: Int { value - 1 }
}
