package org.cspworkbench.core.random;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Random numbers that depend on a seed and the number of a stream alone, the same on every machine
 * and Java version (SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
 * Generators", OOPSLA 2014). A search takes a new stream for every attempt, so that attempt k is
 * the same in whichever thread it runs.
 */
public final class RandomStream {

  private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

  private final long seed;
  private long state;

  /** Stream 1 of {@code seed}. */
  public RandomStream(long seed) {
    this.seed = seed;
    startStream(1);
  }

  /** Goes to the start of stream {@code number}. */
  public void startStream(long number) {
    state = mix(seed) ^ mix(number * GOLDEN_GAMMA);
  }

  /** 64 random bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * Returns a number from 0 to {@code bound} − 1, each as likely as the others.
   *
   * @throws IllegalArgumentException if {@code bound} is less than 1
   */
  public int nextInt(int bound) {
    checkArgument(bound >= 1, "a random number below %s does not exist", bound);
    while (true) {
      int bits = (int) (nextLong() >>> 33);
      int value = bits % bound;
      if (bits - value + (bound - 1) >= 0) { // else bits lies in the last, incomplete run of values
        return value;
      }
    }
  }

  /** Returns a number from 0 (included) to 1 (excluded), a multiple of 2<sup>−53</sup>. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  private static long mix(long bits) {
    long mixed = (bits ^ bits >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
    return mixed ^ mixed >>> 31;
  }
}
