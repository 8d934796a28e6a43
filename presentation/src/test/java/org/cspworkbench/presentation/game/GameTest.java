package org.cspworkbench.presentation.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game observes its rules independently of any view. */
final class GameTest {

  private static final int R1C3 = 2; // 4 in the solution
  private final Games games = new Games();

  private Game free() {
    return games.start(Games.PUZZLE, Terms.free("Test"));
  }

  @Test
  void aGivenCannotBeChanged() {
    Game game = free();
    game.place(0, 9);
    game.clear(0);
    game.toggleNote(0, 1);
    assertThat(game.sheet()).isEqualTo(Sheet.of(Games.PUZZLE));
    assertThat(game.canUndo()).isFalse();
  }

  /** Every change can be undone back to the start and redone, without limit. */
  @Test
  void everythingCanBeUndoneAndRedone() {
    for (long seed = 1; seed <= 20; seed++) {
      Game game = free();
      RandomStream random = new RandomStream(seed);
      List<Sheet> sheets = new ArrayList<>(List.of(game.sheet()));
      for (int move = 0; move < 400; move++) {
        Games.anyMove(game, random);
        if (!game.sheet().equals(sheets.get(sheets.size() - 1))) {
          sheets.add(game.sheet());
        }
      }
      for (int i = sheets.size() - 1; i > 0; i--) {
        assertThat(game.sheet()).as("seed %d, step %d", seed, i).isEqualTo(sheets.get(i));
        game.undo();
      }
      assertThat(game.canUndo()).isFalse();
      for (int i = 0; i < sheets.size() - 1; i++) {
        assertThat(game.sheet()).as("seed %d, step %d", seed, i).isEqualTo(sheets.get(i));
        game.redo();
      }
      assertThat(game.canRedo()).isFalse();
    }
  }

  @Test
  void aNewStepDiscardsUndoneSteps() {
    Game game = free();
    game.place(R1C3, 4);
    game.undo();
    assertThat(game.canRedo()).isTrue();
    game.toggleNote(R1C3, 1);
    assertThat(game.canRedo()).isFalse();
  }

  @Test
  void clearingOwnValuesKeepsNotesAndClearingAllDoesNot() {
    Game game = free();
    game.place(R1C3, 4);
    game.toggleNote(3, 2);
    game.toggleNote(3, 6);
    game.toggleNote(3, 2);
    game.clearOwnValues();
    assertThat(game.sheet().grid()).isEqualTo(Games.PUZZLE);
    assertThat(game.sheet().notes().mask(3)).isEqualTo(1 << 5);
    game.clearAll();
    assertThat(game.sheet()).isEqualTo(Sheet.of(Games.PUZZLE));
    game.undo();
    assertThat(game.sheet().notes().isEmpty()).isFalse();
  }

  @Test
  void restartingKeepsOnlyThePuzzle() {
    Game game = games.start(Games.PUZZLE, Games.terms(3, 3));
    game.place(R1C3, 9);
    Games.hint(game);
    games.nanos.addAndGet(Duration.ofMinutes(5).toNanos());
    game.restart();
    assertThat(game.sheet()).isEqualTo(Sheet.of(Games.PUZZLE));
    assertThat(game.tally()).isEqualTo(GameTally.NONE);
    assertThat(game.canUndo()).isFalse();
    assertThat(game.clock().elapsed()).isZero();
    assertThat(game.clock().isRunning()).isTrue();
  }

  @Test
  void placingAValueRemovesNotesAndUndoingItRestoresThem() {
    Game game = free();
    game.toggleNote(R1C3, 1);
    game.toggleNote(R1C3, 2);
    game.place(R1C3, 4);
    assertThat(game.sheet().notes().mask(R1C3)).isZero();
    game.undo();
    assertThat(game.sheet().notes().mask(R1C3)).isEqualTo(0b11);
  }

  @Test
  void coloursAreGivenToAnyCellTakenAwayAndUndone() {
    Game game = free();
    game.colour(0, 1); // a given
    game.colour(2, 3);
    game.place(2, 4);
    assertThat(game.sheet().colours().of(0)).isEqualTo(1);
    assertThat(game.sheet().colours().of(2)).isEqualTo(3);
    game.colour(2, 4);
    assertThat(game.sheet().colours().of(2)).isEqualTo(4);
    game.colour(2, 4); // the same again
    game.colour(0, 0);
    assertThat(game.sheet().colours()).isEqualTo(CellColours.none(Games.PUZZLE.shape()));
    game.undo();
    assertThat(game.sheet().colours().of(0)).isEqualTo(1);
    game.clearAll();
    assertThat(game.sheet().colours().of(0)).isZero();
  }

