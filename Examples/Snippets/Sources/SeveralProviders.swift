// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import SeveralProvidersInterface
import Testing

// snippet.providers
@Provider(of: .reportFormatter, named: "csv")
struct CSVFormatter: ReportFormatter {
    func text(of total: Int) -> String { "total,\(total)" }
}

@Provider(of: .reportFormatter, named: "text")
struct TextFormatter: ReportFormatter {
    func text(of total: Int) -> String { "The total is \(total)." }
}
// snippet.end

// snippet.all
for (name, formatter) in try Router.destinations(for: .reportFormatter) {
    print(name, formatter.text(of: 3))
}
// → csv total,3
// → text The total is 3.
// snippet.end

// snippet.one
let csv = try Router.destination(for: .reportFormatter, named: "csv")
print(csv.text(of: 4))  // → total,4
// snippet.end

// snippet.parameter
@Provider(of: .reportMenu)
struct FormatMenu: ReportMenu {
    let formatters: [any ReportFormatter]

    var count: Int { formatters.count }
}
// snippet.end
print(try Router.destination(for: .reportMenu).count)  // → 2

// snippet.adapter
struct FormatterProxy: RequiredFormatter {
    let formatter: any ReportFormatter

    func line(_ total: Int) -> String { formatter.text(of: total) }
}

@AutoRegister
enum FormatterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.requiredFormatter, to: .reportFormatter) { FormatterProxy(formatter: $0) }
    }
}

let required = try Router.destination(for: .requiredFormatter, named: "text")
print(required.line(5))  // → The total is 5.
// snippet.end

// snippet.router
@AutoRegister
struct SoundSectionRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.settingsSection, named: "sound") { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> SoundSection? { SoundSection("Sound") }
}
// snippet.end
final class SoundSection: HeadlessScreen, SettingsSection {}

let window = HeadlessWindow()
// snippet.views
let sections = try Router.destinations(for: .settingsSection)
print(sections.map(\.destination.title))  // → ["Sound"]
Router.perform(to: .settingsSection, named: "sound", path: .push(from: window.root))
// snippet.end

// snippet.test
struct UpperCaseFormatter: ReportFormatter {
    func text(of total: Int) -> String { "TOTAL \(total)" }
}

@Test(.routes {})
func aTestRegistersItsFormatters() throws {
    RouteRegistry.current.register(.reportFormatter, named: "upper") { _ in UpperCaseFormatter() }
    #expect(try Router.destinations(for: .reportFormatter).map(\.name) == ["upper"])
}
// snippet.end
