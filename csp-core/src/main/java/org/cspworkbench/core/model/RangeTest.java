package org.cspworkbench.core.model;

import java.util.Optional;

/** What is known of all values of a range at once, of which each is kept or removed. */
@FunctionalInterface
public interface RangeTest {

  /** Nothing is known: each value has to be asked for. */
  RangeTest UNKNOWN = (least, most) -> Optional.empty();

  /**
   * Returns whether all values from {@code least} to {@code most} are kept or all are removed, or
   * nothing if that differs, or is not known.
   */
  Optional<Boolean> of(int least, int most);
}
