package org.cspworkbench.presentation.timing;

import java.util.List;

/**
 * A round of a warm-up.
 *
 * @param start when it began, on the wall
 * @param nanosPerRun how long each run took
 * @param own how long the work took
 * @param others for how long other threads of the process worked meanwhile
 */
record WarmUpRound(long start, double nanosPerRun, long own, long others) {

  static double median(List<WarmUpRound> rounds) {
    return Quartiles.median(rounds.stream().map(WarmUpRound::nanosPerRun).toList());
  }

  /** How long the other threads worked, as a part of how long the work took. */
  static double partOfOthers(List<WarmUpRound> rounds) {
    double own = rounds.stream().mapToLong(WarmUpRound::own).sum();
    return rounds.stream().mapToLong(WarmUpRound::others).sum() / Math.max(1, own);
  }
}
