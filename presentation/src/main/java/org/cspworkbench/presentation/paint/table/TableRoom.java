package org.cspworkbench.presentation.paint.table;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.presentation.paint.cell.CandidateDetail;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;

/**
 * The choice of the layout of a table in an area: the rows are divided into as many blocks side by
 * side as give the largest font size. All names and values have the same size, which is always
 * legible: first the level of detail is reduced, then the table exceeds the area.
 */
final class TableRoom {

  private static final double LARGEST_TEXT = 2.8; // in sizes of a label
  private static final double EASY_TEXT = 1.3;
  private static final double STEPS_IN_A_LABEL = 22;
  private static final double SMALLEST_TEXT = 0.05;
  private static final double SHAPE = 4.0 / 3;
  private static final int WIDEST = 1200;

  /** A level of detail of a table; the highest is first. */
  private record Level(CandidateDetail detail, int limit) {}

  private static final ImmutableList<Level> LEVELS =
      Stream.of(CandidateDetail.values())
          .flatMap(
              detail ->
                  IntStream.range(0, TableText.NAME_LIMITS.size())
                      .mapToObj(limit -> new Level(detail, limit)))
          .collect(ImmutableList.toImmutableList());

  private static final Level LEAST = LEVELS.get(LEVELS.size() - 1);

  /**
   * The layout that fits an area.
   *
   * @param measure the dimensions
   * @param rows the number of rows of a block
   * @param hasText whether the font is large enough for text to be written
   */
  record Fit(TableMeasure measure, int rows, boolean hasText) {}

  private final TableText table;
  private final TableText.Widths widths;
  private final Look look;

  TableRoom(TableText table, TableText.Widths widths, Look look) {
    this.table = table;
    this.widths = widths;
    this.look = look;
  }

  private ImmutableList<Level> levels() {
    return table.hasLetters()
        ? LEVELS
        : LEVELS.stream()
            .filter(level -> level.detail() != CandidateDetail.LETTERS)
            .collect(ImmutableList.toImmutableList());
  }

  private TableMeasure measure(Level level, double text) {
    double dot = hasText(text) ? look.placeOfDot() : 0;
    return TableMeasure.of(table, widths, level.detail(), level.limit(), text, dot);
  }

  private boolean hasText(double size) {
    return size >= look.letters();
  }

  private double step() {
    return look.label() / STEPS_IN_A_LABEL;
  }

  /** Returns the layout for an area of this size. */
  Fit in(double width, double height) {
    int steps = (int) ((look.label() * LARGEST_TEXT - look.letters()) / step());
    for (Level level : levels()) {
      for (int i = steps; i >= 0; i--) {
        TableMeasure measure = measure(level, look.letters() + i * step());
        int rows = measure.rowsIn(table.size(), width, height);
        if (rows > 0) {
          return new Fit(measure, rows, true);
        }
      }
    }
    return tooSmall(width, height);
  }

  /** Returns the layout for an area that is too small for text. */
  private Fit tooSmall(double width, double height) {
    double text = look.letters();
    TableMeasure measure;
    int rows;
    do {
      text *= 0.9;
      measure = measure(LEAST, text);
      rows = measure.rowsIn(table.size(), width, height);
    } while (rows == 0 && text > SMALLEST_TEXT);
    return new Fit(measure, rows == 0 ? table.size() : rows, false);
  }

  /** Returns the minimum size of a legible table that makes the best use of {@code room}. */
  Size least(Size room) {
    double text = look.letters();
    for (Level level : levels()) {
      TableMeasure measure = measure(level, text);
      int rows = measure.rowsIn(table.size(), room.width(), room.height());
      if (rows > 0) {
        return measure.size(table.size(), rows);
      }
    }
    TableMeasure measure =
        levels().stream()
            .map(level -> measure(level, text))
            .filter(each -> each.blocksIn(room.width()) > 0)
            .findFirst()
            .orElse(measure(LEAST, text));
    int blocks = Math.max(1, measure.blocksIn(room.width()));
    return measure.size(table.size(), TableMeasure.divided(table.size(), blocks));
  }

  /** Returns the minimum size of a legible table with the default aspect ratio. */
  Size least() {
    return shaped(look.letters());
  }

  /** Returns the size of an easily legible table with the default aspect ratio. */
  Size easy() {
    return shaped(Math.max(look.letters(), look.label() * EASY_TEXT));
  }

  private Size shaped(double text) {
    int widest = (int) (WIDEST * look.label() / Look.USUAL_LABEL);
    TableMeasure measure =
        levels().stream()
            .map(level -> measure(level, text))
            .filter(each -> each.blocksIn(widest) > 0)
            .findFirst()
            .orElse(measure(LEAST, text));
    return IntStream.rangeClosed(1, Math.max(1, measure.blocksIn(widest)))
        .mapToObj(blocks -> measure.size(table.size(), TableMeasure.divided(table.size(), blocks)))
        .min(
            Comparator.comparingDouble(
                size -> Math.abs(Math.log((double) size.width() / size.height() / SHAPE))))
        .orElseThrow();
  }
}
