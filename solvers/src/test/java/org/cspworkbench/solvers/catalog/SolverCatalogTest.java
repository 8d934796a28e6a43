package org.cspworkbench.solvers.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverCatalogTest {

  @Test
  void theFamiliesStandInTeachingOrderAndNoIdOccursTwice() {
    assertThat(SolverCatalog.SOLVERS).extracting(solver -> solver.about().family()).isSorted();
    assertThat(SolverCatalog.SOLVERS)
        .extracting(solver -> solver.about().id())
        .doesNotHaveDuplicates();
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

  /** Four regions that all touch each other, and three colours: only a search proves it. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void aSolverIsCompleteIfAndOnlyIfItProvesThatThereIsNoSolution(Solver solver) {
    Csp.Builder csp = Csp.builder("four regions, three colours");
    List<Variable> regions = csp.variables("region", 4, Domain.range(1, 3));
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < i; j++) {
        csp.notEqual(regions.get(j), regions.get(i));
      }
    }
    Settings settings = Solvers.withFewAttempts(Settings.defaults());
    Result result = solver.solve(new Problem.General(csp.build()), settings, null);
    assertThat(result.outcome() instanceof Outcome.Unsatisfiable)
        .isEqualTo(solver.about().completeness() == Completeness.COMPLETE);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void theSeedDecidesARunIfAndOnlyIfTheSolverIsRandom(Solver solver) {
    Set<String> runs = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Settings settings =
          Solvers.withFewAttempts(Solvers.withRandomParts(solver, Settings.defaults()))
              .withSeed(seed);
      Result result = solver.solve(new Problem.General(Queens.pairwise(8)), settings, null);
      runs.add(result.outcome() + " " + result.solutions() + " " + result.statistics().nodes());
    }
    assertThat(runs.size() > 1).isEqualTo(solver.about().chance() == Chance.SEEDED);
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
