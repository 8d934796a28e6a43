package org.cspworkbench.viewer.problem;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.viewer.command.CellCursor;
import org.cspworkbench.viewer.command.Cells;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * The board of a Sudoku that a person states: a cursor on its cells, whose changes are changes of
 * the text, and the number of solutions, which is counted in the background.
 */
public final class OwnBoardModel extends ObservableModel implements Cells {

  private final OwnProblem problem;
  private final Background background;
  private @Nullable OwnBoard board;
  private String read = "";
  private int cell;
  private Cancellation counting = new Cancellation();
  private Optional<Assessment.Kind> solutions = Optional.empty();

  /** Creates the board of {@code problem}, whose solutions {@code background} counts. */
  public OwnBoardModel(OwnProblem problem, Background background) {
    this.problem = problem;
    this.background = background;
    problem.addListener(this::follow);
  }

  private void follow() {
    Optional<Grid> before = Optional.ofNullable(board).map(OwnBoard::grid);
    if (!read.equals(problem.text())) {
      read = problem.text();
      board = problem.board().orElse(null);
      cell = board != null && cell < board.grid().shape().cellCount() ? cell : 0;
      if (board != null && !before.equals(Optional.of(board.grid()))) {
        count(board.grid());
      }
    }
    notifyListeners();
  }

  private void count(Grid grid) {
    counting.request();
    counting = new Cancellation();
    Cancellation current = counting;
    solutions = Optional.empty();
    background.run(
        () -> Assessment.of(grid, current).kind(),
        kind -> {
          if (!current.isRequested()) {
            solutions = Optional.of(kind);
            notifyListeners();
          }
        });
  }

  /** Returns the givens, if the text states a Sudoku cell by cell. */
  public Optional<Grid> grid() {
    return Optional.ofNullable(board).map(OwnBoard::grid);
  }

  /** Returns the number of solutions; empty while they are counted. */
  public Optional<Assessment.Kind> solutions() {
    return solutions;
  }

  /** Returns the contradiction of the givens, if there is one. */
  public Optional<String> clash() {
    return grid()
        .flatMap(grid -> GridConflicts.in(grid).all().stream().findFirst())
        .map(Conflict::toString);
  }

  /** Returns the number of givens of each value, from 1. */
  public ImmutableList<Long> counts() {
    return grid()
        .map(
            grid ->
                IntStream.rangeClosed(1, grid.shape().size())
                    .mapToObj(
                        value -> grid.shape().cells().filter(c -> grid.value(c) == value).count())
                    .collect(ImmutableList.toImmutableList()))
        .orElse(ImmutableList.of());
  }

  /** Returns the board as it is drawn: the givens, the cursor and the clashes. */
  public Optional<Moment> moment() {
    return grid().map(grid -> GameMoments.select(GameMoments.of(grid), grid, cell));
  }

  @Override
  public Optional<CellCursor> cursor() {
    return grid().map(grid -> new CellCursor(grid.shape(), cell));
  }

  @Override
  public void go(CellCursor next) {
    cell = next.cell();
    notifyListeners();
  }

  @Override
  public boolean isOpen(int at) {
    return grid().filter(grid -> grid.value(at) == 0).isPresent();
  }

  /** Writes a value into the cell, if the board has it, and moves on to the next cell. */
  public void enter(int value) {
    if (grid().filter(grid -> value <= grid.shape().size()).isPresent()) {
      put(value);
      moveOn(1);
    }
  }

  /** Moves on by some cells in reading order; stops at the ends of the board. */
  public void moveOn(int cells) {
    cursor()
        .filter(at -> cell + cells >= 0 && cell + cells < at.shape().cellCount())
        .ifPresent(at -> go(new CellCursor(at.shape(), cell + cells)));
  }

  /** Moves to the start of the next row. */
  public void startRow() {
    move(1, 0);
    moveToRowStart();
  }

  @Override
  public void clear() {
    put(0);
  }

  /** Moves back, and empties the cell there. */
  public void clearBefore() {
    moveOn(-1);
    clear();
  }

  private void put(int value) {
    OwnBoard now = board;
    if (now != null && now.grid().value(cell) != value) {
      problem.set(now.with(problem.text(), cell, value));
    }
  }

  @Override
  public void undo() {
    problem.undo();
  }

  @Override
  public void redo() {
    problem.redo();
  }
}
