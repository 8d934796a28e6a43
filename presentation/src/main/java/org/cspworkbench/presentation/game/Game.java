package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableSet;
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
 * The state of a Sudoku that a person plays. Every method takes little time: hints and stages are
 * requested here, computed by the caller in another thread, and passed back.
 *
 * <p>Requests that are impossible at present are ignored: givens cannot be changed, and after the
 * game has ended, the last step can only be undone. Not thread-safe.
 */
public final class Game extends ObservableModel {

  /** The phase of a game. */
  public enum Phase {
    /** The player may change the sheet. */
    PLAYING,
    /** The player has made the last error that was allowed, and must choose how to continue. */
    OUT_OF_ERRORS,
    /** The solution has been displayed. */
    REVEALED,
    /** Every cell has the right value. */
    WON
  }

  private final Terms terms;
  private final Assessment assessment;
  private final GameClock clock;
  private final Deque<Placement> stage = new ArrayDeque<>(); // the values to be placed
  private History history;
  private GameTally tally;
  private Phase phase;
  private @Nullable Rating rating;
  private @Nullable OpenHint openHint;
  private @Nullable Sheet hinted; // the sheet on which the last hint was counted
  private StageResult.@Nullable Contradiction contradiction;
  private boolean showsConflicts;
  private boolean foundNoConflict; // result of the last check for conflicts; reset by every change

  /** Creates a new game, whose clock is stopped. */
  public Game(Grid puzzle, Terms terms, Assessment assessment, LongSupplier nanos) {
    this(SavedGame.fresh(puzzle, terms), assessment, nanos);
  }

  /**
   * Creates a game that continues a saved one; its clock is stopped.
   *
   * @param assessment the number of solutions of the puzzle
   * @param nanos the time of a clock in nanoseconds, such as {@link System#nanoTime}
   */
  public Game(SavedGame saved, Assessment assessment, LongSupplier nanos) {
    this.terms = saved.terms();
    this.assessment = assessment;
    this.history = History.of(saved.past(), saved.sheet(), saved.future());
    this.tally = saved.tally();
    this.phase = saved.phase();
    this.clock = new GameClock(nanos, saved.elapsed());
  }

  /** Returns the complete state of the game. */
  public SavedGame saved() {
    return new SavedGame(
        terms, phase, history.past(), sheet(), history.future(), tally, clock.elapsed());
  }

  /** Returns whether the player has done anything in the game, and it has not ended. */
  public boolean isUnderWay() {
    boolean isOver = phase == Phase.WON || phase == Phase.REVEALED;
    return !isOver && (canUndo() || canRedo() || !tally.equals(GameTally.NONE));
  }

  /** Returns the terms of the game. */
  public Terms terms() {
    return terms;
  }

  /** Returns the assessment of the puzzle. */
  public Assessment assessment() {
    return assessment;
  }

  /** Returns the difficulty of the puzzle for a person, if it is known. */
  public Optional<Rating> rating() {
    return Optional.ofNullable(rating);
  }

  /** Sets the difficulty of the puzzle. */
  public void rate(Rating known) {
    rating = known;
    notifyListeners();
  }

  /** Returns the current sheet. */
  public Sheet sheet() {
    return history.present();
  }

  /** Returns the phase of the game. */
  public Phase phase() {
    return phase;
  }

  /** Returns the clock, which measures the time played. */
  public GameClock clock() {
    return clock;
  }

  /** Returns the numbers of hints, errors and helped cells. */
  public GameTally tally() {
    return tally;
  }

  // Changes of cells

  /** Puts {@code value} into {@code cell}. */
  public void place(int cell, int value) {
    if (canChange(cell) && sheet().grid().value(cell) != value) {
      history.advance(sheet().with(cell, value));
      if (isError(cell, value)) {
        tally = tally.withError();
        endIfOutOfErrors();
      }
      afterChange();
    }
  }

  /** Clears the value or the notes of {@code cell}. */
  public void clear(int cell) {
    if (canChange(cell)) {
      change(sheet().with(cell, 0));
    }
  }

  /** Adds the note {@code value} to {@code cell}, or removes it. */
  public void toggleNote(int cell, int value) {
    if (canChange(cell) && sheet().grid().isEmpty(cell)) {
      change(sheet().withNote(cell, value));
    }
  }

