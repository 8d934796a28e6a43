package org.cspworkbench.viewer.problem;

import java.util.Optional;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/**
 * What is at hand: a problem, the run of a solver on it, and the moment of the run at which the
 * viewer stands. This is the only place that holds them. Every workspace shows what is at hand, and
 * none keeps a problem of its own.
 *
 * <p>The rules:
 *
 * <ul>
 *   <li>At hand is what was opened, begun or played last: a puzzle, however it came (a file, the
 *       clipboard, typed, a card), the run of a lesson, or the game. To go to another workspace
 *       changes nothing.
 *   <li>A game is at hand from the moment it is begun, also while its solutions are still counted,
 *       and again from each move in it. Outside of Play it is shown by its givens.
 *   <li>A problem that is at hand already stays, with its run, its moment and its lesson: so a game
 *       that is begun on the Sudoku of a lesson leaves the lesson where it is.
 *   <li>Play shows the game of the Sudoku at hand and begins one if there is none, unless a game is
 *       under way: that one stays, and the Sudoku at hand is offered.
 *   <li>What the viewer does to a problem (another solver, other options, a branch, a change of the
 *       givens) leaves its lesson open; what is opened, begun or played closes it.
 *   <li>A problem that is opened runs as soon as a workspace watches it; a problem that is changed
 *       by hand runs when the viewer asks for it.
 * </ul>
 *
 * <p>Used by one thread.
 */
public final class CurrentProblem {

  private Reading.@Nullable Opened problem;
  private @Nullable RunSession run;
  private @Nullable Playback playback;
  private boolean isNew; // nothing has run on it yet

  /** Creates an empty holder: nothing is at hand. */
  public CurrentProblem() {}

  /** The problem, if there is one. */
  public Optional<Reading.Opened> problem() {
    return Optional.ofNullable(problem);
  }

  /** The run that is watched, if there is one. */
  public Optional<RunSession> run() {
    return Optional.ofNullable(run);
  }

  /** Where the viewer stands in the run, once it has recorded something. */
  public Optional<Playback> playback() {
    return Optional.ofNullable(playback);
  }

  /** Whether the problem has been opened, and no solver has run on it since. */
  public boolean isNew() {
    return isNew;
  }

  /** Replaces what is at hand by a problem on which nothing runs yet. */
  public void open(Reading.Opened opened) {
    change(opened);
    isNew = true;
  }

  /** Replaces the problem by what the viewer has made of it; nothing runs until he asks for it. */
  public void change(Reading.Opened changed) {
    dropRun();
    problem = changed;
  }

  /** Replaces what is at hand by a problem with a run that has been started on it. */
  public void show(Reading.Opened opened, RunSession started) {
    change(opened);
    watch(started, Optional.empty());
  }

  /**
   * Replaces the run by another on the same problem. The one before goes on by itself.
   *
   * @param before where the viewer stood in the run when he watched it before
   */
  public void watch(RunSession other, Optional<Playback> before) {
    run = other;
    playback = before.orElse(null);
    isNew = false;
  }

  /**
   * Replaces the problem and its run by another problem with a run of its own. The run before goes
   * on by itself.
   *
   * @param before where the viewer stood in the run when he watched it before
   */
  public void branch(Reading.Opened changed, RunSession other, Optional<Playback> before) {
    problem = changed;
    watch(other, before);
  }

  /** Stands at the start of the run, which has begun to record; returns whether it had not yet. */
  public boolean begin() {
    if (playback == null && run != null && run.trace().isPresent()) {
      playback = new Playback(run.trace().get(), run.index().orElseThrow());
      return true;
    }
    return false;
  }

  /** Stops the run, and forgets it. */
  public void dropRun() {
    if (run != null) {
      run.cancel();
    }
    run = null;
    playback = null;
    isNew = false;
  }
}
