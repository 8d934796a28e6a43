package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.comparison.FinishColumn;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishFigures;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.viewer.compare.FigureRows;
import org.cspworkbench.viewer.compare.SizesModel;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A table of the runs on images: all figures at the size of the boards, or the finished images at
 * each size. Equal best figures are all marked.
 */
final class FinishTable extends JPanel {

  private static final int GAP = 12;

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

  private final SizesModel model;
  private final Columns columns;
  private final FigureGrid grid;
  private final JLabel remark = Labels.note("");
  private ImmutableList<Figures> shown = ImmutableList.of();
  private FinishCurve curve;

  private FinishTable(SizesModel model, Columns columns, String name) {
    super(new MigLayout("insets 0 0 6 0, gap 0, fill, wrap 1", "[grow, fill]", "[grow, fill]2[]"));
    setOpaque(false);
    this.model = model;
    this.columns = columns;
    this.curve = model.curve();
    FigureRows rows = new Rows();
    this.grid = new FigureGrid(() -> rows, name, GAP);
    Overflow.SHORTENED.declareFor(remark); // the tooltip shows the full text
    add(grid, "wmin 0, hmin 0");
    add(remark, "wmin 0");
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

  /** Displays the current figures. */
  void update() {
    curve = model.curve();
    shown = columns.of(model);
    String words = words(shown);
    remark.setText(words);
    remark.setToolTipText(words);
    grid.update();
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

  /** The current counts. */
  private final class Rows implements FigureRows {

    @Override
    public int rowCount() {
      return curve.entrants().size();
    }

    @Override
    public int columnCount() {
      return shown.size() + 1;
    }

    @Override
    public ImmutableList<Figures> columns() {
      return shown;
    }

    @Override
    public String title(int column) {
      return column == 0 ? text("sizes.policy") : shown.get(column - 1).title();
    }

    @Override
    public String titleTip(int column) {
      return column == 0 ? text("sizes.policy.tip") : shown.get(column - 1).tip();
    }

    @Override
    public String name(int row) {
      return curve.entrants().get(row).label();
    }

    @Override
    public String figure(int row, int column) {
      Figures of = shown.get(column - 1);
      return curve.at(row, of.side()).map(of::write).orElse("–");
    }

    @Override
    public boolean isBest(int row, int column) {
      Figures of = shown.get(column - 1);
      return curve.isBest(row, of.side(), of.figure());
    }

    @Override
    public @Nullable String tip(int row, int column) {
      return column == 0 ? SolverWords.tooltip(curve.entrants().get(row).solver()) : null;
    }
  }
}
