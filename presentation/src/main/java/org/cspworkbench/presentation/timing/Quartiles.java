package org.cspworkbench.presentation.timing;

import com.google.common.math.Quantiles;
import java.util.Collection;

/** The middle of numbers, and the middles of their halves. */
final class Quartiles {

  private Quartiles() {}

  static double median(Collection<Double> numbers) {
    return of(2, numbers);
  }

  /** Quartile 1, 2 or 3; between two numbers where none is at that place. */
  static double of(int index, Collection<Double> numbers) {
    return Quantiles.quartiles().index(index).compute(numbers);
  }
}
