package org.cspworkbench.app.gui.compare;

/**
 * The part of a scale that is played over and over. Immutable.
 *
 * @param from the place where it begins: 0 unless somebody has said
 * @param to the place where it ends, or infinity for the end of the scale
 * @param isOn whether playing stays in it
 */
record PlaceLoop(double from, double to, boolean isOn) {

  static final PlaceLoop NONE = new PlaceLoop(0, Double.POSITIVE_INFINITY, false);

  /** On, and beginning at {@code place}; an end that does not lie behind that is forgotten. */
  PlaceLoop from(double place) {
    return new PlaceLoop(place, to > place ? to : Double.POSITIVE_INFINITY, true);
  }

  /**
   * On, and ending at {@code place}, with the beginning forgotten that does not lie before it; the
   * same loop at place 0, where nothing can end.
   */
  PlaceLoop to(double place) {
    return place <= 0 ? this : new PlaceLoop(from < place ? from : 0, place, true);
  }

  /** Off if it was on, else on. */
  PlaceLoop switched() {
    return new PlaceLoop(from, to, !isOn);
  }

  /** Where it begins. */
  double start() {
    return from;
  }

  /** Where it ends on a scale of this length. */
  double end(double length) {
    return Math.min(to, length);
  }

  /**
   * Whether who moves on from {@code place} has to turn back. That is not so where no place would
   * lie between, nor where the scale still grows up to the end of the loop.
   */
  boolean leaves(double place, double length, boolean isLengthKnown) {
    boolean isEndKnown = isLengthKnown || to <= length;
    return from < end(length) && (place < from || (place >= end(length) && isEndKnown));
  }
}
