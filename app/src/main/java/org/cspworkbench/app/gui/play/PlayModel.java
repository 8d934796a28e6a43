package org.cspworkbench.app.gui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.cspworkbench.app.game.Assessment;
import org.cspworkbench.app.game.Game;
import org.cspworkbench.app.game.Game.Phase;
import org.cspworkbench.app.game.HintRequest;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.game.Stage;
import org.cspworkbench.app.game.StageResult;
import org.cspworkbench.app.game.StageRun;
import org.cspworkbench.app.game.Terms;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.widget.CellCursor;
import org.cspworkbench.app.gui.widget.Cells;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * What the workspace for playing shows: a game, the selected cell, what is wanted to be seen, and
 * what is being worked out. Used by the thread that paints; what takes time is done beside it.
 */
public final class PlayModel implements Cells {

  /** What is being worked out for the player. */
  public enum Work {
    /** How many solutions a puzzle has. */
    READING,
    /** A hint. */
    HINT,
    /** A stage of a solver. */
    STAGE
  }

  private final List<Runnable> listeners = new ArrayList<>();
  private final Background background;
  private final LongSupplier nanos;
  private View view = View.USUAL;
  private Help help = Help.USUAL;
  private boolean reducesMotion;
  private boolean notesMode;
  private boolean isShown;
  private final List<Consumer<SavedGame>> leavings = new ArrayList<>();
  private @Nullable Game game;
  private @Nullable SavedGame offered; // of an earlier day, to go on with
  private @Nullable SavedGame before; // which the game has replaced
  private @Nullable CellCursor cursor;
  private @Nullable Work work;
  private @Nullable StageSearch search; // that is shown, until its stage has come to something
  private Cancellation cancellation = new Cancellation();
  private @Nullable StageResult stageResult; // that placed nothing; as long as nothing has changed
  private boolean isRemarkDismissed;
  private long placedAt;

  /**
   * Nothing to play yet.
   *
   * @param nanos the time on some clock in nanoseconds, as {@link System#nanoTime} gives it
   */
  public PlayModel(Background background, LongSupplier nanos) {
    this.background = background;
    this.nanos = nanos;
  }

  /** Lets {@code listener} know when there is something new to show. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  private void tellListeners() {
    listeners.forEach(Runnable::run);
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
    Cancellation current = start(Work.READING);
    background.run(
        () -> Assessment.of(saved.sheet().grid(), current),
        assessment -> {
          finish(current);
          adopt(new Game(saved, assessment, nanos));
        });
  }

  /** Offers a game of an earlier day to go on with. */
  public void offer(SavedGame kept) {
    offered = kept;
    tellListeners();
  }

  /** The game of an earlier day, as long as no other has begun. */
  public Optional<SavedGame> offered() {
    return Optional.ofNullable(offered);
  }

  /** Goes on with the game of an earlier day, if there is one. */
  public void continueOffered() {
    if (offered != null) {
      SavedGame kept = offered;
      offered = null;
      begin(kept);
    }
  }

  /** Lets {@code listener} have every game that is left for another one before it is over. */
  public void addLeavingListener(Consumer<SavedGame> listener) {
    leavings.add(listener);
  }

  /** The game that this one has replaced, until something is done in this one. */
  public Optional<SavedGame> before() {
    return Optional.ofNullable(before).filter(kept -> game != null && !game.canUndo());
  }

  /** Goes back to the game that this one has replaced. */
  public void goBack() {
    before().ifPresent(this::begin);
  }

  private Optional<SavedGame> leftBehind() {
    return game == null
        ? Optional.ofNullable(offered)
        : Optional.of(game).filter(Game::isUnderWay).map(Game::saved);
  }

  private void adopt(Game newGame) {
    before = leftBehind().orElse(null);
    if (before != null) {
      leavings.forEach(listener -> listener.accept(before));
    }
    offered = null;
    game = newGame;
    stageResult = null;
    isRemarkDismissed = false;
    Grid grid = newGame.sheet().grid();
    cursor =
        new CellCursor(
            grid.shape(), grid.shape().cells().filter(grid::isEmpty).findFirst().orElse(0));
    newGame.addListener(this::gameChanged);
    if (isShown && newGame.phase() == Phase.PLAYING) {
      newGame.clock().start();
    }
    background.run(
        () -> newGame.assessment().rate(grid, new Cancellation()),
        rating -> rating.ifPresent(newGame::rate));
    tellListeners();
  }

  private void gameChanged() {
    stageResult = null;
    if (search != null && game != null && !search.isOn(game.sheet())) {
      cancel(); // what it looks for is wanted no longer
    }
    tellListeners();
  }

  /** Says whether the workspace is to be seen: the clock runs only then. */
  public void setShown(boolean shown) {
    isShown = shown;
    if (game != null && game.phase() == Phase.PLAYING) {
      if (shown) {
        game.clock().start();
      } else {
        game.clock().stop();
      }
    }
  }

  /** Stops the clock, or lets it go on. */
  public void toggleClock() {
    if (game != null && game.phase() == Phase.PLAYING) {
      if (game.clock().isRunning()) {
        game.clock().stop();
      } else {
        game.clock().start();
      }
      tellListeners();
    }
  }

  // The selected cell

  @Override
  public Optional<CellCursor> cursor() {
    return Optional.ofNullable(cursor);
  }

