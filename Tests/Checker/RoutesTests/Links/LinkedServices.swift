// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterFoundation
import ModuleRouterViews

import struct Foundation.UUID

/// A service that shows the URL pattern by which it was opened, and the values. The test reads this file too.
struct LinkedService {
    var pattern: String
    var values: [String: String]
}

struct LinkedConfiguration {
    enum Order: String, CaseIterable, URLParameter { case up, down = "to the end" }
    struct Code: URLParameter {
        var urlText: String
        init?(urlText: String) {
            guard urlText.hasPrefix("c") else { return nil }
            self.urlText = urlText
        }
    }

    var url: RouteURL?
    var name = ""
    var page: Int?
    var isEditing = false
    var tags: [String] = []
    var order = Order.up
    var number: UInt8 = 0
    var code = Code(urlText: "c")!
    var id = UUID()
    var path: [String] = []

    func service(_ names: String...) -> LinkedService {
        let all = [
            "name": name, "page": page.map(String.init) ?? "nil", "isEditing": "\(isEditing)", "tags": "\(tags)",
            "order": order.rawValue, "number": "\(number)", "code": code.urlText, "id": id.uuidString,
            "path": "\(path)",
        ]
        return LinkedService(pattern: url?.pattern ?? "", values: all.filter { names.contains($0.key) })
    }
}

struct NamedLink: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern(
            "link://a/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)", by: .outside,
            url: \.url)
    }
    static func makeConfiguration() -> LinkedConfiguration { LinkedConfiguration() }
    func makeDestination(with configuration: LinkedConfiguration) -> LinkedService? {
        configuration.service("name", "page", "isEditing", "tags")
    }
}

struct NumberedLink: ServiceRouteProvider {
    static var routes: RouteList<Self> { URLPattern("link://a/\(\.number)", url: \.url) }
    static func makeConfiguration() -> LinkedConfiguration { LinkedConfiguration() }
    func makeDestination(with configuration: LinkedConfiguration) -> LinkedService? { configuration.service("number") }
}

struct OrderedLink: ServiceRouteProvider {
    static var routes: RouteList<Self> { URLPattern("link://a/\(\.order)/\(\.id)", url: \.url) }
    static func makeConfiguration() -> LinkedConfiguration { LinkedConfiguration() }
    func makeDestination(with configuration: LinkedConfiguration) -> LinkedService? {
        configuration.service("order", "id")
    }
}

struct DeepLink: ServiceRouteProvider {
    static var routes: RouteList<Self> { URLPattern("link://a/*\(\.path)", url: \.url) }
    static func makeConfiguration() -> LinkedConfiguration { LinkedConfiguration() }
    func makeDestination(with configuration: LinkedConfiguration) -> LinkedService? { configuration.service("path") }
}

struct CodedLink: ServiceRouteProvider {
    static var routes: RouteList<Self> { URLPattern("link://code/\(\.code)", url: \.url) }
    static func makeConfiguration() -> LinkedConfiguration { LinkedConfiguration() }
    func makeDestination(with configuration: LinkedConfiguration) -> LinkedService? { configuration.service("code") }
}
#endif
