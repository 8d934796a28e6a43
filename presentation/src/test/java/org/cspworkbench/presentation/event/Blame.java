package org.cspworkbench.presentation.event;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Halves;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Which decisions may have a part in the contradiction before a position, by the packed events: a
 * removed value depends on all that the scope of its constraint has lost. And which have none, by
 * search: without them there is still no solution.
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
      return subject == NONE ? NONE : key.variableAt(Halves.boundOrValue(subject));
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
   * Returns whether the decisions that stand in {@code now}, but for that of {@code level}, have no
   * solution; also if that takes too long to find out.
   */
  static boolean isWithoutSolution(RecountedRun run, Recount now, int level) {
    Csp csp = run.trace().csp();
    Map<Variable, Domain> restrictions =
        csp.restrictedVariables().stream()
            .collect(Collectors.toMap(x -> x, csp::initialDomain, (a, b) -> a, HashMap::new));
    for (int k = 1; k <= now.decisions().size(); k++) {
      Recount.Decision decision = now.decisions().get(k - 1);
      if (k != level && decision.isChoice()) {
        Variable x = csp.variables().get(decision.variable());
        Domain start = restrictions.getOrDefault(x, x.domain());
        restrictions.put(
            x,
            Domain.of(
                IntStream.range(0, x.domain().size())
                    .filter(i -> Halves.contains(decision.tried(), i))
                    .map(x.domain()::valueAt)
                    .filter(start::contains)
                    .toArray()));
      }
    }
    Problem problem = new Problem.General(csp.restricted("without " + level, restrictions));
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES));
    return SolverCatalog.find("mac").orElseThrow().solve(problem, settings, null).solutionCount()
        == 0;
  }
}
