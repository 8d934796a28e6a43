package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.comparison.OneByOne;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** Formulates the texts about times in the table of figures. */
public final class TimeWords {

  private TimeWords() {}

  /** Returns the note about the method and progress of the measurement. */
  public static String note(CompareModel model, Extent extent) {
    if (model.timedPart().isPresent()) {
      return text("compare.measuring", Math.floor(100 * model.timedPart().getAsDouble()));
    }
    List<Timing> times = model.contenders().stream().flatMap(each -> each.time().stream()).toList();
    if (times.isEmpty()) {
      return oneByOne(model).orElseGet(() -> text("compare.timing"));
    }
    if (extent == Extent.SO_FAR) {
      return text("compare.time.sofar");
    }
    return model.standings(extent).rows().stream().anyMatch(TimeWords::isShared)
        ? text("compare.time.equal")
        : text("compare.time");
  }

  /** Returns which solvers try many values one by one, and what that costs, if any does. */
  public static Optional<String> oneByOne(CompareModel model) {
    return model
        .opened()
        .flatMap(
            problem ->
                OneByOne.of(
                    problem.problem().csp(), model.contenders().stream().map(Contender::solver)))
        .map(
            slow ->
                text(
                    "compare.onebyone",
                    slow.solvers().stream()
                        .map(SolverWords::shortName)
                        .collect(Collectors.joining(", ")),
                    slow.widest().name(),
                    slow.widest().domain().size()));
  }

  /**
   * Returns the name of real time as a lock, while it is chosen and the times are being measured
   * with the progress.
   */
  public static String lock(CompareModel model) {
    return model.playback().isWithoutTimes() && model.timedPart().isPresent()
        ? text("lock.real_time.measuring", Math.floor(100 * model.timedPart().getAsDouble()))
        : text("lock.real_time");
  }

  /** Returns why the boards are not synchronized by time yet, with the progress of measuring. */
  public static String missing(CompareModel model) {
    if (model.timedPart().isPresent()) {
      return text("compare.untimed.measuring", Math.floor(100 * model.timedPart().getAsDouble()));
    }
    return text(model.isAtWork() ? "compare.untimed" : "compare.untimed.stopped");
  }

  private static boolean isShared(Standings.Row row) {
    return row.place().filter(Place::isShared).isPresent();
  }

  /**
   * Returns the sign before the time of {@code row}: that of a limit, or of approximately equal
   * times.
   */
  public static String mark(Standings.Row row) {
    if (row.isCutOff()) {
      return "> ";
    }
    return isShared(row) ? "≈ " : "";
  }

  /** Returns the quartiles of the time of {@code row}. */
  public static String quartiles(Standings.Row row) {
    Optional<Timing> time = row.time();
    if (time.isEmpty()) {
      return "–";
    }
    return time.get().hasQuartiles()
        ? Texts.numbers().timeRange(time.get().lowerQuartile(), time.get().upperQuartile())
        : text("compare.timedonce");
  }

  /**
   * Returns the tooltip that names the times approximately equal to that of {@code row}, or states
   * that it was timed once.
   */
  public static @Nullable String tip(Standings standings, Standings.Row row) {
    if (row.time().filter(time -> !time.hasQuartiles()).isPresent()) {
      return text("compare.timedonce.tip");
    }
    if (!isShared(row)) {
      return null;
    }
    String others =
        standings.rows().stream()
            .filter(each -> !each.equals(row) && each.place().equals(row.place()))
            .map(Standings.Row::name)
            .reduce((a, b) -> a + ", " + b)
            .orElse("");
    return text("compare.equal.tip", others);
  }
}
