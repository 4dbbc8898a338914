// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes files of a thousand protocols each, with a service or view provider for each protocol.
///
/// The types are not generic, as in an app. The runtime creates generic types on first use, and the benchmarks must not measure
/// that. All files but the first are empty without the trait `TenThousandProviders`.
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
            // Keep an unchanged file, because compiling it takes a minute.
            if (try? Data(contentsOf: url)) != content { try content.write(to: url) }
        }
    }
}
