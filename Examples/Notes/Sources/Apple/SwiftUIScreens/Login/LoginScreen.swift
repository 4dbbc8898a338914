// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import LoginFeature
import LoginInterface
import ModuleRouterSwiftUI
import Observation
import SwiftUI

/// Asks for the password.
@MainActor @Provider(of: .login, registersItself: false)
@Observable final class LoginScreen: FeatureScreen, SwiftUIScreen, LoginModelScreen {
    @ObservationIgnored let model: LoginModel

    init(passwords: any LoginRequiredPasswords) {
        model = LoginModel(passwords: passwords)
        super.init()
        model.source = self
    }

    var content: some View { LoginView(screen: self) }
}

struct LoginView: View {
    let screen: LoginScreen
    @State private var password = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("Login").font(.headline)
            Text(screen.notice ?? "Type the password.")
            SecureField("Password", text: $password).onSubmit { submit() }
            Button("Cancel", role: .cancel) { screen.leave() }
            Button("Unlock") { submit() }
        }
        .padding()
    }

    private func submit() {
        guard !password.isEmpty else { return }
        screen.model.submit(password)
        // The user types a wrong password again.
        if !screen.model.isLoggedIn { password = "" }
    }
}
#endif
