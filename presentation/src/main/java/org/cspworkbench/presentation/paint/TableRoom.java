package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.presentation.geometry.Size;

/**
 * How a table makes use of the room there is: the rows stand in as many blocks side by side as let
 * the text have the largest size. There is one size for all names and values, and none below what
 * can be read: less detail comes first, and then a larger area than there is room for.
 */
final class TableRoom {

  private static final double LARGEST_TEXT = 2.8; // in sizes of a label
  private static final double EASY_TEXT = 1.3;
  private static final double STEPS_IN_A_LABEL = 22;
  private static final double SMALLEST_TEXT = 0.05;
  private static final double SHAPE = 4.0 / 3;
  private static final int WIDEST = 1200;

  /** How much of a table is shown; the most first. */
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
   * What fits.
   *
   * @param measure the lengths
   * @param rows the rows of a block
   * @param hasText whether the text is large enough to be written
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

  /** What is shown in an area of this size. */
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

  /** For an area in which nothing could be read: the places and the tones. */
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

  /** The least size at which all can be read, in as much of this room as it takes. */
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

  /** The least size at which all can be read, of the usual shape. */
  Size least() {
    return shaped(look.letters());
  }

  /** The size at which all is easy to read, of the usual shape. */
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
