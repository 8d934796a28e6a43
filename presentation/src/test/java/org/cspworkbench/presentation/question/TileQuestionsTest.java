package org.cspworkbench.presentation.question;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Questions about which tiles can stand in a cell. The oracle makes the grid arc consistent by
 * brute force, from the tiles that were drawn before and the table of the set, without the domains
 * of the run.
 */
final class TileQuestionsTest {

  @ParameterizedTest(name = "{0}, seed {1}")
  @CsvSource({
    "'tiles:sewer,6', 1",
    "'tiles:castle,7', 2",
    "'tiles:rooms,6', 3",
    "'tiles-periodic:castle,5', 4",
  })
  void theRightTileIsConsistentWithTheDrawnTilesAndTheOthersAreNot(String problem, long seed) {
    Trace trace = trace("wfc", problem, seed);
    QuestionMaker maker = new QuestionMaker(trace, seed);
    Map<Integer, Integer> drawn = new HashMap<>();
    TracePlayer player = trace.player();
    int asked = 0;
    while (player.stepForward()) {
      TraceEvent event = requireNonNull(player.lastEvent());
      if (event.kind() == EventKind.RESTART) {
        drawn.clear();
      }
      if (event.kind() == EventKind.TRY) {
        drawn.put(event.variable(), event.value());
        Optional<Question> question = maker.ask(QuestionKind.TILES, player.position());
        if (question.isPresent()) {
          check(trace, question.get(), drawn);
          asked++;
        }
      }
    }
    assertThat(asked).as("%s, seed %d", problem, seed).isGreaterThan(5);
  }

  private static void check(Trace trace, Question question, Map<Integer, Integer> drawn) {
    TileScene tiles = TileScene.of(trace.csp()).orElseThrow();
    List<BitSet> domains = consistent(trace, tiles, drawn);
    int cell = question.variable();
    assertThat(drawn).doesNotContainKey(cell).containsEntry(question.neighbour(), question.value());
    assertThat(question.answers()).hasSizeBetween(2, 4).doesNotHaveDuplicates();
    for (int i = 0; i < question.answers().size(); i++) {
      Answer.OfTile tile = (Answer.OfTile) question.answers().get(i);
      assertThat(domains.get(cell).get(tile.value()))
          .as("%s of %s", tile, question)
          .isEqualTo(i == question.right());
      if (i == question.right()) {
        assertThat(tile.removedBy()).isEqualTo(TraceEvent.NONE);
      } else {
        checkCause(tiles, domains, cell, tile);
      }
    }
    TracePlayer player = trace.player();
    player.seek(question.seenAt());
    assertThat(requireNonNull(player.lastEvent()).kind()).isEqualTo(EventKind.PRUNE);
    for (int i = 0; i < tiles.table().size(); i++) {
      assertThat(player.state().contains(cell, i)).isEqualTo(domains.get(cell).get(i));
    }
  }

  /** The named neighbour is beside the cell, and no tile that it can be fits the wrong answer. */
  private static void checkCause(
      TileScene tiles, List<BitSet> domains, int cell, Answer.OfTile tile) {
    boolean isBeside = false;
    for (Side side : Side.values()) {
      int place = tiles.grid().neighbour(cell, side);
      if (place != TileGrid.NONE && place == tile.removedBy()) {
        isBeside |=
            domains.get(place).stream()
                .noneMatch(other -> tiles.table().allows(tile.value(), side, other));
      }
    }
    assertThat(isBeside).as("%s in %d", tile, cell).isTrue();
  }

  private static List<BitSet> consistent(
      Trace trace, TileScene tiles, Map<Integer, Integer> drawn) {
    TracePlayer start = trace.player();
    TileTable table = tiles.table();
    TileGrid grid = tiles.grid();
    List<BitSet> domains = new ArrayList<>();
    for (int cell = 0; cell < grid.size(); cell++) {
      BitSet domain = new BitSet();
      for (int i = 0; i < table.size(); i++) {
        boolean isDrawn = !drawn.containsKey(cell) || drawn.get(cell) == i;
        domain.set(i, isDrawn && start.state().contains(cell, i)); // the border of the set
      }
      domains.add(domain);
    }
    boolean changes = true;
    while (changes) {
      changes = false;
      for (int cell = 0; cell < grid.size(); cell++) {
        for (Side side : Side.values()) {
          int neighbour = grid.neighbour(cell, side);
          if (neighbour != TileGrid.NONE) {
            BitSet supported = new BitSet();
            for (int i = 0; i < table.size(); i++) {
              int tile = i;
              supported.set(
                  i,
                  domains.get(neighbour).stream()
                      .anyMatch(other -> table.allows(tile, side, other)));
            }
            int before = domains.get(cell).cardinality();
            domains.get(cell).and(supported);
            changes |= domains.get(cell).cardinality() < before;
          }
        }
      }
    }
    return domains;
  }

  @Test
  void theCellInQuestionAndTheNeighbourAreNamedInBothLanguages() {
    Trace trace = trace("wfc", "tiles:sewer,6", 1);
    QuestionMaker maker = new QuestionMaker(trace, 1);
    Question question = null;
    for (int p = 0; question == null; p++) {
      question = maker.ask(QuestionKind.TILES, p).orElse(null);
    }
    int right = question.right();
    Answer.OfTile wrong = (Answer.OfTile) question.answers().get(right == 0 ? 1 : 0);
    String cell = trace.csp().variables().get(question.variable()).name();
    String cause = trace.csp().variables().get(wrong.removedBy()).name();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("pt-BR"))) {
      QuestionWords words = new QuestionWords(trace, TextBundle.ofPhrases(locale));
      assertThat(words.ask(question)).contains(cell).doesNotContain("{");
      assertThat(words.wrong(question, wrong))
          .contains(cause, words.answer(question, wrong))
          .contains(words.answer(question, question.rightAnswer()));
    }
  }

  @Test
  void nothingIsAskedAboutPatternsOfASample() {
    Trace trace = trace("wfc", "tiles:flowers,8", 1);
    assertThat(QuestionKind.TILES.accepts(trace.csp())).isFalse();
    QuestionMaker maker = new QuestionMaker(trace, 1);
    for (int p = 0; p < trace.length(); p++) {
      assertThat(maker.ask(QuestionKind.TILES, p)).isEmpty();
    }
  }

  private static Trace trace(String solver, String problem, long seed) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Problem stated = GalleryArgument.problem(problem, 1);
    Settings settings = Settings.defaults().withSeed(seed).withLimits(Limits.none());
    Runs.solver(solver).solve(stated, settings, recorder);
    return requireNonNull(recorder.trace());
  }
}
