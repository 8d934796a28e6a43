package org.cspworkbench.solvers.wfc;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableDoubleArray;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.StatedWeights;
import org.cspworkbench.core.model.StatedWeights.Influence;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solvers;
import org.cspworkbench.solvers.ValueWeights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The weights that a problem states reach the solvers that draw values by weight. */
class StatedWeightsTest {

  /** The 99.9 % quantile of chi-square with two degrees of freedom. */
  private static final double CHI_SQUARE = 13.8;

  private static final Domain TILES = Domain.named("wall", "moss", "water");

  private static Csp free(int variables) {
    Csp.Builder csp = Csp.builder("free");
    csp.variables("x", variables, TILES);
    return csp.build();
  }

  private static void state(Csp csp, ImmutableList<Influence> influences, double... weights) {
    new StatedWeights(TILES, ImmutableDoubleArray.copyOf(weights), influences).stateWith(csp);
  }

  private static Solution solve(String id, Csp csp, Settings settings) {
    Result result = Solvers.byId(id).solve(general(csp), settings, null);
    return result.firstSolution().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wfc", "wfc-backtracking", "wfc-backjump", "wfc-neighbours"})
  void valuesAreDrawnAsOftenAsTheirStatedWeights(String id) {
    Csp csp = free(3000);
    state(csp, ImmutableList.of(), 5, 3, 2);
    assertThat(chiSquare(solve(id, csp, Settings.defaults()), 0.5, 0.3, 0.2))
        .isLessThan(CHI_SQUARE);
  }

  @Test
  void weightsThatAreSetReplaceStatedOnesByLabel() {
    Csp csp = free(3000);
    state(csp, ImmutableList.of(), 5, 3, 2);
    Settings settings = Settings.defaults().withWeights(ValueWeights.parse("wall:0.5,moss:2.5"));
    assertThat(chiSquare(solve("wfc", csp, settings), 0.1, 0.5, 0.4)).isLessThan(CHI_SQUARE);
  }

  private static double chiSquare(Solution solution, double... shares) {
    int[] counts = new int[shares.length];
    solution.values().stream().forEach(value -> counts[value]++);
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      double expected = shares[i] * solution.values().length();
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
  }

  /** Pairs of neighbours; the second of a pair is decided beside the first. */
  @ParameterizedTest(name = "factor {0}")
  @CsvSource({"3, 0.6", "1, 0.333", "0.25, 0.111"})
  void aNeighbourMultipliesTheWeightOfWhatIsDrawnBesideIt(double factor, double share) {
    Csp.Builder builder = Csp.builder("pairs");
    int pairs = 2000;
    ImmutableList<Variable> x = builder.variables("x", 2 * pairs, TILES);
    for (int k = 0; k < pairs; k++) {
      Variable second = x.get(2 * k + 1);
      builder.where(
          "no water beside a wall", v -> v[0] + v[1] != 2 || v[0] == v[1], x.get(2 * k), second);
    }
    Csp csp = builder.build();
    ImmutableSet<Integer> moss = ImmutableSet.of(1);
    state(csp, ImmutableList.of(new Influence(moss, moss, factor)), 1, 1, 1);
    Solution solution =
        solve("wfc", csp, Settings.defaults().with(Collapse.CELL, "scan").withSeed(7));
    int beside = 0;
    int both = 0;
    for (int k = 0; k < pairs; k++) {
      if (solution.values().get(2 * k) == 1) {
        beside++;
        both += solution.values().get(2 * k + 1) == 1 ? 1 : 0;
      }
    }
    double deviation = Math.sqrt(beside * share * (1 - share));
    assertThat(both)
        .isBetween((int) (beside * share - 4 * deviation), (int) (beside * share + 4 * deviation));
  }

  /**
   * The first cell has three values of equal weight, the second two, the third one that prevails.
   */
  @ParameterizedTest
  @CsvSource({"scan, 0", "candidates, 1", "entropy, 2"})
  void theFirstCellIsTheOneOfTheChoice(String choice, int first) {
    Domain tiles = Domain.named("wall", "moss", "water", "sand");
    Csp.Builder builder = Csp.builder("three cells");
    ImmutableList<Variable> x = builder.variables("x", 3, tiles);
    builder.where("no wall", v -> v[0] != 0, x.get(0));
    builder.where("moss or water", v -> v[0] == 1 || v[0] == 2, x.get(1));
    Csp csp = builder.build();
    new StatedWeights(tiles, ImmutableDoubleArray.of(100, 1, 1, 1), ImmutableList.of())
        .stateWith(csp);
    for (String id : ImmutableList.of("wfc", "wfc-greedy", "wfc-backtracking", "wfc-backjump")) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      Settings settings = Settings.defaults().with(Collapse.CELL, choice);
      Solvers.byId(id).solve(general(csp), settings, recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      while (player.state().depth() == 0) {
        assertThat(player.stepForward()).isTrue();
      }
      assertThat(player.state().decisionVariable(1)).as(id).isEqualTo(first);
    }
  }
}
