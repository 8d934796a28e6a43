package org.cspworkbench.presentation.lesson;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** A quantity that can be read from a run, identified by one word. */
enum Measure {
  /** Values tried. */
  NODES(Form.NUMBER),
  /** Contradictions. */
  FAILS(Form.NUMBER),
  /** Returns of the search to an earlier decision. */
  BACKTRACKS(Form.NUMBER),
  /** Values removed by inference. */
  PRUNINGS(Form.NUMBER),
  /** Calls of revise. */
  REVISIONS(Form.NUMBER),
  /** Values assigned by local search. */
  MOVES(Form.NUMBER),
  /** Runs from the givens. */
  ATTEMPTS(Form.NUMBER),
  /** Attempts after the first. */
  RESTARTS(Form.NUMBER),
  /** The maximum depth of decisions. */
  MAX_DEPTH(Form.NUMBER),
  /** Solutions found. */
  SOLUTIONS(Form.NUMBER),
  /** Events in the trace. */
  EVENTS(Form.NUMBER),
  /** The current depth of decisions. */
  DEPTH(Form.NUMBER),
  /** Variables of the problem. */
  VARIABLES(Form.NUMBER),
  /** Variables without a value. */
  OPEN(Form.NUMBER),
  /** The sum of the domain sizes of the unassigned variables. */
  CANDIDATES(Form.NUMBER),
  /** The size of the domain of a variable. */
  SIZE(Form.NUMBER, Subject.VARIABLE),
  /** The domain of a variable. */
  DOMAIN(Form.SET, Subject.VARIABLE),
  /** The values that the last event removed from a variable. */
  LOST(Form.SET, Subject.VARIABLE),
  /** The values that a variable has lost since the current decision. */
  LOST_SINCE_DECISION(Form.SET, Subject.VARIABLE),
  /** The value of a variable, or the word none. */
  VALUE(Form.WORD, Subject.VARIABLE),
  /** The outcome of the run. */
  OUTCOME(Form.WORD),
  /** Seeds from which the run is made. */
  SEEDS(Form.NUMBER),
  /** Seeds from which the run finds a solution. */
  FINISHED(Form.NUMBER),
  /** The largest number of nodes that a run may have. */
  NODE_LIMIT(Form.NUMBER);

  /** The form of the result. */
  enum Form {
    NUMBER("a number"),
    SET("a set of values in braces"),
    WORD("a word");

    private final String title;

    Form(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  /** What the quantity is a property of. */
  enum Subject {
    RUN,
    VARIABLE
  }

  private final Form form;
  private final Subject subject;

  Measure(Form form, Subject subject) {
    this.form = form;
    this.subject = subject;
  }

  Measure(Form form) {
    this(form, Subject.RUN);
  }

  /** Returns the word of this quantity: {@code max-depth}. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Form form() {
    return form;
  }

  boolean needsVariable() {
    return subject == Subject.VARIABLE;
  }

  /**
   * Returns this quantity of {@code run} at {@code position}.
   *
   * @param x the index of the variable, if the quantity requires one
   */
  Value read(PlayedRun run, int position, int x) {
    TracePlayer player = run.at(position);
    TraceState state = player.state();
    return switch (this) {
      case EVENTS -> new Value.Amount(position);
      case DEPTH -> new Value.Amount(state.depth());
      case VARIABLES -> new Value.Amount(run.variables().size());
      case OPEN -> new Value.Amount(open(run, state).count());
      case CANDIDATES -> new Value.Amount(open(run, state).mapToLong(state::size).sum());
      case SIZE -> new Value.Amount(state.size(x));
      case DOMAIN -> labels(run, x, values(state, x));
      case LOST -> labels(run, x, lost(player, x));
      case LOST_SINCE_DECISION -> lostSinceDecision(run, player, x);
      case VALUE ->
          new Value.Word(
              state.assigned(x) == NONE
                  ? "none"
                  : variable(run, x).domain().labelAt(state.assigned(x)));
      case OUTCOME -> new Value.Word(run.outcome());
      case SEEDS -> new Value.Amount(run.seeds());
      case FINISHED -> new Value.Amount(run.finished());
      case NODE_LIMIT -> new Value.Amount(run.nodeLimit());
      default -> new Value.Amount(count(state.counters()));
    };
  }

  private long count(Counts counters) {
    return switch (this) {
      case NODES -> counters.nodes();
      case FAILS -> counters.fails();
      case BACKTRACKS -> counters.backtracks();
      case PRUNINGS -> counters.prunings();
      case REVISIONS -> counters.revisions();
      case MOVES -> counters.moves();
      case ATTEMPTS -> counters.attempts();
      case RESTARTS -> counters.attempts() - 1;
      case MAX_DEPTH -> counters.maxDepth();
      case SOLUTIONS -> counters.solutions();
      default -> throw new IllegalStateException(word() + " is not counted");
    };
  }

  private static IntStream open(PlayedRun run, TraceState state) {
    return IntStream.range(0, run.variables().size()).filter(x -> state.assigned(x) == NONE);
  }

  private static Variable variable(PlayedRun run, int x) {
    return run.variables().get(x);
  }

  private static IntStream values(TraceState state, int x) {
    return state.values(x).indices();
  }

  private static IntStream lost(TracePlayer player, int x) {
    TraceEvent event = player.lastEvent();
    return event == null || event.variable() != x || event.kind() != EventKind.PRUNE
        ? IntStream.empty()
        : event.removed().indices();
  }

  private static Value lostSinceDecision(PlayedRun run, TracePlayer player, int x) {
    int position = player.position();
    TraceState state = player.state();
    int decision = state.depth() == 0 ? 0 : state.decisionPosition(state.depth()) + 1;
    ImmutableSet<Integer> now = values(state, x).boxed().collect(toImmutableSet());
    int[] before = values(run.at(decision).state(), x).toArray();
    player.seek(position);
    return labels(run, x, IntStream.of(before).filter(i -> !now.contains(i)));
  }

  private static Value labels(PlayedRun run, int x, IntStream indices) {
    return new Value.Labels(
        indices.mapToObj(variable(run, x).domain()::labelAt).collect(toImmutableSet()));
  }
}
