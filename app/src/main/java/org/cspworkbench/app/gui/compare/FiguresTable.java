package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.util.OptionalLong;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.ColumnWidths;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.look.Token;

/** The table of figures of all contenders, for whole runs or up to the current position. */
final class FiguresTable extends JPanel {

  private static final int ROW = 38;
  private static final int LEAST_ROW = 22; // four rows fit into the minimum height

  private final FigureHeads heads = new FigureHeads(16);
  private final CompareModel model;
  private final Rows rows = new Rows();
  private final JTable table = new HintedTable();
  private final JScrollPane scroll = new JScrollPane();
  private final ColumnWidths widths =
      new ColumnWidths(
          table,
          scroll,
          () -> widest(Standings.Row::name),
          () -> widest(row -> row.entrant().brief()));
  private Extent extent = Extent.WHOLE_RUN;
  private Standings standings;

  FiguresTable(CompareModel model) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill]"));
    setOpaque(false);
    this.model = model;
    this.standings = model.standings(extent);
    table.setModel(rows);
    table.setFocusable(false);
    table.setRowSelectionAllowed(false);
    table.setDefaultRenderer(Object.class, new Cells());
    table.getTableHeader().setDefaultRenderer(heads);
    table.getTableHeader().setReorderingAllowed(false);
    table.getTableHeader().setResizingAllowed(false);
    table.putClientProperty(
        FlatClientProperties.STYLE,
        "showHorizontalLines: true; intercellSpacing: 0,1; gridColor: $Csp.line.soft;"
            + " background: $Csp.bg.panel");
    table.getAccessibleContext().setAccessibleName(text("compare.table.name"));
    scroll.setViewportView(table);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    add(scroll, "wmin 0, hmin 0");
    scroll.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitRows();
          }
        });
  }

  /** Displays the current figures for this part of the runs. */
  void show(Extent newExtent) {
    extent = newExtent;
    update();
  }

  /** Displays the current figures. */
  private void update() {
    Standings before = standings;
    standings = model.standings(extent);
    if (!before.columns().equals(standings.columns())
        || table.getColumnCount() != rows.getColumnCount()) {
      rows.fireTableStructureChanged();
      widths.forget();
    } else if (before.rows().size() != standings.rows().size()) {
      rows.fireTableDataChanged();
    }
    fitRows();
    widths.fit();
    table.repaint();
  }

  /** Adapts the height of the rows to the available space, within limits. */
  private void fitRows() {
    int room = scroll.getHeight() - table.getTableHeader().getHeight();
    int each = room / Math.max(1, standings.rows().size()) - 1;
    table.setRowHeight(Math.max(UIScale.scale(LEAST_ROW), Math.min(UIScale.scale(ROW), each)));
  }

  private int widest(Function<Standings.Row, String> name) {
    FontMetrics letters = nameLetters();
    return FigureHeads.SLACK
        + 1
        + standings.rows().stream()
            .mapToInt(row -> letters.stringWidth(name.apply(row)))
            .max()
            .orElse(0);
  }

  private FontMetrics nameLetters() {
    return table.getFontMetrics(Type.text(table.getFont().getSize2D()));
  }

  /** Returns whether this is the column of quartiles, which exists for whole runs only. */
  private boolean isOfQuartiles(int column) {
    return column == standings.columns().size() + 1;
  }

  /** The table model, which reads the current standings. */
  private final class Rows extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return standings.rows().size();
    }

    @Override
    public int getColumnCount() {
      return standings.columns().size() + (extent == Extent.WHOLE_RUN ? 2 : 1);
    }

    @Override
    public String getColumnName(int column) {
      if (isOfQuartiles(column)) {
        return text("column.quartiles");
      }
      return column == 0
          ? text("column.solver")
          : standings.columns().get(column - 1).title(Texts.phrases());
    }

    @Override
    public Object getValueAt(int row, int column) {
      Standings.Row at = standings.rows().get(row);
      if (column == 0) {
        return at.name();
      }
      if (isOfQuartiles(column)) {
        return TimeWords.quartiles(at);
      }
      Column shown = standings.columns().get(column - 1);
      OptionalLong figure = at.figure(shown);
      String mark = shown == Column.TIME ? TimeWords.mark(at) : "";
      return figure.isEmpty() ? "–" : mark + shown.write(figure.getAsLong(), Texts.phrases());
    }
  }

  /**
   * The renderer of cells: names are left-aligned and figures right-aligned; the best figure is
   * bold and green.
   */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, false, false, row, column);
      Standings.Row at = standings.rows().get(row);
      boolean isOfTime =
          isOfQuartiles(column)
              || (column > 0 && standings.columns().get(column - 1) == Column.TIME);
      boolean isBest =
          column > 0
              && !isOfQuartiles(column)
              && standings.isBest(at, standings.columns().get(column - 1));
      float size = in.getFont().getSize2D();
      if (column == 0) {
        setFont(Type.text(size));
        setText(fitted(at, in.getColumnModel().getColumn(column).getWidth() - FigureHeads.SLACK));
        setToolTipText(SolverWords.tooltip(at.solver()));
      } else {
        setToolTipText(isOfTime ? TimeWords.tip(standings, at) : null);
        java.awt.Font font = isBest ? Type.monoBold(size) : Type.mono(size);
        setFont(at.isCutOff() ? font.deriveFont(java.awt.Font.ITALIC) : font);
      }
      setForeground(Colours.of(isBest ? Token.SOLVED_TEXT : Token.TEXT));
      setBackground(Colours.of(Token.BG_PANEL));
      setHorizontalAlignment(column == 0 ? SwingConstants.LEFT : SwingConstants.RIGHT);
      setBorder(BorderFactory.createEmptyBorder(0, heads.before(column), 0, FigureHeads.SLACK));
      return this;
    }
  }

  /** Returns the name of the solver, or its short name if the name does not fit. */
  private String fitted(Standings.Row row, int room) {
    return nameLetters().stringWidth(row.name()) <= room ? row.name() : row.entrant().brief();
  }

  /** A table whose headers have tooltips that describe the figures. */
  private final class HintedTable extends JTable {
    @Override
    protected JTableHeader createDefaultTableHeader() {
      return new JTableHeader(columnModel) {
        @Override
        public String getToolTipText(MouseEvent event) {
          int column = columnAtPoint(event.getPoint());
          if (isOfQuartiles(column)) {
            return text("column.quartiles.tip");
          }
          return column <= 0
              ? text("column.solver.tip")
              : standings.columns().get(column - 1).tip(Texts.phrases());
        }
      };
    }
  }
}
