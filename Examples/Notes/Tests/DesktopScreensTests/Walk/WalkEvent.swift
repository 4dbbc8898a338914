// SPDX-License-Identifier: Apache-2.0

#if GTK
/// One action of a random user: what `xdotool` does in one call.
enum WalkEvent: Hashable, CustomStringConvertible {
    /// A key, or several as in `ctrl+f`.
    case key(String)
    /// Text that is typed.
    case text(String)
    /// A click with a button of the mouse.
    case click(x: Int, y: Int, button: Int)
    case doubleClick(x: Int, y: Int)
    /// A movement of the mouse with its first button held.
    case drag(fromX: Int, fromY: Int, toX: Int, toY: Int)
    /// Waits until no page slides.
    case rest

    /// The size of the display that the positions belong to, in pixels.
    static let width = 1000
    static let height = 700

    /// The events of a walk. They depend on the seed alone.
    static func walk(seed: UInt64, count: Int) -> [WalkEvent] {
        var random = WalkRandom(seed: seed)
        return (0..<count).map { _ in event(&random) }
    }

    private static func event(_ random: inout WalkRandom) -> WalkEvent {
        let (x, y) = place(&random)
        switch Int.random(in: 0..<100, using: &random) {
        case ..<54: return .key(keys.randomElement(using: &random)!)
        case ..<60: return .text(texts.randomElement(using: &random)!)
        case ..<90: return .click(x: x, y: y, button: buttons.randomElement(using: &random)!)
        case ..<94: return .doubleClick(x: x, y: y)
        case ..<97:
            let (toX, toY) = place(&random)
            return .drag(fromX: x, fromY: y, toX: toX, toY: toY)
        default: return .rest
        }
    }

    /// A position on the display. Bars, the list and dialogs get more clicks than their share.
    private static func place(_ random: inout WalkRandom) -> (x: Int, y: Int) {
        switch Int.random(in: 0..<5, using: &random) {
        // The list.
        case 0: (.random(in: 10..<290, using: &random), .random(in: 95..<380, using: &random))
        // The bars, without the button that closes the window.
        case 1: (.random(in: 0..<960, using: &random), .random(in: 5..<45, using: &random))
        // Dialogs.
        case 2: (.random(in: 330..<670, using: &random), .random(in: 230..<480, using: &random))
        default: (.random(in: 0..<width, using: &random), .random(in: 0..<height, using: &random))
        }
    }

    private static let keys =
        repeated("Tab", 6) + repeated("shift+Tab", 2) + repeated("Return", 6) + repeated("space", 2)
        + repeated("Escape", 5) + repeated("Down", 6) + repeated("Up", 3) + repeated("ctrl+e", 4)
        + repeated("ctrl+s", 3) + repeated("ctrl+f", 2) + [
            "Left", "Right", "alt+Left", "BackSpace", "Delete", "Home", "End", "Page_Down", "ctrl+comma",
            "ctrl+shift+c", "F5", "ctrl+a", "a", "e", "s", "shift+Down", "shift+Right", "ctrl+z", "F10",
            "alt+F4",
        ]

    /// A password, words to search for, and URLs of notes.
    private static let texts = [
        "sesame", "apples", "pie", "# New", "notes://note/diary", "notes://search?q=pie",
        "notes://note/garden?edit=true",
    ]

    /// The first button mostly, also the wheel, and the button that leads back.
    ///
    /// Not the third button, nor the Menu key: GTK 4.8 prints warnings about the size of its own context menus.
    private static let buttons = repeated(1, 12) + [4, 5, 8]

    private static func repeated<Value>(_ value: Value, _ count: Int) -> [Value] {
        Array(repeating: value, count: count)
    }

    /// Whether the event can move a window. A click in a bar can too, since the window manager may learn of the press late.
    var movesWindow: Bool {
        switch self {
        case .click, .drag, .doubleClick: true
        case .key, .text, .rest: false
        }
    }

    /// The arguments of `xdotool`; empty for a rest.
    var arguments: [String] {
        switch self {
        case .key(let key): ["key", "--clearmodifiers", key]
        case .text(let text): ["type", "--delay", "5", text]
        case .click(let x, let y, let button): ["mousemove", "\(x)", "\(y)", "click", "\(button)"]
        case .doubleClick(let x, let y):
            ["mousemove", "\(x)", "\(y)", "click", "--repeat", "2", "--delay", "20", "1"]
        case .drag(let x, let y, let toX, let toY):
            ["mousemove", "\(x)", "\(y)", "mousedown", "1", "mousemove", "\(toX)", "\(toY)", "mouseup", "1"]
        case .rest: []
        }
    }

    var description: String { self == .rest ? "rest" : arguments.joined(separator: " ") }
}

/// Random numbers that depend on the seed alone: SplitMix64, https://prng.di.unimi.it/splitmix64.c.
struct WalkRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
#endif
