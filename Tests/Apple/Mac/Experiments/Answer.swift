// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The answer of an experiment: a value of JSON.
enum Answer: Equatable, Sendable {
    case yes
    case no
    case number(Int)
    case text(String)
    case list([Answer])
    case object([String: Answer])

    init(_ answer: Bool) { self = answer ? .yes : .no }

    /// The answer as Foundation's JSON writer takes it.
    var json: Any {
        switch self {
        case .yes: true
        case .no: false
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list.map(\.json)
        case .object(let object): object.mapValues(\.json)
        }
    }
}

extension Answer: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    init(stringLiteral text: String) { self = .text(text) }
    init(arrayLiteral list: Answer...) { self = .list(list) }
    init(dictionaryLiteral pairs: (String, Answer)...) {
        self = .object(Dictionary(uniqueKeysWithValues: pairs))
    }
}
