// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

#if GTK
import ModuleRouterGTK
#endif

@main enum Program {
    static func main() async {
        #if GTK
        // Call this before the first suspension. From then on, the main thread runs the loop that windows need.
        GTKMainLoop.takeOverAsyncMain()
        #endif
        await NotesCommand.main()
    }
}
