package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

/** When a search drops its decisions and starts a new attempt. */
@FunctionalInterface
public interface Restarts {

  /** The first attempt goes on until it is decided. */
  Restarts NEVER = attempt -> Long.MAX_VALUE;

  /**
   * Every contradiction ends the attempt: iterative sampling (Langley, "Systematic and
   * Nonsystematic Search Strategies", AIPS 1992), as in wave function collapse. Such a search never
   * proves that there is no solution, unless the root already is a contradiction.
   */
  Restarts ON_CONTRADICTION = attempt -> 1;

  /** After how many fails attempt number {@code attempt}, from 1, ends: at least 1. */
  long failsOf(long attempt);

  /**
   * Returns the policy that ends every attempt after {@code fails} fails. A search that learns
   * nothing from an attempt may then never end.
   *
   * @throws IllegalArgumentException if {@code fails} is less than 1
   */
  static Restarts fixed(long fails) {
    checkArgument(fails >= 1, "an attempt ends after at least one fail, not %s", fails);
    return attempt -> fails;
  }

  /**
   * Returns the policy that ends the first attempt after {@code first} fails, and each later one
   * after {@code factor} times as many as the one before, rounded down (Walsh, "Search in a Small
   * World", IJCAI 1999).
   *
   * @throws IllegalArgumentException if {@code first} is less than 1 or {@code factor} is not
   *     greater than 1
   */
  static Restarts geometric(long first, double factor) {
    checkArgument(first >= 1, "an attempt ends after at least one fail, not %s", first);
    checkArgument(factor > 1, "attempts grow by a factor greater than 1, not %s", factor);
    return attempt -> (long) (first * StrictMath.pow(factor, attempt - 1.0));
  }

  /**
   * Attempts end after {@code unit} times 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, … fails,
   * which is never much worse than the best policy for the unknown lengths of runs (Luby, Sinclair
   * and Zuckerman, "Optimal Speedup of Las Vegas Algorithms", Information Processing Letters 47,
   * 1993).
   *
   * @throws IllegalArgumentException if {@code unit} is less than 1
   */
  static Restarts luby(long unit) {
    checkArgument(unit >= 1, "an attempt ends after at least one fail, not %s", unit);
    return attempt -> unit * lubyTerm(attempt);
  }

  /**
   * Returns the term at {@code place}, from 1, of the Luby sequence 1, 1, 2, 1, 1, 2, 4, …: a run
   * of 2<sup>k</sup> − 1 terms is the run before it twice, then 2<sup>k − 1</sup>.
   */
  private static long lubyTerm(long place) {
    long left = place;
    while (true) {
      long powerAbove = Long.highestOneBit(left) << 1; // of the run that the place is in
      if (left == powerAbove - 1) {
        return powerAbove >>> 1;
      }
      left -= (powerAbove >>> 1) - 1; // in the second copy of the run before, at the same term
    }
  }
}
