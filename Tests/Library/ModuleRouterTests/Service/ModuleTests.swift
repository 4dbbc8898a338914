// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

/// A module protocol whose configuration is a class of the module.
private protocol ReportModuleInput: AnyObject {
    var title: String { get set }
    var didMakeReport: ((any Report) -> Void)? { get set }
}

private protocol Report: AnyObject { var text: String { get set } }

extension RoutableServiceModule where Protocol == any ReportModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class TextReport: Report {
    var text: String
    init(text: String) { self.text = text }
}

private final class ReportConfiguration: ReportModuleInput {
    var title = "untitled"
    var didMakeReport: ((any Report) -> Void)?
}

private struct ReportRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ReportModuleInput>()) { $0 } }
    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }
    func makeDestination(with configuration: ReportConfiguration) -> TextReport? {
        AServiceRouter.behaviour == .succeeds ? TextReport(text: configuration.title) : nil
    }
    func prepare(_ destination: TextReport, with configuration: ReportConfiguration) {
        configuration.didMakeReport?(destination)
    }
}

struct ModuleTests {
    private let report = RoutableServiceModule<any ReportModuleInput>()

    @Test func parametersReachTheProvider() throws {
        try with {
            ReportRouter.self
        } _: {
            var made: (any Report)?
            let destination = try Router.destination(for: report) { module in
                module.title = "Year"
                module.didMakeReport = { made = $0 }
            }
            #expect(made?.text == "Year")
            #expect(destination as AnyObject === made)
        }
    }

    @Test func aModuleNeedsNoParameters() throws {
        try with {
            ReportRouter.self
        } _: {
            let destination = try Router.destination(for: report)
            #expect((destination as? TextReport)?.text == "untitled")
        }
    }

    @Test func anErrorOfTheCallersClosureIsTheUnderlyingError() throws {
        try with {
            ReportRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: report, fileID: "App/main.swift", line: 3, column: 5) { _ in
                    throw Failing()
                }
            }
            #expect(error.underlyingError is Failing)
            #expect(error.location?.line == 3)
        }
    }

    @Test func aFailingProviderIsAnError() throws {
        try with {
            ReportRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.returnsNil) {
                let error = try #require(throws: RouteError.self) { try Router.destination(for: report) }
                #expect(error.code == .destinationUnavailable)
            }
        }
    }

    @Test func aModuleCanBeRegisteredWithoutAProviderType() throws {
        let registry = RouteRegistry()
        registry.register(
            RoutableServiceModule<any ReportModuleInput>(), makingConfiguration: { ReportConfiguration() }, as: { $0 }
        ) { TextReport(text: $0.title + "!") }
        try registry.run {
            let made = try Router.destination(for: report) { $0.title = "Year" }
            #expect((made as? TextReport)?.text == "Year!")
        }
    }

    @Test func anUnprovidedModuleIsAnError() throws {
        try with {
        } _: {
            let error = try #require(throws: RouteError.self) { try Router.destination(for: report) { $0.title = "" } }
            #expect(error.reason == "no provider for RoutableServiceModule<any ReportModuleInput>")
        }
    }
}
