// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import LoginFeature
import LoginInterface
import ModuleRouterUIKit
import UIKit

/// Asks for the password.
@MainActor @Provider(of: .login, registersItself: false)
final class LoginController: UIViewController, FeatureController, LoginModelScreen {
    let model: LoginModel
    private let noticeLabel = UILabel("", .body)
    private let password = UITextField(frame: .zero)

    init(passwords: any LoginRequiredPasswords) {
        model = LoginModel(passwords: passwords)
        super.init(nibName: nil, bundle: nil)
        model.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        noticeLabel.text = notice ?? "Type the password."
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
        let cancel = UIButton(
            type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.leave() })
        let unlock = UIButton(
            type: .system, primaryAction: UIAction(title: "Unlock") { [weak self] _ in self?.submit() })
        let column = UIStackView(arrangedSubviews: [UILabel("Login", .headline), noticeLabel, password, cancel, unlock])
        column.axis = .vertical
        column.spacing = 16
        view.place(column)
    }

    private func submit() {
        guard let typed = password.text, !typed.isEmpty else { return }
        model.submit(typed)
        // The user types a wrong password again.
        if !model.isLoggedIn { password.text = "" }
    }
}
#endif
