package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.gui.compare.Standings.Extent;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;
import org.jspecify.annotations.Nullable;

/** What the table of figures says of times beside their medians. */
final class TimeWords {

  private TimeWords() {}

  /** How the times are measured, and how much of that is done. */
  static String note(CompareModel model, Extent extent) {
    if (model.timedPart().isPresent()) {
      return text("compare.measuring", Math.floor(100 * model.timedPart().getAsDouble()));
    }
    List<Timing> times = model.contenders().stream().flatMap(each -> each.time().stream()).toList();
    if (times.isEmpty()) {
      return text("compare.timing");
    }
    if (extent == Extent.SO_FAR) {
      return text("compare.time.sofar");
    }
    return model.standings(extent).rows().stream().anyMatch(TimeWords::isShared)
        ? text("compare.time.equal")
        : text("compare.time");
  }

  private static boolean isShared(Standings.Row row) {
    return row.place().filter(Place::isShared).isPresent();
  }

  /** What stands before the time of {@code row}: a limit, or the sign of those about equal. */
  static String mark(Standings.Row row) {
    if (row.isCutOff()) {
      return "> ";
    }
    return isShared(row) ? "≈ " : "";
  }

  /** The quartiles of the time of {@code row}. */
  static String quartiles(Standings.Row row) {
    Optional<Timing> time = row.time();
    if (time.isEmpty()) {
      return "–";
    }
    return time.get().hasQuartiles()
        ? NumberText.timeRange(time.get().lowerQuartile(), time.get().upperQuartile())
        : text("compare.timedonce");
  }

  /** Which times are about equal to that of {@code row}, or that it was timed once. */
  static @Nullable String tip(Standings standings, Standings.Row row) {
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
