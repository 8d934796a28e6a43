package org.cspworkbench.solvers.logic;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the techniques against a public collection of positions in HoDoKu's library format, where
 * it is there; the property {@code techniques} says where. A case holds when one of the instances
 * found concludes exactly what the collection says, a fail case when none is found.
 */
class CaseFileTest {

  private static final Path FILE =
      Path.of(System.getProperty("techniques", "../../shared/data/techniques"))
          .resolve("reglib-half.txt");

  /** Of the cases whose technique is in the table, so many must hold, in percent. */
  private static final int SHARE = 95;

  /** What the codes of the collection are called here; a variant has more digits behind them. */
  private static final ImmutableMap<String, String> IDS =
      ImmutableMap.<String, String>builder()
          .put("0000", "full-house")
          .put("0002", "hidden-single")
          .put("0003", "naked-single")
          .put("0100", "pointing")
          .put("0101", "claiming")
          .put("0110", "locked-pair")
          .put("0111", "locked-triple")
          .put("0200", "naked-pair")
          .put("0201", "naked-triple")
          .put("0202", "naked-quad")
          .put("0210", "hidden-pair")
          .put("0211", "hidden-triple")
          .put("0212", "hidden-quad")
          .put("0300", "x-wing")
          .put("0301", "swordfish")
          .put("0302", "jellyfish")
          .put("0310", "finned-x-wing")
          .put("0311", "finned-swordfish")
          .put("0312", "finned-jellyfish")
          .put("0320", "sashimi-x-wing")
          .put("0321", "sashimi-swordfish")
          .put("0322", "sashimi-jellyfish")
          .put("0400", "skyscraper")
          .put("0401", "two-string-kite")
          .put("0402", "empty-rectangle")
          .put("0403", "turbot-fish")
          .put("0500", "colour-trap")
          .put("0501", "colour-wrap")
          .put("0502", "multi-colours-1")
          .put("0503", "multi-colours-2")
          .put("0600", "uniqueness-1")
          .put("0601", "uniqueness-2")
          .put("0602", "uniqueness-3")
          .put("0603", "uniqueness-4")
          .put("0604", "uniqueness-5")
          .put("0605", "uniqueness-6")
          .put("0606", "hidden-rectangle")
          .put("0610", "bug-1")
          .put("0701", "x-chain")
          .put("0702", "xy-chain")
          .put("0703", "remote-pair")
          .put("0706", "continuous-loop")
          .put("0707", "discontinuous-loop")
          .put("0708", "aic")
          .put("0709", "grouped-continuous-loop")
          .put("0710", "grouped-discontinuous-loop")
          .put("0711", "grouped-aic")
          .put("0800", "xy-wing")
          .put("0801", "xyz-wing")
          .put("0803", "w-wing")
          .put("0901", "als-xz")
          .put("0902", "als-xy-wing")
          .put("1101", "sue-de-coq")
          .buildOrThrow();

  /** One line of the collection. */
  private record Case(
      String code,
      Position position,
      ImmutableSet<Candidate> eliminations,
      ImmutableSet<Candidate> placements,
      String line) {

    static Case of(String line) {
      List<String> fields = Splitter.on(':').splitToList(line);
      Position position =
          Position.of(Grid.ofLine(fields.get(3).replace("+", "")))
              .without(candidates(fields.get(4)));
      return new Case(
          fields.get(1), position, candidates(fields.get(5)), candidates(fields.get(6)), line);
    }

    /** Candidates written digit, row, column. */
    private static ImmutableSet<Candidate> candidates(String text) {
      return Splitter.on(' ').omitEmptyStrings().splitToList(text).stream()
          .map(
              word ->
                  new Candidate(
                      (word.charAt(1) - '1') * 9 + word.charAt(2) - '1', word.charAt(0) - '0'))
          .collect(ImmutableSet.toImmutableSet());
    }

    boolean holds() {
      ImmutableList<Step> steps =
          techniques().stream()
              .flatMap(technique -> instances(technique).stream())
              .collect(ImmutableList.toImmutableList());
      return code.endsWith("-x") ? steps.isEmpty() : steps.stream().anyMatch(this::isConcluded);
    }

    private boolean isConcluded(Step step) {
      return placements.isEmpty()
          ? step.placements().isEmpty() && step.eliminations().equals(eliminations)
          : step.placements().equals(placements);
    }

    private ImmutableList<Step> instances(RatedTechnique technique) {
      Findings findings = Findings.all();
      technique.technique().find(position, findings);
      return findings.steps();
    }

    boolean isKnown() {
      return Techniques.find(IDS.getOrDefault(code.substring(0, 4), "")).isPresent();
    }

    /** The technique of the code; a grouped chain may go through almost locked sets too. */
    private ImmutableList<RatedTechnique> techniques() {
      String id = IDS.getOrDefault(code.substring(0, 4), "");
      return Stream.of(id, id.replace("grouped-", "als-"))
          .distinct()
          .map(each -> Techniques.find(each).orElseThrow())
          .collect(ImmutableList.toImmutableList());
    }
  }

  /** The file, if it exists; the cases of the repository are those of {@link OwnCasesTest}. */
  static Stream<Path> files() {
    return Stream.of(FILE).filter(Files::exists);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("files")
  void techniquesConcludeWhatTheCollectionSays(Path file) throws IOException {
    Map<String, int[]> counts = new TreeMap<>();
    List<String> missed = new ArrayList<>();
    int held = 0;
    int named = 0;
    for (String line : Files.readAllLines(file)) {
      Case one = Case.of(line);
      boolean holds = one.isKnown() && one.holds();
      int[] count = counts.computeIfAbsent(one.code(), code -> new int[2]);
      count[0] += holds ? 1 : 0;
      count[1]++;
      held += holds ? 1 : 0;
      named += one.isKnown() ? 1 : 0;
      if (one.isKnown() && !holds) {
        missed.add(line);
      }
    }
    counts.forEach((code, count) -> System.out.println(code + " " + count[0] + "/" + count[1]));
    System.out.println("held " + held + " of " + named + " cases of known techniques");
    missed.forEach(System.out::println);
    assertThat(held * 100).isGreaterThanOrEqualTo(SHARE * named);
  }
}
