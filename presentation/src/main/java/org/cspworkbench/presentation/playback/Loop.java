package org.cspworkbench.presentation.playback;

/**
 * The part of a scale that playback repeats. Immutable.
 *
 * @param from the start; 0 unless the viewer has set it
 * @param to the end, or infinity for the end of the scale
 * @param isOn whether playback repeats this part
 */
public record Loop(double from, double to, boolean isOn) {

  /** Returns a loop over the whole scale that is off. */
  public static Loop none() {
    return new Loop(0, Double.POSITIVE_INFINITY, false);
  }

  /**
   * Returns a loop that is on and starts at {@code place}; an end at or before the new start is
   * reset.
   */
  public Loop from(double place) {
    return new Loop(place, to > place ? to : Double.POSITIVE_INFINITY, true);
  }

  /**
   * Returns a loop that is on and ends at {@code place}; a start at or after the new end is reset.
   * Returns this loop if {@code place} is 0.
   */
  public Loop to(double place) {
    return place <= 0 ? this : new Loop(from < place ? from : 0, place, true);
  }

  /** Returns a loop over the same part that is off if this one is on, and on otherwise. */
  public Loop switched() {
    return new Loop(from, to, !isOn);
  }

  /** Returns whether the loop is a proper part of the scale. */
  public boolean isMarked() {
    return from > 0 || Double.isFinite(to);
  }

  /** Returns the end of the loop on a scale of this length. */
  public double end(double length) {
    return Math.min(to, length);
  }

  /**
   * Returns whether playback must return from {@code place} to the start of the loop. It need not
   * if the loop is empty, or if the scale may still grow up to the end of the loop.
   */
  public boolean leaves(double place, double length, boolean isLengthKnown) {
    boolean isEndKnown = isLengthKnown || to <= length;
    return isOn && from < end(length) && (place < from || (place >= end(length) && isEndKnown));
  }
}
