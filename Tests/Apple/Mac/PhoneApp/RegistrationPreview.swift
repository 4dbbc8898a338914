// SPDX-License-Identifier: Apache-2.0

#if DEBUG
import ModuleRouterViews
import SwiftUI

// Previews link their modules at run time. Shows whether the library finds what @AutoRegister has registered there.
#Preview {
    Text((try? Router.destination(for: .note)) == nil ? "not registered" : "registered")
}
#endif
