package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceChanges;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.tiles.TileGrid;
import org.jspecify.annotations.Nullable;

/**
 * The moments of a trace: the visible state of every variable after each event. They are derived
 * from the trace only, not from the solver.
 *
 * <p>A player remains at the last moment, so that moving on by a few events is fast, and moments
 * share what has not changed between them. Used by one thread at a time; the trace may still grow.
 */
public final class Moments {

  private static final Spot BLANK = Spot.open(ValueSet.empty());

  private final Trace trace;
  private final Csp csp;
  private final TracePlayer player;
  private final TraceChanges changes;
  private final DecisionPath path;
  private final @Nullable Spot[] plain; // without the marks of an event; null if not up to date
  private final boolean isImage;
  private final IntPredicate given;

  /** Creates the moments of this trace. */
  public Moments(Trace trace) {
    this.trace = trace;
    this.csp = trace.csp();
    this.player = trace.player();
    this.changes = new TraceChanges(player);
    this.path = new DecisionPath(csp, player.state());
    this.plain = new @Nullable Spot[csp.variables().size()];
    this.isImage = TileRequest.of(csp).isPresent();
    this.given = TileRequest.of(csp).map(Moments::fixedCells).orElse(this::hasOneValueAtFirst);
  }

  /** In an image, the border and rules decide cells too; only cells of the user are given. */
  private static IntPredicate fixedCells(TileRequest image) {
    TileGrid grid = image.grid();
    BitSet fixed = new BitSet();
    image.kept().keySet().stream().filter(image::isFixed).map(grid::indexOf).forEach(fixed::set);
    return fixed::get;
  }

  private boolean hasOneValueAtFirst(int x) {
    return csp.initialDomain(csp.variables().get(x)).size() == 1;
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
    TraceEvent event = player.lastEvent();
    Propagation propagation = Propagation.at(player);
    changes.look(
        x -> {
          plain[x] = null;
          path.forget(x, this::outdate);
        });
    path.read(this::outdate);
    return new Reading(event, propagation).moment(wanted);
  }

  private void outdate(int x) {
    plain[x] = null;
  }

  /** The reading of one moment. */
  private final class Reading {
    private final @Nullable TraceEvent event;
    private final Propagation propagation;
    private final TraceState state = player.state();
    private final boolean isLocalSearch = state.counters().moves() > 0;

    Reading(@Nullable TraceEvent event, Propagation propagation) {
      this.event = event;
      this.propagation = propagation;
    }

    Moment moment(IntPredicate wanted) {
      BitSet marked = marked();
      Spot[] spots = new Spot[plain.length];
      for (int x = 0; x < spots.length; x++) {
        if (!wanted.test(x)) {
          spots[x] = BLANK;
          continue;
        }
        Spot spot = plain(x);
        spots[x] = marked.get(x) || spot.left() == 0 ? marked(x) : spot;
      }
      return new Moment(
          ImmutableList.copyOf(spots),
          path.decisions(),
          propagation.arrow(),
          lookedAt(),
          NONE,
          propagation.way());
    }

    /** Returns the variables whose visible state depends on the last event. */
    private BitSet marked() {
      BitSet marked = new BitSet();
      if (isKind(EventKind.SOLUTION) || isLocalSearch) {
        marked.set(0, plain.length);
        return marked;
      }
      if (propagation.tried() != NONE) {
        marked.set(propagation.tried());
      }
      propagation.forEachPruned(marked::set);
      if (event != null) {
        if (event.variable() != NONE) {
          marked.set(event.variable());
        }
        event.levels().stream()
            .filter(level -> level <= state.depth())
            .forEach(level -> marked.set(state.decisionVariable(level)));
      }
      return marked;
    }

    /** Returns the state of variable {@code x} apart from the last event. */
    private Spot plain(int x) {
      Spot known = plain[x];
      if (known == null) {
        known = assigned(open(x), csp.variables().get(x));
        plain[x] = known;
      }
      return known;
    }

    private Spot assigned(Spot open, Variable variable) {
      int value = state.assigned(variable.index());
      if (value == NONE || open.candidates().isEmpty()) {
        return unassigned(open, variable.index());
      }
      int number = path.number(variable.index());
      State assigned =
          given.test(variable.index()) ? State.GIVEN : number > 0 ? State.DECISION : State.FILLED;
      return open.with(assigned, value).withDecision(number);
    }

    private Spot marked(int x) {
      return propagation.mark(x, withState(open(x), csp.variables().get(x)));
    }

    private Spot open(int x) {
      return Spot.open(state.values(x));
    }

    private Spot withState(Spot open, Variable variable) {
      int x = variable.index();
      int value = state.assigned(x);
      if (event != null
          && event.variable() == x
          && event.value() != NONE
          && isUndoing(event.kind())) {
        return takenBack(open, event);
      }
      if (open.candidates().isEmpty()) {
        return isKind(EventKind.PRUNE) ? open : open.with(State.DEAD, NONE);
      }
      if (value == NONE) {
        return unassigned(open, x);
      }
      if (isLocalSearch && !given.test(x) && state.isInConflict(x)) {
        return open.with(State.CONFLICT, value);
      }
      DecisionLevel decision = path.on(x);
      int number = path.number(x);
      if (decision != null && isInConflictSet(decision)) {
        return open.with(State.CONFLICT, value).withDecision(number);
      }
      State assigned = stateOfAssigned(variable, number);
      return open.with(assigned, value).withDecision(assigned == State.SOLVED ? 0 : number);
    }

    /** Returns a tile that the user has fixed even before the search has placed it. */
    private Spot unassigned(Spot open, int x) {
      return isImage && given.test(x) && open.candidates().size() == 1
          ? open.with(State.GIVEN, open.candidates().indices().findFirst().orElseThrow())
          : open;
    }

    /** Returns whether {@code decision} is in the conflict set of the current dead end. */
    private boolean isInConflictSet(DecisionLevel decision) {
      return event != null
          && (isKind(EventKind.CONFLICT) || isKind(EventKind.NOGOOD))
          && event.levels().contains(decision.level());
    }

    private State stateOfAssigned(Variable variable, int decision) {
      if (given.test(variable.index())) {
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
          .withDecision(wasChoice ? path.choices() + 1 : 0);
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
  }
}
