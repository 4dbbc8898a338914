// SPDX-License-Identifier: Apache-2.0

extension IndexPath {
    /// <https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)>
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// <https://developer.apple.com/documentation/foundation/indexpath/row>
    public var row: Int { self[1] }

    /// <https://developer.apple.com/documentation/foundation/indexpath/section>
    public var section: Int { self[0] }
}

/// <https://developer.apple.com/documentation/uikit/uicontentconfiguration>
public protocol UIContentConfiguration {}

/// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration>
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    public var text: String?
    public var secondaryText: String?
}

/// <https://developer.apple.com/documentation/uikit/uitableviewcell>
@MainActor open class UITableViewCell: UIView {
    /// <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle>
    public enum CellStyle: Int, Sendable { case `default` = 0, value1 = 1, value2 = 2, subtitle = 3 }

    open var contentConfiguration: (any UIContentConfiguration)?

    /// <https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)>
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// <https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()>
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// <https://developer.apple.com/documentation/uikit/uitableview>
@MainActor open class UITableView: UIScrollView {
    /// <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>
    public enum Style: Int, Sendable { case plain = 0, grouped = 1, insetGrouped = 2 }

    /// <https://developer.apple.com/documentation/uikit/uitableview/tableheaderview>
    open var tableHeaderView: UIView?
    /// The cells that were created at the last reload.
    private(set) var cells: [UITableViewCell] = []
    weak var owner: UITableViewController?

    /// <https://developer.apple.com/documentation/uikit/uitableview/reloaddata()>
    open func reloadData() {
        guard let owner else { return }
        let rows = owner.tableView(self, numberOfRowsInSection: 0)
        cells = (0..<rows).map { owner.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0)) }
    }

    /// <https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)>
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

/// <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
@MainActor open class UITableViewController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)>
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// <https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview>
    open var tableView: UITableView! { view as? UITableView }

    open override func loadView() {
        let table = UITableView(frame: .zero)
        table.owner = self
        view = table
    }

    /// "When the table view is about to appear the first time it's loaded, the table-view controller reloads the table view's data."
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if tableView.cells.isEmpty { tableView.reloadData() }
    }

    /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)>
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)>
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)>
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
