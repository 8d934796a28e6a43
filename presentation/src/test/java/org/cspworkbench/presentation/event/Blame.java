package org.cspworkbench.presentation.event;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.presentation.conflict.Literal;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Which decisions may have a part in the contradiction before a position, by the packed events: a
 * removed value depends on all that the scope of its constraint has lost. And whether literals are
 * a nogood, by search.
 */
final class Blame {

  private static final int MOST_NODES = 5_000;

  private final Trace trace;
  private final TraceKey key;
  private final Csp csp;
  private final Recount recount;
  private final Deque<Map<Integer, BitSet>> before = new ArrayDeque<>(); // one for each decision
  private Map<Integer, BitSet> levels = new HashMap<>(); // of each removed value, by its address

  private Blame(RecountedRun run) {
    this.trace = run.trace();
    this.key = trace.key();
    this.csp = trace.csp();
    this.recount = run.recount(0);
    csp.variables().forEach(x -> noteRemoved(x.index(), new BitSet()));
  }

  /** Returns the levels that may have a part in the contradiction before {@code position}. */
  static BitSet of(RecountedRun run, int position) {
    Blame blame = new Blame(run);
    while (blame.recount.position() < position) {
      blame.step();
    }
    return blame.ofContradiction(position - 1);
  }

  private void step() {
    int event = recount.position();
    EventKind kind = trace.kind(event);
    int depth = recount.decisions().size();
    recount.step();
    for (int undone = depth - recount.decisions().size(); undone > 0; undone--) {
      levels = before.pop();
    }
    if (kind == EventKind.TRY) {
      before.push(new HashMap<>(levels));
    }
    int x = subject(kind, event);
    if (x != NONE) {
      noteRemoved(x, cause(kind, event));
    }
  }

  private int subject(EventKind kind, int event) {
    int subject = PackedEvent.subject(trace.packed(event));
    if (kind == EventKind.JUMP) {
      return subject == NONE ? NONE : trace.decision(event).variable();
    }
    return trace.variable(event);
  }

  private void noteRemoved(int x, BitSet cause) {
    BitSet remaining = recount.remaining(x);
    IntStream.range(0, csp.variables().get(x).domain().size())
        .filter(i -> !remaining.get(i))
        .forEach(i -> levels.putIfAbsent(key.address(x, i), cause));
  }

  private BitSet cause(EventKind kind, int event) {
    if (kind == EventKind.TRY) {
      BitSet own = new BitSet();
      own.set(recount.decisions().size());
      return own;
    }
    int arc = PackedEvent.cause(trace.packed(event)) - 1;
    return kind == EventKind.PRUNE && arc != NONE && arc < key.endOfArcs()
        ? ofArc(arc)
        : allLevels();
  }

  private BitSet ofArc(int arc) {
    return key.head(arc) == NONE ? ofScope(arc) : ofVariable(key.head(arc));
  }

  private BitSet allLevels() {
    BitSet all = new BitSet();
    all.set(1, recount.decisions().size() + 1);
    return all;
  }

  private BitSet ofScope(int arc) {
    BitSet union = new BitSet();
    key.constraint(arc).scope().forEach(y -> union.or(ofVariable(y.index())));
    return union;
  }

  private BitSet ofVariable(int y) {
    BitSet union = new BitSet();
    for (int i = 0; i < csp.variables().get(y).domain().size(); i++) {
      union.or(levels.getOrDefault(key.address(y, i), new BitSet()));
    }
    return union;
  }

  private BitSet ofContradiction(int event) {
    if (trace.kind(event) == EventKind.WIPE_OUT) {
      return ofVariable(trace.variable(event));
    }
    int arc = PackedEvent.cause(trace.packed(event)) - 1;
    return arc != NONE && arc < key.endOfArcs() ? ofScope(arc) : allLevels();
  }

  /**
   * Returns whether the problem has no solution in which these literals hold; also if that takes
   * too long to find out.
   */
  static boolean isWithoutSolution(Csp csp, List<Literal> literals) {
    Map<Variable, Domain> restrictions = new HashMap<>();
    csp.restrictedVariables().forEach(x -> restrictions.put(x, csp.initialDomain(x)));
    for (Literal literal : literals) {
      Variable x = csp.variables().get(literal.variable());
      int value = x.domain().valueAt(literal.value());
      int[] kept =
          restrictions
              .getOrDefault(x, x.domain())
              .values()
              .filter(each -> (each == value) == literal.isEquation())
              .toArray();
      if (kept.length == 0) {
        return true;
      }
      restrictions.put(x, Domain.of(kept));
    }
    Problem problem = new Problem.General(csp.restricted("a nogood", restrictions));
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES));
    return SolverCatalog.find("mac").orElseThrow().solve(problem, settings, null).solutionCount()
        == 0;
  }
}
