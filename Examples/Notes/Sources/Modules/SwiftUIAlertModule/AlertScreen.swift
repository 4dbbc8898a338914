// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterSwiftUI
import PhoneAlertInterface
import SwiftUI

/// Shows an alert with its answers.
@MainActor
@Provider(
    of: RoutableViewModule<any PhoneAlertInput>.self, supportedPaths: [.presentModally], registersItself: false)
final class AlertScreen: SwiftUIScreen {
    let headline: String
    let explanation: String
    let answers: [PhoneAlertAnswer]

    init(
        @RouteParameter headline: String = "", @RouteParameter explanation: String = "",
        @RouteParameter answers: [PhoneAlertAnswer] = []
    ) {
        self.headline = headline
        self.explanation = explanation
        // An alert without answers gets a button that closes it.
        self.answers = answers.isEmpty ? [PhoneAlertAnswer("OK", .dismissing)] : answers
    }

    /// The user must choose an answer.
    var refusesToBeDismissed: Bool { true }

    var content: some View { AlertView(screen: self) }

    func choose(_ answer: PhoneAlertAnswer) {
        answer.chosen()
        Router.route(showing: self)?.remove()
    }
}

struct AlertView: View {
    let screen: AlertScreen

    var body: some View {
        VStack(spacing: 16) {
            Text(screen.headline).font(.headline)
            Text(screen.explanation)
            ForEach(screen.answers.indices, id: \.self) { index in
                let answer = screen.answers[index]
                Button(answer.label, role: answer.kind.role) { screen.choose(answer) }
            }
        }
        .padding()
    }
}

extension PhoneAlertAnswer.Kind {
    fileprivate var role: ButtonRole? {
        switch self {
        case .plain: nil
        case .dismissing: .cancel
        case .destructive: .destructive
        }
    }
}
#endif
