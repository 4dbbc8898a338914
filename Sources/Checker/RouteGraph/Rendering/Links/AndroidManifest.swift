// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The intent filters of an Android manifest for the URLs of an app.
///
/// Android documents the elements in [data](https://developer.android.com/guide/topics/manifest/data-element) and
/// [Verify App Links](https://developer.android.com/training/app-links/verify-applinks), and the patterns in
/// [PatternMatcher](https://developer.android.com/reference/android/os/PatternMatcher). The following rules decide their form:
///
/// - The `data` elements of one filter are combined, so each scheme and host has a filter of its own, with its paths. A filter without a
///   path takes all of them.
/// - Without a host, the path is ignored.
/// - The path is compared in its decoded form. A `pathAdvancedPattern` has sets, such as `[^/]`, and repetitions, such as `+` and
///   `{0,1}`. A repetition takes as much as it can and gives nothing back. A backslash escapes a character, and is itself written twice in
///   XML.
/// - No element excludes URLs that another one contains. The group of elements that can, of Android 15, has no effect beside paths.
/// - The query and the fragment are not compared, nor is the port if the filter has none.
package struct AndroidManifest {
    private let filters: [Filter]
    /// Remarks about patterns that are not part of the filters, or that they do not state exactly.
    package let remarks: [String]

    package init(of list: LinkList) {
        let links = SystemLinks(list)
        var filters: [Filter] = []
        for (index, entry) in links.entries.enumerated() where entry.isOpen {
            let host = entry.wildcardHost ?? "*"
            let address = Address(
                scheme: entry.shape.scheme, host: host.isEmpty ? nil : host, port: entry.shape.port)
            let closed = links.entries[..<index].filter { !$0.isOpen && $0.shape.overlaps(entry.shape) }
            let (paths, pathExcess) = AndroidPath.all(of: entry, except: closed)
            var excess = pathExcess
            if !entry.hasExactHost { excess.insert("the host", at: 0) }
            if address.host == nil { excess = ["the host", "the path"] }
            if entry.shape.query.contains(where: entry.isChecked) { excess.append("the query") }
            if entry.shape.fragment != nil { excess.append("the fragment") }
            let group = Group(pattern: entry.link.pattern, excess: excess, paths: address.host == nil ? [] : paths)
            if let index = filters.firstIndex(where: { $0.address == address }) {
                filters[index].add(group)
            } else {
                filters.append(Filter(address: address, groups: [group]))
            }
        }
        self.filters = filters
        let isAdvanced = filters.contains { filter in
            filter.groups.contains { group in group.paths.contains { $0.attribute == .pathAdvancedPattern } }
        }
        remarks =
            links.omissions
            + [
                isAdvanced
                    ? "android:pathAdvancedPattern needs minSdkVersion 31: an earlier Android ignores it, and a filter without other paths takes all paths"
                    : nil,
                filters.isEmpty
                    ? nil
                    : "Android compares the decoded path, in which an encoded slash (%2F) is like any other: a URL with one in a value does not reach the app",
                filters.contains { $0.address.host != nil && $0.address.port == nil }
                    ? "Android does not compare the port if a filter has none; the app refuses other ports" : nil,
            ].compactMap { $0 }
    }

    /// The elements.
    package var xml: String { filters.map(\.xml).joined(separator: "\n") }

    // MARK: Elements

    fileprivate struct Address: Hashable {
        var scheme: String
        /// Nil if the URLs have none.
        var host: String?
        var port: Int?

        var attributes: String {
            var text = "android:scheme=\"\(GraphPage.escaped(scheme))\""
            if let host { text += " android:host=\"\(GraphPage.escaped(host))\"" }
            if let port { text += " android:port=\"\(port)\"" }
            return text
        }
    }

    /// The elements of one pattern.
    fileprivate struct Group {
        let pattern: String
        /// The parts that the elements do not compare.
        var excess: [String]
        /// None if the elements match any path.
        var paths: [AndroidPath]

        var comment: String {
            let remark = excess.isEmpty ? "" : " (approximated: \(excess.joined(separator: " and ")) may differ)"
            var text = (pattern + remark).isolatedLine
            // A comment must not contain two hyphens.
            while text.contains("--") { text = text.replacing("--", with: "- -") }
            return "    <!-- \(text) -->"
        }
    }

    private struct Filter {
        let address: Address
        var groups: [Group]

        mutating func add(_ group: Group) {
            var group = group
            let known = Set(groups.flatMap(\.paths))
            group.paths.removeAll(where: known.contains)
            if let last = groups.last, last.pattern == group.pattern {
                groups[groups.count - 1].paths += group.paths
                groups[groups.count - 1].excess += group.excess.filter { !last.excess.contains($0) }
            } else {
                groups.append(group)
            }
        }

        var xml: String {
            // Android verifies the hosts of web links, and there is no file for all hosts.
            let isVerified = address.scheme == "https" && address.host != nil && address.host != "*"
            var lines = [
                isVerified ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>",
                "    <action android:name=\"android.intent.action.VIEW\" />",
                "    <category android:name=\"android.intent.category.DEFAULT\" />",
                "    <category android:name=\"android.intent.category.BROWSABLE\" />",
                "    <data \(address.attributes) />",
            ]
            for group in groups { lines += [group.comment] + group.paths.map { "    <data \($0.xml) />" } }
            return (lines + ["</intent-filter>"]).map { $0 + "\n" }.joined()
        }
    }
}

extension SystemLinks.Entry {
    /// Whether the router checks a query item. It ignores the text of an item that may be missing.
    fileprivate func isChecked(_ item: URLPatternShape.QueryItem) -> Bool {
        guard case .placeholder(let number) = item.value else { return true }
        return placeholder(number).quantity == .one || !takesAnyText(number)
    }
}
