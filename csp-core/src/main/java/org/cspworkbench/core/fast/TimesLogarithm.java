package org.cspworkbench.core.fast;

/** w ln w, the same on every machine, remembered for the weights that were last asked for. */
public final class TimesLogarithm {

  private static final int REMEMBERED = 1 << 8;

  private final double[] weights = new double[REMEMBERED]; // by hash, the last that has it
  private final double[] products = new double[REMEMBERED];

  /** Returns {@code weight} ln {@code weight}, of a positive weight. */
  public double of(double weight) {
    if (weight == 1) { // the usual weight
      return 0;
    }
    long bits = Double.doubleToRawLongBits(weight);
    int place = (int) ((bits * 0x9E37_79B9_7F4A_7C15L) >>> 56); // Fibonacci hashing, 8 bits
    if (weights[place] != weight) {
      weights[place] = weight;
      products[place] = weight * StrictMath.log(weight);
    }
    return products[place];
  }
}
