package org.cspworkbench.viewer.play;

/**
 * The view options of a player.
 *
 * @param candidates whether candidates are computed; otherwise the notes are shown
 * @param counts whether the number of remaining values of each open cell is shown
 * @param equalDigits whether digits equal to the selected one are highlighted
 */
public record View(boolean candidates, boolean counts, boolean equalDigits) {

  /** The default. */
  public static final View USUAL = new View(false, false, true);

  /** Returns a copy with {@code candidates} replaced. */
  public View withCandidates(boolean shown) {
    return new View(shown, counts, equalDigits);
  }

  /** Returns a copy with {@code counts} replaced. */
  public View withCounts(boolean shown) {
    return new View(candidates, shown, equalDigits);
  }

  /** Returns a copy with {@code equalDigits} replaced. */
  public View withEqualDigits(boolean shown) {
    return new View(candidates, counts, shown);
  }
}
