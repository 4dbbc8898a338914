// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterGTK
import ModuleRouterTesting
import ModuleRouterViews
import Testing

private final class Thumbnails: Sendable {}

extension RoutableService where Protocol == Thumbnails {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ThumbnailsRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .cached }
    static var routes: RouteList<Self> { Provides(RoutableService<Thumbnails>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Thumbnails? { Thumbnails() }
}

extension GTKTests {
    @MainActor @Suite(.sharedRoutes) struct GTKMemoryTests {
        @Test func aMemoryWarningReleasesCachedDestinations() throws {
            RouteRegistry.shared.register([ThumbnailsRouter.self])
            let window = GTKWindow(Page())
            weak let thumbnails = try Router.destination(for: RoutableService<Thumbnails>())
            #expect(thumbnails != nil)
            emitWarning()
            #expect(thumbnails == nil)
            window.close()
        }

        private func emitWarning() {
            let monitor = g_memory_monitor_dup_default()
            defer { g_object_unref(UnsafeMutableRawPointer(monitor)) }
            var values = [GValue(), GValue()]
            g_value_init(&values[0], g_memory_monitor_get_type())
            g_value_set_object(&values[0], UnsafeMutableRawPointer(monitor))
            g_value_init(&values[1], g_memory_monitor_warning_level_get_type())
            g_value_set_enum(&values[1], 50)
            g_signal_emitv(&values, g_signal_lookup("low-memory-warning", g_memory_monitor_get_type()), 0, nil)
            for index in values.indices { g_value_unset(&values[index]) }
        }
    }
}
#endif
