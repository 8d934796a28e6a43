package org.cspworkbench.app.gui.play;

/**
 * What a player wants to see of the board.
 *
 * @param candidates whether candidates are worked out, instead of only noted
 * @param counts how many values are left for each open cell
 * @param equalDigits all digits equal to the selected one
 */
public record View(boolean candidates, boolean counts, boolean equalDigits) {

  /** What one sees who has not chosen. */
  public static final View USUAL = new View(false, false, true);

  /** The same with this one changed. */
  public View withCandidates(boolean shown) {
    return new View(shown, counts, equalDigits);
  }

  /** The same with this one changed. */
  public View withCounts(boolean shown) {
    return new View(candidates, shown, equalDigits);
  }

  /** The same with this one changed. */
  public View withEqualDigits(boolean shown) {
    return new View(candidates, counts, shown);
  }
}
