// SPDX-License-Identifier: Apache-2.0

/// Characters written as entities: `&amp;`, `&#8212;`.
enum Entity {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "larr": "←", "rarr": "→", "times": "×", "middot": "·", "bull": "•", "deg": "°", "euro": "€", "pound": "£",
    ]

    /// - Parameter name: The text between `&` and `;`.
    static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        guard let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        // A numeric control character must not bypass the protection of terminals.
        let scalar = Unicode.Scalar(value).flatMap { $0.properties.generalCategory == .control ? nil : $0 }
        return String(Character(scalar ?? "\u{FFFD}"))
    }

    static func decoding(_ text: String) -> String {
        text.contains("&")
            ? text.replacing(/&(#?[0-9A-Za-z]{1,10});/) { character(String($0.1)) ?? String($0.0) } : text
    }
}
