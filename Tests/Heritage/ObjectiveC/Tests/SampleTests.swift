// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import ObjectiveCSamples
import Testing
import ZIKRouterBridge

/// The samples of ZIKRouter's documentation, as the code of an app runs them.
@Suite(.serialized) @MainActor struct SampleTests {
    @Test func aRequiredInterfaceMakesTheView() { #expect(sample_required_interface_makes()) }

    @Test func aRequiredInterfaceShowsTheView() {
        #expect(sample_required_interface_shows(openWindow))
        TestHost.closeWindow()
    }

    @Test func aProxyForwards() { #expect(sample_proxy_forwards()) }

    @Test func aCategoryMakesAClassRoutable() { #expect(sample_routable_category_conforms()) }

    @Test func aMacroMakesAClassRoutable() { #expect(sample_routable_macro_conforms()) }

    @Test func aRoutableProtocolMakesTheView() { #expect(sample_routable_protocol_makes()) }

    @Test func aRoutableModuleProtocolMakesTheView() { #expect(sample_routable_module_protocol_makes()) }

    @Test func aStrictConfigurationShowsTheView() {
        #expect(sample_strict_configuration_shows(openWindow))
        TestHost.closeWindow()
    }

    @Test func anUndeclaredProtocolHasNoRoute() { #expect(sample_undeclared_protocol_has_no_route()) }

    @Test func earlierNamesFindRoutes() { #expect(sample_earlier_names_find()) }

    @Test func earlierNamesShowTheView() {
        #expect(sample_earlier_names_show(openWindow))
        TestHost.closeWindow()
    }

    /// Opens a window with the source as the root of a stack.
    private let openWindow: sample_source_handler = { source in
        let source = ForeignObject.of(source!)
        onMain { TestHost.open(.navigation(root: source)) }
    }
}
