// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import Synchronization

extension Floor {
    private static let kept = Mutex([Int: any Numbered]())

    @inline(never) static func keptConfiguration() -> any KeptNumberedModule { KeptNumberedConfiguration() }

    /// Makes a configuration object first, which takes the parameter. Then looks for the service of the parameter.
    @inline(never) public static func keptNumbered(configuring configure: (any KeptNumberedModule) -> Void)
        -> any Numbered
    {
        let configuration = keptConfiguration()
        configure(configuration)
        let number = configuration.number
        return kept.withLock { kept in
            if let service = kept[number] { return service }
            let service = NumberedService(number: number)
            kept[number] = service
            return service
        }
    }
}
