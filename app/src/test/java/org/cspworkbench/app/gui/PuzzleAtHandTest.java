package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.game.Terms;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** Which puzzle is played when one goes where it is played. */
final class PuzzleAtHandTest {

  private final Deque<Runnable> beside = new ArrayDeque<>();
  private final Background background = new Background(beside::add, Runnable::run);
  private final PlayModel played = new PlayModel(background, () -> 0);
  private final AnimateModel watched = new AnimateModel();
  private final PuzzleAtHand puzzle =
      new PuzzleAtHand(watched, played, new GameMaker(played, background, () -> 0));
  private final SavedGame kept =
      SavedGame.fresh(Grid.ofLine(Runs.EASY), Terms.free("The game of yesterday"));

  private void work() {
    while (!beside.isEmpty()) {
      beside.remove().run();
    }
  }

  private String title() {
    return played.game().orElseThrow().terms().title();
  }

  @Test
  void withNothingElseAtHandTheGameOfAnEarlierDayGoesOn() {
    assertThat(puzzle.canPlay()).isFalse();
    played.offer(kept);
    assertThat(puzzle.canPlay()).isTrue();
    puzzle.play();
    work();
    assertThat(title()).isEqualTo("The game of yesterday");
  }

  @Test
  void aPuzzleThatWasOpenedSinceGoesBeforeIt() {
    played.offer(kept);
    Reading opened = PuzzleEntry.ofGrid("Opened", Grid.ofLine(Runs.HARD));
    puzzle.take(opened);
    puzzle.play();
    work();
    assertThat(title()).isEqualTo("Opened");
  }
}
