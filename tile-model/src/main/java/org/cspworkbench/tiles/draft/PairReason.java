package org.cspworkbench.tiles.draft;

import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.TilePlacement;

/**
 * Why two tiles may, or may not, stand side by side.
 *
 * @param placement the tiles
 * @param label the label of the first on the side where they touch
 * @param otherLabel the label of the second on that side
 * @param cause why
 */
public record PairReason(
    TilePlacement placement, EdgeLabel label, EdgeLabel otherLabel, Cause cause) {

  /** What decides about a pair. */
  public enum Cause {
    /** They may: the labels are equal. */
    EQUAL_LABELS(true),
    /** They may: different labels meet. */
    LABELS_MEET(true),
    /** They may: the pair is allowed by hand, although its labels do not meet. */
    ALLOWED_BY_HAND(true),
    /** They may not: the labels do not meet. */
    LABELS_DO_NOT_MEET(false),
    /** They may not: the pair is forbidden by hand. */
    FORBIDDEN_BY_HAND(false);

    private final boolean may;

    Cause(boolean may) {
      this.may = may;
    }
  }

  /** Returns whether the tiles may stand side by side. */
  public boolean may() {
    return cause.may;
  }

  /** Returns whether the pair was forbidden whatever its labels are. */
  public boolean isForbiddenByHand() {
    return cause == Cause.FORBIDDEN_BY_HAND;
  }
}
