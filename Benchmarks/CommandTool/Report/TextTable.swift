/// A table for a terminal: text to the left, numbers to the right.
package struct TextTable {
    /// What stands in a column of a row.
    package enum Cell {
        case text(String)
        case number(Quantity)
        case empty

        fileprivate var text: String {
            switch self {
            case .text(let text): text
            case .number(let quantity): quantity.description
            case .empty: ""
            }
        }
        fileprivate var isNumber: Bool {
            switch self {
            case .number: true
            case .text, .empty: false
            }
        }
    }

    private let headers: [String]
    private var rows: [[Cell]] = []

    /// A table without rows.
    package init(_ headers: String...) {
        self.headers = headers
    }

    /// Adds a row; cells beyond the headers are left out.
    package mutating func add(_ cells: Cell...) {
        rows.append(Array(cells.prefix(headers.count)))
    }

    /// The table, each line with an end.
    package var text: String {
        let columns = headers.indices.map { column in
            (
                width: rows.compactMap { $0.dropFirst(column).first?.text.count }.reduce(headers[column].count, max),
                right: rows.contains { $0.dropFirst(column).first?.isNumber ?? false }
            )
        }
        func line(_ cells: [String]) -> String {
            let padded = columns.indices.map { column in
                let cell = column < cells.count ? cells[column] : ""
                let gap = String(repeating: " ", count: max(0, columns[column].width - cell.count))
                return columns[column].right ? gap + cell : cell + gap
            }
            let text = padded.joined(separator: "  ")
            return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        let rule = line(columns.map { String(repeating: "-", count: $0.width) })
        return line(headers) + rule + rows.map { line($0.map(\.text)) }.joined()
    }
}
