// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterUIKit
import PhoneAlertInterface
import UIKit

/// Shows a UIKit alert above all other views.
///
/// UIKit does not specify whether it calls an answer's handler before or after the alert closes. But the code that waits for the
/// answer must receive it before the route's view ends. So the route shows this invisible controller, which closes after the
/// handler.
@MainActor
@Provider(
    of: RoutableViewModule<any PhoneAlertInput>.self, supportedPaths: [.presentModally], registersItself: false)
final class AlertController: UIViewController {
    private let headline: String
    private let explanation: String
    private let answers: [PhoneAlertAnswer]
    private var isAsking = false

    init(
        @RouteParameter headline: String = "", @RouteParameter explanation: String = "",
        @RouteParameter answers: [PhoneAlertAnswer] = []
    ) {
        self.headline = headline
        self.explanation = explanation
        // An alert without answers gets a button that closes it.
        self.answers = answers.isEmpty ? [PhoneAlertAnswer("OK", .dismissing)] : answers
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isAsking else { return }
        isAsking = true
        let controller = UIAlertController(title: headline, message: explanation, preferredStyle: .alert)
        for answer in answers {
            controller.addAction(
                UIAlertAction(title: answer.label, style: answer.kind.style) { [weak self] _ in self?.take(answer) })
        }
        present(controller, animated: true)
    }

    private func take(_ answer: PhoneAlertAnswer) {
        answer.chosen()
        Router.route(showing: self)?.remove()
    }
}

extension PhoneAlertAnswer.Kind {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .plain: .default
        case .dismissing: .cancel
        case .destructive: .destructive
        }
    }
}
#endif
