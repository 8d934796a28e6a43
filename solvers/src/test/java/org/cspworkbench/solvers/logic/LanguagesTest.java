package org.cspworkbench.solvers.logic;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceNote;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** Every step is told in every language, with the same cells and digits in it. */
class LanguagesTest {

  private static final Locale PORTUGUESE = new Locale("pt", "BR");

  /** Words that no Portuguese sentence has. */
  private static final Pattern ENGLISH_WORD =
      Pattern.compile(
          "\\b(and|so|leaves|in|of|or|row|rows|column|columns|box|boxes|the|only|have|has|holds?"
              + "|with|one|every|all|goes|from|candidates?|digits?|cells?|along|either|true)\\b");

  private static final Pattern CELL_OR_DIGIT = Pattern.compile("r\\d+c\\d+|\\d+");

  @Test
  void everyTechniqueTellsItsStepsInPortuguese() throws IOException {
    Set<RatedTechnique> told = new HashSet<>();
    for (OwnCase each : OwnCase.all()) {
      for (Step step : each.steps()) {
        assertToldInBoth(new SolutionStep(each.position().layout(), each.technique(), step));
        told.add(each.technique());
      }
    }
    assertThat(told).containsExactlyInAnyOrderElementsOf(Techniques.ALL);
  }

  @Test
  void everyStepOfAnExplanationIsToldInPortuguese() {
    for (long seed = 0; seed < 20; seed++) {
      SolutionPath.of(Position.of(RandomPuzzles.minimal(seed)))
          .moves()
          .forEach(LanguagesTest::assertToldInBoth);
    }
  }

  private static void assertToldInBoth(SolutionStep move) {
    String english = move.sentence(Locale.ENGLISH);
    String portuguese = move.sentence(PORTUGUESE);
    assertThat(portuguese).isNotBlank().doesNotContainPattern(ENGLISH_WORD).doesNotContain("{");
    assertThat(named(portuguese))
        .as("%s / %s", english, portuguese)
        .containsExactlyInAnyOrderElementsOf(named(english));
  }

  /** The cells, digits and numbers that {@code sentence} names, each as often as it does. */
  private static List<String> named(String sentence) {
    return CELL_OR_DIGIT.matcher(sentence).results().map(MatchResult::group).toList();
  }

  @Test
  void everyTechniqueHasANameInBothLanguages() {
    for (Locale language : List.of(Locale.ENGLISH, PORTUGUESE)) {
      assertThat(Techniques.ALL)
          .extracting(technique -> technique.name(language))
          .doesNotHaveDuplicates()
          .allMatch(name -> !name.isBlank());
    }
    RatedTechnique pair = Techniques.find("naked-pair").orElseThrow();
    assertThat(pair.name(Locale.ENGLISH)).isEqualTo("Naked pair");
    assertThat(pair.name(PORTUGUESE)).isEqualTo("Par nu");
  }

  /** English is asked for by its name, whatever the machine speaks; so are unknown languages. */
  @Test
  void theLanguageOfTheMachineDoesNotMatter() throws IOException {
    OwnCase any = OwnCase.all().get(0);
    SolutionStep move =
        new SolutionStep(any.position().layout(), any.technique(), any.steps().get(0));
    String english = move.sentence(Locale.ENGLISH);
    Locale machine = Locale.getDefault();
    try {
      Locale.setDefault(PORTUGUESE);
      assertThat(move.sentence(Locale.ENGLISH)).isEqualTo(english);
      assertThat(move.sentence(Locale.JAPANESE)).isEqualTo(english);
      assertThat(any.technique().name(Locale.ENGLISH))
          .isNotEqualTo(any.technique().name(PORTUGUESE));
    } finally {
      Locale.setDefault(machine);
    }
  }

  @Test
  void aTraceIsToldInTheLanguageOfItsRecorder() {
    Grid grid = RandomPuzzles.minimal(1);
    List<TraceNote> english = notes(grid, new TraceRecorder(Detail.DECISIONS));
    List<TraceNote> portuguese =
        notes(grid, new TraceRecorder(Detail.DECISIONS, 1 << 20, PORTUGUESE));
    assertThat(english).hasSameSizeAs(portuguese).hasSizeGreaterThan(40);
    assertThat(english).extracting(TraceNote::title).contains("Hidden single");
    assertThat(portuguese).extracting(TraceNote::title).contains("Único oculto");
    assertThat(portuguese)
        .extracting(TraceNote::text)
        .noneMatch(text -> ENGLISH_WORD.matcher(text).find());
  }

  @Test
  void aContradictionIsToldInTheLanguageOfTheRecorder() {
    Grid stuck = Grid.ofLine("123456..." + "......9.." + ".".repeat(63));
    assertThat(notes(stuck, new TraceRecorder(Detail.DECISIONS)))
        .contains(new TraceNote("Contradiction", "row 1 has no place left for 9."));
    assertThat(notes(stuck, new TraceRecorder(Detail.DECISIONS, 1 << 20, PORTUGUESE)))
        .contains(new TraceNote("Contradição", "a linha 1 não tem mais lugar para o 9."));
  }

  private static List<TraceNote> notes(Grid grid, TraceRecorder recorder) {
    new LogicSolver().solve(Problem.Sudoku.of(grid), Settings.defaults(), recorder);
    Trace trace = requireNonNull(recorder.trace());
    TracePlayer player = trace.player();
    return IntStream.range(0, trace.length())
        .filter(i -> trace.kind(i) == EventKind.TECHNIQUE)
        .mapToObj(
            i -> {
              player.seek(i + 1);
              return trace.note(requireNonNull(player.lastEvent()).number());
            })
        .toList();
  }
}
