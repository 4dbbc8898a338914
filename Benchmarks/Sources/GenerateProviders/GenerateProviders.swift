// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes files of a thousand protocols each, with a provider of a service, or of a view, for each.
///
/// Plain types, as an app has them: what generic ones take, which the runtime makes when they are first named, is not what is
/// measured. All but the first file are empty without the trait `TenThousandProviders`.
@main
struct GenerateProviders {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let text =
            switch arguments.first {
            case "RecordedProviders": RecordedProvidersText.text
            case "ManyViews": ManyViewsText.text
            default: ManyProvidersText.text
            }
        for (file, path) in arguments.dropFirst().enumerated() {
            let lines = text(file, file * 1_000..<(file + 1) * 1_000)
            let content = Data((file == 0 ? lines : "#if TenThousandProviders\n\(lines)#endif\n").utf8)
            let url = URL(fileURLWithPath: path)
            // One that says the same is left alone: compiling it takes a minute.
            if (try? Data(contentsOf: url)) != content { try content.write(to: url) }
        }
    }
}
