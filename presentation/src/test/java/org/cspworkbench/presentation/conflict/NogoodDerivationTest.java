package org.cspworkbench.presentation.conflict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Node;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever solver recorded the run: each nogood, and each cut on the way to it, holds in no
 * solution, each reason implies its literal, and the implication point is the first one. Solutions
 * are found by brute force, implication points by walks through the graph.
 */
final class NogoodDerivationTest {

  private static final int PROBLEMS = 10;
  private static final int CONTRADICTIONS = 15; // of each run

  static Stream<Solver> solvers() {
    return Runs.solvers().stream();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void nogoodsAreImpliedAndTheImplicationPointIsTheFirst(Solver solver) {
    List<Csp> problems = new ArrayList<>();
    problems.add(Queens.pairwise(6));
    problems.add(LatinSquare.ofOrder(3));
    for (long seed = 0; seed < PROBLEMS; seed++) {
      problems.add(RandomBinary.modelRb(seed, 7, 4, 0.6, 0.35));
    }
    for (Csp csp : problems) {
      Trace trace = Runs.trace(solver, new Problem.General(csp), Detail.DECISIONS);
      if (ImplicationGraph.isIn(trace)) {
        check(trace, solutions(csp));
      }
    }
  }

  /** Of binary constraints, the trace tells all that the search knew. */
  @Test
  void theNogoodIsTheOneThatTheSearchHasLearnt() {
    List<Csp> problems = new ArrayList<>();
    problems.add(Queens.pairwise(6));
    problems.add(Queens.pairwise(12));
    problems.add(LatinSquare.ofOrder(3));
    for (long seed = 0; seed < 4 * PROBLEMS; seed++) {
      problems.add(RandomBinary.modelRb(seed, 7, 4, 0.6, 0.35));
    }
    int learnt = 0;
    for (Csp csp : problems) {
      Trace trace = Runs.trace(Runs.solver("learning"), new Problem.General(csp), Detail.DECISIONS);
      for (int event = Contradictions.from(trace, 0).orElse(NONE);
          event != NONE;
          event = Contradictions.from(trace, event + 1).orElse(NONE)) {
        LearntList list = LearntList.at(trace, Math.min(event + 2, trace.length()));
        learnt += list.from(event).isPresent() ? 1 : 0;
        assertThat(NogoodDerivation.of(ImplicationGraph.of(trace, event)).isLearntOtherwise(list))
            .as("%s, event %d", csp.name(), event)
            .isFalse();
      }
    }
    assertThat(learnt).isGreaterThan(problems.size());
  }

  /** The example of the documentation: B and C are not to blame. */
  @Test
  void theSearchLearnsTheTwoLiteralsOfTheExample() {
    Problem problem =
        ShippedLesson.find("whose-fault").orElseThrow().read().runs().get(0).problem();
    Trace trace = Runs.trace(Runs.solver("learning"), problem, Detail.DECISIONS);
    int event = Contradictions.from(trace, 0).orElse(NONE);
    assertThat(
            LearntList.at(trace, Math.min(event + 2, trace.length()))
                .from(event)
                .orElseThrow()
                .literals())
        .extracting(literal -> literal.text(trace.csp()))
        .containsExactlyInAnyOrder("E = 3", "A = 1");
  }

  /** Only a search that learns jumps to where its nogood rules something out. */
  @ParameterizedTest
  @MethodSource("solvers")
  void theJumpOfASolverThatDoesNotLearnIsHypothetical(Solver solver) {
    ConflictWords words = new ConflictWords(TextBundle.ofPhrases(Locale.ENGLISH));
    Trace trace = Runs.trace(solver, new Problem.General(Queens.pairwise(8)), Detail.DECISIONS);
    if (!ImplicationGraph.isIn(trace)) {
      return;
    }
    boolean learns =
        IntStream.range(0, trace.length()).anyMatch(p -> trace.kind(p) == EventKind.LEARN);
    int position = 0;
    for (int k = 0; k < CONTRADICTIONS; k++) {
      int event = Contradictions.from(trace, position).orElse(NONE);
      if (event == NONE) {
        break;
      }
      position = event + 1;
      NogoodDerivation analysis = NogoodDerivation.of(ImplicationGraph.of(trace, event));
      if (analysis.implicationPoint() != NONE) {
        String jump =
            words.jump(analysis, LearntList.at(trace, Math.min(event + 2, trace.length())));
        assertThat(jump.contains("a learning solver would")).as(jump).isNotEqualTo(learns);
        assertThat(words.forced(analysis).contains("would")).isNotEqualTo(learns);
      }
    }
  }

  /**
   * In the middle of a run, the nogood may not be recorded yet when its contradiction is. Of sums,
   * the search knows other reasons than the trace.
   */
  @Test
  void theSentenceNamesTheListOnlyIfTheListHasTheNogood() {
    ConflictWords words = new ConflictWords(TextBundle.ofPhrases(Locale.ENGLISH));
    Trace trace =
        Runs.trace(
            Runs.solver("learning"), new Problem.General(MagicSquare.ofOrder(3)), Detail.DECISIONS);
    int otherwise = 0;
    for (int event = Contradictions.from(trace, 0).orElse(NONE);
        event != NONE;
        event = Contradictions.from(trace, event + 1).orElse(NONE)) {
      NogoodDerivation analysis = NogoodDerivation.of(ImplicationGraph.of(trace, event));
      LearntList before = LearntList.at(trace, event + 1);
      LearntList after = LearntList.at(trace, Math.min(event + 2, trace.length()));
      assertThat(words.jump(analysis, before)).doesNotContain("is in the list");
      assertThat(before.from(event)).isEmpty();
      boolean isNamed = words.jump(analysis, after).contains("is in the list");
      assertThat(isNamed)
          .isEqualTo(analysis.implicationPoint() != NONE && analysis.isLearntOtherwise(after));
      if (isNamed) {
        assertThat(after.entries().get(0).event()).isEqualTo(event + 1);
        otherwise++;
      }
    }
    assertThat(otherwise).isPositive();
  }

  private static void check(Trace trace, List<int[]> solutions) {
    int checked = 0;
    for (int event = Contradictions.from(trace, 0).orElse(NONE);
        event != NONE && checked < CONTRADICTIONS && !isAfterSolution(trace, event);
        event = Contradictions.from(trace, event + 1).orElse(NONE)) {
      check(NogoodDerivation.of(ImplicationGraph.of(trace, event)), solutions);
      checked++;
    }
  }

  private static boolean isAfterSolution(Trace trace, int event) {
    for (int p = 0; p < event; p++) {
      if (trace.kind(p) == EventKind.SOLUTION) {
        return true; // what is refuted from then on follows from no constraint
      }
    }
    return false;
  }

  private static void check(NogoodDerivation analysis, List<int[]> solutions) {
    ImplicationGraph graph = analysis.graph();
    for (Node node : graph.nodes()) {
      if (!node.isDecision()) {
        assertThat(solutions)
            .noneMatch(each -> holdAll(graph, node.causes(), each) && !holds(node.literal(), each));
      }
    }
    for (Cut cut : analysis.cuts()) {
      assertThat(solutions).noneMatch(each -> holdAll(graph, cut.literals(), each));
    }
    if (analysis.implicationPoint() == NONE) {
      assertThat(solutions).isEmpty();
      return;
    }
    int level = graph.level();
    assertThat(analysis.nogood().stream().filter(n -> graph.nodes().get(n).level() == level))
        .containsExactly(analysis.implicationPoint());
    assertThat(analysis.jumpLevel()).isLessThan(level);
    assertThat(reaches(graph, level, analysis.implicationPoint())).isFalse();
    for (int later = analysis.implicationPoint() + 1; later < graph.nodes().size(); later++) {
      if (graph.nodes().get(later).level() == level) {
        assertThat(reaches(graph, level, later)).isTrue();
      }
    }
  }

  /**
   * Returns whether there is a way from the contradiction back, through literals of {@code level}
   * other than {@code without}, to the decision of that level.
   */
  private static boolean reaches(ImplicationGraph graph, int level, int without) {
    BitSet met = new BitSet();
    graph.causes().stream().filter(n -> n != without).forEach(met::set);
    for (int n = graph.nodes().size() - 1; n >= 0; n--) {
      Node node = graph.nodes().get(n);
      if (met.get(n) && node.level() == level) {
        if (node.isDecision()) {
          return true;
        }
        node.causes().stream().filter(c -> c != without).forEach(met::set);
      }
    }
    return false;
  }

  private static boolean holdAll(ImplicationGraph graph, ImmutableIntArray nodes, int... solution) {
    return nodes.stream().allMatch(n -> holds(graph.nodes().get(n).literal(), solution));
  }

  private static boolean holds(Literal literal, int... solution) {
    return (solution[literal.variable()] == literal.value()) == literal.isEquation();
  }

  private static List<int[]> solutions(Csp csp) {
    List<int[]> found = new ArrayList<>();
    extend(csp, new int[csp.variables().size()], 0, found);
    return found;
  }

  /** Tries all values of the variables from {@code x} on, as indices. */
  private static void extend(Csp csp, int[] indices, int x, List<int[]> found) {
    if (csp.constraints().stream().anyMatch(c -> isViolated(c, csp, indices, x))) {
      return;
    }
    if (x == indices.length) {
      found.add(indices.clone());
      return;
    }
    for (int i = 0; i < csp.variables().get(x).domain().size(); i++) {
      indices[x] = i;
      extend(csp, indices, x + 1, found);
    }
  }

  private static boolean isViolated(Constraint constraint, Csp csp, int[] indices, int assigned) {
    ImmutableList<Integer> scope =
        constraint.scope().stream().map(x -> x.index()).collect(ImmutableList.toImmutableList());
    return scope.stream().allMatch(x -> x < assigned)
        && !constraint.isSatisfiedBy(
            Arrays.stream(scope.stream().mapToInt(Integer::intValue).toArray())
                .map(x -> csp.variables().get(x).domain().valueAt(indices[x]))
                .toArray());
  }
}
