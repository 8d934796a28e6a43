package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each solution is better than the one before, and the last is the best that brute force knows. */
final class BranchAndBoundTest {

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(120))
          .addAll(Case.drawn(0, 20, seed -> RandomBinary.modelRb(seed, 7, 4, 0.5, 0.3)))
          .build();

  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void theLastSolutionIsTheBestThereIs(LookAhead lookAhead) {
    for (Case problem : PROBLEMS) {
      for (Branching branching : Composition.branchings()) {
        Solutions small = new Solutions();
        Search least =
            search(problem, lookAhead)
                .branching(branching)
                .optimise(Objective.minimum(sum(problem)));
        endsProved(least.onSolution(small));
        isBestOf(small, problem, solution -> worth(solution));

        Solutions large = new Solutions();
        Search most =
            search(problem, lookAhead)
                .branching(branching)
                .optimise(Objective.maximum(sum(problem)));
        endsProved(most.order(new DomWdeg()).restarts(Restarts.luby(2)).onSolution(large));
        isBestOf(large, problem, solution -> -worth(solution));

        if (branching == Branching.BINARY) {
          Solutions learnt = new Solutions();
          Search learning =
              search(problem, lookAhead)
                  .branching(branching)
                  .optimise(Objective.maximum(sum(problem)));
          endsProved(learning.restarts(Restarts.fixed(2)).nogoods().onSolution(learnt));
          isBestOf(learnt, problem, solution -> -worth(solution));
        }

        Solutions first = new Solutions();
        Variable x = problem.csp().variables().get(0);
        endsProved(
            search(problem, lookAhead).optimise(Objective.minimum(Linear.of(x))).onSolution(first));
        isBestOf(first, problem, solution -> solution.get(0));
      }
    }
  }

  private static void endsProved(Search search) {
    assertThat(search.solve(Limits.none(), null).ending()).isEqualTo(Ending.EXHAUSTED);
  }

  private static void isBestOf(
      Solutions found, Case problem, ToLongFunction<ImmutableList<Integer>> cost) {
    List<Long> costs = new ArrayList<>();
    found.inOrder().forEach(solution -> costs.add(cost.applyAsLong(solution)));
    assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
    for (int i = 1; i < costs.size(); i++) {
      assertThat(costs.get(i)).as("%s", problem).isLessThan(costs.get(i - 1));
    }
    long[] all = problem.solutions().stream().mapToLong(cost).sorted().toArray();
    assertThat(costs.isEmpty()).as("%s", problem).isEqualTo(all.length == 0);
    if (all.length > 0) {
      assertThat(costs.get(costs.size() - 1)).as("%s", problem).isEqualTo(all[0]);
    }
  }

  /** 1·x0 − 2·x1 + 3·x2 … */
  private static Linear sum(Case problem) {
    Linear sum = Linear.of(problem.csp().variables().get(0));
    for (Variable x : problem.csp().variables().subList(1, problem.csp().variables().size())) {
      sum = sum.plus(factor(x.index()), x);
    }
    return sum.plus(7);
  }

  private static long worth(ImmutableList<Integer> solution) {
    long sum = 7;
    for (int x = 0; x < solution.size(); x++) {
      sum += factor(x) * solution.get(x);
    }
    return sum;
  }

  private static long factor(int x) {
    return x % 2 == 0 ? x + 1L : -(x + 1L);
  }

  /** What the bound takes is in the trace, so that playing it counts the same. */
  @Test
  void theTraceTellsWhatTheBoundTakes() {
    for (Case problem : PROBLEMS) {
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      SearchResult result =
          search(problem, LookAhead.AC3_BIT)
              .branching(Branching.BINARY)
              .optimise(Objective.minimum(sum(problem)))
              .solve(Limits.none(), recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      player.seek(player.trace().length());
      assertThat(player.state().counters().fails()).isEqualTo(result.counters().fails());
      assertThat(player.state().counters().prunings()).isEqualTo(result.counters().prunings());
      assertThat(player.state().counters().nodes()).isEqualTo(result.counters().nodes());
      assertThat(player.state().counters().solutions()).isEqualTo(result.counters().solutions());
    }
  }

  @Test
  void whatIsNotDefinedWithABoundIsRefused() {
    Case problem = PROBLEMS.get(0);
    Search search = search(problem, LookAhead.AC3).optimise(Objective.minimum(sum(problem)));
    assertThatIllegalStateException().isThrownBy(() -> search.start(Limits.none()).attempt(1));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                search
                    .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new))
                    .solve(Limits.none(), null))
        .withMessage(
            "a bound gives conflict-directed backjumping no reasons: take one or the other");
  }

  private static Search search(Case problem, LookAhead lookAhead) {
    return new Search(problem.network(), problem.csp())
        .lookAhead(lookAhead.maker())
        .order(new Mrv());
  }
}