  @Test
  void theListOfAllStepsCountsAsOneHintAndShowsAStepOfItFully() {
    Game game = games.start(Games.X_WING, Games.terms(1, 3));
    StepsRequest request = game.steps().orElseThrow();
    var steps = request.answer();
    assertThat(steps).hasSizeGreaterThan(1);
    assertThat(game.count(request)).isTrue();
    assertThat(game.tally().hints()).isEqualTo(1);
    assertThat(game.count(request)).isTrue();
    assertThat(game.tally().hints()).as("on the same board").isEqualTo(1);
    game.show(request.hint(steps.get(1)));
    OpenHint open = game.openHint().orElseThrow();
    assertThat(open.request().strength()).isEqualTo(Strength.FULL);
    assertThat(open.advice().finding()).isInstanceOf(Finding.NextStep.class);
    assertThat(game.tally().hints()).isEqualTo(1);
    game.place(firstOpen(game), 9);
    game.show(request.hint(steps.get(0)));
    assertThat(game.openHint()).isEmpty(); // the sheet is another
    assertThat(game.steps()).as("no hint is left").isEmpty();
  }

  private static int firstOpen(Game game) {
    Grid grid = game.sheet().grid();
    return grid.shape().cells().filter(grid::isEmpty).findFirst().orElseThrow();
  }

  @Test
  void whereAValueIsWrongNoStepsAreListed() {
    Game game = free();
    int cell = firstOpen(game);
    game.place(cell, Games.SOLUTION.value(cell) % 9 + 1);
    assertThat(game.steps().orElseThrow().answer()).isEmpty();
  }

  @Test
  void onlyCandidatesCanBeExcluded() {
    Game game = free();
    game.toggleCandidate(R1C3, 5); // r1c1 has it
    assertThat(game.canUndo()).isFalse();
    game.toggleCandidate(R1C3, 4);
    assertThat(game.sheet().shown(R1C3, true)).isEqualTo(0b000000011);
    assertThat(game.state(R1C3).exclusion(4).orElseThrow().kind(Games.PUZZLE.shape()))
        .isEqualTo(Exclusion.Kind.STRUCK);
    game.toggleCandidate(R1C3, 4);
    assertThat(game.sheet().struck()).isEqualTo(PencilMarks.none(Games.PUZZLE.shape()));
  }

  // Errors

  @ParameterizedTest(name = "{0} errors allowed: the game ends at the {1}.")
  @CsvSource({"0, 1", "1, 1", "2, 2", "3, 3", "20, 20"})
  void theGameEndsAtTheLimitOfErrors(int allowed, int last) {
    Game game = games.start(Games.PUZZLE, Games.terms(3, allowed));
    for (int error = 1; error <= last; error++) {
      assertThat(game.phase()).as("before error %d", error).isEqualTo(Phase.PLAYING);
      game.place(R1C3, 1 + error % 2); // 4 would be right
      assertThat(game.tally().errors()).isEqualTo(error);
    }
    assertThat(game.phase()).isEqualTo(Phase.OUT_OF_ERRORS);
    assertThat(game.clock().isRunning()).isFalse();
    Sheet sheet = game.sheet();
    game.place(R1C3, 4);
    game.undo();
    assertThat(game.sheet()).as("a game that has ended is not played").isEqualTo(sheet);
  }

  @Test
  void aRightValueIsNoErrorAndAnUndoneErrorRemainsCounted() {
    Game game = games.start(Games.PUZZLE, Games.terms(0, 2));
    game.place(R1C3, 4);
    assertThat(game.tally().errors()).isZero();
    game.place(R1C3, 1);
    game.undo();
    game.redo();
    assertThat(game.tally().errors()).isEqualTo(1);
  }

  @Test
  void afterTheLastErrorTheGameCanContinueWithoutCounting() {
    Game game = games.start(Games.PUZZLE, Games.terms(0, 1));
    game.place(R1C3, 1);
    game.continueWithoutCounting();
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    assertThat(game.clock().isRunning()).isTrue();
    game.place(R1C3, 2);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    assertThat(game.tally().errors()).isEqualTo(2);
    game.clear(R1C3);
    Games.fill(game, 0);
    assertThat(game.phase()).isEqualTo(Phase.WON);
  }

