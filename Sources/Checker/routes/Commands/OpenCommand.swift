// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import RouteGraph

/// The command that shows the pattern that an app selects for a URL.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Shows the URL pattern that an app selects for a URL, with the values in the URL.",
        discussion: """
            Exits with 0 if a pattern matches, with 1 if none matches, and with 2 if the URL is invalid or the source cannot be read.
            """)

    @Argument(help: "The URL, such as notes://note/Tea.") var url: String
    @OptionGroup var source: SourceOptions
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    func run() async throws {
        let scan = try await LinkScan(source, scanning)
        let links = scan.links.links.filter(\.isInUse)
        let table = LinkTable(links)
        let opening = LinkOpening(of: url, in: table)
        for remark in opening.remarks(in: table, among: scan.links) { Stream.errors.write("note: \(remark)\n") }
        try scan.finish(scanning)
        if let text = opening.text(isStyled: Stream.output.isStyled) {
            Stream.output.write(text)
            return
        }
        let failure = opening.failure(among: links)
        Stream.errors.write("error: \(failure.text)\n")
        throw ExitCode(failure.isOfURL ? 2 : 1)
    }
}
#endif
