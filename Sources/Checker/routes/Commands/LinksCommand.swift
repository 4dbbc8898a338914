// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import RouteGraph

/// The command that lists the URL patterns of an app.
struct LinksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Lists the URL patterns of an app, or writes the files that pass its URLs to the app.",
        discussion: """
            The format apple-app-site-association is the file for the universal links of one host. The format android-manifest \
            is the intent filters of an activity. Both state the URLs that the app opens for other apps: those of the patterns with \
            the argument 'by: .outside', without those of narrower patterns. A comment says where they state more.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, html
        case apple = "apple-app-site-association"
        case android = "android-manifest"
    }

    @OptionGroup var source: SourceOptions

    @Option(help: "The format.") var format = Format.table
    @Option(name: .shortAndLong, help: "The output file. Defaults to standard output.", completion: .file())
    var output: String?
    @Option(
        name: .customLong("app-id"),
        help: ArgumentHelp(
            "An app of the file apple-app-site-association: its prefix, a period, and its bundle identifier. Can be repeated.",
            valueName: "prefix.bundle"))
    var appIDs: [AppID] = []
    @Option(help: "The host of the file apple-app-site-association. Defaults to the only host of the patterns.")
    var host: String?
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    /// The identifier of an app on Apple's platforms.
    struct AppID: ExpressibleByArgument {
        let text: String

        init?(argument: String) {
            let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
            let isValid = parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { byte in
                        UInt8(ascii: "-") == byte || UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80
                            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    }
            }
            guard parts.count > 1, isValid else { return nil }
            text = argument
        }
    }

    func validate() throws {
        if format == .apple {
            guard !appIDs.isEmpty else {
                throw ValidationError(
                    "--format \(Format.apple.rawValue) needs --app-id, such as ABCDE12345.com.example.app.")
            }
        } else if !appIDs.isEmpty || host != nil {
            throw ValidationError("--app-id and --host are for --format \(Format.apple.rawValue) only.")
        }
    }

    func run() async throws {
        let scan = try await LinkScan(source, scanning)
        let text: String
        var remarks: [String] = []
        switch format {
        case .table:
            text = scan.links.table(
                columns: output == nil ? Stream.output.columns : nil,
                isStyled: output == nil && Stream.output.isStyled)
        case .json: text = try scan.links.json()
        case .html: text = scan.links.html
        case .apple:
            let association = AppleSiteAssociation(of: scan.links, host: try chosenHost(of: scan.links))
            text = try association.json(appIDs: appIDs.map(\.text))
            remarks = association.remarks
        case .android:
            let manifest = AndroidManifest(of: scan.links)
            text = manifest.xml
            remarks = manifest.remarks
        }
        for remark in remarks { Stream.errors.write("note: \(remark)\n") }
        if let output {
            try OutputFile.write(text, to: output)
        } else {
            Stream.output.write(text)
        }
        try scan.finish(scanning)
    }

    private func chosenHost(of links: LinkList) throws -> String {
        let hosts = AppleSiteAssociation.hosts(of: links)
        if let host = host?.lowercased(), AppleSiteAssociation.hasAnyHost(links) { return host }
        guard !hosts.isEmpty else {
            throw SourceError("no pattern with 'by: .outside' has the scheme https and a host")
        }
        guard let host = host?.lowercased() else {
            if hosts.count == 1 { return hosts[0] }
            throw SourceError(
                "the patterns have several hosts, and each needs its own file: select one with --host: "
                    + hosts.joined(separator: ", "))
        }
        guard hosts.contains(host) else {
            throw SourceError("no pattern has the host \(host); the hosts are \(hosts.joined(separator: ", "))")
        }
        return host
    }
}

/// The URL patterns of an app, read from its source.
struct LinkScan {
    let links: LinkList
    private let scan: AppScan

    /// Reads the app and writes the problems to standard error.
    init(_ source: SourceOptions, _ scanning: ScanOptions) async throws {
        var timings = Timings()
        let apps = try await timings.measure("finding the sources") { try source.apps(.one) }
        let scan = await AppScan(
            of: apps, settings: source.build.settings, options: scanning.settings(buildFolder: source.buildFolder),
            timings: timings)
        scan.tellProblems()
        links = scan.links(of: apps[0], target: source.build.settings.target)
        self.scan = scan
        let text = links.omissions.map { $0.text + "\n" }.joined()
        Stream.errors.write(Stream.errors.isStyled ? TextStyle.colored(text) : text)
    }

    /// Writes the durations if they are requested, and fails if a file was not read.
    func finish(_ scanning: ScanOptions) throws {
        if scanning.timings { Stream.errors.write(scan.timings.text) }
        guard scan.isComplete else { throw ExitCode(2) }
    }
}
#endif
