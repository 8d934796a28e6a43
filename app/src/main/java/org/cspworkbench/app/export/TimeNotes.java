package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.Predicate;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;

/** Notes about how the times of a comparison were measured, and which of them are about equal. */
final class TimeNotes {

  private TimeNotes() {}

  /** Returns the notes as complete sentences. */
  static ImmutableList<String> of(Comparison comparison) {
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.add(protocol(comparison));
    for (ImmutableList<Integer> group : comparison.ranking().groups()) {
      if (group.size() > 1) {
        List<String> ids =
            group.stream().map(index -> comparison.rows().get(index).solver()).toList();
        notes.add("About equal in time: " + Names.and(ids) + ".");
      }
    }
    List<String> once = ids(comparison, time -> time.isTimedOnce() && !time.hasQuartiles());
    if (!once.isEmpty()) {
      notes.add(
          "Timed once: "
              + Names.and(once)
              + "; a run over 2 s, or cut off by the time limit, is not repeated, nor is one for"
              + " which the time budget is too short.");
    }
    List<String> partly = ids(comparison, time -> time.isTimedOnce() && time.hasQuartiles());
    if (!partly.isEmpty()) {
      notes.add("Timed once on some of the problems: " + Names.and(partly) + ".");
    }
    int samples = comparison.protocol().samples();
    List<String> fewer =
        ids(comparison, time -> time.samples() < samples && time.onceNanos() < time.median());
    if (!fewer.isEmpty()) {
      notes.add("Fewer samples, within the time budget: " + Names.and(fewer) + ".");
    }
    return notes.build();
  }

  private static String protocol(Comparison comparison) {
    int samples = comparison.protocol().samples();
    String clock =
        switch (comparison.rows().isEmpty()
            ? RunClock.Kind.THREAD
            : comparison.rows().get(0).time().clock()) {
          case THREAD -> "processor time of the thread";
          case PROCESS -> "processor time of the process";
          case WALL -> "elapsed time, because this Java runtime does not report processor time";
        };
    return "Time: the median of "
        + samples
        + (samples == 1 ? " sample" : " samples")
        + " of at least "
        + Protocol.SAMPLE / 1_000_000
        + " ms, after a warm-up, without recording; "
        + clock
        + ".";
  }

  private static List<String> ids(Comparison comparison, Predicate<Timing> which) {
    return comparison.rows().stream()
        .filter(row -> which.test(row.time()))
        .map(Comparison.Row::solver)
        .toList();
  }
}
