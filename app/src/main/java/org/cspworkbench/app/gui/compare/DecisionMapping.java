package org.cspworkbench.app.gui.compare;

/**
 * A tape along a scale of decisions. At a whole number the last decision is seen with all that
 * follows from it; between two, the events between them are gone over at even pace. What happens
 * before the first decision belongs to it.
 *
 * @param tape the tape
 * @param end how many decisions the run made; 1 if it made none
 * @param recordedEnd how many of them were recorded
 */
record DecisionMapping(TraceLength tape, @Override double end, @Override double recordedEnd)
    implements PlaceMapping {

  /** A step on the scale that is too small for an event is none. */
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
