package org.cspworkbench.app.gui.compare;

/**
 * One tape on the scale that all boards share: which of its events lie behind at each place.
 *
 * <p>Where a tape was full before its run was over, the place at which the run ended may lie behind
 * the last one that the tape tells of.
 */
interface PlaceMapping {

  /** The place at which the run ended, or has got to by now. */
  double end();

  /** The place up to which the tape tells what happened. */
  double recordedEnd();

  /** How many events lie behind at {@code place}; all of them from {@link #end} on. */
  int positionAt(double place);

  /** The first place at which {@code position} events lie behind. */
  double placeOf(int position);
}
