package org.cspworkbench.presentation.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** A stage uses the values of the player, reports contradictions, and is one step to undo. */
final class StageRunTest {

  private final Games games = new Games();

  @Test
  void singlesArePlacedRepeatedly() {
    Game game = games.start(Games.PUZZLE, Terms.free("Test"));
    StageResult.Found found = (StageResult.Found) Games.stage(game, HelpStage.SINGLES);
    assertThat(found.placements()).hasSize(51);
    Sheet sheet = Sheet.of(Games.PUZZLE);
    for (Placement placement : found.placements()) {
      assertThat(Integer.bitCount(sheet.left(placement.cell())))
          .as("r%d is a single when its turn comes", placement.cell())
          .isEqualTo(1);
      assertThat(placement.value()).isEqualTo(Games.SOLUTION.value(placement.cell()));
      sheet = sheet.with(placement.cell(), placement.value());
    }
  }

  @Test
  void aStageIsPlacedValueByValueAndIsOneStepToUndo() {
    Game game = games.start(Games.PUZZLE, Terms.free("Test"));
    game.place(2, 4);
    Sheet before = game.sheet();
    Games.stage(game, HelpStage.SINGLES);
    assertThat(game.isInStage()).isTrue();
    assertThat(game.sheet().grid().filled()).isEqualTo(32);
    game.placeNext();
    assertThat(game.sheet().grid().filled()).isEqualTo(33);
    game.undo();
    assertThat(game.sheet()).as("all values of the stage are undone").isEqualTo(before);
    game.redo();
    assertThat(game.phase()).as("the stage was finished first").isEqualTo(Phase.WON);
    game.restart();
    game.place(2, 4);
    Games.stage(game, HelpStage.PAIRS);
    assertThat(game.saved().past()).hasSize(2);
    assertThat(game.saved().past().get(1)).isEqualTo(before);
  }

  /** Places values of the player one by one, until singles solve a part of the puzzle. */
  @Test
  void aStageThatDoesNotSolveThePuzzleCanBeUndone() {
    Game game = games.start(Games.HARD, Terms.free("Test"));
    Grid solution = game.assessment().solution().orElseThrow();
    Sheet before = game.sheet();
    for (int cell = 0; !game.isInStage(); cell++) {
      game.place(cell, solution.value(cell));
      before = game.sheet();
      Games.stage(game, HelpStage.SINGLES);
    }
    game.finishStage();
    assertThat(game.sheet().grid().filled()).isBetween(before.grid().filled() + 1, 80);
    game.undo();
    assertThat(game.sheet()).isEqualTo(before);
  }

  @Test
  void withoutSinglesNothingIsFound() {
    Game game = games.start(Games.HARD, Terms.free("Test"));
    StageResult.Found found = (StageResult.Found) Games.stage(game, HelpStage.SINGLES);
    assertThat(found.placements()).isEmpty();
    assertThat(game.canUndo()).isFalse();
  }

  /** Every solver places values of the only solution, or does not finish. */
  @Test
  void everySolverSupportsStages() {
    for (Solver solver : SolverCatalog.SOLVERS) {
      StageRun run =
          new StageRun(Sheet.of(Games.PUZZLE), solver, Games.assess(Games.PUZZLE).solution());
      StageResult result = run.run(new Cancellation());
      if (result instanceof StageResult.Found found) {
        for (Placement placement : found.placements()) {
          assertThat(placement.value())
              .as("%s, cell %d", solver.about().id(), placement.cell())
              .isEqualTo(Games.SOLUTION.value(placement.cell()));
        }
      } else {
        assertThat(result).as(solver.about().id()).isInstanceOf(StageResult.Unfinished.class);
      }
    }
  }

  @Test
  void valuesThatBreakARuleAreReported() {
    Game game = games.start(Games.PUZZLE, Terms.free("Test"));
    game.place(2, 5);
    StageResult.Contradiction wrong =
        (StageResult.Contradiction) Games.stage(game, HelpStage.SINGLES);
    assertThat(wrong.conflict()).isPresent();
    assertThat(wrong.cells()).containsExactly(0, 2);
    assertThat(game.contradiction()).contains(wrong);
    game.clear(2);
    assertThat(game.contradiction()).isEmpty();
  }

  @Test
  void wrongValuesAreReportedEvenIfNoRuleIsBroken() {
    for (HelpStage stage : HelpStage.values()) {
      Game game = games.start(Games.HARD, Terms.free("Test"));
      int right = game.assessment().solution().orElseThrow().value(1);
      int wrong =
          game.state(1).candidates().stream().filter(v -> v != right).findAny().orElseThrow();
      game.place(1, wrong);
      StageResult.Contradiction found = (StageResult.Contradiction) Games.stage(game, stage);
      assertThat(found.conflict()).isEmpty();
      assertThat(found.cells()).containsExactly(1);
    }
  }

  @Test
  void aCellWithoutCandidatesIsReportedIfThereAreSeveralSolutions() {
    Game game = games.start(Grid.ofLine(".".repeat(81)), Terms.free("Test"));
    for (int value = 1; value <= 8; value++) {
      game.place(value, value); // r1c2 to r1c9
    }
    game.place(9, 9); // r2c1
    StageResult.Contradiction found = (StageResult.Contradiction) Games.stage(game, HelpStage.ALL);
    assertThat(found.cells()).containsExactly(0);
  }

  @Test
  void aCancelledStageIsReportedAsUnfinished() {
    Cancellation cancelled = new Cancellation();
    cancelled.request();
    Solver solver = SolverCatalog.find("backtracking").orElseThrow();
    StageRun run = new StageRun(Sheet.of(Games.HARD), solver, Games.assess(Games.HARD).solution());
    assertThat(run.run(cancelled)).isInstanceOf(StageResult.Unfinished.class);
  }

  @Test
  void aResultForAnotherSheetIsIgnored() {
    Game game = games.start(Games.PUZZLE, Terms.free("Test"));
    StageRun run = game.stage(HelpStage.SINGLES.solver()).orElseThrow();
    StageResult result = run.run(new Cancellation());
    game.place(2, 4);
    game.take(run, result);
    assertThat(game.isInStage()).isFalse();
    assertThat(game.sheet().grid().filled()).isEqualTo(31);
  }
}
