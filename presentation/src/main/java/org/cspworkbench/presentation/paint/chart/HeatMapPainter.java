package org.cspworkbench.presentation.paint.chart;

import java.util.function.Function;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.presentation.history.DomainColumn;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.tiles.TileGrid;
import org.jspecify.annotations.Nullable;

/**
 * A painter of the history of all domains of a run. If rows are variables, the tone is the size of
 * the domain. If rows are values, a value is a band while it is in the domain, a line when it is
 * the only one, and a full row when it is being tried. An empty domain is marked with a square
 * stronger than any tone.
 */
public final class HeatMapPainter {

  private static final double MARK_WIDTH = 5;
  private static final double MARK_HEIGHT = 3;

  private final DomainHistory.Map map;
  private final HeatMapPlacement placement;
  private final Look look;
  private final HeatScale scale;

  /** Creates a painter of {@code map} with the layout {@code placement}. */
  public HeatMapPainter(DomainHistory.Map map, HeatMapPlacement placement, Look look) {
    this.map = map;
    this.placement = placement;
    this.look = look;
    this.scale = HeatScale.of(map.csp());
  }

  /** Paints everything except the playhead. */
  public void paint(Surface surface) {
    Ink ink = new Ink(surface, look);
    ink.fill(ink.device().aligned(placement.cells()), Token.BG_RAISED);
    Box seen = surface.visible();
    int from = placement.variableAt(seen.y());
    int to = placement.variableAt(seen.bottom());
    new Painting(ink, from, to + 1).paint();
    labels(ink);
  }

  /** Paints the playhead after {@code position} events. */
  public void paintPlayhead(Surface surface, int position) {
    Ink ink = new Ink(surface, look);
    double x = placement.placeOf(Math.min(position, map.length()), map.length());
    double top = placement.cells().y() - HeatMapPlacement.TOP + 1.0;
    double end = Math.min(placement.bottom(map.csp().variables().size() - 1), bottom()) + 2;
    Playhead.paint(ink, x, top, end - top - 6);
  }

  private double bottom() {
    return placement.cells().bottom();
  }

  /** Writes the names of as many variables as fit, at regular distances. */
  private void labels(Ink ink) {
    Csp csp = map.csp();
    double size = look.label();
    double each = (placement.bottom(csp.variables().size() - 1) - placement.cells().y());
    each /= csp.variables().size();
    int period = period(csp, Math.max(1, (int) Math.ceil(size * 1.35 / each)));
    double right = placement.cells().x() - 8.0;
    for (int x = 0; x < csp.variables().size(); x += period) {
      double top = placement.top(x);
      double middle =
          placement.rows() == Rows.VALUES
              ? (top + placement.bottom(x)) / 2
              : top + Math.max(placement.rowHeight() / 2, size * 0.45);
      middle = Math.min(middle, bottom() - size * 0.4);
      String name = csp.variables().get(x).name();
      double fitted = ink.fitting(name, look.fonts().mono(), size, Math.max(20, right - 4));
      double width = ink.width(name, look.fonts().mono(), fitted);
      ink.writeFrom(name, right - width, middle, look.fonts().mono(), fitted, Token.TEXT_MUTED);
    }
  }

  /**
   * Returns the distance of names, such that they are those of the first column of a board, or of
   * round numbers.
   */
  private static int period(Csp csp, int least) {
    if (least == 1) {
      return 1;
    }
    int unit =
        SudokuCsp.shapeOf(csp)
            .map(shape -> shape.size())
            .or(() -> TileScene.of(csp).map(HeatMapPainter::columns))
            .orElse(1);
    int rows = (least + unit - 1) / unit;
    int[] round = {1, 2, 3, 5, 10};
    for (int power = 1; ; power *= 10) {
      for (int step : round) {
        if (step * power >= rows) {
          return step * power * unit;
        }
      }
    }
  }

  /** Returns the number of columns of an image; 1 if its rows differ in length. */
  private static int columns(TileScene scene) {
    TileGrid grid = scene.grid();
    return grid.cells() == grid.size() ? grid.width() : 1;
  }

  /** One painting. */
  private final class Painting {
    private final Ink ink;
    private final double pixel;
    private final int pixels; // in a row
    private final DomainColumn[] columns; // by pixel

    private final int from; // the visible variables: from (inclusive), to (exclusive)
    private final int to;

