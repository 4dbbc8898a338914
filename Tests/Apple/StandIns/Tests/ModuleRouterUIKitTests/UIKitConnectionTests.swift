// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterTesting
import ModuleRouterUIKit
import Testing

@testable import UIKitHarness

@MainActor private protocol PlaceInput: AnyObject {}

extension RoutableView where Protocol == any PlaceInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PlaceController: UIViewController, PlaceInput {}

private struct PlaceProvider: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any PlaceInput>()) { $0 }
        URLPattern("places://place/:title", by: .outside)
        URLPattern("https://places.example/:title", by: .outside)
        URLPattern("places://hidden/:title")
    }

    func makeDestination(with configuration: RouteConfiguration) -> PlaceController? {
        let controller = PlaceController()
        controller.title = configuration.url?["title"]
        return controller
    }
}

/// The URLs and activities that the system passes to a scene.
@MainActor @Suite(.routes(unprovided: .isExpected) { PlaceProvider.self }) struct UIKitConnectionTests {
    /// Runs a closure with a scene, and returns the results: the titles of the controllers, or the codes of the errors.
    private func results(
        _ body: (UIKitScene, @escaping (Result<Any, RouteError>) -> Void) throws -> Void
    ) async throws -> [String] {
        var results: [String] = []
        try await UIKitScene.run { scene in
            try body(scene) { result in
                switch result {
                case .success(let controller): results.append((controller as? PlaceController)?.title ?? "?")
                case .failure(let error): results.append(error.code.description)
                }
            }
            await scene.settle()
        }
        return results
    }

    private func activity(_ url: String?, webpage: String? = nil) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "place")
        activity.userInfo = url.map { [RouteURL.userInfoKey: $0] }
        activity.webpageURL = webpage.flatMap { URL(string: $0) }
        return activity
    }

    private func item(_ url: String) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(type: "place", userInfo: [RouteURL.userInfoKey: url])
    }

    @Test func aSceneOpensTheURLThatItIsConnectedFor() async throws {
        let url = try #require(URL(string: "places://place/a"))
        let changes: [(UIScene.ConnectionOptions) -> Void] = [
            { $0.urlContexts = [UIOpenURLContext(url)] },
            { $0.userActivities = [self.activity("places://place/a")] },
            { $0.shortcutItem = self.item("places://place/a") },
            { $0.notificationResponse = UNNotificationResponse([RouteURL.userInfoKey: "places://place/a"]) },
        ]
        for change in changes {
            let results = try await results { scene, completion in
                let options = UIScene.ConnectionOptions()
                change(options)
                #expect(Router.perform(options, from: scene.window, completion: completion))
            }
            #expect(results == ["a"])
        }
    }

    @Test func aSceneWithoutURLsOpensNothing() async throws {
        let results = try await results { scene, completion in
            let options = UIScene.ConnectionOptions()
            options.userActivities = [activity(nil)]
            options.notificationResponse = UNNotificationResponse(["other": "places://place/a"])
            #expect(!Router.perform(options, from: scene.window, completion: completion))
        }
        #expect(results == [])
    }

    @Test func aUniversalLinkIsOpenedByItsWebPage() async throws {
        let results = try await results { scene, completion in
            let link = activity(nil, webpage: "https://places.example/a")
            #expect(Router.perform(link, from: scene.window, completion: completion))
        }
        #expect(results == ["a"])
    }

    @Test func theURLInTheUserInfoTakesPrecedenceOverTheWebPage() async throws {
        let results = try await results { scene, completion in
            let both = activity("places://place/b", webpage: "https://places.example/a")
            #expect(Router.perform(both, from: scene.window, completion: completion))
        }
        #expect(results == ["b"])
    }

    @Test func onlyAQuickActionOpensInternalURLs() async throws {
        let hidden = "places://hidden/a"
        let results = try await results { scene, completion in
            #expect(Router.perform(item(hidden), from: scene.window, completion: completion))
            #expect(Router.perform(activity(hidden), from: scene.window, completion: completion))
            let response = UNNotificationResponse([RouteURL.userInfoKey: hidden])
            #expect(Router.perform(response, from: scene.window, completion: completion))
        }
        #expect(results.sorted() == ["a", "missing-provider", "missing-provider"])
    }
}
