package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.Outcome;

/** The notes that explain the numbers of a comparison. */
public final class ComparisonNotes {

  private ComparisonNotes() {}

  /** Returns the notes as complete sentences. */
  public static ImmutableList<String> of(Comparison comparison) {
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.add(extent(comparison));
    notes.addAll(TimeNotes.of(comparison));
    notes.add(checks(comparison));
    comparison.rows().stream()
        .filter(row -> row.totals().moves() > 0)
        .map(ComparisonNotes::moves)
        .forEach(notes::add);
    comparison.rows().stream()
        .filter(row -> row.cutOffs() > 0)
        .map(row -> cutOff(row, comparison))
        .forEach(notes::add);
    comparison
        .leftOut()
        .forEach((solver, reason) -> notes.add("Left out: " + solver + ", " + reason + "."));
    return notes.build();
  }

  private static String extent(Comparison comparison) {
    String seed = "Seed " + comparison.seed() + ".";
    return comparison.problems() == 1
        ? seed
        : String.format(
            Locale.ROOT,
            "Every number is the total over %,d problems. %s",
            comparison.problems(),
            seed);
  }

  private static String checks(Comparison comparison) {
    List<String> byWords = idsOf(CheckUnit.WORDS, comparison);
    List<String> byBoth = idsOf(CheckUnit.PAIRS_AND_WORDS, comparison);
    if (byWords.size() == comparison.rows().size() && !byWords.isEmpty()) {
      return "Checks are words of up to 64 pairs of values.";
    }
    return "Checks are pairs of values"
        + (byWords.isEmpty()
            ? ""
            : "; for " + Names.and(byWords) + " they are words of up to 64 pairs")
        + (byBoth.isEmpty() ? "" : "; for " + Names.and(byBoth) + " they are both")
        + ".";
  }

  private static List<String> idsOf(CheckUnit unit, Comparison comparison) {
    return comparison.rows().stream()
        .filter(row -> row.checkUnit() == unit)
        .map(Comparison.Row::solver)
        .toList();
  }

  private static String moves(Comparison.Row row) {
    return String.format(
        Locale.ROOT, "Moves: %s made %,d in place of nodes.", row.solver(), row.totals().moves());
  }

  private static String cutOff(Comparison.Row row, Comparison comparison) {
    String where =
        comparison.problems() == 1 ? "" : " on " + row.cutOffs() + " of " + comparison.problems();
    String limits =
        row.cutOff().keySet().stream()
            .map(limit -> limit(limit, comparison))
            .collect(Collectors.joining(" or "));
    return "Cut off: "
        + row.solver()
        + where
        + ", "
        + limits
        + "; its numbers cover the work until then.";
  }

  private static String limit(Outcome.Limit limit, Comparison comparison) {
    return switch (limit) {
      case TIME -> "after " + comparison.timeout().toMillis() / 1000.0 + " s";
      case NODES -> "by the limit of nodes";
      case FAILS -> "by the limit of fails";
      case ATTEMPTS -> "by the limit of attempts";
    };
  }
}