  @Override
  public void go(CellCursor next) {
    cursor = next;
    tellListeners();
  }

  @Override
  public boolean isOpen(int cell) {
    return game != null && game.sheet().grid().isEmpty(cell);
  }

  // What is put into it

  /** Whether digits are notes. */
  public boolean isNotesMode() {
    return notesMode;
  }

  /** Lets digits be notes, or values again. */
  public void toggleNotesMode() {
    notesMode = !notesMode;
    tellListeners();
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
    tellListeners();
  }

  /** How a solver helps. */
  public Help help() {
    return help;
  }

  /** Sets how a solver helps. */
  public void setHelp(Help newHelp) {
    help = newHelp;
    tellListeners();
  }

  /** Whether what would appear bit by bit appears at once. */
  public boolean reducesMotion() {
    return reducesMotion;
  }

  /** Sets whether what would appear bit by bit appears at once. */
  public void setReducesMotion(boolean reduces) {
    reducesMotion = reduces;
  }

  // What takes time

  /** What is being worked out, if anything is. */
  public Optional<Work> work() {
    return Optional.ofNullable(work);
  }

  private Cancellation start(Work newWork) {
    cancel();
    work = newWork;
    cancellation = new Cancellation();
    tellListeners();
    return cancellation;
  }

  /** Whether what has been worked out is still wanted. */
  private boolean finish(Cancellation of) {
    boolean isWanted = of == cancellation && work != null;
    if (isWanted) {
      work = null;
    }
    return isWanted;
  }

  /** Ends what is being worked out. A puzzle is opened all the same, with less known of it. */
  public void cancel() {
    cancellation.request();
    search = null;
    if (work != null && work != Work.READING) {
      work = null;
      tellListeners();
    }
  }

  /** Asks for a hint, or for a stronger one. */
  public void hint() {
    if (game != null && work == null) {
      Game asked = game;
      asked.finishStage();
      asked.hint().ifPresent(request -> workOut(asked, request));
    }
  }

  private void workOut(Game asked, HintRequest request) {
    Cancellation current = start(Work.HINT);
    background.run(
        request::answer,
        answer -> {
          if (finish(current)) {
            asked.open(answer);
            tellListeners();
          }
        });
  }

  /** Lets a solver do a stage from what stands on the sheet. */
  public void solve(Stage stage) {
    if (game != null) {
      Game asked = game;
      asked.finishStage();
      asked
          .stage(solverOf(stage))
          .ifPresent(
              run -> {
                if (stage == Stage.ALL && isAnimated() && run.solver().recordsItsRuns()) {
                  watch(run);
                } else {
                  workOut(asked, run);
                }
              });
    }
  }

  private boolean isAnimated() {
    return help.animated() && !reducesMotion;
  }

  private Solver solverOf(Stage stage) {
    return stage == Stage.ALL
        ? SolverCatalog.find(help.solver()).orElseGet(stage::solver)
        : stage.solver();
  }

  private void workOut(Game asked, StageRun run) {
    Cancellation current = start(Work.STAGE);
    background.run(
        () -> run.run(current),
        result -> {
          if (finish(current)) {
            placedAt = nanos.getAsLong();
            asked.take(run, result);
            if (!isAnimated()) {
              asked.finishStage();
            }
            stageResult = asked.isInStage() ? null : result;
            tellListeners();
          }
        });
  }

  private void watch(StageRun run) {
    Cancellation current = start(Work.STAGE);
    StageSearch watched = new StageSearch(run);
    search = watched;
    background.run(
        () -> watched.work(current),
        result -> {
          watched.end(result);
          endSearchIfSeen();
        });
  }

  private void endSearchIfSeen() {
    if (search != null && game != null) {
      StageSearch shown = search;
      Game asked = game;
      shown
          .seenResult()
          .ifPresent(
              result -> {
                search = null;
                work = null;
                asked.take(shown.run(), result);
                asked.finishStage();
                stageResult = result;
                tellListeners();
              });
    }
  }

  /** The search that is shown, if one is. */
  Optional<StageSearch> search() {
    return Optional.ofNullable(search);
  }

  /** Shows what a stage comes to without what leads there: now, or as soon as it is known. */
  public void finishStage() {
    if (search != null) {
      search.skip();
      endSearchIfSeen();
    } else if (game != null) {
      game.finishStage();
    }
  }

  /** What the last stage has come to, if it has placed nothing; as long as nothing has changed. */
  public Optional<StageResult> stageResult() {
    return Optional.ofNullable(stageResult);
  }

  /** Moves a stage on when the time has come; to be called once a frame. */
  public void tick() {
    if (search != null) {
      search.tick(nanos.getAsLong(), help.delay());
      endSearchIfSeen();
    }
    if (game != null && game.isInStage()) {
      long now = nanos.getAsLong();
      if (now - placedAt >= help.delay() * 1_000_000L) {
        placedAt = now;
        game.placeNext();
      }
    }
  }

  // What has been said

  /** Whether what is to be known of the puzzle itself has been put away. */
  public boolean isRemarkDismissed() {
    return isRemarkDismissed;
  }

  /** Puts away what is said now, or ends what is being worked out. */
  public void dismiss() {
    if (work != null) {
      cancel();
    } else if (game != null) {
      stageResult = null;
      isRemarkDismissed = true;
      before = null;
      game.dismiss();
    }
  }
}
