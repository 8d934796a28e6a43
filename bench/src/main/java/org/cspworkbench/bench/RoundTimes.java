package org.cspworkbench.bench;

import com.google.common.primitives.ImmutableLongArray;
import java.util.stream.IntStream;

/**
 * The times of one contestant in each round, in nanoseconds of its thread's processor time.
 *
 * @param name its name in the table
 * @param nanos one number a round
 */
record RoundTimes(String name, ImmutableLongArray nanos) {

  /** Milliseconds a round. */
  Spread millis() {
    return Spread.of(nanos.stream().mapToDouble(each -> each / 1e6).toArray());
  }

  /**
   * Returns how many times as long as {@code other} this took, round by round: a disturbance of a
   * round affects both.
   */
  Spread ratioTo(RoundTimes other) {
    return Spread.of(
        IntStream.range(0, nanos.length())
            .mapToDouble(round -> (double) nanos.get(round) / other.nanos.get(round))
            .toArray());
  }

  /** Returns how many a second, if a round is {@code count} of them. */
  Spread perSecond(long count) {
    return Spread.of(nanos.stream().mapToDouble(each -> count * 1e9 / each).toArray());
  }
}
