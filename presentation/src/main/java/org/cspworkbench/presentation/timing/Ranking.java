package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A ranking of times, as far as they can be distinguished. Times whose quartile ranges overlap are
 * about equal. They share their ranks, and so do all times that are connected by such pairs;
 * therefore a time is ranked before another one only if their quartile ranges are disjoint.
 *
 * <p>A quartile range is at least as wide as the tolerance of the warm-up; a time without quartiles
 * has a tolerance of a fifth. Short runs that were timed once have no rank, because they were not
 * warm.
 */
public final class Ranking {

  private static final double TOLERANCE = Protocol.STABLE / 2; // on either side
  private static final double TOLERANCE_IF_TIMED_ONCE = 0.2;

  /**
   * A rank, or a range of shared ranks.
   *
   * @param first the first rank, from 1
   * @param last the last rank
   */
  public record Place(int first, int last) {

    /** Returns whether several times share this range of ranks. */
    public boolean isShared() {
      return last > first;
    }
  }

  private record Range(int index, double low, double high) {
    static Range of(int index, Timing timing) {
      double once = timing.hasQuartiles() ? timing.onceNanos() : timing.median();
      double tolerance = TOLERANCE * (timing.median() - once) + TOLERANCE_IF_TIMED_ONCE * once;
      double margin = timing.hasQuartiles() ? TOLERANCE_IF_TIMED_ONCE * once : 0;
      return new Range(
          index,
          Math.min(timing.lowerQuartile() - margin, timing.median() - tolerance),
          Math.max(timing.upperQuartile() + margin, timing.median() + tolerance));
    }
  }

  private final ImmutableList<ImmutableList<Integer>> groups;
  private final ImmutableMap<Integer, Place> places;

  private Ranking(ImmutableList<ImmutableList<Integer>> groups) {
    this.groups = groups;
    ImmutableMap.Builder<Integer, Place> builder = ImmutableMap.builder();
    int first = 1;
    for (ImmutableList<Integer> group : groups) {
      Place place = new Place(first, first + group.size() - 1);
      group.forEach(index -> builder.put(index, place));
      first += group.size();
    }
    places = builder.buildOrThrow();
  }

  private static boolean hasPlace(Timing timing) {
    boolean isFirstRun = timing.isTimedOnce() && !timing.hasQuartiles();
    return !isFirstRun || timing.median() > Protocol.LONG_RUN;
  }

  /** Returns whether {@code a} is distinguishable from {@code b}, and shorter. */
  public static boolean isBefore(Timing a, Timing b) {
    return Range.of(0, a).high() < Range.of(1, b).low();
  }

  /** Returns the ranking of these times; absent ones have no rank. */
  public static Ranking of(List<Optional<Timing>> timings) {
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < timings.size(); i++) {
      int index = i;
      timings
          .get(i)
          .filter(Ranking::hasPlace)
          .ifPresent(timing -> ranges.add(Range.of(index, timing)));
    }
    ranges.sort(Comparator.comparingDouble(Range::low));
    ImmutableList.Builder<ImmutableList<Integer>> groups = ImmutableList.builder();
    List<Integer> group = new ArrayList<>();
    double end = Double.NEGATIVE_INFINITY;
    for (Range range : ranges) {
      if (range.low() > end && !group.isEmpty()) {
        groups.add(ImmutableList.sortedCopyOf(group));
        group.clear();
      }
      group.add(range.index());
      end = Math.max(end, range.high());
    }
    if (!group.isEmpty()) {
      groups.add(ImmutableList.sortedCopyOf(group));
    }
    return new Ranking(groups.build());
  }

  /**
   * Returns the indices of the times in groups that share their ranks, the shortest times first.
   */
  public ImmutableList<ImmutableList<Integer>> groups() {
    return groups;
  }

  /** Returns the rank of the time at {@code index}, if it has one. */
  public Optional<Place> place(int index) {
    return Optional.ofNullable(places.get(index));
  }
}
