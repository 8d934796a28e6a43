package org.cspworkbench.presentation.conflict;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.learning.RecordedReasons;
import org.cspworkbench.core.learning.RecordedReasons.Basis;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * The implication graph of a contradiction: the literals from which it follows, back to the
 * decisions, each with those that imply it. What holds at the root is left out.
 *
 * @param trace the trace
 * @param event the position of the contradiction in it
 * @param nodes the literals in the order in which they became true
 * @param causes the nodes that cannot all be true
 * @param emptied the variable without values, or NONE if a constraint is violated
 * @param constraint the constraint that failed, if the trace names one
 * @param nogood the number of the learnt nogood that is violated, or NONE
 * @param decisions the decisions that stood, the first one first
 */
public record ImplicationGraph(
    Trace trace,
    int event,
    ImmutableList<Node> nodes,
    ImmutableIntArray causes,
    int emptied,
    Optional<Constraint> constraint,
    int nogood,
    ImmutableList<Made> decisions) {

  /**
   * A literal that became true.
   *
   * @param literal the literal
   * @param level the level of the last decision from which it follows, which may be less than the
   *     level at which the search has found out
   * @param basis why it did
   * @param constraint the constraint from which it follows, if it follows from one
   * @param nogood the number of the learnt nogood from which it follows, or NONE
   * @param causes the nodes that imply it, ascending
   * @param event the position of the event in the trace
   */
  public record Node(
      Literal literal,
      int level,
      Basis basis,
      Optional<Constraint> constraint,
      int nogood,
      ImmutableIntArray causes,
      int event) {

    /** Returns whether the search decided it. */
    public boolean isDecision() {
      return basis == Basis.DECISION;
    }
  }

  /**
   * A decision that stood.
   *
   * @param level its level
   * @param number its number among those with a choice, from 1
   * @param literal the value
   * @param node its node, or NONE if it has no part in the contradiction
   * @param isForced whether its value was the last one left when it was tried
   */
  public record Made(int level, int number, Literal literal, int node, boolean isForced) {}

  /** Returns whether contradictions of {@code trace} have graphs: whether it records causes. */
  public static boolean isIn(Trace trace) {
    return RecordedReasons.areIn(trace);
  }

  /**
   * Returns the graph of the contradiction at {@code event}.
   *
   * @throws IllegalArgumentException if the trace {@linkplain #isIn records no causes}
   */
  public static ImplicationGraph of(Trace trace, int event) {
    Reading reading = new Reading(trace, event);
    boolean isRead;
    do {
      isRead = reading.readOn();
    } while (!isRead);
    return reading.graph();
  }

  /** Returns the level of the last decision with a part in the contradiction; 0 is the root. */
  public int level() {
    return causes.stream().map(node -> nodes.get(node).level()).max().orElse(0);
  }

  /** Returns the number of the decision of {@code level}, or 0 for the root. */
  public int number(int level) {
    return decisions.stream()
        .filter(made -> made.level() <= level)
        .mapToInt(Made::number)
        .max()
        .orElse(0);
  }

  /**
   * The reading of a graph, part by part: collects the nodes from the contradiction back to the
   * decisions.
   */
  public static final class Reading {

    /** Bounds a part to some hundredths of a second. */
    private static final int NODES_OF_PART = 200;

    private final Trace trace;
    private final int event;
    private final TraceKey key;
    private final RecordedReasons reasons;
    private final ImmutableIntArray[] causes; // by position in the log, of those that have a part
    private final int[] levels; // by position in the log
    private final int[] nodeAt; // by position in the log
    private final boolean[] hasPart; // by position in the log
    private final ImmutableIntArray ofContradiction;
    private int left; // how many positions in the log have not been read

    /**
     * Begins to read the graph of the contradiction at {@code event}.
     *
     * @throws IllegalArgumentException if the trace {@linkplain #isIn records no causes}
     */
    public Reading(Trace trace, int event) {
      this.trace = trace;
      this.event = event;
      this.key = trace.key();
      this.reasons = new RecordedReasons(trace, Contradictions.standing(trace, event));
      this.causes = new ImmutableIntArray[reasons.log().length()];
      this.levels = new int[causes.length];
      this.nodeAt = new int[causes.length];
      Arrays.fill(nodeAt, NONE);
      this.hasPart = new boolean[causes.length];
      this.ofContradiction = belowRoot(reasons.contradiction());
      ofContradiction.forEach(at -> hasPart[at] = true);
      this.left = causes.length;
    }

    /** Returns the position of the event of the contradiction. */
    public int event() {
      return event;
    }

    /** Reads the next part; returns whether nothing is left. */
    public boolean readOn() {
      for (int nodes = 0; left > 0 && nodes < NODES_OF_PART; ) {
        left--;
        if (hasPart[left]) {
          causes[left] = belowRoot(reasons.reason(left));
          causes[left].forEach(before -> hasPart[before] = true);
          nodes++;
        }
      }
      return left == 0;
    }

    /** Returns the graph, which has been read. */
    public ImplicationGraph graph() {
      int count = 0;
      for (int at = 0; at < causes.length; at++) {
        levels[at] = hasPart[at] ? level(at) : 0;
        hasPart[at] = levels[at] > 0;
        nodeAt[at] = hasPart[at] ? count++ : NONE;
      }
      ImmutableList<Node> nodes =
          IntStream.range(0, causes.length)
              .filter(at -> hasPart[at])
              .mapToObj(this::node)
              .collect(toImmutableList());
      return new ImplicationGraph(
          trace,
          event,
          nodes,
          nodes(ofContradiction),
          reasons.emptied(),
          constraint(reasons.failedArc()),
          reasons.violatedNogood(),
          decisions());
    }

    private ImmutableIntArray belowRoot(ImmutableIntArray positions) {
      return ImmutableIntArray.copyOf(
          positions.stream().filter(at -> reasons.level(at) > 0).toArray());
    }

    private int level(int at) {
      return reasons.basis(at) == Basis.DECISION
          ? reasons.level(at)
          : causes[at].stream().map(before -> levels[before]).max().orElse(0);
    }

    private ImmutableIntArray nodes(ImmutableIntArray positions) {
      return ImmutableIntArray.copyOf(
          positions.stream().map(at -> nodeAt[at]).filter(node -> node != NONE).toArray());
    }

    private Node node(int at) {
      return new Node(
          Literal.ofLog(reasons.log().literal(at), key),
          levels[at],
          reasons.basis(at),
          constraint(reasons.arc(at)),
          reasons.nogood(at),
          nodes(causes[at]),
          reasons.event(at));
    }

    private Optional<Constraint> constraint(int arc) {
      return arc == NONE ? Optional.empty() : Optional.of(key.constraint(arc));
    }

    private ImmutableList<Made> decisions() {
      TracePlayer player = trace.player();
      player.seek(Contradictions.standing(trace, event));
      TraceState state = player.state();
      ImmutableList.Builder<Made> made = ImmutableList.builder();
      int number = 0;
      for (int level = 1; level <= state.depth(); level++) {
        if (state.isChoice(level)) {
          number++;
          int at = reasons.decision(level);
          Literal literal =
              new Literal(state.decisionVariable(level), state.decisionValue(level), true);
          made.add(new Made(level, number, literal, at == NONE ? NONE : nodeAt[at], at == NONE));
        }
      }
      return made.build();
    }
  }
}
