package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The order of times, as far as they can be told apart. Times whose quartiles overlap are about
 * equal and share their places, as do all that such pairs connect, so that of two times one is
 * placed before the other only if their quartiles are apart.
 *
 * <p>Quartiles are taken to be at least as wide as a warm-up leaves open; times without quartiles
 * count as known within a fifth. Short runs that were timed once have no place: they were not warm.
 */
public final class Ranking {

  private static final double OPEN = Protocol.STABLE / 2; // on either side
  private static final double OPEN_IF_TIMED_ONCE = 0.2;

  /**
   * A place, or several that are shared.
   *
   * @param first the first of them, from 1
   * @param last the last of them
   */
  public record Place(int first, int last) {

    /** Whether several have it, which are about equal. */
    public boolean isShared() {
      return last > first;
    }
  }

  private record Range(int index, double low, double high) {
    static Range of(int index, Timing timing) {
      double once = timing.hasQuartiles() ? timing.onceNanos() : timing.median();
      double open = OPEN * (timing.median() - once) + OPEN_IF_TIMED_ONCE * once;
      double apart = timing.hasQuartiles() ? OPEN_IF_TIMED_ONCE * once : 0;
      return new Range(
          index,
          Math.min(timing.lowerQuartile() - apart, timing.median() - open),
          Math.max(timing.upperQuartile() + apart, timing.median() + open));
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

  /** The order of these times; those that are absent have no place. */
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

  /** The indices of those that share their places, the shortest times first. */
  public ImmutableList<ImmutableList<Integer>> groups() {
    return groups;
  }

  /** The place of the time of this index, if it has one. */
  public Optional<Place> place(int index) {
    return Optional.ofNullable(places.get(index));
  }
}
