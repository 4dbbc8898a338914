// SPDX-License-Identifier: Apache-2.0

/// The titles of buttons for which the caller gives none. An app in another language sets them once, when it starts.
///
/// ```swift
/// DialogTitles.cancel = "Abbrechen"
/// ```
@MainActor public enum DialogTitles {
    /// The title of the button that closes or confirms a dialog. Defaults to `OK`.
    public static var ok = "OK"
    /// The title of the button that changes nothing. Defaults to `Cancel`.
    public static var cancel = "Cancel"
}
