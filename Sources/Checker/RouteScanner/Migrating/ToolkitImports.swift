// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Adds the imports of UIKit, AppKit and Foundation, which the original's modules exported and ZRouter does not.
///
/// A file needs them for the types that it names, and Foundation for attributes of Objective-C. It sees the members of these types
/// without an import.
struct ToolkitImports {
    /// A module and the modules that contain it.
    private struct Toolkit {
        let name: String
        let containers: Set<String>
        let hasType: @Sendable (String) -> Bool
    }

    private static let toolkits = [
        Toolkit(name: "UIKit", containers: ["UIKit", "SwiftUI", "WatchKit"], hasType: isOfUIKit),
        Toolkit(name: "AppKit", containers: ["AppKit", "Cocoa", "SwiftUI"], hasType: isOfAppKit),
    ]
    private static let foundation = Toolkit(
        name: "Foundation", containers: ["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI", "WatchKit"],
        hasType: { foundationNames.contains($0) || objectiveC.contains($0) || $0.starts(with: "NS") })

    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
    }

    /// Adds the missing imports before the first import of the original.
    func add() {
        guard let place = file.imports(of: OriginalNames.modules).first else { return }
        let names = TypeNames(file, app)
        var needed = Self.toolkits.filter { names.imports.isDisjoint(with: $0.containers) }
            .compactMap { toolkit in names.first(where: toolkit.hasType).map { (toolkit.name, $0) } }
        if needed.isEmpty, names.imports.isDisjoint(with: Self.foundation.containers),
            let token = names.first(where: Self.foundation.hasType)
        {
            needed = [(Self.foundation.name, token)]
        }
        for (module, token) in needed {
            file.edits.add(place.preceded(by: "import \(module)\(file.lineEnd)"))
            file.note("\(token.text) needs \(module), which the original's modules exported", at: token)
        }
    }

    /// `UIView`, but not `UIDGenerator`.
    @Sendable private static func isOfUIKit(_ name: String) -> Bool {
        let rest = name.dropFirst(2).prefix(2).map(\.isUppercase)
        return name.hasPrefix("UI") && rest == [true, false]
    }

    @Sendable private static func isOfAppKit(_ name: String) -> Bool {
        guard name.hasPrefix("NS") else { return false }
        let rest = name.dropFirst(2)
        return appKitWords.contains { rest.hasPrefix($0) } && !foundationNames.contains(name)
    }

    /// The beginnings of AppKit's names, without the prefix that Foundation has too.
    private static let appKitWords = [
        "ATSTypesetter", "Accessibility", "ActionCell", "Alert", "Animat", "Appearance", "Application", "BezierPath",
        "Bitmap", "Box", "Browser", "Button", "Cell", "ClickGesture", "ClipView", "Collection", "Color", "ComboBox",
        "ControlStateValue", "Controller", "Control", "Cursor", "DatePicker", "DockTile", "Document", "Dragging",
        "Event", "Font", "FormCell", "GestureRecognizer", "Gradient", "Graphics", "GridView", "HapticFeedback",
        "Image", "Layout", "LevelIndicator", "MagnificationGesture", "Matrix", "MediaLibrary", "Menu", "Nib",
        "OpenGL", "OpenPanel", "Outline", "Page", "Panel", "PanGesture", "Pasteboard", "Path", "PopUpButton",
        "Popover", "PredicateEditor", "PressGesture", "Print", "Progress", "Responder", "RotationGesture",
        "RuleEditor", "Ruler", "RunningApplication", "SavePanel", "Screen", "Scroll", "Search", "Secure", "Segmented",
        "Shadow", "Sharing", "Slider", "Sound", "Speech", "Spell", "Split", "Stack", "Status", "Stepper",
        "Storyboard", "Switch", "Tab", "Text", "Titlebar", "Token", "Toolbar", "Touch", "Tracking", "TreeController",
        "UserInterface", "View", "VisualEffect", "Window", "Workspace",
    ]

    private static let objectiveC: Set<String> = ["IBAction", "IBInspectable", "IBOutlet", "objc", "objcMembers"]

    /// Foundation's names without its prefix, and those that look like names of AppKit.
    private static let foundationNames: Set<String> = [
        "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateFormatter",
        "DispatchQueue", "DispatchTime", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
        "Locale", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop",
        "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLRequest", "URLSession", "UUID",
        "UserDefaults", "NSProgress", "NSTextCheckingResult",
    ]
}

/// The names of types in a file that no file of the app declares, and the file's imports.
private final class TypeNames: SyntaxVisitor {
    private(set) var imports: Set<String> = []
    private var tokens: [TokenSyntax] = []
    private let file: MigratingFile
    private let app: MigratedApp

    init(_ file: MigratingFile, _ app: MigratedApp) {
        self.file = file
        self.app = app
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    func first(where isWanted: (String) -> Bool) -> TokenSyntax? { tokens.first { isWanted($0.text) } }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { imports.insert(module) }
        return .skipChildren
    }

    /// A toolkit that only one branch names may not exist for the other.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.formUnion(ConditionalImports(node).modules)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id ? .visitChildren : note(node.baseName)
    }

    private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let offset = token.trimmedRange.lowerBound
        if !app.declaredNames.contains(token.text), !file.edits.removes(token.text, at: offset) { tokens.append(token) }
        return .visitChildren
    }
}

/// The imports under a condition.
private final class ConditionalImports: SyntaxVisitor {
    private(set) var modules: [String] = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { modules.append(module) }
        return .skipChildren
    }
}
#endif
