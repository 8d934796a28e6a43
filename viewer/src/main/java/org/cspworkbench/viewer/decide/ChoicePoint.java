package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;

/**
 * A position in a recording at which a choice is made: of a variable and its value, or only of the
 * value if the variable was chosen before or its next value is tried.
 *
 * @param position the position of the event that records the choice, or would record it
 * @param node the number of the node to which it leads, from 1
 * @param revisions how many recorded revisions precede it
 * @param decision the number of the decision, without forced values
 * @param bound the variable, if only its value is chosen, else {@link TraceEvent#NONE}
 * @param ownVariable the variable that the run chose, or {@link TraceEvent#NONE} while it waits
 * @param own the decision of the run, if it has made one
 */
public record ChoicePoint(
    int position,
    long node,
    long revisions,
    int decision,
    int bound,
    int ownVariable,
    Optional<Decision> own) {

  /**
   * Returns the next choice from position {@code from} on, if one has been recorded; {@code player}
   * stays there.
   */
  static Optional<ChoicePoint> after(TracePlayer player, int from) {
    Trace trace = player.trace();
    for (int p = from, end = trace.length(); p < end; p++) {
      EventKind kind = trace.kind(p);
      if (kind == EventKind.SELECT || (kind == EventKind.TRY && !isOtherHalf(trace, p))) {
        return Optional.of(at(player, p));
      }
    }
    return Optional.empty();
  }

  /** Returns whether the second half of a domain is tried, which follows from the first. */
  private static boolean isOtherHalf(Trace trace, int position) {
    return trace.decision(position).splits()
        && position > 0
        && trace.kind(position - 1) != EventKind.SELECT;
  }

  /**
   * Returns the next choice, skipping those where the variable of the run had a single remaining
   * value, which was forced.
   */
  static Optional<ChoicePoint> unforcedAfter(TracePlayer player, int from) {
    Optional<ChoicePoint> point = after(player, from);
    while (point.isPresent() && player.state().size(point.get().ownVariable()) == 1) {
      point = after(player, point.get().position() + 1);
    }
    return point;
  }

  private static ChoicePoint at(TracePlayer player, int position) {
    Trace trace = player.trace();
    boolean isVariable = trace.kind(position) == EventKind.SELECT;
    int attempt = isVariable ? position + 1 : position;
    player.seek(position + 1);
    int variable = variableOf(player.lastEvent());
    Optional<Decision> own = Optional.empty();
    if (attempt < trace.length() && trace.kind(attempt) == EventKind.TRY) {
      player.seek(attempt + 1);
      own = Optional.of(player.state().decision(player.state().depth()));
    }
    player.seek(position);
    return here(player, isVariable ? NONE : variable, variable, own);
  }

  /** Returns the choice for which a run waits at the end of its recording. */
  static ChoicePoint waiting(TracePlayer player, int bound) {
    player.seek(player.trace().length());
    return here(player, bound, NONE, Optional.empty());
  }

  private static ChoicePoint here(
      TracePlayer player, int bound, int variable, Optional<Decision> own) {
    TraceState state = player.state();
    int decision = 1;
    for (int level = 1; level <= state.depth(); level++) {
      decision += state.isChoice(level) ? 1 : 0;
    }
    return new ChoicePoint(
        player.position(),
        state.counters().nodes() + 1,
        state.counters().revisions(),
        decision,
        bound,
        variable,
        own);
  }

  private static int variableOf(@Nullable TraceEvent event) {
    return event == null ? NONE : event.variable();
  }

  /** Returns whether this is the choice of the run. */
  boolean isOwn(Decision decision) {
    return decision.equals(own.orElse(null));
  }

  /** Returns the position after the events that record the choice. */
  int end() {
    return position + (bound == NONE ? 2 : 1);
  }

  /** Returns the choices of {@code before} up to this point, followed by this one. */
  Script script(Script before, Decision decision) {
    Script script =
        before.before(node, revisions + 1).withValue(node, decision.operator(), decision.value());
    boolean wasChosen = before.variables().containsKey(node); // and remains chosen
    return bound == NONE || wasChosen ? script.withVariable(node, decision.variable()) : script;
  }
}
