package org.cspworkbench.presentation.detail;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.EventTally;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;

/**
 * The pseudo-code of a solver at one position of a trace.
 *
 * @param lines the lines
 * @param current the index of the line that caused the last event; −1 if none did
 */
public record CodeListing(ImmutableList<Line> lines, int current) {

  /** Stands for the count of a line of which no events tell how often it ran. */
  public static final long UNCOUNTED = -1;

  /**
   * A line of pseudo-code.
   *
   * @param text the line, indented
   * @param times how often it has run so far, or {@link #UNCOUNTED}
   */
  public record Line(String text, long times) {}

  /** Returns the listing before a run: without a current line, and without counts. */
  public static CodeListing of(PseudoCode code) {
    return new CodeListing(
        code.lines().stream()
            .map(line -> new Line(line.text(), UNCOUNTED))
            .collect(ImmutableList.toImmutableList()),
        -1);
  }

  /** Returns the listing after the first {@code position} events of {@code trace}. */
  public static CodeListing at(PseudoCode code, Trace trace, TraceIndex index, int position) {
    EventTally tally = index.tallyAt(position);
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    for (PseudoCode.Line line : code.lines()) {
      boolean isCounted =
          isRecorded(line, trace) && !(trace.hasGap() && position == trace.length());
      lines.add(new Line(line.text(), isCounted ? times(line, tally) : UNCOUNTED));
    }
    int current =
        position == 0 ? -1 : code.lineOf(trace.kind(position - 1), index.phaseAt(position - 1));
    return new CodeListing(lines.build(), current);
  }

  /** Returns the current line, if there is one, and then all lines, each on a line of its own. */
  public String text() {
    StringBuilder text = new StringBuilder(current < 0 ? "" : lines.get(current).text() + "\n");
    lines.forEach(line -> text.append(line.text()).append('\n'));
    return text.toString();
  }

  /**
   * Returns the index of the first of the {@code shown} visible lines, which was {@code before}
   * until now. The current line stays visible and, if possible, one line on either side.
   */
  public int firstShown(int before, int shown) {
    int first = before;
    if (current >= 0) {
      int beside = shown >= 3 ? 1 : 0;
      first = Math.min(Math.max(first, current + 1 + beside - shown), current - beside);
    }
    return Math.max(0, Math.min(first, lines.size() - shown));
  }

  /** Returns whether each run of {@code line} is an event of {@code trace}. */
  private static boolean isRecorded(PseudoCode.Line line, Trace trace) {
    return line.isStep()
        && (trace.detail() == Detail.FINE || line.kinds().stream().noneMatch(EventKind::isFine));
  }

  private static long times(PseudoCode.Line line, EventTally tally) {
    long times = 0;
    for (Phase phase : line.phases()) {
      for (EventKind kind : line.kinds()) {
        times += tally.count(kind, phase);
      }
    }
    return times;
  }

  /**
   * Returns the position after the next recorded event of {@code line} behind {@code position}, if
   * there is one.
   */
  public static OptionalInt next(
      PseudoCode code, Trace trace, TraceIndex index, int position, int line) {
    Phase phase = position == 0 ? Phase.ROOT : index.phaseAt(position - 1);
    for (int p = position, end = trace.length(); p < end; p++) {
      EventKind kind = trace.kind(p);
      phase = kind == EventKind.TRY ? Phase.SEARCH : phase;
      if (code.lineOf(kind, phase) == line) {
        return OptionalInt.of(p + 1);
      }
    }
    return OptionalInt.empty();
  }
}
