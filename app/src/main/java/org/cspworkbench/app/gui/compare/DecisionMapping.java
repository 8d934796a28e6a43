package org.cspworkbench.app.gui.compare;

/**
 * The mapping of a trace to a scale of decisions. A whole number is the position after all
 * consequences of that decision; the events between two decisions are distributed evenly. The
 * events before the first decision belong to that decision.
 *
 * @param tape the trace
 * @param end the number of decisions of the run; 1 if it made none
 * @param recordedEnd the number of recorded decisions
 */
record DecisionMapping(TraceLength tape, @Override double end, @Override double recordedEnd)
    implements PlaceMapping {

  /** The tolerance for rounding errors on the scale, smaller than any event. */
  private static final double EXACT = 1e-6;

  static DecisionMapping of(TraceLength tape) {
    return new DecisionMapping(
        tape, Math.max(1, tape.decisions()), Math.max(1, tape.recordedDecisions()));
  }

  @Override
  public int positionAt(double place) {
    if (place >= end) {
      return tape.length();
    }
    if (place >= recordedEnd) {
      return tape.recorded();
    }
    double reached = Math.max(0, place) + EXACT;
    int before = (int) reached;
    int from = tape.stop(before);
    return from + (int) ((reached - before) * (tape.stop(before + 1) - from));
  }

  @Override
  public double placeOf(int position) {
    if (position >= tape.length()) {
      return end;
    }
    int next = tape.index().decisionsAt(position);
    while (tape.stop(next) < position) {
      next++;
    }
    if (next == 0) {
      return 0;
    }
    int from = tape.stop(next - 1);
    int events = tape.stop(next) - from;
    return next - 1 + (events == 0 ? 0 : (double) (position - from) / events);
  }
}
