// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decodes the text of a note.
enum NoteText {
    /// The reason why bytes are not a text.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// - Throws: ``Failure`` if the data is not UTF-8. A guessed encoding could lose text.
    static func of(_ data: Data) throws(Failure) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            throw Failure(description: "it is UTF-16, not UTF-8")
        }
        if let null = data.firstIndex(of: 0) {
            throw Failure(description: "it is not a text: there is a null byte in line \(line(of: null, in: data))")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Failure(description: "it is not UTF-8: see line \(line(of: firstInvalid(in: data), in: data))")
        }
        return text
    }

    private static func firstInvalid(in data: Data) -> Data.Index {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var index = data.startIndex
        while case .valid(let scalar) = parser.parseScalar(from: &bytes) { index += scalar.count }
        return index
    }

    private static func line(of index: Data.Index, in data: Data) -> Int {
        1 + data[..<index].count { $0 == UInt8(ascii: "\n") }
    }
}
