package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** {@code explain} and {@code rate}. */
final class ExplainTest {

  private static final String EMPTY = ".".repeat(81);
  private static final String CONTRADICTION = "11" + ".".repeat(79);
  private static final String SMALL = "1.....2..3.....4";

  @Test
  void everyStepIsASentenceAndTheLastFillsTheGrid() {
    Csp.Ending ending = Csp.run("explain", SMALL);
    assertThat(ending.code()).isZero();
    assertThat(ending.err()).isEmpty();
    assertThat(ending.lines())
        .filteredOn(line -> line.matches(" *\\d+\\. .*"))
        .hasSize(12)
        .allSatisfy(line -> assertThat(line).matches(".*: .*, so r[1-4]c[1-4] = [1-4]\\."));
    assertThat(ending.out()).contains("Rating: easy, score ");
  }

  @Test
  void gridsAreShownOnRequest() {
    assertThat(Csp.run("explain", SMALL, "--grids").lines())
        .filteredOn(line -> line.equals("----+----"))
        .hasSize(13);
  }

  @Test
  void allStepsThatAreAvailableAreListedWithTheirLevels() {
    Csp.Ending ending = Csp.run("explain", Csp.EASY, "--all-steps");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines())
        .filteredOn(line -> line.matches(" *\\d+\\. .*"))
        .hasSizeGreaterThan(5)
        .allSatisfy(
            line -> assertThat(line).matches(" *\\d+\\. (easy|medium|hard|unfair) +[^ ].*: .*\\."));
    JsonObject json =
        JsonParser.parseString(
                Csp.run("explain", Csp.EASY, "--all-steps", "--format", "json").out())
            .getAsJsonObject();
    JsonObject first = json.getAsJsonArray("steps").get(0).getAsJsonObject();
    assertThat(first.get("level").getAsString()).isEqualTo("easy");
    assertThat(first.keySet()).contains("technique", "sentence", "placements", "eliminations");
    assertThat(Csp.run("explain", Csp.EASY, "--all-steps", "--grids").code()).isEqualTo(2);
  }

  @Test
  void jsonContainsEachStepWithItsParts() {
    Csp.Ending ending = Csp.run("explain", SMALL, "--format", "json", "--grids");
    assertThat(ending.lines()).hasSize(1);
    JsonObject explanation = JsonParser.parseString(ending.out()).getAsJsonObject();
    assertThat(explanation.get("problem").getAsString()).isEqualTo(SMALL);
    assertThat(explanation.get("level").getAsString()).isEqualTo("easy");
    assertThat(explanation.get("givens").getAsInt()).isEqualTo(4);
    assertThat(explanation.getAsJsonArray("steps")).hasSize(12);
    JsonObject last = explanation.getAsJsonArray("steps").get(11).getAsJsonObject();
    assertThat(last.keySet())
        .containsExactly(
            "technique",
            "sentence",
            "cells",
            "digits",
            "units",
            "links",
            "placements",
            "eliminations",
            "grid");
    assertThat(last.get("grid").getAsString()).hasSize(16).doesNotContain(".");
  }

  @Test
  void ratePrintsTheDifficultyOfEachPuzzleOnOneLine() {
    Csp.Ending ending = Csp.runOn(Csp.EASY + "\n" + SMALL + "\n", "rate", "-");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line.split("\t")).hasSize(6));
    assertThat(ending.lines().get(1)).startsWith(SMALL + "\teasy\t").contains("\t4 givens\t");
  }

  @Test
  void ratingsAreAlsoWrittenForPrograms() {
    String input = SMALL + "\n" + SMALL + "\n";
    assertThat(Csp.runOn(input, "rate", "-", "--format", "json").out())
        .isEqualTo(
            """
            {"problem":"%s","givens":4,"level":"easy","score":48,"hardest":"naked-single",\
            "techniques":{"full-house":8,"naked-single":4}}
            """
                .formatted(SMALL)
                .repeat(2));
    assertThat(Csp.runOn(input, "rate", "-", "--format", "csv").out())
        .isEqualTo(
            "problem,givens,level,score,hardest,techniques\n"
                + (SMALL + ",4,easy,48,naked-single,\"8× full-house, 4× naked-single\"\n")
                    .repeat(2));
  }

  @Test
  void puzzlesWithoutExactlyOneSolutionAreRejectedInOneSentence() {
    for (String command : new String[] {"explain", "rate"}) {
      assertThat(Csp.run(command, EMPTY).code()).isEqualTo(5);
      assertThat(Csp.run(command, EMPTY).err()).contains("several solutions");
      assertThat(Csp.run(command, CONTRADICTION))
          .isEqualTo(
              new Csp.Ending(
                  4, "", "csp: row 1 holds 1 twice (r1c1 and r1c2); the puzzle has no solution\n"));
      assertThat(Csp.run(command, "--problem", "queens:4").code()).isEqualTo(3);
    }
  }
}
