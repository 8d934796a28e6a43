package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.presentation.timing.Ranking;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;

/** Computes the ranks of contenders on each scale. */
public final class Ranks {

  private Ranks() {}

  /** Returns the rank of {@code contender} among all, if it is known. */
  static Optional<Place> of(Contender contender, List<Contender> all, Lock lock) {
    return lock == Lock.REAL_TIME
        ? byTime(all).get(all.indexOf(contender))
        : contender.end(lock).map(end -> byEnd(end, all, lock));
  }

  private static Place byEnd(double end, List<Contender> all, Lock lock) {
    long before =
        all.stream()
            .filter(Contender::hasDecided)
            .filter(other -> other.end(lock).orElse(Double.MAX_VALUE) < end)
            .count();
    return new Place((int) before + 1, (int) before + 1);
  }

  /**
   * Returns the ranks by measured time of the contenders with an answer. They are empty until all
   * of these are timed, so that no rank changes during a measurement.
   */
  static ImmutableList<Optional<Place>> byTime(List<Contender> all) {
    List<Optional<Timing>> times =
        all.stream().map(each -> each.time().filter(time -> each.hasDecided())).toList();
    boolean areKnown = all.stream().allMatch(each -> !each.hasDecided() || each.time().isPresent());
    Ranking ranking = Ranking.of(areKnown ? times : List.of());
    ImmutableList.Builder<Optional<Place>> places = ImmutableList.builder();
    for (int i = 0; i < times.size(); i++) {
      places.add(ranking.place(i));
    }
    return places.build();
  }
}
