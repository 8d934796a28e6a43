package org.cspworkbench.presentation.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;

/**
 * A limit on the number of hints or errors.
 *
 * @param most the limit, or empty if there is none
 */
public record Allowance(OptionalInt most) {

  /** No limit. */
  public static final Allowance UNLIMITED = new Allowance(OptionalInt.empty());

  /**
   * Checks the range.
   *
   * @param most the limit, or empty if there is none
   * @throws IllegalArgumentException if the limit is negative
   */
  public Allowance {
    checkArgument(most.orElse(0) >= 0, "nobody may use %s of something", most);
  }

  /** Returns a limit, which must be at least 0. */
  public static Allowance of(int most) {
    return new Allowance(OptionalInt.of(most));
  }

  /** Returns whether there is no limit. */
  public boolean isUnlimited() {
    return most.isEmpty();
  }

  /** Returns whether one more is allowed after {@code used}. */
  public boolean leaves(int used) {
    return isUnlimited() || used < most.getAsInt();
  }
}
