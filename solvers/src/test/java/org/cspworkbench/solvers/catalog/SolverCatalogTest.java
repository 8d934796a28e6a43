package org.cspworkbench.solvers.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.problem.MapColouring;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverCatalogTest {

  @Test
  void theSolversStandInTeachingOrder() {
    assertThat(SolverCatalog.SOLVERS)
        .extracting(solver -> solver.about().id())
        .containsExactly(
            "backtracking",
            "ac3",
            "mrv",
            "cbj",
            "forward-checking",
            "fc-cbj",
            "mac",
            "mac-alldifferent",
            "domwdeg",
            "wfc",
            "wfc-greedy",
            "wfc-backtracking",
            "wfc-neighbours",
            "singles",
            "pairs",
            "pairs-backtracking",
            "logic",
            "exact-cover",
            "min-conflicts",
            "bitboard");
    assertThat(SolverCatalog.SOLVERS).extracting(solver -> solver.about().family()).isSorted();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void aSolverIsFoundByItsId(Solver solver) {
    assertThat(SolverCatalog.find(solver.about().id())).containsSame(solver);
  }

  @Test
  void anIdThatNobodyHasFindsNothing() {
    assertThat(SolverCatalog.find("MAC")).isEmpty();
    assertThat(SolverCatalog.find("")).isEmpty();
  }

  @Test
  void onlyTheseMayGiveUp() {
    assertThat(SolverCatalog.SOLVERS)
        .filteredOn(solver -> solver.about().completeness() == Completeness.INCOMPLETE)
        .extracting(solver -> solver.about().id())
        .containsExactly("wfc", "wfc-greedy", "singles", "pairs", "logic", "min-conflicts");
  }

  @Test
  void onlyTheseThrowDice() {
    assertThat(SolverCatalog.SOLVERS)
        .filteredOn(solver -> solver.about().chance() == Chance.SEEDED)
        .extracting(solver -> solver.about().id())
        .containsExactly(
            "wfc",
            "wfc-greedy",
            "wfc-backtracking",
            "wfc-neighbours",
            "pairs-backtracking",
            "min-conflicts");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void everySolverSaysWhatItIs(Solver solver) {
    About about = solver.about();
    assertThat(about.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
    assertThat(about.name()).isNotBlank();
    assertThat(about.summary()).isNotBlank().hasSizeLessThanOrEqualTo(40);
    assertThat(about.description()).hasSizeGreaterThan(80).endsWith(".");
    assertThat(about.source()).containsPattern("\\b(19|20)\\d\\d\\b");
    assertThat(about.family().title()).isNotBlank();
    assertThat(about.checkUnit().title()).isNotBlank();
    assertThat(solver.accepts(new Problem.General(MapColouring.australia()))).isTrue();
  }
}
