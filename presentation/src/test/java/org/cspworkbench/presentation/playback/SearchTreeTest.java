package org.cspworkbench.presentation.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.SearchTree.Fate;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The tree agrees with the trace of every solver. */
class SearchTreeTest {

  static Stream<Arguments> runs() {
    return Runs.solvers().stream()
        .flatMap(
            solver ->
                IntStream.range(0, Runs.problems().size())
                    .mapToObj(k -> Arguments.of(solver.about().id(), k)));
  }

  private static Trace trace(String id, int problem) {
    Solver solver = Runs.solver(id);
    Problem stated = Runs.problems().get(problem);
    return Runs.trace(solver, stated, Detail.DECISIONS);
  }

  private static SearchTree whole(Trace trace) {
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    return tree;
  }

  @ParameterizedTest
  @MethodSource("runs")
  void thereIsANodeForEveryValueThatWasTried(String solver, int problem) {
    Trace trace = trace(solver, problem);
    SearchTree tree = whole(trace);
    long tried = IntStream.range(1, tree.size()).filter(v -> tree.variable(v) >= 0).count();
    long begun = IntStream.range(1, tree.size()).filter(tree::isRestart).count();
    assertThat(tried).isEqualTo(count(trace, EventKind.TRY));
    assertThat(begun).isEqualTo(count(trace, EventKind.RESTART));
    if (!trace.hasGap()) {
      Counts counters = trace.finalCounters();
      assertThat(counters).isNotNull();
      assertThat(tried).isEqualTo(counters.nodes());
    }
  }

  private static long count(Trace trace, EventKind kind) {
    return IntStream.range(0, trace.length()).filter(p -> trace.kind(p) == kind).count();
  }

  /** The path from a node to the root is the stack of decisions, at every position. */
  @ParameterizedTest
  @MethodSource("runs")
  void thePathToANodeIsTheCurrentDecisions(String solver, int problem) {
    Trace trace = trace(solver, problem);
    SearchTree tree = whole(trace);
    TracePlayer player = trace.player();
    Random random = new Random(problem);
    for (int k = 0; k < 60; k++) {
      int position = k == 0 ? trace.length() : random.nextInt(trace.length() + 1);
      if (position > 0 && trace.kind(position - 1) == EventKind.GAP) {
        continue; // the next state is not the result of an event
      }
      player.seek(position);
      TraceState state = player.state();
      Deque<Integer> path = new ArrayDeque<>();
      for (int v = tree.at(position); tree.variable(v) >= 0; v = tree.parent(v)) {
        path.addFirst(v);
      }
      assertThat(path).as("at event %s", position).hasSize(state.depth());
      int level = 0;
      for (int v : path) {
        level++;
        assertThat(tree.variable(v)).isEqualTo(state.decisionVariable(level));
        assertThat(tree.decision(v)).isEqualTo(state.decision(level));
        assertThat(tree.position(v)).isEqualTo(state.decisionPosition(level) + 1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("runs")
  void descendantsAreCounted(String solver, int problem) {
    SearchTree tree = whole(trace(solver, problem));
    int[] below = new int[tree.size()];
    int[] solutions = new int[tree.size()];
    for (int v = tree.size() - 1; v >= 0; v--) {
      solutions[v] += tree.fate(v) == Fate.SOLUTION ? 1 : 0;
      if (v > 0) {
        below[tree.parent(v)] += 1 + below[v];
        solutions[tree.parent(v)] += solutions[v];
      }
      assertThat(tree.below(v)).isEqualTo(below[v]);
      if (tree.isInVain(v)) {
        assertThat(solutions[v]).isZero();
      }
      if (tree.fate(v) == Fate.FAILED) {
        assertThat(tree.below(v)).isZero();
        assertThat(tree.fails(v)).isOne();
      }
    }
  }

  /** Every node is visible, merged into a visible node, or counted as hidden. */
  @ParameterizedTest
  @MethodSource("runs")
  void foldedNodesAreCounted(String solver, int problem) {
    SearchTree tree = whole(trace(solver, problem));
    FoldedTree open = FoldedTree.of(tree, node -> false);
    FoldedTree folded = FoldedTree.of(tree, tree::isInVain);
    for (FoldedTree each : List.of(open, folded)) {
      int counted = 0;
      for (int shown = 0; shown < each.size(); shown++) {
        counted += each.bottom(shown) - each.top(shown) + 1 + each.hidden(shown);
        int parent = each.parents()[shown];
        assertThat(parent).isLessThan(shown);
        if (shown > 0) {
          assertThat(each.bottom(parent)).isEqualTo(tree.parent(each.top(shown)));
        }
      }
      assertThat(counted).isEqualTo(tree.size());
      for (int node = 0; node < tree.size(); node++) {
        int shown = each.shown(node);
        assertThat(node).isBetween(each.top(shown), each.bottom(shown) + each.hidden(shown));
      }
      assertThat(TidyLayout.of(each.parents()).width()).isNotNegative();
    }
    for (int shown = 0; shown < folded.size(); shown++) {
      boolean isInVain =
          tree.isInVain(folded.bottom(shown)) && tree.below(folded.bottom(shown)) > 0;
      assertThat(folded.hidden(shown) > 0).isEqualTo(isInVain);
    }
  }
}
