package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.app.gui.animate.AnimateCommands;
import org.cspworkbench.app.gui.compare.CompareCommands;
import org.cspworkbench.app.gui.explore.ExploreCommands;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.play.PlayCommands;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Which problem each workspace shows. */
final class SharedProblemTest {

  /** One solution, found by singles. */
  private static final String OTHER =
      Runs.EASY.replace('5', 'x').replace('3', '5').replace('x', '3');

  private final OffscreenDesk desk = new OffscreenDesk();
  private final SavedGame kept =
      SavedGame.fresh(Grid.ofLine(Runs.EASY), Terms.free("The game of yesterday"));

  @AfterEach
  void close() {
    desk.close();
  }

  private String playedTitle() {
    return game().terms().title();
  }

  private Game game() {
    return desk.desk().playModel().game().orElseThrow();
  }

  private void goTo(Command workspace) {
    desk.desk().workspaces().goTo(workspace);
  }

  private Problem comparedProblem() {
    return desk.desk().compareModel().opened().orElseThrow().problem();
  }

  private Problem watchedProblem() {
    return desk.desk().model().session().orElseThrow().request().problem();
  }

  private PlayedLesson lesson(String id) {
    return PlayedLesson.of(ShippedLesson.find(id).orElseThrow().read(), Limits.none());
  }

  @Test
  void withNothingElseAtHandTheGameOfAnEarlierDayGoesOn() {
    assertThat(desk.desk().shared().canPlay()).isFalse();
    desk.desk().playModel().offer(kept);
    assertThat(desk.desk().shared().canPlay()).isTrue();
    goTo(PlayCommands.GAME);
    desk.work();
    assertThat(playedTitle()).isEqualTo("The game of yesterday");
  }

  @Test
  void aPuzzleThatWasOpenedSinceGoesBeforeIt() {
    desk.desk().playModel().offer(kept);
    desk.desk().arrivals().open(PuzzleEntry.ofGrid("Opened", Grid.ofLine(OTHER)));
    goTo(PlayCommands.GAME);
    desk.work();
    assertThat(playedTitle()).isEqualTo("Opened");
  }

  @Test
  void aLessonThatFollowsAGameIsExploredAndComparedAndStaysInAnimate() {
    desk.desk().arrivals().play(kept);
    desk.work();
    PlayedLesson lesson = lesson("look-ahead");
    desk.desk().arrivals().teach(lesson);
    Problem queens = lesson.lesson().runs().get(0).problem();
    goTo(ExploreCommands.EXPLORE);
    assertThat(watchedProblem()).isEqualTo(queens);
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(queens);
    goTo(PlayCommands.GAME);
    goTo(AnimateCommands.ANIMATE);
    assertThat(watchedProblem()).isEqualTo(queens);
    assertThat(desk.desk().model().lesson().isOpen()).isTrue();
  }

  @Test
  void aPuzzleStaysAtHandWhileItsSolutionsAreCounted() {
    desk.desk().arrivals().play(kept);
    desk.work();
    goTo(ExploreCommands.EXPLORE);
    desk.desk().arrivals().paste(OTHER);
    goTo(PlayCommands.GAME);
    assertThat(desk.stage().title()).isEqualTo("Pasted puzzle");
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(Runs.sudoku(OTHER));
    assertThat(desk.texts()).containsExactly(OTHER);
    desk.work();
    goTo(PlayCommands.GAME);
    assertThat(playedTitle()).isEqualTo("Pasted puzzle");
  }

  @Test
  void aGameUnderWayStaysAndThePuzzleAtHandWaits() {
    desk.desk().arrivals().play(kept);
    desk.work();
    game().place(2, 4);
    goTo(AnimateCommands.ANIMATE);
    desk.desk().arrivals().paste(OTHER);
    goTo(PlayCommands.GAME);
    assertThat(playedTitle()).isEqualTo("The game of yesterday");
    assertThat(desk.desk().shared().waiting().orElseThrow().problem())
        .isEqualTo(Runs.sudoku(OTHER));
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(Runs.sudoku(OTHER));
    goTo(PlayCommands.GAME);
    game().place(3, 6);
    assertThat(desk.desk().shared().waiting()).isEmpty();
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).as("played last").isEqualTo(Runs.sudoku(Runs.EASY));
  }

  /** What takes time to be read is not shown once something else has been opened. */
  @Test
  void aLessonThatComesLateTakesNothingAway() {
    desk.desk().arrivals().open(ShippedLesson.find("one-free-cell").orElseThrow());
    desk.desk().arrivals().paste(OTHER);
    desk.work();
    assertThat(desk.stage().title()).isEqualTo("Pasted puzzle");
    assertThat(desk.desk().model().lesson().isOpen()).isFalse();
  }

  /** A game is shown by its givens as soon as it is begun, also where a solver is watched. */
  @Test
  void aGameThatHasTakenTimeToMakeIsShownWhereOneHasGoneMeanwhile() {
    desk.desk().arrivals().paste(OTHER);
    goTo(PlayCommands.GAME);
    desk.work();
    desk.desk().gameMaker().make();
    goTo(AnimateCommands.ANIMATE);
    desk.work();
    Grid made = game().sheet().grid();
    assertThat(watchedProblem()).isEqualTo(Problem.Sudoku.of(made));
    assertThat(desk.stage().title()).isEqualTo(playedTitle());
  }

  @Test
  void whatIsOpenedWhileAGameIsMadeGivesTheMakingUp() {
    desk.desk().arrivals().paste(OTHER);
    desk.desk().gameMaker().make();
    desk.desk().arrivals().paste(Runs.EASY);
    desk.work();
    assertThat(watchedProblem()).isEqualTo(Runs.sudoku(Runs.EASY));
    assertThat(desk.desk().playModel().game()).isEmpty();
  }
}
