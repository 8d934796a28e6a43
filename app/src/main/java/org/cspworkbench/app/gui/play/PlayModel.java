package org.cspworkbench.app.gui.play;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.widget.CellCursor;
import org.cspworkbench.app.gui.widget.Cells;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The model of the workspace for playing: a game, the selected cell and the view, with {@link
 * OtherGames} and {@link SolverHelp}. Used by the event thread; long work runs in the background.
 */
public final class PlayModel extends ObservableModel implements Cells {

  private final Background background;
  private final LongSupplier nanos;
  private final OtherGames others = new OtherGames();
  private final CurrentWork work;
  private final SolverHelp solvers;
  private final Remarks remarks = new Remarks(this::notifyListeners);
  private View view = View.USUAL;
  private boolean notesMode;
  private boolean isShown;
  private @Nullable Game game;
  private @Nullable CellCursor cursor;

  /**
   * Nothing to play yet.
   *
   * @param nanos the time on some clock in nanoseconds, as {@link System#nanoTime} gives it
   */
  public PlayModel(Background background, LongSupplier nanos) {
    this.background = background;
    this.nanos = nanos;
    this.work = new CurrentWork(this::notifyListeners);
    this.solvers = new SolverHelp(background, nanos, work, this::notifyListeners);
  }

  // The game

  /** The game, if there is one. */
  public Optional<Game> game() {
    return Optional.ofNullable(game);
  }

  /** Begins a game as soon as it is known how many solutions {@code puzzle} has. */
  public void begin(Grid puzzle, Terms terms) {
    begin(SavedGame.fresh(puzzle, terms));
  }

  /** Goes on with a game. */
  public void begin(SavedGame saved) {
    solvers.cancel();
    others.leave(game());
    runClock(false);
    game = null;
    cursor = null;
    others.begin(saved);
    Cancellation current = work.start(CurrentWork.Kind.READING);
    background.run(
        () -> Assessment.of(saved.sheet().grid(), current),
        assessment -> {
          work.finish(current);
          Game begun = new Game(saved, assessment, nanos);
          if (others.finish(saved, begun)) {
            adopt(begun);
          }
        });
  }

  private void adopt(Game newGame) {
    game = newGame;
    solvers.forgetResult();
    remarks.reset();
    Grid grid = newGame.sheet().grid();
    cursor = CellCursor.onFirst(grid.shape(), grid::isEmpty);
    newGame.addListener(this::gameChanged);
    runClock(isShown);
    background.run(
        () -> newGame.assessment().rate(grid, new Cancellation()),
        rating -> rating.ifPresent(newGame::rate));
    notifyListeners();
  }

  private void gameChanged() {
    remarks.forgetSymbol();
    game().ifPresent(solvers::follow);
    notifyListeners();
  }

  /** Says whether the workspace is to be seen: the clock runs only then. */
  public void setShown(boolean shown) {
    isShown = shown;
    runClock(shown);
  }

  private void runClock(boolean runs) {
    if (game != null && game.phase() == Phase.PLAYING) {
      if (runs) {
        game.clock().start();
      } else {
        game.clock().stop();
      }
    }
  }

  /** Stops the clock, or lets it go on. */
  public void toggleClock() {
    if (game != null && game.phase() == Phase.PLAYING) {
      runClock(!game.clock().isRunning());
      notifyListeners();
    }
  }

  // The games beside it

  /** Offers a game of an earlier day to go on with. */
  public void offer(SavedGame kept) {
    others.offer(kept);
    notifyListeners();
  }

  /** Goes on with the game of an earlier day, if there is one. */
  public void continueOffered() {
    others.takeOffered().ifPresent(this::begin);
  }

  /** The games beside the one that is played. */
  public OtherGames others() {
    return others;
  }

  /** The game that this one has replaced, until something is done in this one. */
  public Optional<SavedGame> before() {
    return others.left().filter(left -> game != null && !game.canUndo());
  }

  /** Goes back to the game that this one has replaced. */
  public void goBack() {
    before().ifPresent(this::begin);
  }

