// SPDX-License-Identifier: Apache-2.0

extension GraphPage {
    static let style = text(PackageResources.page_css)

    /// The script. Each file uses declarations of the ones before it.
    static let script = [
        PackageResources.model_js, PackageResources.layout_js, PackageResources.drawing_js, PackageResources.details_js,
        PackageResources.list_js,
    ].map(text).joined()

    /// Returns the text of an embedded file without its header, which ends at the first empty line.
    static func text(_ file: [UInt8]) -> String {
        let text = String(decoding: file, as: UTF8.self)
        guard let end = text.firstRange(of: "\n\n") else { return text }
        return String(text[end.upperBound...])
    }
}
