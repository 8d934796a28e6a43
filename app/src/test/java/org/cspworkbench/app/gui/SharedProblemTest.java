package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests which problem each workspace shows. */
final class SharedProblemTest {

  /** A puzzle with one solution, which singles find. */
  private static final String OTHER =
      Runs.EASY.replace('5', 'x').replace('3', '5').replace('x', '3');

  private final OffscreenWorkbench models = new OffscreenWorkbench();
  private final SavedGame kept =
      SavedGame.fresh(Grid.ofLine(Runs.EASY), Terms.free("The game of yesterday"));

  @AfterEach
  void close() {
    models.close();
  }

  private String playedTitle() {
    return game().terms().title();
  }

  private Game game() {
    return models.models().playModel().game().orElseThrow();
  }

  private void goTo(Command workspace) {
    models.models().workspaces().goTo(workspace);
  }

  private Problem comparedProblem() {
    return models.models().compareModel().opened().orElseThrow().problem();
  }

  private Problem watchedProblem() {
    return models.models().model().session().orElseThrow().request().problem();
  }

  private TaughtLesson lesson(String id) {
    return TaughtLesson.of(OpenedLesson.of(ShippedLesson.find(id).orElseThrow()), Limits.none());
  }

  @Test
  void withoutACurrentProblemTheGameOfAnEarlierSessionIsContinued() {
    assertThat(models.models().shared().canPlay()).isFalse();
    models.models().playModel().offer(kept);
    assertThat(models.models().shared().canPlay()).isTrue();
    goTo(PlayCommands.GAME);
    models.work();
    assertThat(playedTitle()).isEqualTo("The game of yesterday");
  }

  @Test
  void aPuzzleOpenedLaterTakesPrecedence() {
    models.models().playModel().offer(kept);
    models.models().opener().open(PuzzleEntry.ofGrid("Opened", Grid.ofLine(OTHER)));
    goTo(PlayCommands.GAME);
    models.work();
    assertThat(playedTitle()).isEqualTo("Opened");
  }

  @Test
  void aLessonThatFollowsAGameIsExploredAndComparedAndStaysInAnimate() {
    models.models().opener().play(kept);
    models.work();
    TaughtLesson lesson = lesson("look-ahead");
    models.models().opener().teach(lesson);
    Problem queens = lesson.opened().lesson().runs().get(0).problem();
    goTo(ExploreCommands.EXPLORE);
    assertThat(watchedProblem()).isEqualTo(queens);
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(queens);
    goTo(PlayCommands.GAME);
    goTo(AnimateCommands.ANIMATE);
    assertThat(watchedProblem()).isEqualTo(queens);
    assertThat(models.models().model().lesson().isOpen()).isTrue();
  }

  @Test
  void aPuzzleRemainsCurrentWhileItsSolutionsAreCounted() {
    models.models().opener().play(kept);
    models.work();
    goTo(ExploreCommands.EXPLORE);
    models.models().opener().paste(OTHER);
    goTo(PlayCommands.GAME);
    assertThat(models.stage().title()).isEqualTo("Pasted puzzle");
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(Runs.sudoku(OTHER));
    assertThat(models.texts()).containsExactly(OTHER);
    models.work();
    goTo(PlayCommands.GAME);
    assertThat(playedTitle()).isEqualTo("Pasted puzzle");
  }

  @Test
  void aGameInProgressRemainsAndTheCurrentPuzzleWaits() {
    models.models().opener().play(kept);
    models.work();
    game().place(2, 4);
    goTo(AnimateCommands.ANIMATE);
    models.models().opener().paste(OTHER);
    goTo(PlayCommands.GAME);
    assertThat(playedTitle()).isEqualTo("The game of yesterday");
    assertThat(models.models().shared().waiting().orElseThrow().problem())
        .isEqualTo(Runs.sudoku(OTHER));
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).isEqualTo(Runs.sudoku(OTHER));
    goTo(PlayCommands.GAME);
    game().place(3, 6);
    assertThat(models.models().shared().waiting()).isEmpty();
    goTo(CompareCommands.COMPARE);
    assertThat(comparedProblem()).as("played last").isEqualTo(Runs.sudoku(Runs.EASY));
  }

  /** The result of a slow read is not displayed if something else has been opened since. */
  @Test
  void aLateLessonReplacesNothing() {
    models.models().opener().open(ShippedLesson.find("one-free-cell").orElseThrow());
    models.models().opener().paste(OTHER);
    models.work();
    assertThat(models.stage().title()).isEqualTo("Pasted puzzle");
    assertThat(models.models().model().lesson().isOpen()).isFalse();
  }

  /** The givens of a new game are displayed immediately, also in Animate. */
  @Test
  void aGeneratedGameIsShownInTheWorkspaceDisplayedMeanwhile() {
    models.models().opener().open(PuzzleEntry.ofClipboard(OTHER));
    goTo(PlayCommands.GAME);
    models.work();
    models.models().gameMaker().make();
    goTo(AnimateCommands.ANIMATE);
    models.work();
    Grid made = game().sheet().grid();
    assertThat(watchedProblem()).isEqualTo(Problem.Sudoku.of(made));
    assertThat(models.stage().title()).isEqualTo(playedTitle());
  }

  /** On the start page a puzzle is played, and another problem runs with a solver that shows it. */
  @Test
  void whatIsPastedOnTheStartPageOpensWhereItSuits() {
    models.models().opener().paste(OTHER);
    models.work();
    assertThat(models.models().workspaces().isAt(PlayCommands.GAME)).isTrue();
    assertThat(playedTitle()).isEqualTo("Pasted puzzle");
    goTo(WindowCommands.START_PAGE);
    models.models().opener().paste("variables A, B in {red, green}\nA != B\n");
    assertThat(models.models().workspaces().isAt(AnimateCommands.ANIMATE)).isTrue();
    assertThat(models.models().model().solver().about().id()).isEqualTo("mac");
    goTo(WindowCommands.START_PAGE);
    models.models().opener().paste("no problem");
    assertThat(models.models().workspaces().isAt(WindowCommands.START_PAGE)).isTrue();
    assertThat(models.models().model().notices().fault()).isPresent();
  }

  @Test
  void openingAProblemCancelsTheGenerationOfAGame() {
    models.models().opener().open(PuzzleEntry.ofClipboard(OTHER));
    models.models().gameMaker().make();
    models.models().opener().paste(Runs.EASY);
    models.work();
    assertThat(watchedProblem()).isEqualTo(Runs.sudoku(Runs.EASY));
    assertThat(models.models().playModel().game()).isEmpty();
  }

  /** The first open cell of the puzzle is r1c3, where its solution has a 4. */
  @Test
  void changedGivensAreKeptOnceASolverRunsOnThem() {
    WorkbenchModels window = models.models();
    window.opener().open(PuzzleEntry.ofGrid("Opened", Grid.ofLine(Runs.EASY)));
    window.givens().switchOnOrOff();
    window.givens().select(2);
    window.givens().enter(4);
    assertThat(models.texts()).isEmpty();
    window.model().runAgain();
    window.model().refresh(1);
    String changed = "534" + Runs.EASY.substring(3);
    assertThat(models.texts()).singleElement().asString().isEqualToIgnoringWhitespace(changed);
    window.model().refresh(2);
    assertThat(models.texts()).hasSize(1);
  }
}
