package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.moment.Spot.State;
import org.jspecify.annotations.Nullable;

/**
 * The moments of a trace: the visible state of every variable after each event. They are derived
 * from the trace only, not from the solver.
 *
 * <p>A player remains at the last moment, so that moving on by a few events is fast. Used by one
 * thread at a time; the trace may still grow.
 */
public final class Moments {

  private static final Spot BLANK = Spot.open(ValueSet.empty());

  private final Trace trace;
  private final Csp csp;
  private final TracePlayer player;

  /** Creates the moments of this trace. */
  public Moments(Trace trace) {
    this.trace = trace;
    this.csp = trace.csp();
    this.player = trace.player();
  }

  /** Returns the trace. */
  public Trace trace() {
    return trace;
  }

  /**
   * Returns the moment after {@code position} events, 0 ≤ position ≤ length of the trace.
   *
   * @throws IndexOutOfBoundsException if the trace is shorter
   */
  public Moment at(int position) {
    return at(position, x -> true);
  }

  /**
   * Returns the moment after {@code position} events, in which variables that are not {@code
   * wanted} are blank, so that large problems of which little is visible are read fast.
   */
  public Moment at(int position, IntPredicate wanted) {
    player.seek(position);
    return new Reading(player.lastEvent(), Propagation.at(player)).moment(wanted);
  }

  /** The reading of one moment. */
  private final class Reading {
    private final @Nullable TraceEvent event;
    private final Propagation propagation;
    private final TraceState state = player.state();
    private final Map<Integer, Decision> decisionOf = new HashMap<>();
    private final boolean isLocalSearch = state.counters().moves > 0;
    private int choices;

    Reading(@Nullable TraceEvent event, Propagation propagation) {
      this.event = event;
      this.propagation = propagation;
    }

    Moment moment(IntPredicate wanted) {
      ImmutableList.Builder<Decision> decisions = ImmutableList.builder();
      for (int level = 1; level <= state.depth(); level++) {
        Decision decision = decision(level);
        decisions.add(decision);
        decisionOf.put(decision.variable(), decision);
      }
      ImmutableList<Spot> spots =
          csp.variables().stream()
              .map(x -> wanted.test(x.index()) ? spot(x) : BLANK)
              .collect(ImmutableList.toImmutableList());
      return new Moment(spots, decisions.build(), propagation.arrow(), lookedAt(), NONE);
    }

    private Decision decision(int level) {
      int x = state.decisionVariable(level);
      int value = state.decisionValue(level);
      ImmutableIntArray failed = ImmutableIntArray.copyOf(state.refuted(level - 1, x));
      ValueSet others = ValueSet.where(domainSize(x), i -> i != value && state.isLeft(x, i));
      int number = failed.isEmpty() && others.isEmpty() ? 0 : ++choices;
      return new Decision(level, number, x, value, failed, others, state.decisionPosition(level));
    }

    private Spot spot(Variable variable) {
      int x = variable.index();
      Spot open = Spot.open(ValueSet.where(domainSize(x), i -> state.contains(x, i)));
      return propagation.mark(x, withState(open, variable));
    }

    private Spot withState(Spot open, Variable variable) {
      int x = variable.index();
      int value = state.assigned(x);
      if (event != null && event.variable() == x && isUndoing(event.kind())) {
        return takenBack(open, event);
      }
      if (open.candidates().isEmpty()) {
        return isKind(EventKind.PRUNE) ? open : open.with(State.DEAD, NONE);
      }
      if (value == NONE) {
        return open;
      }
      if (isLocalSearch && !isGiven(variable) && state.isInConflict(x)) {
        return open.with(State.CONFLICT, value);
      }
      Decision decision = decisionOf.get(x);
      int number = decision == null ? 0 : decision.number();
      if (decision != null && isInConflictSet(decision)) {
        return open.with(State.CONFLICT, value).withDecision(number);
      }
      State assigned = stateOfAssigned(variable, number);
      return open.with(assigned, value).withDecision(assigned == State.SOLVED ? 0 : number);
    }

    /** Returns whether {@code decision} is in the conflict set of the current dead end. */
    private boolean isInConflictSet(Decision decision) {
      return event != null
          && (isKind(EventKind.CONFLICT) || isKind(EventKind.NOGOOD))
          && event.levels().contains(decision.level());
    }

    private State stateOfAssigned(Variable variable, int decision) {
      if (isGiven(variable)) {
        return State.GIVEN;
      }
      if (isKind(EventKind.SOLUTION)) {
        return State.SOLVED;
      }
      if (variable.index() == propagation.tried() || isMovedNow(variable)) {
        return State.TRIED;
      }
      return decision > 0 ? State.DECISION : State.FILLED;
    }

    private boolean isGiven(Variable variable) {
      return csp.initialDomain(variable).size() == 1;
    }

    private boolean isMovedNow(Variable variable) {
      return event != null && isKind(EventKind.MOVE) && event.variable() == variable.index();
    }

    /**
     * Returns the state of a value that failed: a conflict if it violated a constraint itself,
     * otherwise an undone value.
     */
    private Spot takenBack(Spot open, TraceEvent last) {
      boolean failedByItself =
          last.kind() == EventKind.REFUTE && !trace.followsWipeOut(last.position());
      int[] failed = state.refuted(state.depth(), last.variable());
      boolean wasChoice = !open.candidates().isEmpty() || failed.length > 1;
      return open.with(failedByItself ? State.CONFLICT : State.TAKEN_BACK, last.value())
          .withDecision(wasChoice ? choices + 1 : 0);
    }

    private static boolean isUndoing(EventKind kind) {
      return kind == EventKind.REFUTE || kind == EventKind.BACKTRACK || kind == EventKind.JUMP;
    }

    private int lookedAt() {
      if (event == null) {
        return NONE;
      }
      return switch (event.kind()) {
        case SELECT, MOVE, ENQUEUE, DEQUEUE, REVISE -> event.variable();
        default -> NONE;
      };
    }

    private boolean isKind(EventKind kind) {
      return event != null && event.kind() == kind;
    }

    private int domainSize(int x) {
      return csp.variables().get(x).domain().size();
    }
  }
}
