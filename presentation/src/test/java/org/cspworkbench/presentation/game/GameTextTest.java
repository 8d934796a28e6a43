package org.cspworkbench.presentation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.StringReader;
import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.junit.jupiter.api.Test;

/** A saved game is complete, can be read as a puzzle, and has faults reported. */
final class GameTextTest {

  private final Games games = new Games();

  @Test
  void aWrittenGameCanBeReadBack() throws UnreadableException {
    for (long seed = 1; seed <= 30; seed++) {
      Game game = games.start(Games.PUZZLE, Games.terms(5, (int) (3 + seed)));
      RandomStream random = new RandomStream(seed);
      for (int move = 0; move < 60; move++) {
        Games.anyMove(game, random);
        if (random.nextInt(4) == 0) {
          game.undo();
        }
      }
      games.nanos.addAndGet(Duration.ofMillis(1234).toNanos());
      SavedGame saved = game.saved();
      assertThat(GameText.read("test", GameText.write(saved))).as("seed %d", seed).isEqualTo(saved);
    }
  }

  @Test
  void coloursAreSavedWithTheGame() throws UnreadableException {
    Game game = games.start(Games.PUZZLE, Games.terms(5, 3));
    game.colour(0, 2);
    game.colour(2, 4);
    game.toggleNote(2, 1);
    SavedGame read = GameText.read("test", GameText.write(game.saved()));
    assertThat(read).isEqualTo(game.saved());
    assertThat(read.sheet().colours().of(0)).isEqualTo(2);
    assertThat(read.sheet().colours().of(2)).isEqualTo(4);
    assertThat(read.sheet().notes().contains(2, 1)).isTrue();
  }

  @Test
  void aSavedGameOfAnyShapeContinuesUnchanged() throws UnreadableException {
    for (Shape shape :
        new Shape[] {
          Shape.of(2, 3),
          Shape.ofSize(16),
          Shape.ofSize(9).with(Variant.DIAGONALS),
          Shape.ofSize(25)
        }) {
      Assessment unknown = new Assessment(Assessment.Kind.UNKNOWN, Optional.empty());
      Game game = new Game(Grid.empty(shape), Terms.free("Größe \"ü\""), unknown, () -> 0);
      game.place(0, shape.size());
      game.toggleNote(1, shape.size());
      game.toggleCandidate(2, 1);
      game.undo();
      SavedGame read = GameText.read("test", GameText.write(game.saved()));
      assertThat(read).isEqualTo(game.saved());
      Game again = new Game(read, unknown, () -> 0);
      again.redo();
      assertThat(again.sheet().struck().contains(2, 1)).isTrue();
      again.undo();
      again.undo();
      again.undo();
      assertThat(again.sheet()).isEqualTo(Sheet.of(Grid.empty(shape)));
    }
  }

  @Test
  void aSavedGameIsAlsoAPuzzle() throws Exception {
    Game game = games.start(Games.PUZZLE, Games.terms(5, 5));
    game.place(2, 4);
    game.toggleNote(3, 6);
    String text = GameText.write(game.saved());
    assertThat(GameText.isOne(text)).isTrue();
    try (PuzzleReader reader = PuzzleReader.of("test", new StringReader(text))) {
      Puzzle puzzle = (Puzzle) reader.next();
      assertThat(puzzle.grid()).isEqualTo(game.sheet().grid());
      assertThat(puzzle.marks()).isEqualTo(game.sheet().notes());
    }
    assertThat(GameText.isOne("{\"givens\": \"" + Games.PUZZLE.toLine() + "\"}")).isFalse();
    assertThat(GameText.isOne(Games.PUZZLE.toLine())).isFalse();
  }

  @Test
  void faultsAreReportedWithTheNameOfTheFile() {
    String text = GameText.write(games.start(Games.PUZZLE, Games.terms(1, 1)).saved());
    assertRefused(
        text.replace("hintsUsed", "hintsLost"),
        ":3:11: expected a member \"hintsUsed\" in this object");
    assertRefused(
        text.replace("\"playing\"", "\"wo\""),
        ":5:14: expected one of playing, out-of-errors, revealed, won, found 'wo'");
    assertRefused(
        text.replace("\"hintsUsed\": 0", "\"hintsUsed\": bold"),
        ":9:18: expected a number, found a text");
    assertRefused(text.replace("\"undo\": []", "\"undo\": [{\"r1c3\": \"x\"}]"), "hold 'x'");
    assertRefused(text.replace("\"undo\": []", "\"undo\": [{\"r99c1\": \"5\"}]"), "'r99c1'");
    assertRefused(text.replace("\"undo\": []", "\"undo\": [{\"r1c1\": \"1\"}]"), "r1c1 is given");
    assertRefused(text.substring(0, text.length() / 2), "found the end");
    assertRefused("", "expected");
  }

  private static void assertRefused(String text, String part) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> GameText.read("game.json", text))
        .satisfies(e -> assertThat(e.sentence()).startsWith("game.json:").contains(part));
  }
}
