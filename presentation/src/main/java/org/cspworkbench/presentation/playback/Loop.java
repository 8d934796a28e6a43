package org.cspworkbench.presentation.playback;

/**
 * The part of a scale that is played over and over. Immutable.
 *
 * @param from the place where it begins; 0 unless the viewer has set it
 * @param to the place where it ends, or infinity for the end of the scale
 * @param isOn whether playing stays in it
 */
public record Loop(double from, double to, boolean isOn) {

  /** The whole scale, and off. */
  public static Loop none() {
    return new Loop(0, Double.POSITIVE_INFINITY, false);
  }

  /** Returns a loop that is on and begins at {@code place}; an end at or before it is dropped. */
  public Loop from(double place) {
    return new Loop(place, to > place ? to : Double.POSITIVE_INFINITY, true);
  }

  /**
   * Returns a loop that is on and ends at {@code place}; a beginning at or behind it is dropped. At
   * place 0, where nothing can end, the loop stays as it is.
   */
  public Loop to(double place) {
    return place <= 0 ? this : new Loop(from < place ? from : 0, place, true);
  }

  /** Returns the same part, off if it was on, else on. */
  public Loop switched() {
    return new Loop(from, to, !isOn);
  }

  /** Whether it is a part of the scale, and not the whole. */
  public boolean isMarked() {
    return from > 0 || Double.isFinite(to);
  }

  /** Where it ends on a scale of this length. */
  public double end(double length) {
    return Math.min(to, length);
  }

  /**
   * Whether playing on from {@code place} has to turn back. Not if no place lies within the loop,
   * nor if the scale still grows up to the end of the loop.
   */
  public boolean leaves(double place, double length, boolean isLengthKnown) {
    boolean isEndKnown = isLengthKnown || to <= length;
    return isOn && from < end(length) && (place < from || (place >= end(length) && isEndKnown));
  }
}
