// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

private protocol Exporter: AnyObject { var format: String { get } }
private protocol PDFExporter: AnyObject { var format: String { get } }
private protocol ExportModule: AnyObject { var pages: Int { get set } }

extension RoutableService where Protocol == any Exporter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any PDFExporter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ExportModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private class BaseExporter: Exporter { var format: String { "text" } }
private final class PDF: BaseExporter, PDFExporter { override var format: String { "pdf" } }
private final class ExportConfiguration: ExportModule { var pages = 1 }

private struct TextRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Exporter>()) { $0 }
        Identifier("export.text")
    }
    func makeDestination(with configuration: RouteConfiguration) -> BaseExporter? { BaseExporter() }
}

private struct PDFRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any PDFExporter>()) { $0 }
        Provides(RoutableServiceModule<any ExportModule>()) { $0 }
        Identifier("export.pdf")
    }
    static func makeConfiguration() -> ExportConfiguration { ExportConfiguration() }
    func makeDestination(with configuration: ExportConfiguration) -> PDF? { PDF() }
}

/// Providers of the library, found with the calls of ZIKRouter.
struct ServiceDiscoveryTests {
    @Test func findsARouteByIdentifier() throws {
        try with {
            TextRouter.self; PDFRouter.self
        } _: {
            let type = try #require(Router.to(serviceIdentifier: "export.pdf"))
            #expect(type.makeDestination() is PDF)
            var state: ZIKRouterState?
            type.perform(configuring: { configuration, _ in configuration.stateNotifier = { state = $1 } })
            #expect(state == .routed)
            #expect(Router.to(serviceIdentifier: "export.odt") == nil)
        }
    }

    @Test func findsServicesByClassAndSuperclass() {
        with {
            TextRouter.self; PDFRouter.self
        } _: {
            #expect(ZIKAnyServiceRouter.routersToClass(PDF.self).compactMap { $0.makeDestination() }.count == 2)
            #expect(
                ZIKAnyServiceRouter.routersToClass(BaseExporter.self).compactMap { $0.makeDestination() }.count == 1)
            #expect(ZIKAnyServiceRouter.routersToClass(AService.self).isEmpty)
        }
    }

    @Test func findsTheRouteOfASwitchableKey() {
        with {
            TextRouter.self; PDFRouter.self
        } _: {
            var exporter = SwitchableService(RoutableService<any Exporter>())
            #expect((Router.to(exporter)?.makeDestination() as? BaseExporter)?.format == "text")
            exporter = SwitchableService(RoutableService<any PDFExporter>())
            #expect((Router.to(exporter)?.makeDestination() as? BaseExporter)?.format == "pdf")
            let module = SwitchableServiceModule(RoutableServiceModule<any ExportModule>())
            #expect(Router.to(module)?.makeDestination() is PDF)
        }
    }

    @Test func anUnprovidedSwitchableKeyIsNotFound() {
        with {
            TextRouter.self
        } _: {
            #expect(Router.to(SwitchableService(RoutableService<any PDFExporter>())) == nil)
        }
    }
}
