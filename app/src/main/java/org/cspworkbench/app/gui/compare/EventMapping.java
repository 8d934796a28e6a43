package org.cspworkbench.app.gui.compare;

/**
 * The mapping of a trace to a scale of events.
 *
 * @param tape the trace
 */
record EventMapping(TraceLength tape) implements PlaceMapping {

  @Override
  public double end() {
    return tape.length();
  }

  @Override
  public double recordedEnd() {
    return tape.recorded();
  }

  @Override
  public int positionAt(double place) {
    return (int) Math.max(0, Math.min(place, tape.length()));
  }

  @Override
  public double placeOf(int position) {
    return position;
  }
}
