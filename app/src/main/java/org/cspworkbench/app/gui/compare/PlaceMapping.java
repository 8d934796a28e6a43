package org.cspworkbench.app.gui.compare;

/**
 * The mapping between the positions of one trace and the places on the scale that all boards share.
 *
 * <p>If the size limit of the trace was reached before the run ended, the end of the run may be
 * after the last recorded place.
 */
interface PlaceMapping {

  /** Returns the place of the end of the run so far. */
  double end();

  /** Returns the last recorded place. */
  double recordedEnd();

  /**
   * Returns the position in the trace at {@code place}; the end of the trace from {@link #end} on.
   */
  int positionAt(double place);

  /** Returns the first place of {@code position}. */
  double placeOf(int position);
}