  /** Excludes {@code value} from the automatic candidates of {@code cell}, or includes it again. */
  public void toggleCandidate(int cell, int value) {
    if (canChange(cell) && sheet().grid().isEmpty(cell) && sheet().isCandidate(cell, value)) {
      change(sheet().withStruck(cell, value));
    }
  }

  /**
   * Gives {@code cell}, which may be a given, colour {@code number}, or takes it away if it has
   * that colour already; 0 is no colour.
   */
  public void colour(int cell, int number) {
    if (canPlay()) {
      change(sheet().withColour(cell, number));
    }
  }

  /** Clears all values of the player, but keeps the notes. */
  public void clearOwnValues() {
    if (canPlay()) {
      change(sheet().withoutOwnValues());
    }
  }

  /** Clears everything except the givens. */
  public void clearAll() {
    if (canPlay()) {
      change(sheet().cleared());
    }
  }

  /** Starts the game again, with an empty history, tally and clock. */
  public void restart() {
    stage.clear();
    history = new History(sheet().cleared());
    tally = GameTally.NONE;
    phase = Phase.PLAYING;
    clock.reset();
    clock.start();
    afterChange();
  }

  /**
   * Undoes the last step; after the last cell was filled in or the solution was shown, the game
   * goes on. Errors and hints remain counted; after the solution, further errors are not.
   */
  public void undo() {
    finishStage();
    if (canUndo()) {
      if (phase == Phase.REVEALED) {
        tally = tally.withoutErrorsCounting();
      }
      if (phase != Phase.PLAYING) {
        phase = Phase.PLAYING;
        clock.start();
      }
      history.undo();
      afterChange();
    }
  }

  /** Redoes the step that was undone last. */
  public void redo() {
    if (canPlay() && history.canRedo()) {
      history.redo();
      afterChange();
    }
  }

  /** Returns whether there is a step to undo. */
  public boolean canUndo() {
    return phase != Phase.OUT_OF_ERRORS && history.canUndo();
  }

  /** Returns whether there is a step to redo. */
  public boolean canRedo() {
    return phase == Phase.PLAYING && history.canRedo();
  }

  /** Returns whether the sheet may be changed. Completes a stage that is in progress first. */
  private boolean canPlay() {
    finishStage();
    return phase == Phase.PLAYING;
  }

  private boolean canChange(int cell) {
    return canPlay() && !sheet().grid().isGiven(cell);
  }

  private void change(Sheet next) {
    if (!next.equals(sheet())) {
      history.advance(next);
      afterChange();
    }
  }

