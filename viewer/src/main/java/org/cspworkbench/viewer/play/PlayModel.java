package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.StepsRequest;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.command.CellCursor;
import org.cspworkbench.viewer.command.Cells;
import org.cspworkbench.viewer.run.Background;
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
  private final GameRemarks remarks = new GameRemarks(this::notifyListeners);
  private View view = View.USUAL;
  private BestTimes bestTimes = BestTimes.NONE;
  private @Nullable Game won; // the last one
  private boolean notesMode;
  private boolean isShown;
  private @Nullable Game game;
  private @Nullable CellCursor cursor;

  /**
   * Creates a model without a game.
   *
   * @param nanos the current time in nanoseconds, as in {@link System#nanoTime}
   */
  public PlayModel(Background background, LongSupplier nanos) {
    this.background = background;
    this.nanos = nanos;
    this.work = new CurrentWork(this::notifyListeners);
    this.solvers = new SolverHelp(background, nanos, work, this::notifyListeners);
  }

  // The game

  /** Returns the game, if there is one. */
  public Optional<Game> game() {
    return Optional.ofNullable(game);
  }

  /** Returns the sheet of the game, or of the one whose solutions are being counted. */
  public Optional<Sheet> sheet() {
    return game().map(Game::sheet).or(() -> others.beginning().map(SavedGame::sheet));
  }

  /** Begins a game as soon as the solutions of {@code puzzle} have been counted. */
  public void begin(Grid puzzle, Terms terms) {
    begin(SavedGame.fresh(puzzle, terms));
  }

  /** Resumes a game. */
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
    game().filter(now -> now.phase() == Phase.WON && now != won).ifPresent(this::win);
    notifyListeners();
  }

  /** Counts a game that was won without hints and solvers, unless it was won before. */
  private void win(Game over) {
    won = over;
    if (over.tally().helped() == 0 && over.tally().hints() == 0) {
      over.rating()
          .ifPresent(rating -> bestTimes = bestTimes.with(rating.level(), over.clock().elapsed()));
    }
  }

  /** Returns the games that were won. */
  public BestTimes bestTimes() {
    return bestTimes;
  }

  /** Sets the games that were won in earlier sessions. */
  public void setBestTimes(BestTimes times) {
    bestTimes = times;
  }

  /** Sets whether the workspace is visible; the clock runs only then. */
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

  /** Pauses or resumes the clock. */
  public void toggleClock() {
    if (game != null && game.phase() == Phase.PLAYING) {
      runClock(!game.clock().isRunning());
      notifyListeners();
    }
  }

  // Other games

  /** Offers a game of the previous session to be resumed. */
  public void offer(SavedGame kept) {
    others.offer(kept);
    notifyListeners();
  }

  /** Resumes the game of the previous session, if there is one. */
  public void continueOffered() {
    others.takeOffered().ifPresent(this::begin);
  }

  /** Returns the games other than the current one. */
  public OtherGames others() {
    return others;
  }

  /** Returns the game that this one has replaced, until the player makes a move in this one. */
  public Optional<SavedGame> before() {
    return others.left().filter(left -> game != null && !game.canUndo());
  }

  /** Returns to the game that this one has replaced. */
  public void goBack() {
    before().ifPresent(this::begin);
  }

  // The selected cell and its content

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

  /** Returns whether digits are entered as notes. */
  public boolean isNotesMode() {
    return notesMode;
  }

  /** Switches notes mode on or off. */
  public void toggleNotesMode() {
    notesMode = !notesMode;
    notifyListeners();
  }

  /** Enters {@code value} in the selected cell: as a note in notes mode. */
  public void enter(int value) {
    if (notesMode) {
      note(value);
    } else if (game != null && cursor != null && value <= cursor.shape().size()) {
      game.place(cursor.cell(), value);
    }
  }

  /**
   * Toggles the note {@code value} in the selected cell; if candidates are computed, strikes the
   * candidate out or restores it.
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

  /** Gives the selected cell a colour, as {@link Game#colour}. */
  public void colour(int number) {
    if (game != null && cursor != null) {
      game.colour(cursor.cell(), number);
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

  // View options

  /** Returns the view options. */
  public View view() {
    return view;
  }

  /** Sets the view options. */
  public void setView(View newView) {
    view = newView;
    notifyListeners();
  }

  /** Returns whether animations are skipped. */
  public boolean reducesMotion() {
    return solvers.reducesMotion();
  }

  /** Sets whether animations are skipped. */
  public void setReducesMotion(boolean reduces) {
    solvers.setReducesMotion(reduces);
  }

  // Work in the background

  /** Sets how a solver helps. */
  public void setHelp(Help newHelp) {
    solvers.setHelp(newHelp);
  }

  /** Returns whether a task is running in the background. */
  public boolean isWorking() {
    return work.kind().isPresent();
  }

  /** Returns the kind of the current task, if there is one. */
  Optional<CurrentWork.Kind> work() {
    return work.kind();
  }

  /**
   * Cancels the current task. A puzzle that is being assessed is opened nevertheless, with an
   * incomplete assessment.
   */
  public void cancel() {
    solvers.cancel();
  }

  /** Requests a hint, or a stronger one if a hint is open. */
  public void hint() {
    game().ifPresent(solvers::hint);
  }

  /**
   * Requests all steps that are available now; they count as one hint.
   *
   * @param found receives them, none if there is a mistake or nothing is left to do
   */
  public void steps(BiConsumer<StepsRequest, ImmutableList<SolutionStep>> found) {
    game().ifPresent(played -> solvers.steps(played, found));
  }

  /** Lets a solver run a stage from the current values. */
  public void solve(HelpStage stage) {
    game().ifPresent(played -> solvers.solve(played, stage));
  }

  /** Returns the search that is shown, if there is one. */
  public Optional<StageSearch> search() {
    return solvers.search();
  }

  /** Ends the animation of a stage and shows its result, at once or as soon as it is available. */
  public void finishStage() {
    game().ifPresent(solvers::finishStage);
  }

  /**
   * Returns the result of the last stage, if its values are placed and the game has not changed
   * since.
   */
  public Optional<StageResult> stageResult() {
    return game().flatMap(solvers::result);
  }

  /** Advances the animation of a stage; called once a frame. */
  public void tick() {
    game().ifPresent(solvers::tick);
  }

  // Messages

  /** Returns the remarks on the game. */
  public GameRemarks remarks() {
    return remarks;
  }

  /** Dismisses the current message, or cancels the current task. */
  public void dismiss() {
    if (isWorking()) {
      cancel();
    } else if (game != null && !remarks.dismissSymbol()) {
      solvers.forgetResult();
      if (!remarks.dismissPuzzle(game)) {
        others.forgetLeft(); // shown after the remark on the puzzle
      }
      game.dismiss();
    }
  }
}
