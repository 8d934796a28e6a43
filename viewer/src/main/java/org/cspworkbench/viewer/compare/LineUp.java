package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** A group of solvers that are instructive to compare. */
public enum LineUp {
  /** Look-ahead from none to full. */
  LOOKING_AHEAD("backtracking", "ac3", "forward-checking", "mac"),
  /** Look-back from chronological backtracking to conflict-directed backjumping. */
  LOOKING_BACK("backtracking", "mrv", "cbj", "fc-cbj"),
  /** Variants of wave function collapse that differ in their response to a contradiction. */
  COLLAPSE("wfc-greedy", "wfc", "wfc-backtracking", "wfc-neighbours"),
  /** The policies of wave function collapse for large images. */
  IMAGES("wfc", "wfc-backtracking", "wfc-backjump", "wfc-repair"),
  /** From the techniques of people to those of programs only. */
  BY_HAND("singles", "pairs", "logic", "exact-cover"),
  /** Solvers based on very different ideas. */
  IDEAS("min-conflicts", "wfc", "exact-cover", "domwdeg");

  private final ImmutableList<String> ids;

  LineUp(String... ids) {
    this.ids = ImmutableList.copyOf(ids);
  }

  /** Returns the solvers, in order. */
  public ImmutableList<Solver> solvers() {
    return ids.stream()
        .map(id -> SolverCatalog.find(id).orElseThrow())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the title of the group. */
  public String title() {
    return Texts.text("lineup." + name().toLowerCase(Locale.ROOT));
  }

  /** Returns the names of the solvers. */
  public String names() {
    return solvers().stream().map(SolverWords::name).collect(Collectors.joining(", "));
  }
}
