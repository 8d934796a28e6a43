package org.cspworkbench.viewer.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that the options of a solver contain its declared parameters and are passed to it. */
class SolverOptionsTest {

  private final OptionsModel ofCollapse = new OptionsModel(Runs.solver("wfc"));

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void theFormContainsTheDeclaredParametersAndTheSeedOfRandomSolvers(Solver solver) {
    OptionsModel options = new OptionsModel(solver);
    boolean random = solver.about().chance() == Chance.SEEDED;
    assertThat(options.fields()).containsAll(solver.parameters()).doesNotHaveDuplicates();
    assertThat(options.fields().contains(Settings.SEED)).isEqualTo(random);
    assertThat(options.settings().seed()).isEqualTo(Settings.defaults().seed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", " 70 ", "1,000", "1000000000"})
  void aNumberInItsRangeIsAccepted(String typed) {
    assertThat(ofCollapse.set(WaveFunctionCollapse.ATTEMPTS, typed)).isEmpty();
    assertThat(ofCollapse.settings().valueOf(WaveFunctionCollapse.ATTEMPTS))
        .isEqualTo(Long.parseLong(typed.strip().replace(",", "")));
    ofCollapse.reset();
    assertThat(ofCollapse.settings().valueOf(WaveFunctionCollapse.ATTEMPTS)).isEqualTo(3500);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-3", "1000000001", "99999999999999999999", "many", "1.5"})
  void anyOtherNumberIsRefusedInOneSentenceAndChangesNothing(String typed) {
    assertThat(ofCollapse.set(WaveFunctionCollapse.ATTEMPTS, typed).orElseThrow())
        .startsWith("attempts is a whole number from 1 to 1,000,000,000");
    assertThat(ofCollapse.value(WaveFunctionCollapse.ATTEMPTS)).isEqualTo(3500);
  }

  @Test
  void weightsArePassedToTheSolverAndInvalidOnesAreRejected() {
    Parameter weights = ofCollapse.fields().get(ofCollapse.fields().size() - 1);
    assertThat(ofCollapse.set(weights, " 1:3, 2:0.5 ")).isEmpty();
    assertThat(ofCollapse.settings().weights().byLabel())
        .containsOnly(entry("1", 3.0), entry("2", 0.5));
    assertThat(ofCollapse.set(weights, "1:0").orElseThrow())
        .isEqualTo(
            "weights is VALUE:WEIGHT,VALUE:WEIGHT,… with each value once and weights from 0.001 to"
                + " 1000, not \"1:0\".");
    assertThat(ofCollapse.text(weights)).isEqualTo("1:3, 2:0.5");
    ofCollapse.reset();
    assertThat(ofCollapse.settings().weights().byLabel()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "42", "9223372036854775807"})
  void theSeedReachesTheSolver(String typed) {
    assertThat(ofCollapse.set(Settings.SEED, typed)).isEmpty();
    ofCollapse.setDetail(Detail.FINE);
    assertThat(ofCollapse.settings().seed()).isEqualTo(Long.parseLong(typed));
    assertThat(ofCollapse.detail()).isEqualTo(Detail.FINE);
  }
}
