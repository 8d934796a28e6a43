package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.variables.IntVar;

/**
 * The queens as Choco knows them, stated like {@link org.cspworkbench.core.problem.Queens} and
 * searched like {@code mac}: every two queens differ by three constraints of their own; smallest
 * domain first, ties by index, values ascending, x = v and then x ≠ v. Serves one search.
 */
final class ChocoQueens {

  private final Solver solver;
  private final IntVar[] queens;

  ChocoQueens(int n) {
    Model model = new Model();
    queens = model.intVarArray("q", n, 1, n);
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        model.arithm(queens[i], "!=", queens[j]).post();
        model.arithm(queens[i], "!=", queens[j], "+", j - i).post();
        model.arithm(queens[i], "!=", queens[j], "+", i - j).post();
      }
    }
    solver = model.getSolver();
    solver.setSearch(Search.intVarSearch(new FirstFail(model), new IntDomainMin(), queens));
  }

  /** Searches for all solutions and counts them. */
  long countSolutions() {
    while (solver.solve()) {
      // each is counted by the solver
    }
    return solver.getSolutionCount();
  }

  /** Searches for all solutions: the columns, row by row. */
  ImmutableList<ImmutableIntArray> solutions() {
    ImmutableList.Builder<ImmutableIntArray> solutions = ImmutableList.builder();
    while (solver.solve()) {
      solutions.add(ImmutableIntArray.copyOf(Arrays.stream(queens).mapToInt(IntVar::getValue)));
    }
    return solutions.build();
  }

  /** How often the search has failed. */
  long failures() {
    return solver.getFailCount();
  }
}
