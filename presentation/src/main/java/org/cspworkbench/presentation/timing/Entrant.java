package org.cspworkbench.presentation.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A candidate while it is timed. */
final class Entrant {

  /** A round of the warm-up lasts at least this long. */
  static final long WARM_UP_ROUND = TimeUnit.MILLISECONDS.toNanos(20);

  /** At least so many last rounds of the warm-up are compared with as many before them. */
  static final int COMPARED_ROUNDS = 6;

  /** The last rounds span at least this long on the wall: the compiler is another thread. */
  static final long COMPARED_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** While other threads of the process work for more than this part, code is being compiled. */
  private static final double COMPILING = 0.25;

  private static final long MOST_RUNS_AT_ONCE = 1L << 20;

  private final TimedWork work;
  private final RunClock clock;
  private final RunClocks clocks;
  private final List<WarmUpRound> warmUpRounds = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private double nanosPerRun;
  private long worked;

  Entrant(Candidate candidate, RunClocks clocks) {
    this.work = candidate.work();
    this.clock = clocks.of(work.threads());
    this.clocks = clocks;
    this.nanosPerRun = candidate.firstNanos();
    this.worked = candidate.firstNanos();
  }

  /** How long it has run up to now, the first run included. */
  long worked() {
    return worked;
  }

  /** How long a sample is expected to take. */
  long expectedNanos() {
    return (long) Math.max((double) Protocol.SAMPLE, nanosPerRun);
  }

  /** Runs for a round of the warm-up. Returns whether it was not cancelled. */
  boolean warmUp() {
    long start = clocks.wall().getAsLong();
    long workedBefore = worked;
    long processBefore = clocks.severalThreads().nanos();
    Optional<Sample> round = run(WARM_UP_ROUND);
    long own = worked - workedBefore;
    long others =
        clocks.doSeparateThreads() ? clocks.severalThreads().nanos() - processBefore - own : 0;
    round.ifPresent(it -> warmUpRounds.add(new WarmUpRound(start, it.nanosPerRun(), own, others)));
    return round.isPresent();
  }

  /**
   * Whether the last rounds of the warm-up took as long as those before them, and the compiler has
   * little left to do.
   */
  boolean isStable() {
    int end = warmUpRounds.size();
    int middle = firstCompared(end, clocks.wall().getAsLong());
    int start = middle < 0 ? middle : firstCompared(middle, warmUpRounds.get(middle).start());
    if (start < 0) {
      return false;
    }
    double last = WarmUpRound.median(warmUpRounds.subList(middle, end));
    double before = WarmUpRound.median(warmUpRounds.subList(start, middle));
    return Math.abs(last - before) <= Protocol.STABLE * before
        && (work.threads() > 1
            || WarmUpRound.partOfOthers(warmUpRounds.subList(middle, end)) <= COMPILING);
  }

  /**
   * The first of the rounds before {@code end} that are compared; negative if there are too few.
   */
  private int firstCompared(int end, long endOnWall) {
    int first = end - COMPARED_ROUNDS;
    while (first >= 0 && endOnWall - warmUpRounds.get(first).start() < COMPARED_NANOS) {
      first--;
    }
    return first;
  }

  /** Takes a sample. Returns whether it was not cancelled. */
  boolean takeSample() {
    Optional<Sample> sample = run(Protocol.SAMPLE);
    sample.ifPresent(samples::add);
    return sample.isPresent();
  }

  /** Runs until {@code least} nanoseconds have been worked; nothing if it was cancelled. */
  private Optional<Sample> run(long least) {
    long start = clock.nanos();
    long runs = 0;
    long elapsed = 0;
    do {
      long more = runsFor(least - elapsed, runs);
      for (long i = 0; i < more; i++) {
        if (!work.run()) {
          return Optional.empty();
        }
      }
      runs += more;
      elapsed = clock.nanos() - start;
      nanosPerRun = (double) elapsed / runs;
    } while (elapsed < least);
    worked += elapsed;
    return Optional.of(new Sample(nanosPerRun, runs));
  }

  /** How many runs take {@code nanos}, as it seems; the clock is not read after each of them. */
  private long runsFor(long nanos, long runsBefore) {
    return nanosPerRun <= 0 // the clock is too coarse to tell
        ? Math.max(1, runsBefore)
        : (long) Math.min((double) MOST_RUNS_AT_ONCE, Math.max(1, Math.ceil(nanos / nanosPerRun)));
  }

  /** Its time, if there is a sample. */
  Optional<Timing> timing() {
    return samples.isEmpty() ? Optional.empty() : Optional.of(Timing.of(samples, clock.kind()));
  }
}
