package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.stream.LongStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Cheapest;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LargeNeighbourhood;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.SolutionSaving;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever parts a search for the best solution is made of, it ends with the best solution that
 * brute force knows, for every seed, and proves it.
 */
final class OptimisationPartsTest {

  private static final int PARTS = 4;

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(60))
          .addAll(Case.drawn(0, 10, seed -> RandomBinary.modelRb(seed, 7, 4, 0.5, 0.3)))
          .addAll(Case.drawn(0, 60, OptimisationPartsTest::matrixOfSums))
          .build();

  /** A 0/1 matrix whose rows and columns have sums, with one sum of any kind. */
  private static Csp matrixOfSums(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("matrix of sums");
    int most = 1 + random.nextInt(2);
    Variable[][] cells = new Variable[3][3];
    Linear all = Linear.sum(ImmutableList.of());
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        cells[row][column] = csp.variable("x" + row + column, 0, most);
        all = all.plus(random.nextInt(7) - 3, cells[row][column]);
      }
    }
    for (int line = 0; line < 3; line++) {
      Linear row = Linear.sum(ImmutableList.of());
      Linear column = Linear.sum(ImmutableList.of());
      for (int k = 0; k < 3; k++) {
        row = row.plus(1, cells[line][k]);
        column = column.plus(1 + random.nextInt(2), cells[k][line]);
      }
      csp.post(random.nextInt(3) == 0 ? row.atMost(2) : row.equalTo(1 + random.nextInt(most)));
      csp.post(random.nextInt(2) == 0 ? column.atLeast(1) : column.atMost(3));
    }
    csp.post(random.nextInt(2) == 0 ? all.atMost(0) : all.atLeast(-9));
    return csp.build();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void allPartsTogetherFindTheBestSolution(boolean learns) {
    for (Case problem : PROBLEMS) {
      Objective objective = objective(problem);
      long best = best(problem, objective);
      for (int parts = 0; parts < 1 << PARTS; parts++) {
        Solutions found = new Solutions();
        Search search = search(problem, parts, problem.seed(), learns).optimise(objective);
        SearchResult result = search.onSolution(found).solve(Limits.none(), null);
        assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
        assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
        assertThat(costOfLast(found, objective)).as("%s, parts %s", problem, parts).isEqualTo(best);
      }
    }
  }

  @Test
  void everySeedLeadsToTheBestSolution() {
    for (Case problem : PROBLEMS.subList(70, 90)) {
      Objective objective = objective(problem);
      long best = best(problem, objective);
      for (long seed = 0; seed < 50; seed++) {
        Solutions found = new Solutions();
        search(problem, (1 << PARTS) - 1, seed, seed % 2 == 0)
            .optimise(objective)
            .onSolution(found)
            .solve();
        assertThat(costOfLast(found, objective)).as("%s, seed %s", problem, seed).isEqualTo(best);
      }
    }
  }

  @Test
  void theTraceTellsTheTrialsToo() {
    for (Case problem : PROBLEMS) {
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      SearchResult result =
          search(problem, (1 << PARTS) - 1, 1, false)
              .optimise(objective(problem))
              .solve(Limits.none(), recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      player.seek(player.trace().length());
      assertThat(player.state().counters().nodes()).isEqualTo(result.counters().nodes());
      assertThat(player.state().counters().prunings()).isEqualTo(result.counters().prunings());
      assertThat(player.state().counters().fails()).isEqualTo(result.counters().fails());
      assertThat(player.state().counters().solutions()).isEqualTo(result.counters().solutions());
    }
  }

  /** Bits of {@code parts}: values of the solution, neighbourhoods, trials, relaxation. */
  private static Search search(Case problem, int parts, long seed, boolean learns) {
    ValueOrder cheapest = learns ? new SavedPhases(new Cheapest()) : new Cheapest();
    VariableOrder order = learns ? new ActivityOrder() : new LastConflict(new DomWdeg());
    SolutionSaving saving = new SolutionSaving(cheapest);
    Search search =
        new Search(problem.network(), problem.csp())
            .lookAhead(Gac::new)
            .branching(Branching.BINARY)
            .values((parts & 3) == 0 ? cheapest : saving)
            .order(
                (parts & 2) == 0
                    ? order
                    : new LargeNeighbourhood(order, saving, new RandomStream(seed)))
            .restarts(Restarts.luby(1));
    if ((parts & 4) != 0 && !learns) {
      search.boundImpact();
    }
    if ((parts & 8) != 0) {
      search.relaxation();
    }
    return learns
        ? search.onContradiction(LearningBacktracking.by(new Learning(Keep.FEW_LEVELS)))
        : search.nogoods();
  }

  private static Objective objective(Case problem) {
    RandomStream random = new RandomStream(problem.seed());
    Linear sum = Linear.sum(ImmutableList.of()).plus(3);
    for (Variable x : problem.csp().variables()) {
      sum = sum.plus(random.nextInt(9) - 4, x);
    }
    return random.nextInt(2) == 0 ? Objective.minimum(sum) : Objective.maximum(sum);
  }

  private static long cost(Iterable<Integer> solution, Objective objective) {
    int[] values = ImmutableList.copyOf(solution).stream().mapToInt(v -> v).toArray();
    long worth = objective.worthOf(values);
    return objective.goal() == Objective.Goal.MINIMIZE ? worth : -worth;
  }

  /** Returns the least cost of a solution; the largest number if there is none. */
  private static long best(Case problem, Objective objective) {
    return LongStream.concat(
            LongStream.of(Long.MAX_VALUE),
            problem.solutions().stream().mapToLong(solution -> cost(solution, objective)))
        .min()
        .orElseThrow();
  }

  private static long costOfLast(Solutions found, Objective objective) {
    return found.inOrder().isEmpty()
        ? Long.MAX_VALUE
        : cost(found.inOrder().get(found.inOrder().size() - 1), objective);
  }
}
