package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.presentation.playback.WorkQueue;

/**
 * A position in a detailed recording at which one of several queued arcs is revised.
 *
 * @param position the position of the event that records the revision
 * @param nodes how many values were tried before
 * @param revision the number of the revision, from 1
 * @param own the arc that the run chose
 * @param waiting all queued arcs, in the order of insertion
 */
public record ArcPoint(
    int position, long nodes, long revision, int own, ImmutableList<Integer> waiting) {

  /**
   * Returns the next revision from position {@code from} on, if no other choice comes before it and
   * the arcs are queued individually.
   */
  static Optional<ArcPoint> after(TracePlayer player, int from, WorkIndex work) {
    Trace trace = player.trace();
    for (int p = from, end = trace.length(); p < end; p++) {
      EventKind kind = trace.kind(p);
      if (kind == EventKind.REVISE) {
        return at(player, p, work);
      }
      if (kind != EventKind.ENQUEUE && kind != EventKind.PRUNE) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<ArcPoint> at(TracePlayer player, int position, WorkIndex work) {
    WorkQueue queue = work.at(position).orElse(null);
    if (queue == null) {
      return Optional.empty(); // not yet read
    }
    player.seek(position + 1);
    TraceEvent revision = player.lastEvent();
    int own = revision == null ? NONE : revision.arc();
    player.seek(position);
    ImmutableList<Integer> waiting = queue.first(queue.size());
    return waiting.contains(own) && waiting.stream().allMatch(item -> item >= 0)
        ? Optional.of(
            new ArcPoint(
                position,
                player.state().counters().nodes(),
                player.state().counters().revisions() + 1,
                own,
                waiting))
        : Optional.empty();
  }

  /** Returns whether the recorded queue is one of variables, whose arcs are revised together. */
  static boolean queuesVariables(TracePlayer player) {
    Trace trace = player.trace();
    for (int p = 0, end = trace.length(); p < end; p++) {
      if (trace.kind(p) == EventKind.ENQUEUE) {
        player.seek(p + 1);
        TraceEvent first = player.lastEvent();
        return first != null && first.arc() == NONE;
      }
    }
    return false;
  }

  /** Returns the choices of {@code before} up to this point, followed by this one. */
  Script script(Script before, int arc) {
    return before.before(nodes + 1, revision).withArc(revision, arc);
  }

  /**
   * Returns the name of {@code arc}: the variable that may lose values, and the one it depends on.
   */
  static String name(int arc, Trace trace) {
    TraceKey key = trace.key();
    String tail = trace.csp().variables().get(key.tail(arc)).name();
    return key.head(arc) == NONE
        ? tail
        : tail + " ← " + trace.csp().variables().get(key.head(arc)).name();
  }
}
