// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of JSON Schema that the schema of the graph uses. It is stricter: an undescribed member is a fault, and it records
/// the members that occur.
struct JSONSchema {
    private(set) var faults: [String] = []
    private let root: [String: Any]
    private var seen: Set<String> = []

    init(file: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    /// The described members that occurred in no checked document.
    var unseen: [String] { described(root, at: "").subtracting(seen).sorted() }

    func cases(_ definition: String, _ property: String) -> [String] {
        let properties = definitions[definition]?["properties"] as? [String: [String: Any]]
        return properties?[property]?["enum"] as? [String] ?? []
    }

    mutating func check(_ value: Any) { check(value, root, at: "") }

    private var definitions: [String: [String: Any]] { root["$defs"] as? [String: [String: Any]] ?? [:] }

    private mutating func check(_ value: Any, _ schema: [String: Any], at place: String) {
        if let (name, target) = reference(schema) { return check(value, target, at: name) }
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let fitting = choices.enumerated().filter { _, choice in
                var attempt = self
                let before = attempt.faults.count
                attempt.check(value, choice, at: "")
                return attempt.faults.count == before
            }
            guard fitting.count == 1 else { return faults.append("\(place) fits \(fitting.count) choices") }
            return check(value, fitting[0].element, at: "\(place)/\(fitting[0].offset)")
        }
        if let cases = schema["enum"] as? [String], !cases.contains(value as? String ?? "") {
            faults.append("\(place) is \(value), none of \(cases)")
        }
        if let constant = schema["const"] as? Int, constant != value as? Int { faults.append("\(place) is \(value)") }
        switch schema["type"] as? String {
        case "object": checkObject(value, schema, at: place)
        case "array":
            guard let items = value as? [Any], let item = schema["items"] as? [String: Any] else {
                return faults.append("\(place) is no array")
            }
            for element in items { check(element, item, at: place + "[]") }
        case "string": if !(value is String) { faults.append("\(place) is no string") }
        case "integer": if !(value is Int) { faults.append("\(place) is no integer") }
        case "boolean": if !(value is Bool) { faults.append("\(place) is no boolean") }
        case nil where schema["enum"] != nil || schema["const"] != nil: break
        case let type: faults.append("\(place) has the unknown type \(type ?? "none")")
        }
    }

    private mutating func checkObject(_ value: Any, _ schema: [String: Any], at place: String) {
        guard let members = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]]
        else { return faults.append("\(place) is no object") }
        for name in schema["required"] as? [String] ?? [] where members[name] == nil {
            faults.append("\(place)/\(name) is missing")
        }
        for (name, member) in members {
            guard let property = properties[name] else {
                faults.append("\(place)/\(name) is not described")
                continue
            }
            seen.insert("\(place)/\(name)")
            check(member, property, at: "\(place)/\(name)")
        }
    }

    private func described(_ schema: [String: Any], at place: String, within names: Set<String> = []) -> Set<String> {
        if let (name, target) = reference(schema) {
            return names.contains(name) ? [] : described(target, at: name, within: names.union([name]))
        }
        var result: Set<String> = []
        for (name, property) in schema["properties"] as? [String: [String: Any]] ?? [:] {
            result.insert("\(place)/\(name)")
            result.formUnion(described(property, at: "\(place)/\(name)", within: names))
        }
        for (index, choice) in (schema["oneOf"] as? [[String: Any]] ?? []).enumerated() {
            result.formUnion(described(choice, at: "\(place)/\(index)", within: names))
        }
        if let item = schema["items"] as? [String: Any] {
            result.formUnion(described(item, at: place + "[]", within: names))
        }
        return result
    }

    private func reference(_ schema: [String: Any]) -> (String, [String: Any])? {
        guard let reference = schema["$ref"] as? String else { return nil }
        let name = String(reference.dropFirst("#/$defs/".count))
        return definitions[name].map { (name, $0) }
    }
}
