package org.cspworkbench.presentation.timing;

import com.google.common.math.Quantiles;
import java.util.Collection;

/** The quartiles of numbers. */
final class Quartiles {

  private Quartiles() {}

  static double median(Collection<Double> numbers) {
    return of(2, numbers);
  }

  /** Returns quartile 1, 2 or 3, interpolated between two numbers if necessary. */
  static double of(int index, Collection<Double> numbers) {
    return Quantiles.quartiles().index(index).compute(numbers);
  }
}
