package org.cspworkbench.app.gui.compare;

/**
 * The mapping of a trace to a scale of nanoseconds: the time of the run without recording is
 * distributed evenly over its events. Reading the clock at each event would distort the
 * measurement.
 *
 * @param tape the trace
 * @param end the time of the whole run
 * @param recordedEnd the time of the recorded part
 */
record TimeMapping(TraceLength tape, @Override double end, @Override double recordedEnd)
    implements PlaceMapping {

  private static final double EXACT = 1e-6; // the tolerance in events

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
