package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A measurement of several candidates together. They are warmed up in turn until their times are
 * stable; then samples are taken in rounds whose order rotates, so that a disturbance affects all
 * candidates alike.
 *
 * <p>The warm-up takes at most half of the budget. A sample starts only if it is expected to end
 * within the budget; a candidate without samples keeps the time of its first run.
 *
 * <p>Not thread-safe; the work runs in the calling thread.
 */
public final class Measurement {

  /** A listener to the progress of a measurement. */
  @FunctionalInterface
  public interface Progress {

    /**
     * Called before a candidate runs.
     *
     * @param candidate the index of the candidate
     * @param part the completed part of the measurement, 0 to 1
     */
    void at(int candidate, double part);
  }

  private final Protocol protocol;
  private final RunClocks clocks;
  private final Progress progress;

  /** Creates a measurement with this protocol and these clocks. */
  public Measurement(Protocol protocol, RunClocks clocks, Progress progress) {
    this.protocol = protocol;
    this.clocks = clocks;
    this.progress = progress;
  }

  /**
   * Times {@code candidates}.
   *
   * @return a timing for each candidate, in the same order; empty if a run was cancelled
   */
  public Optional<ImmutableList<Timing>> of(List<TimedCandidate> candidates) {
    List<Entrant> entrants =
        candidates.stream().map(candidate -> new Entrant(candidate, clocks)).toList();
    List<Integer> repeated = new ArrayList<>();
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.get(i).isRepeated()) {
        repeated.add(i);
      }
    }
    long start = clocks.wall().getAsLong();
    long budget = protocol.budget().toNanos();
    if (!warmUp(entrants, repeated, start + budget / 2)
        || !takeSamples(entrants, repeated, start + budget)) {
      return Optional.empty();
    }
    ImmutableList.Builder<Timing> timings = ImmutableList.builder();
    for (int i = 0; i < candidates.size(); i++) {
      TimedCandidate candidate = candidates.get(i);
      RunClock.Kind clock = clocks.of(candidate.work().threads()).kind();
      timings.add(entrants.get(i).timing().orElse(Timing.once(candidate.firstNanos(), clock)));
    }
    return Optional.of(timings.build());
  }

  /**
   * Runs the candidates that are not warm in turn, until all are warm. Returns {@code false} if a
   * run was cancelled.
   */
  private boolean warmUp(List<Entrant> entrants, List<Integer> repeated, long deadline) {
    List<Integer> cold = new ArrayList<>(repeated);
    long most = protocol.warmUp().toNanos();
    cold.removeIf(index -> entrants.get(index).worked() >= most);
    while (!cold.isEmpty()) {
      for (int index : cold) {
        Entrant entrant = entrants.get(index);
        progress.at(index, 0.5 * warmPart(entrants, repeated, cold));
        if (fits(entrant.expectedNanos(), deadline) && !entrant.warmUp()) {
          return false;
        }
      }
      cold.removeIf(index -> isWarm(entrants.get(index), most, deadline));
      if (!cold.isEmpty()) { // browsers cannot rotate an empty list
        Collections.rotate(cold, 1);
      }
    }
    return true;
  }

  private boolean isWarm(Entrant entrant, long most, long deadline) {
    return entrant.isStable()
        || entrant.worked() >= most
        || !fits(entrant.expectedNanos(), deadline);
  }

  private double warmPart(List<Entrant> entrants, List<Integer> repeated, List<Integer> cold) {
    double all = protocol.warmUp().toNanos();
    double left = cold.stream().mapToDouble(index -> 1 - entrants.get(index).worked() / all).sum();
    return 1 - left / repeated.size();
  }

  /** Takes samples of all candidates in rounds. Returns {@code false} if a run was cancelled. */
  private boolean takeSamples(List<Entrant> entrants, List<Integer> repeated, long deadline) {
    int count = repeated.size();
    for (int round = 0; round < protocol.samples(); round++) {
      for (int k = 0; k < count; k++) {
        int index = repeated.get((round + k) % count);
        Entrant entrant = entrants.get(index);
        progress.at(index, 0.5 + 0.5 * (round * count + k) / (protocol.samples() * count));
        if (fits(entrant.expectedNanos(), deadline) && !entrant.takeSample()) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean fits(long nanos, long deadline) {
    return clocks.wall().getAsLong() + nanos - deadline <= 0;
  }
}
