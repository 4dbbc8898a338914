// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// The constraints of the SARIF 2.1.0 schema and of GitHub's code scanning, for the members of a log.
enum SARIFConstraints {
    private typealias Object = [String: Any]

    /// Returns the names of the violated constraints.
    static func faults(in log: String) throws -> [String] {
        var check = Check()
        check.log(try JSONSerialization.jsonObject(with: Data(log.utf8)) as? Object ?? [:])
        return check.faults
    }

    private struct Check {
        var faults: [String] = []
        private var rules: [String] = []
        private var bases: Set<String> = []

        private mutating func require(_ condition: Bool, _ name: String) {
            if !condition { faults.append(name) }
        }

        /// Requires that an object has no member that the schema does not know.
        private mutating func members(of object: Object, _ known: String...) {
            for name in object.keys.sorted() where !known.contains(name) { faults.append("unknown \(name)") }
        }

        private func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

        private func isText(_ value: Any?) -> Bool { (value as? String)?.isEmpty == false }

        mutating func log(_ log: Object) {
            members(of: log, "$schema", "version", "runs")
            require(log["version"] as? String == "2.1.0", "version")
            require(isURI(log["$schema"]) && isAbsolute(log["$schema"]), "schema")
            require(log["runs"] is [Object], "runs")
            for run in objects(log["runs"]) { self.run(run) }
        }

        private mutating func run(_ run: Object) {
            members(of: run, "tool", "originalUriBaseIds", "columnKind", "invocations", "results")
            let driver = (run["tool"] as? Object)?["driver"] as? Object ?? [:]
            members(of: driver, "name", "rules")
            require(isText(driver["name"]), "driver")
            rules = objects(driver["rules"]).compactMap { $0["id"] as? String }
            require(Set(rules).count == objects(driver["rules"]).count, "unique rules")
            for rule in objects(driver["rules"]) { self.rule(rule) }
            let bases = run["originalUriBaseIds"] as? [String: Object] ?? [:]
            self.bases = Set(bases.keys)
            for base in bases.values {
                require(
                    isURI(base["uri"]) && isAbsolute(base["uri"]) && (base["uri"] as? String)?.hasSuffix("/") == true,
                    "base")
            }
            require(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String), "columnKind")
            require(objects(run["invocations"]).allSatisfy { $0["executionSuccessful"] is Bool }, "invocations")
            // A run without results means that the tool failed.
            require(run["results"] is [Object], "results")
            for result in objects(run["results"]) { self.result(result) }
        }

        private mutating func rule(_ rule: Object) {
            members(of: rule, "id", "shortDescription", "fullDescription", "help", "defaultConfiguration")
            let help = rule["help"] as? Object ?? [:]
            let texts = [
                rule["id"], (rule["shortDescription"] as? Object)?["text"],
                (rule["fullDescription"] as? Object)?["text"],
                help["text"], help["markdown"],
            ]
            require(texts.allSatisfy(isText), "rule")
            require(((rule["shortDescription"] as? Object)?["text"] as? String ?? "").count <= 1024, "shortDescription")
            require(((rule["fullDescription"] as? Object)?["text"] as? String ?? "").count <= 1024, "fullDescription")
            require(isLevel((rule["defaultConfiguration"] as? Object)?["level"]), "rule level")
        }

        private mutating func result(_ result: Object) {
            members(
                of: result, "ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations",
                "partialFingerprints",
                "properties")
            let index = result["ruleIndex"] as? Int ?? -1
            require(rules.indices.contains(index) && rules[index] == result["ruleId"] as? String, "ruleId")
            require(isLevel(result["level"]), "level")
            require(isText((result["message"] as? Object)?["text"]), "message")
            let prints = result["partialFingerprints"] as? Object ?? [:]
            require(!prints.isEmpty && prints.values.allSatisfy(isText), "partialFingerprints")
            // GitHub shows the first location only.
            require(objects(result["locations"]).count == 1, "locations")
            for location in objects(result["locations"]) { self.location(location) }
            let related = objects(result["relatedLocations"])
            require(Set(related.compactMap { $0["id"] as? Int }).count == related.count, "unique ids")
            for location in related {
                require(isText((location["message"] as? Object)?["text"]), "related message")
                self.location(location)
            }
        }

        private mutating func location(_ location: Object) {
            members(of: location, "id", "message", "physicalLocation")
            let place = location["physicalLocation"] as? Object ?? [:]
            let artifact = place["artifactLocation"] as? Object ?? [:]
            let base = artifact["uriBaseId"] as? String
            require(isURI(artifact["uri"]), "uri")
            require(base.map(bases.contains) ?? isAbsolute(artifact["uri"]), "uriBaseId")
            require(base == nil || !isAbsolute(artifact["uri"]), "relative uri")
            let region = place["region"] as? Object ?? [:]
            require((region["startLine"] as? Int ?? 0) >= 1 && (region["startColumn"] as? Int ?? 0) >= 1, "region")
            members(of: region, "startLine", "startColumn")
        }

        private func isLevel(_ value: Any?) -> Bool {
            ["none", "note", "warning", "error"].contains(value as? String)
        }

        /// Whether a text is a URI reference of RFC 3986.
        private func isURI(_ value: Any?) -> Bool {
            guard let text = value as? String, !text.isEmpty else { return false }
            return text.wholeMatch(of: /(?:[A-Za-z0-9\-._~:\/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+/) != nil
        }

        private func isAbsolute(_ value: Any?) -> Bool {
            (value as? String)?.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil
        }
    }
}
#endif
