package org.cspworkbench.presentation.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;

/**
 * How many of something a player may use.
 *
 * @param most how many; empty if there is no limit
 */
public record Allowance(OptionalInt most) {

  /** As many as one likes. */
  public static final Allowance UNLIMITED = new Allowance(OptionalInt.empty());

  /**
   * Checks the range.
   *
   * @param most how many; empty if there is no limit
   * @throws IllegalArgumentException if it is negative
   */
  public Allowance {
    checkArgument(most.orElse(0) >= 0, "nobody may use %s of something", most);
  }

  /** So many and no more; at least 0. */
  public static Allowance of(int most) {
    return new Allowance(OptionalInt.of(most));
  }

  /** Whether there is no limit. */
  public boolean isUnlimited() {
    return most.isEmpty();
  }

  /** Whether one more may be used after {@code used}. */
  public boolean leaves(int used) {
    return isUnlimited() || used < most.getAsInt();
  }
}
