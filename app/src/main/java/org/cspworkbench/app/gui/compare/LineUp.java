package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** Solvers that are worth seeing side by side. */
public enum LineUp {
  /** From no look ahead to as much as there is. */
  LOOKING_AHEAD("backtracking", "ac3", "forward-checking", "mac"),
  /** From one step back to as many as help. */
  LOOKING_BACK("backtracking", "mrv", "cbj", "fc-cbj"),
  /** Wave function collapse, by what it does at a contradiction. */
  COLLAPSE("wfc-greedy", "wfc", "wfc-backtracking", "wfc-neighbours"),
  /** From what a person does to what only a program does. */
  BY_HAND("singles", "pairs", "logic", "exact-cover"),
  /** Very different ideas. */
  IDEAS("min-conflicts", "wfc", "exact-cover", "domwdeg");

  private final ImmutableList<String> ids;

  LineUp(String... ids) {
    this.ids = ImmutableList.copyOf(ids);
  }

  /** The solvers, in order. */
  public ImmutableList<Solver> solvers() {
    return ids.stream()
        .map(id -> SolverCatalog.find(id).orElseThrow())
        .collect(ImmutableList.toImmutableList());
  }

  /** What they are compared for. */
  public String title() {
    return Texts.text("lineup." + name().toLowerCase(Locale.ROOT));
  }

  /** The names of the solvers. */
  public String names() {
    return solvers().stream().map(SolverWords::name).collect(Collectors.joining(", "));
  }
}
