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
 * What each variable could take, all along a tape: one pass over it leaves a column every so many
 * events. When there are more columns than a screen is wide, every other one is dropped and they
 * are taken twice as far apart from then on, so that the memory is bounded.
 *
 * <p>One thread reads on. Any thread may take what has been read, and none waits for another: the
 * reader leaves a map every few thousand events, which never changes.
 */
public final class DomainHistory {

  private static final int MOST_COLUMNS = 1 << 11;
  private static final int FEWEST_COLUMNS = 1 << 6;
  private static final long MOST_BYTES = 1L << 24;

  private static final int EVENTS_AT_ONCE = 1 << 14;

  /**
   * What has been read of a tape.
   *
   * @param csp the problem
   * @param columns column k is the state when {@code k · step} events lay behind
   * @param step how many events lie between two columns
   * @param length how many events have been read
   */
  public record Map(Csp csp, ImmutableList<DomainColumn> columns, int step, int length) {

    /** The last column that is no later than {@code position}, 0 ≤ position ≤ length. */
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

  /** The history on this tape; nothing has been read. */
  public DomainHistory(Trace trace) {
    this.player = trace.player();
    this.layout = new DomainColumn.Layout(trace.csp());
    long fit = MOST_BYTES / layout.bytesPerColumn();
    this.mostColumns = (int) Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, fit / 2 * 2));
    columns.add(DomainColumn.of(layout, player));
    this.read = new Map(trace.csp(), ImmutableList.copyOf(columns), step, 0);
  }

  /** The tape. */
  public Trace trace() {
    return player.trace();
  }

  /** Reads up to event {@code end}, which must be there. */
  public void readTo(int end) {
    while (player.position() < end) {
      readOn(Math.min(end, player.position() + EVENTS_AT_ONCE));
      read = drawn();
    }
  }

  private void readOn(int stop) {
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

  /** What has been emptied belongs to the column before, and to this one while it lasts. */
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

  /** There is an odd number of columns, so that the last one stays. */
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

  private Map drawn() {
    ImmutableList.Builder<DomainColumn> all = ImmutableList.builder();
    int last = columns.size() - 1;
    all.addAll(columns.subList(0, last)).add(columns.get(last).withEmptied(emptied));
    return new Map(trace().csp(), all.build(), step, player.position());
  }

  /** What has been read. */
  public Map map() {
    return read;
  }
}