  /**
   * Updates the state after a change of the sheet: results about the previous sheet are discarded.
   */
  private void afterChange() {
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

  /** Returns the cells whose values are not those of the solution; empty if it is not known. */
  public ImmutableSet<Integer> wrongCells() {
    Grid grid = sheet().grid();
    return grid.shape()
        .cells()
        .filter(cell -> isError(cell, grid.value(cell)))
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }

  private void endIfOutOfErrors() {
    Allowance allowed = terms.errors();
    if (tally.errorsCount() && !allowed.isUnlimited() && !allowed.leaves(tally.errors())) {
      phase = Phase.OUT_OF_ERRORS;
      clock.stop();
    }
  }

  /** Continues after the last error that was allowed; further errors do not end the game. */
  public void continueWithoutCounting() {
    if (phase == Phase.OUT_OF_ERRORS) {
      phase = Phase.PLAYING;
      tally = tally.withoutErrorsCounting();
      clock.start();
      afterChange();
    }
  }

  /** Fills in the solution after the last error that was allowed, and ends the game. */
  public void showSolution() {
    if (phase == Phase.OUT_OF_ERRORS) {
      Grid solution = assessment.solution().orElseThrow(); // otherwise no errors are counted
      history.advance(
          new Sheet(
              sheet().grid().withValues(solution.shape().cells().map(solution::value).toArray()),
              sheet().notes(),
              sheet().struck(),
              sheet().colours()));
      phase = Phase.REVEALED;
      afterChange();
    }
  }

  // Hints

  /** Returns the request for the next hint, or empty if there is no hint or none is allowed. */
  public Optional<HintRequest> hint() {
    return phase == Phase.PLAYING && assessment.hasHints() && isHintAllowed()
        ? nextStrength().map(strength -> new HintRequest(sheet(), strength))
        : Optional.empty();
  }

  /** Returns whether a hint on this sheet was counted before, or another one is allowed. */
  public boolean isHintAllowed() {
    return sheet().equals(hinted) || terms.hints().leaves(tally.hints());
  }

  /** Counts a hint, unless one was counted on the same sheet: a stronger one is the same hint. */
  private void countHint() {
    if (!sheet().equals(hinted)) {
      hinted = sheet();
      tally = tally.withHint();
    }
  }

  private Optional<Strength> nextStrength() {
    return openHint == null ? Optional.of(Strength.VAGUE) : openHint.stronger();
  }

  /**
   * Shows a hint, unless the sheet has changed since the request. All hints on one sheet count as
   * one.
   */
  public void open(OpenHint hint) {
    if (hint().filter(hint.request()::equals).isPresent()) {
      openHint = hint;
      contradiction = null;
      if (hint.isCounted()) {
        countHint();
      }
      notifyListeners();
    }
  }

  /** Returns the request for all steps, or empty if there are no hints or none is allowed. */
  public Optional<StepsRequest> steps() {
    return phase == Phase.PLAYING && assessment.hasHints() && isHintAllowed()
        ? Optional.of(new StepsRequest(sheet()))
        : Optional.empty();
  }

  /**
   * Counts the list of all steps as a hint, unless the sheet has changed since the request.
   *
   * @return whether the list may be shown
   */
  public boolean count(StepsRequest request) {
    if (steps().filter(request::equals).isEmpty()) {
      return false;
    }
    countHint();
    notifyListeners();
    return true;
  }

  /** Shows a step of a list that was counted, unless the sheet has changed since the request. */
  public void show(OpenHint step) {
    if (phase == Phase.PLAYING && step.request().sheet().equals(sheet())) {
      openHint = step;
      contradiction = null;
      notifyListeners();
    }
  }

  /** Returns the hint that is shown. */
  public Optional<OpenHint> openHint() {
    return Optional.ofNullable(openHint);
  }

  // Stages

  /** Returns the run of {@code solver} for a stage, or empty if the game has ended. */
  public Optional<StageRun> stage(Solver solver) {
    return phase == Phase.PLAYING
        ? Optional.of(new StageRun(sheet(), solver, assessment.solution()))
        : Optional.empty();
  }

  /**
   * Accepts the values that a stage has found, which are then placed one by one; together they are
   * one step to undo. Ignored if the sheet has changed since the request.
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
      history.advance(sheet());
      stage.addAll(found.placements());
      placeNext();
      return;
    }
    notifyListeners();
  }

  /** Returns whether a stage has more values to place. */
  public boolean isInStage() {
    return !stage.isEmpty();
  }

  /** Places the next value of a stage. */
  public void placeNext() {
    if (isInStage()) {
      placeOne();
      afterChange();
    }
  }

  /** Places all remaining values of a stage. */
  public void finishStage() {
    if (isInStage()) {
      while (isInStage()) {
        placeOne();
      }
      afterChange();
    }
  }

  private void placeOne() {
    Placement next = stage.remove();
    history.amend(sheet().with(next.cell(), next.value()));
    tally = tally.withHelp();
  }

  /** Returns why the last stage was impossible, if it was and the sheet has not changed since. */
  public Optional<StageResult.Contradiction> contradiction() {
    return Optional.ofNullable(contradiction);
  }

  // Display

  /** Returns the conflicts on the sheet. */
  public GridConflicts conflicts() {
    return GridConflicts.in(sheet().grid());
  }

  /** Checks for conflicts, and shows them until they are resolved. */
  public void checkConflicts() {
    showsConflicts = !conflicts().isEmpty();
    foundNoConflict = !showsConflicts;
    openHint = null;
    contradiction = null;
    notifyListeners();
  }

  /** Returns whether conflicts are shown. */
  public boolean showsConflicts() {
    return showsConflicts;
  }

  /** Returns whether the last check found no conflict, and the sheet has not changed since. */
  public boolean hasNoConflicts() {
    return foundNoConflict;
  }

  /** Dismisses the hint, the contradiction and the conflicts. */
  public void dismiss() {
    foundNoConflict = false;
    openHint = null;
    contradiction = null;
    showsConflicts = false;
    notifyListeners();
  }

  /** Returns the details of {@code cell}. */
  public CellState state(int cell) {
    return CellState.of(sheet(), cell);
  }
}
