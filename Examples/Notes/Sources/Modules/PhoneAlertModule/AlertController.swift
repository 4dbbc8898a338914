// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import PhoneAlertInterface
import UIKit

/// Shows an alert of UIKit's above everything.
///
/// UIKit does not say whether it calls an answer back before the alert has gone, or after that. Whoever waits for the answer has to
/// learn it before the screen ends that the route leads to: so that is this one, which cannot be seen, and goes when it has told.
final class AlertController: UIViewController {
    private let alert: AlertConfiguration
    private var isAsking = false

    init(_ alert: AlertConfiguration) {
        self.alert = alert
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isAsking else { return }
        isAsking = true
        let controller = UIAlertController(
            title: alert.headline, message: alert.explanation, preferredStyle: .alert)
        // An alert that asks nothing can be answered all the same.
        let answers = alert.answers.isEmpty ? [PhoneAlertAnswer("OK", .dismissing)] : alert.answers
        for answer in answers {
            controller.addAction(
                UIAlertAction(title: answer.label, style: answer.kind.style) { [weak self] _ in self?.take(answer) })
        }
        present(controller, animated: true)
    }

    private func take(_ answer: PhoneAlertAnswer) {
        answer.chosen()
        Router.route(showing: self)?.removeRoute()
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
