// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

extension TaskLocal {
    /// The address of a static variable, which identifies it. The variable is never released.
    var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// Returns the object of a variable in the current task, not retained; nil if there is none. The object lives until the end of the
    /// `withValue` around the caller.
    ///
    /// `wrappedValue` is not specialised for the type, so each access costs more than a whole destination.
    ///
    /// - Parameter address: The address of the variable; zero for none.
    @inline(__always)
    static func unretained<Object: AnyObject>(at address: UInt) -> Unmanaged<Object>? where Value == Object? {
        guard let variable = UnsafeRawPointer(bitPattern: address) else { return nil }
        guard module_router_reads_task_locals() else {
            return Unmanaged<TaskLocal>.fromOpaque(variable).takeUnretainedValue().wrappedValue
                .map(Unmanaged.passUnretained)
        }
        return module_router_task_local(variable)?.load(as: Unmanaged<Object>?.self)
    }
}