  @Test
  void afterTheLastErrorTheSolutionCanBeShown() {
    Game game = games.start(Games.PUZZLE, Games.terms(0, 1));
    game.showSolution();
    assertThat(game.phase()).as("not before").isEqualTo(Phase.PLAYING);
    game.place(R1C3, 1);
    game.showSolution();
    assertThat(game.phase()).isEqualTo(Phase.REVEALED);
    Sheet shown = game.sheet();
    game.undo();
    assertThat(game.phase()).as("the game goes on").isEqualTo(Phase.PLAYING);
    assertThat(game.sheet()).isNotEqualTo(shown);
    game.redo();
    assertThat(game.sheet()).isEqualTo(shown);
    assertThat(game.sheet().grid().toLine()).isEqualTo(Games.SOLUTION.toLine());
  }

  @Test
  void errorsWithoutALimitDoNotEndTheGame() {
    Game game = free();
    for (int i = 0; i < 50; i++) {
      game.place(R1C3, 1 + i % 2);
    }
    assertThat(game.tally().errors()).isEqualTo(50);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
  }

  // Winning

  @Test
  void theLastRightValueWinsAndStopsTheClock() {
    Game game = free();
    games.nanos.addAndGet(Duration.ofSeconds(90).toNanos());
    Games.fill(game, 1);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    Games.fill(game, 0);
    assertThat(game.phase()).isEqualTo(Phase.WON);
    games.nanos.addAndGet(Duration.ofSeconds(90).toNanos());
    assertThat(game.clock().elapsed()).isEqualTo(Duration.ofSeconds(90));
  }

  @Test
  void theLastStepCanBeUndoneAfterItHasWonTheGame() {
    Game game = games.start(Games.X_WING, Games.terms(3, 1));
    Sheet before = game.sheet();
    Games.stage(game, HelpStage.ALL);
    game.finishStage();
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(game.canUndo()).isTrue();
    game.undo();
    assertThat(game.sheet()).isEqualTo(before);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    assertThat(game.clock().isRunning()).isTrue();
    game.redo();
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(game.clock().isRunning()).isFalse();
  }

  @Test
  void aProperPuzzleIsRated() {
    assertThat(
            Games.assess(Games.PUZZLE).rate(Games.PUZZLE, new Cancellation()).orElseThrow().level())
        .isEqualTo(Level.EASY);
    Grid several = Grid.ofLine(".".repeat(81));
    assertThat(Games.assess(several).rate(several, new Cancellation())).isEmpty();
  }

