// SPDX-License-Identifier: Apache-2.0

import Builtin

extension StaticString {
    /// Creates a string from a constant of the binary, such as the name of a file. The language has no initialiser for it.
    init(constant: UnsafePointer<CChar>) {
        var count = 0
        while constant[count] != 0 { count += 1 }
        self.init(
            _builtinStringLiteral: UnsafeRawPointer(constant)._rawValue, utf8CodeUnitCount: count._builtinWordValue,
            isASCII: Builtin.trunc_Int8_Int1(UInt8(0)._value))
    }
}
