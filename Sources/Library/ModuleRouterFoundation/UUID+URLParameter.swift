// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ModuleRouterViews

extension UUID: URLParameter {
    public init?(urlText: String) { self.init(uuidString: urlText) }
    public var urlText: String { uuidString }
    public static var urlShape: URLParameterShape { .uuid }
}
