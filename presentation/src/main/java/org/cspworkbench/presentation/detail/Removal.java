package org.cspworkbench.presentation.detail;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The values removed from a variable since the last value was tried or undone.
 *
 * @param position the position of the removal in the trace
 * @param variable the name of the variable
 * @param values the values
 * @param first the index of the first one of them
 * @param indices their indices
 */
public record Removal(int position, String variable, String values, int first, ValueSet indices) {

  /** The greatest number of removals that are read before they are joined. */
  public static final int MOST_JOINED = 500;

  private static final Set<EventKind> OPENS =
      EnumSet.of(
          EventKind.TRY,
          EventKind.MOVE,
          EventKind.REFUTE,
          EventKind.BACKTRACK,
          EventKind.JUMP,
          EventKind.RESTART,
          EventKind.SELECT,
          EventKind.UNCOVER,
          EventKind.GAP);

  /**
   * Returns the latest {@code most} removals at the position of {@code player}, the latest last.
   * The player moves back and returns to its position.
   */
  public static ImmutableList<Removal> at(TracePlayer player, int most) {
    int here = player.position();
    Trace trace = player.trace();
    List<Removal> found = new ArrayList<>();
    for (int p = here - 1; found.size() < most && !isBefore(trace, p, here); p--) {
      if (trace.kind(p) == EventKind.PRUNE) {
        player.seek(p + 1);
        found.add(0, of(player));
      }
    }
    player.seek(here);
    return ImmutableList.copyOf(found);
  }

  /** Returns the number of all removals at a position of {@code trace}. */
  public static int countAt(Trace trace, int position) {
    int count = 0;
    for (int p = position - 1; !isBefore(trace, p, position); p--) {
      count += trace.kind(p) == EventKind.PRUNE ? 1 : 0;
    }
    return count;
  }

  /** Returns the number of all removals at a position of {@code trace} after they are joined. */
  public static int joinedCountAt(Trace trace, int position) {
    int count = 0;
    int last = TraceEvent.NONE;
    for (int p = position - 1; !isBefore(trace, p, position); p--) {
      if (trace.kind(p) == EventKind.PRUNE && trace.variable(p) != last) {
        last = trace.variable(p);
        count++;
      }
    }
    return count;
  }

  /** Returns whether the event precedes the removals at {@code position}. */
  private static boolean isBefore(Trace trace, int event, int position) {
    if (event < 0) {
      return true;
    }
    EventKind kind = trace.kind(event);
    return OPENS.contains(kind) && !(kind == EventKind.SELECT && event == position - 1);
  }

  /**
   * Returns the same removals, but those from one variable that follow each other as one, at the
   * position of the last of them.
   */
  public static ImmutableList<Removal> joined(Iterable<Removal> removals) {
    List<Removal> joined = new ArrayList<>();
    for (Removal removal : removals) {
      int last = joined.size() - 1;
      if (last >= 0 && joined.get(last).variable().equals(removal.variable())) {
        joined.set(last, joined.get(last).and(removal));
      } else {
        joined.add(removal);
      }
    }
    return ImmutableList.copyOf(joined);
  }

  private Removal and(Removal next) {
    return new Removal(
        next.position, variable, values + " " + next.values, first, indices.union(next.indices));
  }

  private static Removal of(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null) {
      throw new IllegalStateException("nothing happened before the start");
    }
    Variable variable = player.trace().csp().variables().get(event.variable());
    Domain domain = variable.domain();
    ValueSet removed = event.removed();
    String values =
        IntervalText.isFor(domain)
            ? IntervalText.of(domain, removed)
            : removed.indices().mapToObj(domain::labelAt).collect(Collectors.joining(" "));
    return new Removal(event.position() + 1, variable.name(), values, removed.first(0), removed);
  }
}
