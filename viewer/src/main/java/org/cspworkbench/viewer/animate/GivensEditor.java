package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.command.CellCursor;
import org.cspworkbench.viewer.command.Cells;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/**
 * An editor of the givens of the displayed Sudoku, with a cursor on its cells. Every change creates
 * a new puzzle, which replaces the previous one; every change can be undone.
 *
 * <p>The cursor is shown until the user hides it, moves along the trace, runs the solver, or opens
 * another problem.
 */
public final class GivensEditor implements Cells {

  /** The position of the cursor, and the state of the model at which it is valid. */
  private record Standing(
      CellCursor cursor,
      Reading.Opened puzzle,
      Grid grid,
      @Nullable RunSession run,
      int position) {}

  private final AnimateModel model;
  private final Deque<Reading.Opened> before = new ArrayDeque<>(); // the latest change first
  private final Deque<Reading.Opened> takenBack = new ArrayDeque<>();
  private Reading.@Nullable Opened latest; // the puzzle after the latest change
  private @Nullable Standing standing;
  private Reading.@Nullable Opened reported;
  private Consumer<Reading.Opened> whenRun = changed -> {};
  private int lastCell;

  /** Creates an editor, without a cursor, for the problem of {@code model}. */
  public GivensEditor(AnimateModel model) {
    this.model = model;
    model.addListener(this::reportRun);
  }

  /** Passes a puzzle whose givens were changed to {@code action} once a solver runs on it. */
  public void whenRun(Consumer<Reading.Opened> action) {
    whenRun = action;
  }

  private void reportRun() {
    Reading.Opened changed = before.isEmpty() ? null : latest;
    if (changed != null
        && !changed.equals(reported)
        && model.session().isPresent()
        && model.opened().filter(changed::equals).isPresent()) {
      reported = changed;
      whenRun.accept(changed);
    }
  }

  /** Returns whether the cursor is shown. */
  public boolean isOn() {
    return here().isPresent();
  }

  private Optional<Standing> here() {
    return Optional.ofNullable(standing).filter(this::isStillThere);
  }

  private boolean isStillThere(Standing at) {
    return model.opened().filter(at.puzzle()::equals).isPresent()
        && model.session().filter(run -> !run.equals(at.run())).isEmpty()
        && model
            .playback()
            .filter(playback -> playback.isPlaying() || playback.position() != at.position())
            .isEmpty();
  }

  /** Shows or hides the cursor; reports the reason if the problem cannot be edited. */
  public void switchOnOrOff() {
    if (isOn()) {
      leave();
    } else {
      model.opened().ifPresent(this::begin);
    }
  }

  private void begin(Reading.Opened puzzle) {
    if (puzzle.problem() instanceof Problem.Sudoku sudoku) {
      model.stay();
      if (!puzzle.equals(latest)) {
        before.clear();
        takenBack.clear();
        latest = puzzle;
      }
      Shape shape = sudoku.grid().shape();
      stand(new CellCursor(shape, lastCell < shape.cellCount() ? lastCell : 0), puzzle);
      model.notifyChange();
    } else {
      model.notices().report(Notice.remark(text("edit.nosudoku", puzzle.title())));
    }
  }

  private void stand(CellCursor cursor, Reading.Opened puzzle) {
    lastCell = cursor.cell();
    standing =
        new Standing(
            cursor,
            puzzle,
            ((Problem.Sudoku) puzzle.problem()).grid(),
            model.session().orElse(null),
            model.playback().map(Playback::position).orElse(0));
  }

  /** Hides the cursor. The changes remain. */
  public void leave() {
    standing = null;
    model.notifyChange();
  }

  @Override
  public Optional<CellCursor> cursor() {
    return here().map(Standing::cursor);
  }

  @Override
  public void go(CellCursor next) {
    here()
        .ifPresent(
            at -> {
              stand(next, at.puzzle());
              model.notifyChange();
            });
  }

  @Override
  public boolean isOpen(int cell) {
    return here().filter(at -> at.grid().isEmpty(cell)).isPresent();
  }

  /** Sets {@code value} as the given of the selected cell; rejects values that are too large. */
  public void enter(int value) {
    here()
        .ifPresent(
            at -> {
              if (value > at.grid().shape().size()) {
                reject(Symbols.of(value));
              } else {
                put(at, value);
              }
            });
  }

  /** Reports that {@code symbol} denotes no value of the puzzle, and which symbols do. */
  public void reject(char symbol) {
    here()
        .map(at -> Symbols.range(at.grid().shape().size()))
        .ifPresent(
            symbols -> model.notices().report(Notice.remark(text("edit.range", symbol, symbols))));
  }

  @Override
  public void clear() {
    here().ifPresent(at -> put(at, 0));
  }

  private void put(Standing at, int value) {
    int cell = at.cursor().cell();
    if (at.grid().value(cell) == value) {
      return;
    }
    int[] givens = at.grid().shape().cells().map(at.grid()::value).toArray();
    givens[cell] = value;
    String title = before.isEmpty() ? text("edit.title", at.puzzle().title()) : at.puzzle().title();
    Grid changed = Grid.ofGivens(at.grid().shape(), givens);
    before.push(at.puzzle());
    takenBack.clear();
    show(at, PuzzleEntry.ofGrid(title, changed));
  }

  private void show(Standing at, Reading.Opened puzzle) {
    latest = puzzle;
    model.change(puzzle);
    stand(at.cursor(), puzzle);
    model.notifyChange();
  }

  @Override
  public void undo() {
    here().ifPresent(at -> swap(at, before, takenBack));
  }

  @Override
  public void redo() {
    here().ifPresent(at -> swap(at, takenBack, before));
  }

  private void swap(Standing at, Deque<Reading.Opened> from, Deque<Reading.Opened> to) {
    if (!from.isEmpty()) {
      to.push(at.puzzle());
      show(at, from.pop());
    }
  }

  /** Returns the puzzle with its givens only, while the cursor is shown or there is no trace. */
  public Optional<GivensView> still() {
    Optional<GivensView> edited = here().map(at -> GivensView.of(at.grid(), at.cursor().cell()));
    return edited.or(
        () ->
            model
                .opened()
                .filter(opened -> model.playback().isEmpty())
                .flatMap(GivensEditor::stillOf));
  }

  private static Optional<GivensView> stillOf(Reading.Opened opened) {
    return opened.problem() instanceof Problem.Sudoku sudoku
        ? Optional.of(GivensView.of(sudoku.grid()))
        : Optional.empty();
  }

  /**
   * Returns the sentence about the puzzle that is displayed in place of the narration of an event.
   */
  public Optional<String> sentence() {
    Optional<String> edited =
        here().map(at -> text("edit.told", at.grid().shape().cellName(at.cursor().cell())));
    return edited.or(
        () ->
            model
                .opened()
                .filter(opened -> opened.equals(latest) && model.session().isEmpty())
                .map(opened -> text("edit.changed")));
  }
}
