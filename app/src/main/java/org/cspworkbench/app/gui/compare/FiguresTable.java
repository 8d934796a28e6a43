package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.OptionalLong;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.FigureRows;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The table of figures of all contenders, for whole runs or up to the current position. */
final class FiguresTable extends JPanel {

  private static final int GAP = 16;

  private final CompareModel model;
  private final FigureGrid grid;
  private Extent extent = Extent.WHOLE_RUN;
  private Standings standings;

  FiguresTable(CompareModel model) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill]"));
    setOpaque(false);
    this.model = model;
    this.standings = model.standings(extent);
    this.grid = new FigureGrid(new Rows(), text("compare.table.name"), GAP);
    add(grid, "wmin 0, hmin 0");
  }

  /** Displays the current figures for this part of the runs. */
  void show(Extent newExtent) {
    extent = newExtent;
    standings = model.standings(extent);
    grid.update();
  }

  /** The current standings, followed for whole runs by the quartiles of the times. */
  private final class Rows implements FigureRows {

    @Override
    public int rowCount() {
      return standings.rows().size();
    }

    @Override
    public int columnCount() {
      return standings.columns().size() + (extent == Extent.WHOLE_RUN ? 2 : 1);
    }

    @Override
    public ImmutableList<Column> columns() {
      return standings.columns();
    }

    private Column shown(int column) {
      return standings.columns().get(column - 1);
    }

    private boolean isOfQuartiles(int column) {
      return column == standings.columns().size() + 1;
    }

    private boolean isOfTime(int column) {
      return isOfQuartiles(column) || shown(column) == Column.TIME;
    }

    @Override
    public String title(int column) {
      if (isOfQuartiles(column)) {
        return text("column.quartiles");
      }
      return column == 0 ? text("column.solver") : shown(column).title(Texts.phrases());
    }

    @Override
    public String titleTip(int column) {
      if (isOfQuartiles(column)) {
        return text("column.quartiles.tip");
      }
      return column == 0 ? text("column.solver.tip") : shown(column).tip(Texts.phrases());
    }

    @Override
    public String name(int row) {
      return standings.rows().get(row).name();
    }

    @Override
    public String shortName(int row) {
      return standings.rows().get(row).entrant().brief();
    }

    @Override
    public String figure(int row, int column) {
      Standings.Row at = standings.rows().get(row);
      if (isOfQuartiles(column)) {
        return TimeWords.quartiles(at);
      }
      Column shown = shown(column);
      OptionalLong figure = at.figure(shown);
      String mark = shown == Column.TIME ? TimeWords.mark(at) : "";
      return figure.isEmpty() ? "–" : mark + shown.write(figure.getAsLong(), Texts.phrases());
    }

    @Override
    public boolean isBest(int row, int column) {
      return !isOfQuartiles(column) && standings.isBest(standings.rows().get(row), shown(column));
    }

    @Override
    public boolean isCutOff(int row) {
      return standings.rows().get(row).isCutOff();
    }

    @Override
    public @Nullable String tip(int row, int column) {
      Standings.Row at = standings.rows().get(row);
      if (column == 0) {
        return SolverWords.tooltip(at.solver());
      }
      return isOfTime(column) ? TimeWords.tip(standings, at) : null;
    }
  }
}