  @Test
  void aFullGridWithAnErrorIsNotWon() {
    Game game = free();
    Games.fill(game, 1);
    int last =
        Games.PUZZLE
            .shape()
            .cells()
            .filter(c -> game.sheet().grid().isEmpty(c))
            .max()
            .orElseThrow();
    game.place(last, 1 + Games.SOLUTION.value(last) % 9);
    assertThat(game.sheet().grid().isComplete()).isTrue();
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void theClockCanBeStopped() {
    Game game = free();
    games.nanos.addAndGet(1_000_000_000L);
    game.clock().stop();
    games.nanos.addAndGet(1_000_000_000L);
    assertThat(game.clock().elapsed()).isEqualTo(Duration.ofSeconds(1));
    game.clock().start();
    games.nanos.addAndGet(1_000_000_000L);
    assertThat(game.clock().elapsed()).isEqualTo(Duration.ofSeconds(2));
  }

  // Hints

  @Test
  void allStrengthsOfAHintCountAsOne() {
    Game game = games.start(Games.PUZZLE, Games.terms(1, 3));
    for (Strength strength : Strength.values()) {
      assertThat(game.hint().orElseThrow().strength()).isEqualTo(strength);
      Games.hint(game);
      assertThat(game.openHint().orElseThrow().request().strength()).isEqualTo(strength);
    }
    assertThat(game.tally().hints()).isEqualTo(1);
    assertThat(game.hint()).as("the strongest hint").isEmpty();
    game.dismiss();
    Games.hint(game);
    assertThat(game.openHint().orElseThrow().request().strength()).isEqualTo(Strength.VAGUE);
    assertThat(game.tally().hints()).as("on the same board").isEqualTo(1);
    game.place(R1C3, 4);
    assertThat(game.hint()).as("none is left for another board").isEmpty();
  }

  @Test
  void aHintForASheetThatHasChangedIsNeitherShownNorCounted() {
    Game game = games.start(Games.PUZZLE, Games.terms(4, 3));
    HintRequest request = game.hint().orElseThrow();
    game.place(R1C3, 4);
    game.open(request.answer());
    assertThat(game.openHint()).isEmpty();
    assertThat(game.tally().hints()).isZero();
  }

  @Test
  void theNextStepDismissesAHint() {
    Game game = games.start(Games.PUZZLE, Games.terms(4, 3));
    Games.hint(game);
    game.place(R1C3, 4);
    assertThat(game.openHint()).isEmpty();
  }

  /**
   * Following full hints only, and excluding what they exclude, solves every puzzle that logic
   * solves.
   */
  @Test
  void fullHintsLeadToTheSolution() {
    Game game = games.start(Games.X_WING, Terms.free("Test"));
    Grid solution = game.assessment().solution().orElseThrow();
    for (int step = 0; game.phase() == Phase.PLAYING; step++) {
      assertThat(step).as("hints that lead nowhere").isLessThan(600);
      OpenHint hint = new HintRequest(game.sheet(), Strength.FULL).answer();
      assertThat(hint.advice().targets()).as("%s", hint.advice().finding()).isNotEmpty();
      follow(game, hint, solution);
    }
    assertThat(game.phase()).isEqualTo(Phase.WON);
  }

  private static void follow(Game game, OpenHint hint, Grid solution) {
    Sheet before = game.sheet();
    Finding.NextStep next = (Finding.NextStep) hint.advice().finding();
    for (Candidate placed : next.hint().move().step().placements()) {
      assertThat(placed.digit()).isEqualTo(solution.value(placed.cell()));
      game.place(placed.cell(), placed.digit());
    }
    if (game.sheet().equals(before)) {
      for (int cell : hint.advice().targets()) {
        for (int value = 1; value <= 9; value++) {
          if (value != solution.value(cell)
              && before.isCandidate(cell, value)
              && !before.struck().contains(cell, value)) {
            game.toggleCandidate(cell, value);
          }
        }
      }
    }
  }

  // Puzzles without exactly one solution

  @Test
  void aPuzzleWithoutASolutionHasNoHintsAndNoErrors() {
    Game game = games.start(Grid.ofLine("55" + ".".repeat(79)), Games.terms(3, 1));
    assertThat(game.assessment().kind()).isEqualTo(Assessment.Kind.NONE);
    assertThat(game.hint()).isEmpty();
    game.place(R1C3, 5);
    assertThat(game.sheet().grid().value(R1C3)).isEqualTo(5);
    assertThat(game.tally().errors()).isZero();
  }

  @Test
  void aPuzzleWithSeveralSolutionsIsWonByAnyOfThem() {
    Game game = games.start(Grid.ofLine(".".repeat(81)), Games.terms(3, 1));
    assertThat(game.assessment().kind()).isEqualTo(Assessment.Kind.SEVERAL);
    assertThat(game.hint()).isEmpty();
    Games.stage(game, HelpStage.ALL);
    game.finishStage();
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(game.tally().helped()).isEqualTo(81);
  }

  // Details of a cell

  @Test
  void theStateOfACellListsWhatExcludesEachOtherDigit() {
    CellState state = free().state(R1C3);
    assertThat(state.row()).isEqualTo(1);
    assertThat(state.column()).isEqualTo(3);
    assertThat(state.box()).isEqualTo(1);
    assertThat(state.candidates()).containsExactly(1, 2, 4);
    for (Exclusion gone : state.exclusions()) {
      assertThat(Games.PUZZLE.value(gone.by())).isEqualTo(gone.value());
      assertThat(gone.unit().orElseThrow().cells().asList()).contains(R1C3, gone.by());
    }
    assertThat(state.exclusions()).extracting(Exclusion::value).containsExactly(3, 5, 6, 7, 8, 9);
    assertThat(state.exclusion(7).orElseThrow().kind(Games.PUZZLE.shape()))
        .isEqualTo(Exclusion.Kind.ROW);
    assertThat(state.exclusion(9).orElseThrow().kind(Games.PUZZLE.shape()))
        .isEqualTo(Exclusion.Kind.BOX);
    assertThat(state.exclusion(4)).isEqualTo(Optional.empty());
  }

  @Test
  void conflictsAreShownOnRequestUntilTheyAreResolved() {
    Game game = free();
    game.place(R1C3, 5);
    assertThat(game.showsConflicts()).isFalse();
    game.checkConflicts();
    assertThat(game.showsConflicts()).isTrue();
    assertThat(game.conflicts().involve(0)).isTrue();
    game.place(10, 2);
    assertThat(game.showsConflicts()).isTrue();
    game.clear(R1C3);
    assertThat(game.showsConflicts()).isFalse();
  }
}
