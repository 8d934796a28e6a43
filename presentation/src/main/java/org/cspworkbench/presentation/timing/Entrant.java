package org.cspworkbench.presentation.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The warm-up and the samples of a candidate during a measurement. */
final class Entrant {

  /** The minimum duration of a round of the warm-up. */
  static final long WARM_UP_ROUND = TimeUnit.MILLISECONDS.toNanos(20);

  /**
   * The minimum number of the last rounds of the warm-up that are compared with as many before
   * them.
   */
  static final int COMPARED_ROUNDS = 6;

  /** The minimum wall-clock time of the compared rounds; the compiler runs in another thread. */
  static final long COMPARED_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** If the share of processor time of other threads exceeds this, code is being compiled. */
  private static final double COMPILING = 0.25;

  private static final long MOST_RUNS_AT_ONCE = 1L << 20;

  private final TimedWork work;
  private final RunClock clock;
  private final RunClocks clocks;
  private final List<WarmUpRound> warmUpRounds = new ArrayList<>();
  private final List<TimeSample> samples = new ArrayList<>();
  private double nanosPerRun;
  private long worked;

  Entrant(TimedCandidate candidate, RunClocks clocks) {
    this.work = candidate.work();
    this.clock = clocks.of(work.threads());
    this.clocks = clocks;
    this.nanosPerRun = candidate.firstNanos();
    this.worked = candidate.firstNanos();
  }

  /** Returns the time of all runs so far, including the first run. */
  long worked() {
    return worked;
  }

  /** Returns the expected duration of a sample. */
  long expectedNanos() {
    return (long) Math.max((double) Protocol.SAMPLE, nanosPerRun);
  }

  /** Runs a round of the warm-up. Returns {@code false} if it was cancelled. */
  boolean warmUp() {
    long start = clocks.wall().getAsLong();
    long workedBefore = worked;
    long processBefore = clocks.severalThreads().nanos();
    Optional<TimeSample> round = run(WARM_UP_ROUND);
    long own = worked - workedBefore;
    long others =
        clocks.doSeparateThreads() ? clocks.severalThreads().nanos() - processBefore - own : 0;
    round.ifPresent(it -> warmUpRounds.add(new WarmUpRound(start, it.nanosPerRun(), own, others)));
    return round.isPresent();
  }

  /**
   * Returns whether the last rounds of the warm-up took about as long as those before them, and the
   * compiler is nearly idle.
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
   * Returns the first of the rounds before {@code end} that are compared; negative if there are too
   * few.
   */
  private int firstCompared(int end, long endOnWall) {
    int first = end - COMPARED_ROUNDS;
    while (first >= 0 && endOnWall - warmUpRounds.get(first).start() < COMPARED_NANOS) {
      first--;
    }
    return first;
  }

  /** Takes a sample. Returns {@code false} if it was cancelled. */
  boolean takeSample() {
    Optional<TimeSample> sample = run(Protocol.SAMPLE);
    sample.ifPresent(samples::add);
    return sample.isPresent();
  }

  /** Runs the work for at least {@code least} nanoseconds. Returns empty if it was cancelled. */
  private Optional<TimeSample> run(long least) {
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
    return Optional.of(new TimeSample(nanosPerRun, runs));
  }

  /**
   * Returns an estimate of the number of runs in {@code nanos}, so that the clock need not be read
   * after each run.
   */
  private long runsFor(long nanos, long runsBefore) {
    return nanosPerRun <= 0 // the clock is too coarse
        ? Math.max(1, runsBefore)
        : (long) Math.min((double) MOST_RUNS_AT_ONCE, Math.max(1, Math.ceil(nanos / nanosPerRun)));
  }

  /** Returns the timing, if there is a sample. */
  Optional<Timing> timing() {
    return samples.isEmpty() ? Optional.empty() : Optional.of(Timing.of(samples, clock.kind()));
  }

  /**
   * A round of a warm-up.
   *
   * @param start the wall-clock time at its start
   * @param nanosPerRun the mean duration of a run
   * @param own the time of the work
   * @param others the time of other threads of the process during the round
   */
  private record WarmUpRound(long start, double nanosPerRun, long own, long others) {

    static double median(List<WarmUpRound> rounds) {
      return Quartiles.median(rounds.stream().map(WarmUpRound::nanosPerRun).toList());
    }

    /** Returns the time of the other threads as a fraction of the time of the work. */
    static double partOfOthers(List<WarmUpRound> rounds) {
      double own = rounds.stream().mapToLong(WarmUpRound::own).sum();
      return rounds.stream().mapToLong(WarmUpRound::others).sum() / Math.max(1, own);
    }
  }
}
