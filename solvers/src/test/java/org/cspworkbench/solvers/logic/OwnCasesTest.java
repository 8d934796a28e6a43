package org.cspworkbench.solvers.logic;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.solvers.MaskSearch;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The stored positions are checked without the techniques: against the solution of the puzzle, and
 * for many techniques against their definition, by brute force.
 */
class OwnCasesTest {

  /** Techniques whose definition {@link Definitions} tries in all ways. */
  private static final ImmutableSet<String> DEFINED =
      ImmutableSet.of(
          "full-house",
          "naked-single",
          "hidden-single",
          "pointing",
          "claiming",
          "locked-pair",
          "locked-triple",
          "naked-pair",
          "naked-triple",
          "naked-quad",
          "hidden-pair",
          "hidden-triple",
          "hidden-quad",
          "x-wing",
          "swordfish",
          "jellyfish",
          "finned-x-wing",
          "sashimi-x-wing",
          "finned-swordfish",
          "sashimi-swordfish",
          "skyscraper",
          "two-string-kite",
          "turbot-fish",
          "xy-wing",
          "xyz-wing",
          "w-wing");

  static Stream<OwnCase> cases() throws IOException {
    return OwnCase.all().stream();
  }

  static Stream<OwnCase> definedCases() throws IOException {
    return cases().filter(each -> DEFINED.contains(each.technique().id()));
  }

  @Test
  void everyTechniqueHasACase() throws IOException {
    assertThat(cases().map(OwnCase::technique)).containsAll(Techniques.ALL);
    assertThat(Techniques.ALL).extracting(RatedTechnique::id).containsAll(DEFINED);
  }

  @Test
  void conclusionsAgreeWithTheSolution() throws IOException {
    for (OwnCase each : OwnCase.all()) {
      String grid = grid(each.position());
      List<String> solutions = MaskSearch.solutions(grid, 2);
      assertThat(solutions).as(each.toString()).hasSize(1);
      boolean places = places(each.technique().id());
      for (Candidate candidate : each.conclusion()) {
        int digit = solutions.get(0).charAt(candidate.cell()) - '0';
        assertThat(each.position().has(candidate.cell(), candidate.digit())).isTrue();
        assertThat(digit == candidate.digit()).as("%s: %s", each, candidate).isEqualTo(places);
      }
    }
  }

  /** Singles place a digit, the others rule candidates out. */
  private static boolean places(String technique) {
    return ImmutableSet.of("full-house", "naked-single", "hidden-single").contains(technique);
  }

  private static String grid(Position position) {
    StringBuilder grid = new StringBuilder();
    IntStream.of(position.values()).forEach(grid::append);
    return grid.toString();
  }

  @ParameterizedTest
  @MethodSource("definedCases")
  void conclusionsFollowFromTheDefinition(OwnCase each) {
    assertThat(new Definitions(each.position()).conclusions(each.technique().id()))
        .as(each.toString())
        .contains(each.conclusion());
  }
}
