// SPDX-License-Identifier: Apache-2.0

import AlertModule
import LoginApp
import ModuleRouterViews

RouteRegistry.shared.register {
    AlertRouter.self
    LoginAdapters.self
}

let session = LoginSession()
session.open()
print(session.text)
while let command = readLine(), command != "quit" {
    print(session.run(command) ? session.text : "unknown command: \(command)")
}
