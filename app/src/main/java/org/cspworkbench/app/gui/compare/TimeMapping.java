package org.cspworkbench.app.gui.compare;

/**
 * A tape along a scale of nanoseconds: the time that the run takes without recording, spread evenly
 * over its events. No clock is read at an event, as that would change what is measured.
 *
 * @param tape the tape
 * @param end how long the whole run takes
 * @param recordedEnd how long the part takes that was recorded
 */
record TimeMapping(TraceLength tape, @Override double end, @Override double recordedEnd)
    implements PlaceMapping {

  private static final double EXACT = 1e-6; // of an event

  static TimeMapping of(TraceLength tape, double nanos) {
    return new TimeMapping(tape, nanos, nanos * tape.recordedPart());
  }

  @Override
  public int positionAt(double place) {
    if (place >= end) {
      return tape.length();
    }
    double part = Math.max(0, Math.min(1, place / recordedEnd));
    return Math.min(tape.recorded(), (int) (part * tape.recorded() + EXACT));
  }

  @Override
  public double placeOf(int position) {
    return position >= tape.length() ? end : recordedEnd * position / Math.max(1, tape.recorded());
  }
}
