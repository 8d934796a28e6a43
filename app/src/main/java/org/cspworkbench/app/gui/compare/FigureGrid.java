package org.cspworkbench.app.gui.compare;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.ColumnWidths;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.compare.FigureRows;

/**
 * A table of figures: names are left-aligned and figures right-aligned; the best figures are bold
 * and green, and those of runs that were cut off are slanted. The rows share the height, within
 * limits.
 */
final class FigureGrid extends JScrollPane {

  private static final int ROW = 38;
  private static final int LEAST_ROW = 22; // four rows fit into the minimum height

  private final Supplier<? extends FigureRows> content;
  private final FigureHeads heads;
  private final Rows rows = new Rows();
  private final JTable table = new HintedTable();
  private final ColumnWidths widths;
  private Object columns;
  private int shownRows;

  /**
   * Creates the table.
   *
   * @param name the name for screen readers
   * @param gap the unscaled space before a figure
   */
  FigureGrid(Supplier<? extends FigureRows> content, String name, int gap) {
    this.content = content;
    this.heads = new FigureHeads(gap);
    this.columns = content.get().columns();
    this.shownRows = content.get().rowCount();
    this.widths =
        new ColumnWidths(
            table, this, () -> widest(content.get()::name), () -> widest(content.get()::shortName));
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
    table.getAccessibleContext().setAccessibleName(name);
    setViewportView(table);
    putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitRows();
          }
        });
  }

  /** Displays the current content.get(). */
  void update() {
    Object columnsBefore = columns;
    int rowsBefore = shownRows;
    columns = content.get().columns();
    shownRows = content.get().rowCount();
    if (!columns.equals(columnsBefore) || table.getColumnCount() != content.get().columnCount()) {
      rows.fireTableStructureChanged();
      widths.forget();
    } else if (shownRows != rowsBefore) {
      rows.fireTableDataChanged();
    }
    fitRows();
    widths.fit();
    table.repaint();
  }

  private void fitRows() {
    int room = getHeight() - table.getTableHeader().getHeight();
    int each = room / Math.max(1, content.get().rowCount()) - 1;
    table.setRowHeight(Math.max(UIScale.scale(LEAST_ROW), Math.min(UIScale.scale(ROW), each)));
  }

  private int widest(IntFunction<String> name) {
    FontMetrics letters = nameLetters();
    return FigureHeads.SLACK
        + 1
        + IntStream.range(0, content.get().rowCount())
            .map(row -> letters.stringWidth(name.apply(row)))
            .max()
            .orElse(0);
  }

  private FontMetrics nameLetters() {
    return table.getFontMetrics(Type.text(table.getFont().getSize2D()));
  }

  /** Returns the name of a row, or its short name if the name does not fit. */
  private String fittedName(int row) {
    int room = table.getColumnModel().getColumn(0).getWidth() - FigureHeads.SLACK;
    String name = content.get().name(row);
    return nameLetters().stringWidth(name) <= room ? name : content.get().shortName(row);
  }

  /** The table model, which reads the current content.get(). */
  private final class Rows extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return content.get().rowCount();
    }

    @Override
    public int getColumnCount() {
      return content.get().columnCount();
    }

    @Override
    public String getColumnName(int column) {
      return content.get().title(column);
    }

    @Override
    public Object getValueAt(int row, int column) {
      return column == 0 ? content.get().name(row) : content.get().figure(row, column);
    }
  }

  /** The renderer of cells. */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, false, false, row, column);
      boolean isBest = column > 0 && content.get().isBest(row, column);
      float size = in.getFont().getSize2D();
      if (column == 0) {
        setFont(Type.text(size));
        setText(fittedName(row));
      } else {
        Font font = isBest ? Type.monoBold(size) : Type.mono(size);
        setFont(content.get().isCutOff(row) ? font.deriveFont(Font.ITALIC) : font);
      }
      setToolTipText(content.get().tip(row, column));
      setForeground(Colours.of(isBest ? Token.SOLVED_TEXT : Token.TEXT));
      setBackground(Colours.of(Token.BG_PANEL));
      setHorizontalAlignment(column == 0 ? SwingConstants.LEFT : SwingConstants.RIGHT);
      setBorder(BorderFactory.createEmptyBorder(0, heads.before(column), 0, FigureHeads.SLACK));
      return this;
    }
  }

  /** A table whose headers have tooltips that describe the figures. */
  private final class HintedTable extends JTable {
    @Override
    protected JTableHeader createDefaultTableHeader() {
      return new JTableHeader(columnModel) {
        @Override
        public String getToolTipText(MouseEvent event) {
          return content.get().titleTip(Math.max(0, columnAtPoint(event.getPoint())));
        }
      };
    }
  }

  /** The renderer of the headers of figures, which are aligned with their figures. */
  private static final class FigureHeads extends DefaultTableCellRenderer {

    /** The space after a figure, as text may be slightly wider at higher resolution. */
    static final int SLACK = 4;

    private final int gap;

    /**
     * Creates the renderer.
     *
     * @param gap the unscaled space before a figure
     */
    FigureHeads(int gap) {
      this.gap = gap;
    }

    /** Returns the space before a column. */
    int before(int column) {
      return column == 0 ? 0 : UIScale.scale(gap);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, false, false, row, column);
      setFont(in.getFont().deriveFont(in.getFont().getSize2D() * 12 / 13));
      setForeground(Colours.of(Token.TEXT_MUTED));
      setBackground(Colours.of(Token.BG_PANEL));
      setHorizontalAlignment(column == 0 ? SwingConstants.LEFT : SwingConstants.RIGHT);
      setBorder(
          BorderFactory.createCompoundBorder(
              BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)),
              BorderFactory.createEmptyBorder(4, before(column), 6, SLACK)));
      return this;
    }
  }
}
