package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of editing the givens of the displayed puzzle. */
class GivensEditorTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 20);
  private final GivensEditor editor = new GivensEditor(model);
  private long now = 1;

  @BeforeEach
  void solveFirst() {
    model.setMode(Mode.SOLVE_FIRST);
  }

  @AfterEach
  void stop() {
    model.stop();
  }

  private void watch(Grid grid) {
    model.open(PuzzleEntry.ofGrid("Puzzle", grid));
    untilAtEnd();
  }

  private void untilAtEnd() {
    await(() -> model.playback().map(Playback::isAtEnd).orElse(false));
  }

  private void await(BooleanSupplier condition) {
    try {
      Runs.await(
          "the run",
          () -> {
            model.refresh(now += 16_000_000);
            return condition.getAsBoolean();
          });
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private Grid puzzle() {
    return ((Problem.Sudoku) model.opened().orElseThrow().problem()).grid();
  }

  @Test
  void theCursorIsShownAndHiddenAndTheRunIsKept() {
    watch(Grid.ofLine(Runs.EASY));
    int position = model.playback().orElseThrow().position();
    editor.switchOnOrOff();
    assertThat(editor.selected()).contains(0);
    assertThat(editor.still()).isPresent();
    editor.switchOnOrOff();
    assertThat(editor.isOn()).isFalse();
    assertThat(editor.still()).isEmpty();
    assertThat(model.playback().orElseThrow().position()).isEqualTo(position);
  }

  /** The cursor can be shown before the solver has recorded anything, and remains shown. */
  @ParameterizedTest
  @EnumSource(Mode.class)
  void theCursorCanBeShownBeforeThereIsATrace(Mode mode) {
    model.setMode(mode);
    model.open(PuzzleEntry.ofGrid("Puzzle", Grid.ofLine(Runs.EASY)));
    editor.switchOnOrOff();
    await(() -> model.playback().isPresent() && !model.isRunning());
    model.refresh(now += 16_000_000);
    assertThat(editor.isOn()).isTrue();
    assertThat(model.playback().orElseThrow().isPlaying()).isFalse();
    assertThat(model.playback().orElseThrow().position()).isZero();
  }

  @Test
  void aChangedGivenIsSolvedWhenTheSolverRunsAgain() {
    watch(Grid.ofLine(Runs.EASY));
    editor.switchOnOrOff();
    editor.clear();
    assertThat(puzzle().toLine()).isEqualTo("." + Runs.EASY.substring(1));
    assertThat(model.opened().orElseThrow().title()).isEqualTo("Puzzle (changed)");
    assertThat(model.playback()).as("the trace of another puzzle").isEmpty();
    assertThat(editor.isOn()).isTrue();

    model.runAgain();
    untilAtEnd();
    assertThat(editor.isOn()).isFalse();
    assertThat(model.playback().orElseThrow().player().state().counters().solutions()).isEqualTo(1);
    assertThat(model.session().orElseThrow().request().problem())
        .isEqualTo(Problem.Sudoku.of(puzzle()));
  }

  @Test
  void aContradictionIsReportedAndDisplayedImmediately() {
    watch(Grid.ofLine(Runs.EASY));
    editor.switchOnOrOff();
    editor.select(2);
    editor.enter(5);
    assertThat(model.notices().current().orElseThrow().text())
        .startsWith("The givens contradict each other: ")
        .contains("5");
    assertThat(editor.still().orElseThrow().moment().spot(2).state()).isEqualTo(State.CONFLICT);
    editor.undo();
    assertThat(model.notices().current()).isEmpty();
  }

  @Test
  void aPuzzleWithoutASolutionIsReportedAfterItsRun() {
    watch(Grid.ofLine(Runs.HARD));
    editor.switchOnOrOff();
    editor.move(0, 1);
    editor.enter(2);
    assertThat(puzzle().toLine()).isEqualTo(Runs.UNSATISFIABLE);
    model.runAgain();
    await(() -> model.session().isPresent() && !model.isRunning());
    assertThat(model.notices().current().orElseThrow().text()).startsWith("No solution: all ");
  }

  /** Every change can be undone and redone. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 16, 25})
  void everyChangeCanBeUndoneAndRedone(int size) {
    Shape shape = shape(size);
    watchUnsolved(Grid.empty(shape));
    editor.switchOnOrOff();
    Random random = new Random(size);
    List<Grid> way = new ArrayList<>();
    way.add(puzzle());
    while (way.size() < 30) {
      editor.select(random.nextInt(shape.cellCount()));
      editor.enter(1 + random.nextInt(size));
      if (!puzzle().equals(way.get(way.size() - 1))) {
        way.add(puzzle());
      }
    }
    for (int i = way.size() - 2; i >= 0; i--) {
      editor.undo();
      assertThat(puzzle()).isEqualTo(way.get(i));
    }
    assertThat(model.opened().orElseThrow().title()).isEqualTo("Puzzle");
    for (Grid later : way.subList(1, way.size())) {
      editor.redo();
      assertThat(puzzle()).isEqualTo(later);
    }
  }

  private static Shape shape(int size) {
    return size == 6 ? Shape.of(2, 3) : Shape.ofCellCount(size * size);
  }

  private void watchUnsolved(Grid grid) {
    model.open(PuzzleEntry.ofGrid("Puzzle", grid));
    await(() -> model.session().flatMap(RunSession::trace).isPresent());
    model.stop();
    await(() -> !model.isRunning() && model.playback().isPresent());
  }

  @Test
  void changesCanBeUndoneAfterARun() {
    watch(Grid.ofLine(Runs.EASY));
    editor.switchOnOrOff();
    editor.clear();
    model.runAgain();
    untilAtEnd();
    editor.switchOnOrOff();
    editor.undo();
    assertThat(puzzle().toLine()).isEqualTo(Runs.EASY);
  }

  @Test
  void anUnknownValueIsRejectedAsAGiven() {
    watch(Grid.ofLine("1.....2..3.....4"));
    editor.switchOnOrOff();
    editor.enter(5);
    assertThat(puzzle().toLine()).isEqualTo("1.....2..3.....4");
    assertThat(model.notices().current().orElseThrow().text())
        .isEqualTo("5 is not a symbol of this puzzle. Its symbols are 1–4.");
  }

  @Test
  void theCursorIsHiddenWhenThePositionChanges() {
    watch(Grid.ofLine(Runs.EASY));
    editor.switchOnOrOff();
    model.playback().orElseThrow().stepBack();
    assertThat(editor.isOn()).isFalse();
    editor.clear();
    assertThat(puzzle().toLine()).isEqualTo(Runs.EASY);
  }

  @Test
  void aProblemOfTheGalleryIsReportedToHaveNoGivens() {
    model.open(PuzzleEntry.ofGallery("queens:6", 1));
    untilAtEnd();
    editor.switchOnOrOff();
    assertThat(editor.isOn()).isFalse();
    assertThat(model.notices().current().orElseThrow().text())
        .startsWith("Only the givens of a Sudoku");
  }
}
