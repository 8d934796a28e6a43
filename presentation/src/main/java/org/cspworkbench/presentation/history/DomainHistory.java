package org.cspworkbench.presentation.history;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * The domains of all variables along a trace. One pass over the trace stores a column at regular
 * distances. When there are more columns than a screen has pixels in a row, every other one is
 * dropped and the distance doubles, so that the memory is bounded.
 *
 * <p>One thread reads the trace. Any thread may get the part that has been read without waiting:
 * the reader publishes an immutable map every few thousand events.
 */
public final class DomainHistory {

  private static final int MOST_COLUMNS = 1 << 11;
  private static final int FEWEST_COLUMNS = 1 << 6;
  private static final long MOST_BYTES = 1L << 24;

  private static final int EVENTS_PER_MAP = 1 << 14;

  /**
   * The columns of the part of a trace that has been read. Immutable.
   *
   * @param csp the problem
   * @param columns column k is the state after {@code k · step} events
   * @param step the number of events between two columns
   * @param length the number of events that have been read
   */
  public record Map(Csp csp, ImmutableList<DomainColumn> columns, int step, int length) {

    /** Returns the last column at or before {@code position}, 0 ≤ position ≤ length. */
    public DomainColumn at(int position) {
      return columns.get(Math.min(position / step, columns.size() - 1));
    }
  }

  private final TracePlayer player;
  private final DomainColumn.Layout layout;
  private final int mostColumns;
  private final List<DomainColumn> columns = new ArrayList<>();
  private int step = 1;
  private BitSet emptied = new BitSet(); // since the last column
  private volatile Map read;

  /** Creates a history of this trace, of which nothing has been read. */
  public DomainHistory(Trace trace) {
    this.player = trace.player();
    this.layout = new DomainColumn.Layout(trace.csp());
    long fit = MOST_BYTES / layout.bytesPerColumn();
    this.mostColumns = (int) Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, fit / 2 * 2));
    columns.add(DomainColumn.of(layout, player));
    this.read = new Map(trace.csp(), ImmutableList.copyOf(columns), step, 0);
  }

  /** Returns the trace. */
  public Trace trace() {
    return player.trace();
  }

  /** Reads up to event {@code end}, which must exist. */
  public void readTo(int end) {
    while (player.position() < end) {
      advanceTo(Math.min(end, player.position() + EVENTS_PER_MAP));
      read = snapshot();
    }
  }

  private void advanceTo(int stop) {
    while (player.position() < stop) {
      player.stepForward();
      if (trace().kind(player.position() - 1) == EventKind.WIPE_OUT) {
        TraceEvent event = player.lastEvent();
        emptied.set(event == null ? 0 : event.variable());
      }
      if (player.position() % step == 0) {
        add();
      }
    }
  }

  /**
   * Adds a column. Domains emptied since the last column belong to that column, and to this one
   * while they are empty.
   */
  private void add() {
    closeLast();
    columns.add(DomainColumn.of(layout, player));
    if (columns.size() > mostColumns) {
      thin();
    }
  }

  private void closeLast() {
    int last = columns.size() - 1;
    columns.set(last, columns.get(last).withEmptied(emptied));
    emptied = new BitSet();
  }

  /** Drops every other column. Their number is odd, so that the last one remains. */
  private void thin() {
    List<DomainColumn> left = new ArrayList<>();
    for (int k = 0; k < columns.size(); k += 2) {
      boolean hasNext = k + 1 < columns.size();
      DomainColumn column = columns.get(k);
      left.add(hasNext ? column.withEmptied(columns.get(k + 1).emptied()) : column);
    }
    columns.clear();
    columns.addAll(left);
    step *= 2;
  }

  private Map snapshot() {
    ImmutableList.Builder<DomainColumn> all = ImmutableList.builder();
    int last = columns.size() - 1;
    all.addAll(columns.subList(0, last)).add(columns.get(last).withEmptied(emptied));
    return new Map(trace().csp(), all.build(), step, player.position());
  }

  /** Returns the part that has been read. */
  public Map map() {
    return read;
  }
}