    Painting(Ink ink, int from, int to) {
      this.ink = ink;
      this.from = from;
      this.to = to;
      this.pixel = ink.device().pixel();
      this.pixels = (int) Math.round(placement.cells().width() / pixel);
      this.columns = new DomainColumn[pixels];
      for (int p = 0; p < pixels; p++) {
        double x = placement.cells().x() + (p + 0.5) * pixel;
        columns[p] = map.at(placement.positionAt(x, map.length()));
      }
    }

    void paint() {
      if (placement.rows() == Rows.VALUES) {
        for (int x = from; x < to; x++) {
          values(x);
        }
      } else {
        counts();
      }
      for (int x = from; x < to; x++) {
        marks(x);
      }
    }

    /**
     * Paints domain sizes; if rows are thinner than a pixel, a pixel shows the mean of several
     * variables.
     */
    private void counts() {
      int x = from;
      while (x < to) {
        double top = ink.device().y(placement.top(x));
        int next = x + 1;
        while (next < to && ink.device().y(placement.top(next)) <= top) {
          next++;
        }
        double bottom = ink.device().y(placement.top(next));
        int first = x;
        int end = next;
        runs(top, bottom, column -> tone(column, first, end));
        x = next;
      }
    }

    private Token tone(DomainColumn column, int first, int end) {
      if (end == first + 1 && isGiven(first)) {
        return Token.CELL_GIVEN;
      }
      double sum = 0;
      int open = 0;
      for (int x = first; x < end; x++) {
        sum += column.size(x);
        open += column.size(x) > 0 ? 1 : 0;
      }
      return open == 0 ? Token.DEAD_MARK : scale.tone(sum / open);
    }

    private boolean isGiven(int x) {
      return map.csp().initialDomain(map.csp().variables().get(x)).size() == 1;
    }

    private void values(int x) {
      Domain domain = map.csp().variables().get(x).domain();
      for (int row = 0; row < HeatMapPlacement.rowsOf(domain); row++) {
        int first = HeatMapPlacement.firstOf(domain, row);
        int last = HeatMapPlacement.firstOf(domain, row + 1) - 1;
        double top = placement.top(x, row);
        double height = placement.rowHeight();
        runs(
            ink.device().y(top + height * 0.18),
            ink.device().y(top + height * 0.82),
            column -> has(column, x, first, last) && column.size(x) > 1 ? Token.HEAT_3 : null);
        runs(
            ink.device().y(top + height * 0.36),
            ink.device().y(top + height * 0.7),
            column ->
                isOnly(column, x, first, last) && !column.isTried(x) ? Token.TEXT_MUTED : null);
        runs(
            ink.device().y(top),
            ink.device().y(top + height),
            column -> isOnly(column, x, first, last) && column.isTried(x) ? Token.ACCENT : null);
      }
    }

    private static boolean has(DomainColumn column, int x, int first, int last) {
      return first == last ? column.contains(x, first) : column.values(x).intersects(first, last);
    }

    private static boolean isOnly(DomainColumn column, int x, int first, int last) {
      return column.size(x) == 1 && has(column, x, first, last);
    }

    /** Fills the runs of pixels with equal tones. */
    private void runs(double top, double bottom, Function<DomainColumn, @Nullable Token> toneOf) {
      int from = 0;
      Token tone = toneOf.apply(columns[0]);
      for (int p = 1; p <= pixels; p++) {
        boolean isSame = p < pixels && columns[p] == columns[p - 1];
        Token next = isSame ? tone : p == pixels ? null : toneOf.apply(columns[p]);
        if (next != tone || p == pixels) {
          run(from, p, top, bottom, tone);
          from = p;
          tone = next;
        }
      }
    }

    private void run(int from, int to, double top, double bottom, @Nullable Token tone) {
      if (tone != null) {
        double left = ink.device().x(placement.cells().x()) + from * pixel;
        ink.fill(new Box(left, top, (to - from) * pixel, bottom - top), tone);
      }
    }

    private void marks(int x) {
      double height = Math.max(MARK_HEIGHT, Math.min(placement.bottom(x) - placement.top(x), 9));
      double middle = (placement.top(x) + placement.bottom(x)) / 2;
      double free = 0;
      for (int p = 0; p < pixels; p++) {
        double at =
            Math.min(placement.cells().x() + p * pixel, placement.cells().right() - MARK_WIDTH);
        if (columns[p].isEmptied(x) && at >= free) {
          ink.fill(
              new Box(ink.device().x(at), ink.device().y(middle - height / 2), MARK_WIDTH, height),
              Token.DEAD_MARK);
          free = at + MARK_WIDTH;
        }
      }
    }
  }
}
