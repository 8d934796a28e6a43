package org.cspworkbench.viewer.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.junit.jupiter.api.Test;

/** Verifies that a new game meets the request, and that its generation can be cancelled. */
final class GameMakerTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();
  private final GameMaker maker = play.maker();

  /** The old game remains until a new one has been generated. */
  @Test
  void theGenerationOfAPuzzleCanBeCancelled() {
    Game before = play.begin(OffscreenPlay.PUZZLE);
    maker.make();
    assertThat(maker.isMaking()).isTrue();
    assertThat(play.strip().choices()).containsExactly(Choice.CANCEL);
    maker.cancel();
    play.work();
    assertThat(model.game()).contains(before);
    assertThat(maker.isMaking()).isFalse();
    maker.make();
    maker.make(); // replaces the first one
    play.work();
    assertThat(model.game().orElseThrow()).isNotSameAs(before);
  }

  @Test
  void aNewGameMeetsTheRequest() {
    for (Difficulty difficulty : new Difficulty[] {Difficulty.EASY, Difficulty.HARD}) {
      GameRequest usual = GameRequest.USUAL;
      maker.setRequest(
          new GameRequest(
              BoardKind.NINE,
              false,
              difficulty,
              Level.EASY,
              true,
              usual.hints(),
              usual.errors(),
              false,
              usual.help()));
      maker.make();
      play.work();
      Game game = model.game().orElseThrow();
      assertThat(game.sheet().grid().filled())
          .isEqualTo(difficulty.givens(OffscreenPlay.PUZZLE.shape()));
      assertThat(game.terms().title()).isEqualTo(game.sheet().grid().filled() + " givens");
      assertThat(game.terms().timed()).isFalse();
      assertThat(game.assessment().solution()).isPresent();
    }
  }

  private void request(BoardKind board, boolean isRated, Difficulty difficulty, Level level) {
    GameRequest usual = GameRequest.USUAL;
    maker.setRequest(
        new GameRequest(
            board,
            isRated,
            difficulty,
            level,
            board != BoardKind.NINE,
            usual.hints(),
            usual.errors(),
            true,
            usual.help()));
  }

  private Game make() {
    maker.make();
    play.work();
    return model.game().orElseThrow();
  }

  @Test
  void aGameOfTheCollectionMeetsTheRequest() {
    for (Difficulty difficulty : Difficulty.values()) {
      request(BoardKind.NINE, false, difficulty, Level.EASY);
      Grid puzzle = make().sheet().grid().givens();
      assertThat(PuzzleCollection.shipped().puzzles(difficulty))
          .anyMatch(collected -> collected.puzzle().equals(puzzle));
    }
    for (Level level : new Level[] {Level.MEDIUM, Level.HARD, Level.UNFAIR}) {
      request(BoardKind.NINE, true, Difficulty.EASY, level);
      Grid puzzle = make().sheet().grid().givens();
      assertThat(PuzzleCollection.shipped().puzzles())
          .anyMatch(collected -> collected.level() == level && collected.puzzle().equals(puzzle));
    }
  }

  @Test
  void everyOfferedBoardCanBeGenerated() {
    for (BoardKind board : BoardKind.values()) {
      request(board, false, Difficulty.MEDIUM, Level.EASY);
      Game game = make();
      assertThat(game.sheet().grid().shape().size()).isEqualTo(board.shape().size());
      assertThat(game.sheet().grid().filled())
          .as(board.title())
          .isEqualTo(Difficulty.MEDIUM.givens(board.shape()));
      assertThat(game.assessment().solution()).as(board.title()).isPresent();
    }
  }

  /** The strip counts down from the complete grid during the generation. */
  @Test
  void filledCellsAreCountedDuringGeneration() {
    request(BoardKind.SIX, false, Difficulty.HARD, Level.EASY);
    maker.make();
    assertThat(play.strip().detail()).contains("36 cells");
    play.work();
    assertThat(maker.filledSoFar()).isLessThan(36);
  }
}
