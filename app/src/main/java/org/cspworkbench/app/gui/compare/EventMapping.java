package org.cspworkbench.app.gui.compare;

/**
 * A tape along a scale of events.
 *
 * @param tape the tape
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
