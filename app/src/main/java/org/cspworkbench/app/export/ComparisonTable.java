package org.cspworkbench.app.export;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.timing.Ranking;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Statistics;

/** A writer of tables for users: plain text or Markdown. */
public final class ComparisonTable implements ComparisonWriter {

  /** The separators of a table. */
  public enum Style {
    /** Columns separated by spaces. */
    PLAIN("", "  ", ""),
    /** Markdown. */
    MARKDOWN("| ", " | ", " |");

    private final String start;
    private final String between;
    private final String end;

    Style(String start, String between, String end) {
      this.start = start;
      this.between = between;
      this.end = end;
    }
  }

  private static final ImmutableList<String> COUNTERS =
      ImmutableList.of(
          "nodes", "fails", "backtracks", "prunings", "checks", "revisions", "attempts");

  /** The first column of numbers, which are aligned right. */
  private static final int FIRST_NUMBER = 2;

  private final Style style;

  /** Creates a writer with this style. */
  public ComparisonTable(Style style) {
    this.style = style;
  }

  @Override
  public boolean writesNotes() {
    return true;
  }

  @Override
  public String write(Comparison comparison) {
    List<ImmutableList<String>> lines = new ArrayList<>();
    lines.add(titles(comparison));
    Ranking ranking = comparison.ranking();
    for (int i = 0; i < comparison.rows().size(); i++) {
      lines.add(cells(comparison.rows().get(i), ranking.place(i), comparison));
    }
    int[] widths =
        IntStream.range(0, lines.get(0).size())
            .map(i -> lines.stream().mapToInt(line -> line.get(i).length()).max().orElse(0))
            .toArray();
    StringBuilder text = new StringBuilder(line(lines.get(0), widths));
    text.append(style == Style.MARKDOWN ? rule(widths) : "");
    lines.stream().skip(1).forEach(cells -> text.append(line(cells, widths)));
    text.append('\n');
    String bullet = style == Style.MARKDOWN ? "- " : "";
    ComparisonNotes.of(comparison).forEach(note -> text.append(bullet).append(note).append('\n'));
    return text.toString();
  }

  private static ImmutableList<String> titles(Comparison comparison) {
    ImmutableList.Builder<String> titles = ImmutableList.builder();
    titles.add("solver", "outcome", "time", "quartiles", "place");
    if (comparison.isColdShown()) {
      titles.add("cold");
    }
    return titles.addAll(COUNTERS).build();
  }

  private static ImmutableList<String> cells(
      Comparison.Row row, Optional<Ranking.Place> place, Comparison comparison) {
    Statistics totals = row.totals();
    String limit = row.cutOffs() > 0 ? "> " : "";
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(row.solver(), outcome(row, comparison));
    cells.add(limit + TimeText.of(row.time().median()), quartiles(row.time()));
    cells.add(place.map(ComparisonTable::text).orElse("–"));
    if (comparison.isColdShown()) {
      cells.add(limit + TimeText.of(row.firstNanos()));
    }
    return cells
        .add(number(totals.nodes()), number(totals.fails()), number(totals.backtracks()))
        .add(number(totals.prunings()))
        .add(number(totals.checks()) + " " + row.checkUnit().title())
        .add(number(totals.revisions()), number(totals.attempts()))
        .build();
  }

  private static String quartiles(Timing time) {
    if (time.hasQuartiles()) {
      return TimeText.range(time.lowerQuartile(), time.upperQuartile());
    }
    return time.isTimedOnce() ? "timed once" : "–";
  }

  /** Returns a rank, or the range of ranks that several solvers share. */
  static String text(Ranking.Place place) {
    return place.isShared() ? "≈ " + place.first() + "–" + place.last() : "" + place.first();
  }

  private static String outcome(Comparison.Row row, Comparison comparison) {
    List<String> parts = new ArrayList<>();
    addPart(parts, row.solved(), row.best().isPresent() ? "optimum" : "solved", comparison);
    addPart(parts, row.unsatisfiable(), "no solution", comparison);
    addPart(parts, row.stalled(), "stalled", comparison);
    addPart(parts, row.cutOffs(), "cut off", comparison);
    String outcome = String.join(", ", parts);
    if (row.best().isPresent()) {
      return outcome + (row.solved() > 0 ? " " : ", best ") + row.best().getAsLong();
    }
    return outcome + (comparison.wanted() == 1 ? "" : ": " + number(row.solutions()));
  }

  private static void addPart(List<String> parts, long count, String word, Comparison comparison) {
    if (count > 0) {
      parts.add(comparison.problems() == 1 ? word : number(count) + " " + word);
    }
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private String line(List<String> cells, int[] widths) {
    List<String> padded = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      padded.add(
          i < FIRST_NUMBER
              ? Strings.padEnd(cells.get(i), widths[i], ' ')
              : Strings.padStart(cells.get(i), widths[i], ' '));
    }
    return style.start + String.join(style.between, padded) + style.end + "\n";
  }

  private String rule(int[] widths) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      cells.add("-".repeat(widths[i] - 1) + (i < FIRST_NUMBER ? "-" : ":"));
    }
    return style.start + String.join(style.between, cells) + style.end + "\n";
  }

  /** Times in tables for users: three digits and a suitable unit. */
  static final class TimeText {

    private static final String[] UNITS = {"µs", "ms", "s"};

    private TimeText() {}

    /** Formats a time. */
    static String of(long nanos) {
      int unit = unitOf(nanos);
      return in(unit, nanos) + " " + UNITS[unit];
    }

    /** Formats a range of times in the unit of the second, which is not less than the first. */
    static String range(long low, long high) {
      int unit = unitOf(high);
      return in(unit, low) + "–" + in(unit, high) + " " + UNITS[unit];
    }

    private static int unitOf(long nanos) {
      if (nanos < 999_500) {
        return 0;
      }
      return nanos < 999_500_000 ? 1 : 2;
    }

    private static String in(int unit, long nanos) {
      double number = nanos / Math.pow(1000, unit + 1);
      int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
      return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }
  }
}
