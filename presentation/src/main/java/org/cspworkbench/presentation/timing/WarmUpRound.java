package org.cspworkbench.presentation.timing;

import java.util.List;

/**
 * A round of a warm-up.
 *
 * @param start the wall-clock time at its start
 * @param nanosPerRun the mean duration of a run
 * @param own the time of the work
 * @param others the time of other threads of the process during the round
 */
record WarmUpRound(long start, double nanosPerRun, long own, long others) {

  static double median(List<WarmUpRound> rounds) {
    return Quartiles.median(rounds.stream().map(WarmUpRound::nanosPerRun).toList());
  }

  /** Returns the time of the other threads as a fraction of the time of the work. */
  static double partOfOthers(List<WarmUpRound> rounds) {
    double own = rounds.stream().mapToLong(WarmUpRound::own).sum();
    return rounds.stream().mapToLong(WarmUpRound::others).sum() / Math.max(1, own);
  }
}