  // The selected cell, and what is put into it

  @Override
  public Optional<CellCursor> cursor() {
    return Optional.ofNullable(cursor);
  }

  @Override
  public void go(CellCursor next) {
    cursor = next;
    remarks.forgetSymbol();
    notifyListeners();
  }

  @Override
  public boolean isOpen(int cell) {
    return game != null && game.sheet().grid().isEmpty(cell);
  }

  /** Whether digits are notes. */
  public boolean isNotesMode() {
    return notesMode;
  }

  /** Lets digits be notes, or values again. */
  public void toggleNotesMode() {
    notesMode = !notesMode;
    notifyListeners();
  }

  /** Puts {@code value} into the selected cell: as a note in notes mode. */
  public void enter(int value) {
    if (notesMode) {
      note(value);
    } else if (game != null && cursor != null && value <= cursor.shape().size()) {
      game.place(cursor.cell(), value);
    }
  }

  /**
   * Notes {@code value} in the selected cell; or strikes it out, where candidates are worked out.
   */
  public void note(int value) {
    if (game != null && cursor != null && value <= cursor.shape().size()) {
      if (view.candidates()) {
        game.toggleCandidate(cursor.cell(), value);
      } else {
        game.toggleNote(cursor.cell(), value);
      }
    }
  }

  @Override
  public void clear() {
    if (game != null && cursor != null) {
      game.clear(cursor.cell());
    }
  }

  @Override
  public void undo() {
    game().ifPresent(Game::undo);
  }

  @Override
  public void redo() {
    game().ifPresent(Game::redo);
  }

  // What is seen

  /** What the player wants to see. */
  public View view() {
    return view;
  }

  /** Sets what the player wants to see. */
  public void setView(View newView) {
    view = newView;
    notifyListeners();
  }

  /** Whether what would appear bit by bit appears at once. */
  public boolean reducesMotion() {
    return solvers.reducesMotion();
  }

  /** Sets whether what would appear bit by bit appears at once. */
  public void setReducesMotion(boolean reduces) {
    solvers.setReducesMotion(reduces);
  }

  // What takes time

  /** Sets how a solver helps. */
  public void setHelp(Help newHelp) {
    solvers.setHelp(newHelp);
  }

  /** Whether something is being worked out. */
  public boolean isWorking() {
    return work.kind().isPresent();
  }

  /** What is being worked out, if anything is. */
  Optional<CurrentWork.Kind> work() {
    return work.kind();
  }

  /** Ends what is being worked out. A puzzle is opened all the same, with less known of it. */
  public void cancel() {
    solvers.cancel();
  }

  /** Asks for a hint, or for a stronger one. */
  public void hint() {
    game().ifPresent(solvers::hint);
  }

  /** Lets a solver do a stage from what stands on the sheet. */
  public void solve(HelpStage stage) {
    game().ifPresent(played -> solvers.solve(played, stage));
  }

  /** The search that is shown, if one is. */
  Optional<StageSearch> search() {
    return solvers.search();
  }

  /** Shows what a stage comes to without what leads there: now, or as soon as it is known. */
  public void finishStage() {
    game().ifPresent(solvers::finishStage);
  }

  /** What the last stage has come to, if it has placed nothing; as long as nothing has changed. */
  public Optional<StageResult> stageResult() {
    return solvers.result();
  }

  /** Moves a stage on when the time has come; to be called once a frame. */
  public void tick() {
    game().ifPresent(solvers::tick);
  }

  // What has been said

  /** The remarks on the game. */
  Remarks remarks() {
    return remarks;
  }

  /** Puts away what is said now, or ends what is being worked out. */
  public void dismiss() {
    if (isWorking()) {
      cancel();
    } else if (game != null && !remarks.dismissSymbol()) {
      solvers.forgetResult();
      if (!remarks.dismissPuzzle(game)) {
        others.forgetLeft(); // mentioned after the puzzle itself
      }
      game.dismiss();
    }
  }
}
