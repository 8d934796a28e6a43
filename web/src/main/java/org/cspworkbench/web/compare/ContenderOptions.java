package org.cspworkbench.web.compare;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.web.page.OptionsDialog;

/** The options of one of the compared solvers; the seed is that of all. */
final class ContenderOptions implements OptionsDialog.Choice {

  private final PageComparison comparison;
  private int index;

  ContenderOptions(PageComparison comparison) {
    this.comparison = comparison;
  }

  /** Chooses the solver whose options are shown. */
  void choose(int newIndex) {
    index = newIndex;
  }

  @Override
  public Optional<PageRun> run() {
    return comparison
        .statement()
        .map(
            problem ->
                PageRun.of(problem, comparison.solvers().get(index))
                    .withSeed(comparison.model().seed()));
  }

  @Override
  public void check(PageRun wanted) throws UnreadableException {
    wanted.request();
  }

  @Override
  public void solve(PageRun wanted) {
    List<SolverSpec> solvers = new ArrayList<>(comparison.solvers());
    solvers.set(index, wanted.solver());
    comparison.model().choose(ImmutableList.copyOf(solvers), wanted.seed());
  }
}
