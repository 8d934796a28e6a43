package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
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
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.comparison.FinishColumn;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishFigures;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.tile.ImageSizes;

/**
 * A table of the runs on images: all figures at the size of the boards, or the finished images at
 * each size. The best figure is bold and green; equal best figures all are.
 */
final class FinishTable extends JPanel {

  private static final int ROW = 38;
  private static final int LEAST_ROW = 22;

  /**
   * A column of figures.
   *
   * @param figure which figure
   * @param side the size
   * @param title the header
   * @param tip the tooltip of the header
   * @param isBare whether finished images are written without the number of runs
   */
  private record Figures(FinishColumn figure, int side, String title, String tip, boolean isBare) {

    String write(FinishFigures figures) {
      return isBare ? Texts.number(figures.finished()) : figure.write(figures, Texts.phrases());
    }
  }

  /** Lists the columns for the current counts. */
  private interface Columns {
    ImmutableList<Figures> of(SizesModel model);
  }

  private final FigureHeads heads = new FigureHeads(12);
  private final SizesModel model;
  private final Columns columns;
  private final Rows rows = new Rows();
  private final JTable table = new HintedTable();
  private final JScrollPane scroll = new JScrollPane();
  private final JLabel remark = Labels.note("");
  private final ColumnWidths widths;
  private ImmutableList<Figures> shown = ImmutableList.of();
  private FinishCurve curve;

  private FinishTable(SizesModel model, Columns columns, String name) {
    super(new MigLayout("insets 0 0 6 0, gap 0, fill, wrap 1", "[grow, fill]", "[grow, fill]2[]"));
    setOpaque(false);
    this.model = model;
    this.columns = columns;
    this.curve = model.curve();
    this.widths = new ColumnWidths(table, scroll, this::widestName, this::widestName);
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
    scroll.setViewportView(table);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    Overflow.SHORTENED.declareFor(remark); // the tooltip shows the full text
    add(scroll, "wmin 0, hmin 0");
    add(remark, "wmin 0");
    scroll.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitRows();
          }
        });
  }

  /** Creates the table of all figures at the size of the boards. */
  static FinishTable ofOneSize(SizesModel model) {
    return new FinishTable(model, FinishTable::atOwnSize, text("sizes.table.one"));
  }

  /** Creates the table of the finished images at each size. */
  static FinishTable ofAllSizes(SizesModel model) {
    return new FinishTable(model, FinishTable::atEverySize, text("sizes.table.all"));
  }

  private static ImmutableList<Figures> atOwnSize(SizesModel model) {
    ImmutableList.Builder<Figures> all = ImmutableList.builder();
    int side = model.sizes().map(sizes -> sizes.own()).orElse(0);
    for (FinishColumn each : FinishColumn.values()) {
      all.add(
          new Figures(
              each,
              side,
              each.title(Texts.phrases()),
              each.tip(Texts.phrases()),
              /* isBare= */ false));
    }
    return all.build();
  }

  private static ImmutableList<Figures> atEverySize(SizesModel model) {
    return model.curve().figures().columnKeySet().stream()
        .sorted()
        .map(
            side ->
                new Figures(
                    FinishColumn.FINISHED,
                    side,
                    Texts.number(side),
                    text("sizes.column.tip", side, model.limits().seeds()),
                    /* isBare= */ true))
        .collect(ImmutableList.toImmutableList());
  }

  void update() {
    int before = rows.getRowCount();
    curve = model.curve();
    ImmutableList<Figures> now = columns.of(model);
    if (!now.equals(shown) || table.getColumnCount() != now.size() + 1) {
      shown = now;
      rows.fireTableStructureChanged();
      widths.forget();
    } else if (before != rows.getRowCount() || table.getRowCount() != rows.getRowCount()) {
      rows.fireTableDataChanged();
    }
    String words = words(now);
    remark.setText(words);
    remark.setToolTipText(words);
    fitRows();
    widths.fit();
    table.repaint();
  }

  private String words(ImmutableList<Figures> all) {
    if (!model.fault().isEmpty()) {
      return model.fault();
    }
    boolean isBare = all.stream().allMatch(Figures::isBare);
    boolean ignoresCells = model.sizes().filter(ImageSizes::ignoresCells).isPresent();
    String of = isBare ? text("sizes.remark.all", model.limits().seeds()) : text("sizes.remark");
    return ignoresCells ? of + " " + text("sizes.remark.cells") : of;
  }

  /** Adapts the height of the rows to the available space, within limits. */
  private void fitRows() {
    int room = scroll.getHeight() - table.getTableHeader().getHeight();
    int each = room / Math.max(1, curve.entrants().size()) - 1;
    table.setRowHeight(Math.max(UIScale.scale(LEAST_ROW), Math.min(UIScale.scale(ROW), each)));
  }

  private int widestName() {
    FontMetrics letters = table.getFontMetrics(Type.text(table.getFont().getSize2D()));
    return FigureHeads.SLACK
        + 1
        + curve.entrants().stream()
            .mapToInt(entrant -> letters.stringWidth(entrant.label()))
            .max()
            .orElse(0);
  }

  /** The table model, which reads the current counts. */
  private final class Rows extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return curve.entrants().size();
    }

    @Override
    public int getColumnCount() {
      return shown.size() + 1;
    }

    @Override
    public String getColumnName(int column) {
      return column == 0 ? text("sizes.policy") : shown.get(column - 1).title();
    }

    @Override
    public Object getValueAt(int row, int column) {
      if (column == 0) {
        return curve.entrants().get(row).label();
      }
      Figures of = shown.get(column - 1);
      return curve.at(row, of.side()).map(of::write).orElse("–");
    }
  }

  /** The renderer of cells: names are left-aligned and figures right-aligned. */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable in, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(in, value, false, false, row, column);
      Optional<Figures> of = column == 0 ? Optional.empty() : Optional.of(shown.get(column - 1));
      boolean isBest =
          of.filter(figures -> curve.isBest(row, figures.side(), figures.figure())).isPresent();
      float size = in.getFont().getSize2D();
      EntrantName entrant = curve.entrants().get(row);
      setFont(column == 0 ? Type.text(size) : isBest ? Type.monoBold(size) : Type.mono(size));
      setToolTipText(column == 0 ? SolverWords.tooltip(entrant.solver()) : null);
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
          int column = columnAtPoint(event.getPoint());
          return column <= 0 ? text("sizes.policy.tip") : shown.get(column - 1).tip();
        }
      };
    }
  }
}
