// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nsviewcontroller
@MainActor open class NSViewController: NSResponder {
    open private(set) var children: [NSViewController] = []
    open private(set) weak var parent: NSViewController?
    private var loadedView: NSView?

    /// The controllers that this controller itself presents, each with a closure that dismisses it.
    var presentations: [(controller: NSViewController, dismissal: @MainActor () -> Void)] = []
    /// The controller that presents this controller itself, rather than one of its ancestors.
    weak var presenter: NSViewController? { didSet { isPresented = presenter != nil } }
    /// Whether it has a presenter, which may be freed.
    private(set) var isPresented = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/view
    open var view: NSView {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            guard let loadedView else { fatalError("-[NSViewController loadView] has set no view") }
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var isViewLoaded: Bool { loadedView != nil }
    open func loadView() { loadedView = NSView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}

    func appear() {
        viewWillAppear()
        viewDidAppear()
        for child in children { child.appear() }
    }

    func disappear() {
        viewWillDisappear()
        viewDidDisappear()
        for child in children { child.disappear() }
    }

    // MARK: Children

    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/addchild(_:)
    open func addChild(_ childViewController: NSViewController) {
        insertChild(childViewController, at: children.count)
    }

    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        childViewController.removeFromParent()
        children.insert(childViewController, at: index)
        childViewController.parent = self
    }

    open func removeChild(at index: Int) {
        let child = children.remove(at: index)
        child.parent = nil
    }

    open func removeFromParent() {
        guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
        parent.removeChild(at: index)
    }
}
