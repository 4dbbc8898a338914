// SPDX-License-Identifier: Apache-2.0

/// Texts from UTF-8 bytes that may be invalid.
package enum UTF8Text {
    /// Returns the text of some bytes; nil if they are not valid UTF-8.
    package static func validated(_ bytes: some Collection<UInt8>) -> String? {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            return String(validating: bytes, as: UTF8.self)
        }
        return compared(bytes)
    }

    /// The same for systems whose standard library cannot validate.
    package static func compared(_ bytes: some Collection<UInt8>) -> String? {
        // The standard library replaces each invalid sequence by a character, and changes nothing else.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
