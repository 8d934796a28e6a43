package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkPositionIndex;

/**
 * A short number that distinguishes the beginnings of two traces: one pair of different ones in
 * four milliards has the same number. It is the same on every machine.
 */
public final class TraceFingerprint {

  /** An odd number whose bits have no pattern: the golden ratio as a fraction of 2⁶⁴. */
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private static final int TURN = 29;

  private TraceFingerprint() {}

  /**
   * Returns the fingerprint of the initial domains and the first {@code end} events; texts of notes
   * and literals of nogoods have no part in it.
   *
   * @param end 0 ≤ end ≤ length of the trace
   */
  public static int of(Trace trace, int end) {
    checkPositionIndex(end, trace.length());
    long mixed = end;
    DomainSnapshot initial = trace.initialDomains();
    for (long word : initial.words) {
      mixed = mix(mixed, word);
    }
    for (ValueSet values : initial.wide) {
      mixed = mix(mixed, values.hashCode());
    }
    for (int position = 0; position < end; position++) {
      mixed = mix(mixed, trace.packed(position));
    }
    return (int) (mixed >>> Integer.SIZE);
  }

  private static long mix(long mixed, long word) {
    return Long.rotateLeft(mixed ^ word, TURN) * MULTIPLIER;
  }
}
