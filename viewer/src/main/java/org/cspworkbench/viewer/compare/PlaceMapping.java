package org.cspworkbench.viewer.compare;

/**
 * The mapping between the positions of one trace and the places on the scale that all boards share.
 *
 * <p>If the size limit of the trace was reached before the run ended, the end of the run may be
 * after the last recorded place.
 */
public interface PlaceMapping {

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

  /**
   * The mapping of a trace to a scale of events.
   *
   * @param trace the trace
   */
  record EventMapping(TraceLength trace) implements PlaceMapping {

    @Override
    public double end() {
      return trace.length();
    }

    @Override
    public double recordedEnd() {
      return trace.recorded();
    }

    @Override
    public int positionAt(double place) {
      return (int) Math.max(0, Math.min(place, trace.length()));
    }

    @Override
    public double placeOf(int position) {
      return position;
    }
  }

  /**
   * The mapping of a trace to a scale of decisions. A whole number is the position after all
   * consequences of that decision; the events between two decisions are distributed evenly. The
   * events before the first decision belong to that decision.
   *
   * @param trace the trace
   * @param end the number of decisions of the run; 1 if it made none
   * @param recordedEnd the number of recorded decisions
   */
  record DecisionMapping(TraceLength trace, @Override double end, @Override double recordedEnd)
      implements PlaceMapping {

    /** The tolerance for rounding errors on the scale, smaller than any event. */
    private static final double EXACT = 1e-6;

    static DecisionMapping of(TraceLength trace) {
      return new DecisionMapping(
          trace, Math.max(1, trace.decisions()), Math.max(1, trace.recordedDecisions()));
    }

    @Override
    public int positionAt(double place) {
      if (place >= end) {
        return trace.length();
      }
      if (place >= recordedEnd) {
        return trace.recorded();
      }
      double reached = Math.max(0, place) + EXACT;
      int before = (int) reached;
      int from = trace.stop(before);
      return from + (int) ((reached - before) * (trace.stop(before + 1) - from));
    }

    @Override
    public double placeOf(int position) {
      if (position >= trace.length()) {
        return end;
      }
      int next = trace.index().decisionsAt(position);
      while (trace.stop(next) < position) {
        next++;
      }
      if (next == 0) {
        return 0;
      }
      int from = trace.stop(next - 1);
      int events = trace.stop(next) - from;
      return next - 1 + (events == 0 ? 0 : (double) (position - from) / events);
    }
  }

  /**
   * The mapping of a trace to a scale of nanoseconds: the time of the run without recording is
   * distributed evenly over its events. Reading the clock at each event would distort the
   * measurement.
   *
   * @param trace the trace
   * @param end the time of the whole run
   * @param recordedEnd the time of the recorded part
   */
  record TimeMapping(TraceLength trace, @Override double end, @Override double recordedEnd)
      implements PlaceMapping {

    private static final double EXACT = 1e-6; // the tolerance in events

    static TimeMapping of(TraceLength trace, double nanos) {
      return new TimeMapping(trace, nanos, nanos * trace.recordedPart());
    }

    @Override
    public int positionAt(double place) {
      if (place >= end) {
        return trace.length();
      }
      double part = Math.max(0, Math.min(1, place / recordedEnd));
      return Math.min(trace.recorded(), (int) (part * trace.recorded() + EXACT));
    }

    @Override
    public double placeOf(int position) {
      return position >= trace.length()
          ? end
          : recordedEnd * position / Math.max(1, trace.recorded());
    }
  }
}
