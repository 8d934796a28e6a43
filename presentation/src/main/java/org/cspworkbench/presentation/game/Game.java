package org.cspworkbench.presentation.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.jspecify.annotations.Nullable;

/**
 * A Sudoku that a person solves. It does only what costs no time; hints and stages are asked for
 * here, worked out by whoever has a thread for that, and handed back.
 *
 * <p>What is not possible now does nothing: a given cannot be changed, nor anything when the game
 * has ended. Used by one thread.
 */
public final class Game extends ObservableModel {

  /** How far a game is. */
  public enum Phase {
    /** It is played. */
    PLAYING,
    /** There was one error too many; the player has to choose how to go on. */
    OUT_OF_ERRORS,
    /** The player has looked at the solution. */
    REVEALED,
    /** Every cell holds the right value. */
    WON
  }

  private final Terms terms;
  private final Assessment assessment;
  private final GameClock clock;
  private final Deque<Placement> stage = new ArrayDeque<>(); // what is still to be placed
  private History history;
  private GameTally tally;
  private Phase phase;
  private @Nullable Rating rating;
  private @Nullable OpenHint openHint;
  private StageResult.@Nullable Contradiction contradiction;
  private boolean showsConflicts;
  private boolean foundNoConflict; // when asked, as long as nothing has changed

  /** A new game; its clock stands still. */
  public Game(Grid puzzle, Terms terms, Assessment assessment, LongSupplier nanos) {
    this(SavedGame.fresh(puzzle, terms), assessment, nanos);
  }

  /**
   * A game that goes on from where it was; its clock stands still.
   *
   * @param assessment what is known of the puzzle
   * @param nanos the time on some clock in nanoseconds, as {@link System#nanoTime} gives it
   */
  public Game(SavedGame saved, Assessment assessment, LongSupplier nanos) {
    this.terms = saved.terms();
    this.assessment = assessment;
    this.history = History.of(saved.past(), saved.sheet(), saved.future());
    this.tally = saved.tally();
    this.phase = saved.phase();
    this.clock = new GameClock(nanos, saved.elapsed());
  }

  /** Everything that has to be kept to go on later. */
  public SavedGame saved() {
    return new SavedGame(
        terms, phase, history.past(), sheet(), history.future(), tally, clock.elapsed());
  }

  /** Whether somebody has done something in it, and it is not over. */
  public boolean isUnderWay() {
    boolean isOver = phase == Phase.WON || phase == Phase.REVEALED;
    return !isOver && (canUndo() || canRedo() || !tally.equals(GameTally.NONE));
  }

  /** What the game is played for. */
  public Terms terms() {
    return terms;
  }

  /** What is known of the puzzle. */
  public Assessment assessment() {
    return assessment;
  }

  /** How hard the puzzle is for a person, once that is known. */
  public Optional<Rating> rating() {
    return Optional.ofNullable(rating);
  }

  /** Says how hard the puzzle is. */
  public void rate(Rating known) {
    rating = known;
    notifyListeners();
  }

  /** What stands in the cells. */
  public Sheet sheet() {
    return history.present();
  }

  /** How far the game is. */
  public Phase phase() {
    return phase;
  }

  /** How long it has been played. */
  public GameClock clock() {
    return clock;
  }

  /** What has been used and done so far. */
  public GameTally tally() {
    return tally;
  }

  // What the player does to the cells

  /** Puts {@code value} into {@code cell}. */
  public void place(int cell, int value) {
    if (canChange(cell) && sheet().grid().value(cell) != value) {
      history.go(sheet().with(cell, value));
      if (isError(cell, value)) {
        tally = tally.withError();
        endIfOutOfErrors();
      }
      settle();
    }
  }

  /** Empties {@code cell}: takes its value, or its notes, away. */
  public void clear(int cell) {
    if (canChange(cell)) {
      go(sheet().with(cell, 0));
    }
  }

  /** Notes {@code value} in {@code cell}, or takes the note away. */
  public void toggleNote(int cell, int value) {
    if (canChange(cell) && sheet().grid().isEmpty(cell)) {
      go(sheet().withNote(cell, value));
    }
  }

  /** Strikes {@code value} out of the automatic candidates of {@code cell}, or lets it in again. */
  public void toggleCandidate(int cell, int value) {
    if (canChange(cell) && sheet().grid().isEmpty(cell) && sheet().isCandidate(cell, value)) {
      go(sheet().withStruck(cell, value));
    }
  }

  /** Takes all values away that were filled in, and keeps the notes. */
  public void clearOwnValues() {
    if (canPlay()) {
      go(sheet().withoutOwnValues());
    }
  }

  /** Takes everything away that was not given. */
  public void clearAll() {
    if (canPlay()) {
      go(sheet().cleared());
    }
  }

  /** Begins again: nothing is filled in, nothing used, nothing to be undone, no time gone. */
  public void restart() {
    stage.clear();
    history = new History(sheet().cleared());
    tally = GameTally.NONE;
    phase = Phase.PLAYING;
    clock.reset();
    clock.start();
    settle();
  }

  /** Takes the last step back. Errors and hints that were counted stay so. */
  public void undo() {
    if (canPlay() && history.canUndo()) {
      history.undo();
      settle();
    }
  }

  /** Does the step again that was taken back last. */
  public void redo() {
    if (canPlay() && history.canRedo()) {
      history.redo();
      settle();
    }
  }

  /** Whether there is a step to take back. */
  public boolean canUndo() {
    return phase == Phase.PLAYING && history.canUndo();
  }

  /** Whether there is a step that was taken back. */
  public boolean canRedo() {
    return phase == Phase.PLAYING && history.canRedo();
  }

  /** Whether anything can be done; what a stage has begun is done to its end first. */
  private boolean canPlay() {
    finishStage();
    return phase == Phase.PLAYING;
  }

  private boolean canChange(int cell) {
    return canPlay() && !sheet().grid().isGiven(cell);
  }

  private void go(Sheet next) {
    if (!next.equals(sheet())) {
      history.go(next);
      settle();
    }
  }

  /** Whatever the sheet has become: what was said of another one holds no longer. */
  private void settle() {
    openHint = null;
    contradiction = null;
    foundNoConflict = false;
    showsConflicts &= !conflicts().isEmpty();
    if (phase == Phase.PLAYING && sheet().grid().isSolved()) {
      phase = Phase.WON;
      clock.stop();
    }
    notifyListeners();
  }

  // Errors

  private boolean isError(int cell, int value) {
    return assessment.solution().isPresent()
        && value != 0
        && assessment.solution().get().value(cell) != value;
  }

  private void endIfOutOfErrors() {
    Allowance allowed = terms.errors();
    if (tally.errorsCount() && !allowed.isUnlimited() && !allowed.leaves(tally.errors())) {
      phase = Phase.OUT_OF_ERRORS;
      clock.stop();
    }
  }

  /** Goes on after the last error that was allowed; from now on errors end nothing. */
  public void continueWithoutCounting() {
    if (phase == Phase.OUT_OF_ERRORS) {
      phase = Phase.PLAYING;
      tally = tally.withoutErrorsCounting();
      clock.start();
      settle();
    }
  }

  /** Fills everything in after the last error that was allowed, and ends the game. */
  public void showSolution() {
    if (phase == Phase.OUT_OF_ERRORS) {
      Grid solution = assessment.solution().orElseThrow(); // else there are no errors
      history.go(
          new Sheet(
              sheet().grid().withValues(solution.shape().cells().map(solution::value).toArray()),
              sheet().notes(),
              sheet().struck()));
      phase = Phase.REVEALED;
      settle();
    }
  }

  // Hints

  /** What a hint asked for now would be; empty if there can be none, or none is left. */
  public Optional<HintRequest> hint() {
    return phase == Phase.PLAYING && assessment.hasHints() && terms.hints().leaves(tally.hints())
        ? nextStrength().map(strength -> new HintRequest(sheet(), strength))
        : Optional.empty();
  }

  private Optional<Strength> nextStrength() {
    return openHint == null ? Optional.of(Strength.VAGUE) : openHint.stronger();
  }

  /** Shows a hint, and counts it, unless the sheet has changed since it was asked for. */
  public void open(OpenHint hint) {
    if (hint().filter(hint.request()::equals).isPresent()) {
      openHint = hint;
      contradiction = null;
      if (hint.isCounted()) {
        tally = tally.withHint();
      }
      notifyListeners();
    }
  }

  /** The hint that is shown. */
  public Optional<OpenHint> openHint() {
    return Optional.ofNullable(openHint);
  }

  // Stages

  /** What has to be done for a stage; empty if the game has ended. */
  public Optional<StageRun> stage(Solver solver) {
    return phase == Phase.PLAYING
        ? Optional.of(new StageRun(sheet(), solver, assessment.solution()))
        : Optional.empty();
  }

  /**
   * Takes over what a stage has found, to be placed one by one; all of them are one step to undo.
   * Unless the sheet has changed since it was asked for.
   */
  public void take(StageRun asked, StageResult result) {
    if (phase != Phase.PLAYING || !asked.sheet().equals(sheet())) {
      return;
    }
    openHint = null;
    contradiction = null;
    if (result instanceof StageResult.Contradiction found) {
      contradiction = found;
    } else if (result instanceof StageResult.Found found && !found.placements().isEmpty()) {
      history.go(sheet());
      stage.addAll(found.placements());
      placeNext();
      return;
    }
    notifyListeners();
  }

  /** Whether a stage has values left to place. */
  public boolean isInStage() {
    return !stage.isEmpty();
  }

  /** Places the next value of a stage. */
  public void placeNext() {
    if (isInStage()) {
      placeOne();
      settle();
    }
  }

  /** Places all that is left of a stage. */
  public void finishStage() {
    if (isInStage()) {
      while (isInStage()) {
        placeOne();
      }
      settle();
    }
  }

  private void placeOne() {
    Placement next = stage.remove();
    history.goOn(sheet().with(next.cell(), next.value()));
    tally = tally.withHelp();
  }

  /** Why the last stage that was asked for cannot be done, as long as nothing has changed. */
  public Optional<StageResult.Contradiction> contradiction() {
    return Optional.ofNullable(contradiction);
  }

  // What is shown

  /** The conflicts on the sheet. */
  public GridConflicts conflicts() {
    return GridConflicts.in(sheet().grid());
  }

  /** Marks the conflicts, until there are none any more. */
  public void checkConflicts() {
    showsConflicts = !conflicts().isEmpty();
    foundNoConflict = !showsConflicts;
    openHint = null;
    contradiction = null;
    notifyListeners();
  }

  /** Whether conflicts are to be marked. */
  public boolean showsConflicts() {
    return showsConflicts;
  }

  /** Whether there was no conflict when they were asked for, and nothing has changed since. */
  public boolean hasNoConflicts() {
    return foundNoConflict;
  }

  /** Puts away what was said: the hint, the contradiction, the conflicts. */
  public void dismiss() {
    foundNoConflict = false;
    openHint = null;
    contradiction = null;
    showsConflicts = false;
    notifyListeners();
  }

  /** All there is to know of a cell. */
  public CellState state(int cell) {
    return CellState.of(sheet(), cell);
  }
}
