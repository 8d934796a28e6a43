package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.HintRequest;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.StageRun;
import org.cspworkbench.presentation.game.StepsRequest;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * The help that solvers give to the player: hints, and stages, whose search or values can be
 * animated.
 *
 * <p>Used by the event thread; the solvers run in the background.
 */
final class SolverHelp {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Background background;
  private final LongSupplier nanos;
  private final CurrentWork work;
  private final Runnable changed;
  private Help help = Help.USUAL;
  private boolean reducesMotion;
  private @Nullable StageSearch search; // shown until its stage ends
  private @Nullable StageResult result; // until the game changes, except by its own values
  private boolean isPlacing;
  private long placedAt;

  /**
   * Creates it without a running task.
   *
   * @param nanos the current time in nanoseconds, as in {@link System#nanoTime}
   * @param changed runs when the display must be updated
   */
  SolverHelp(Background background, LongSupplier nanos, CurrentWork work, Runnable changed) {
    this.background = background;
    this.nanos = nanos;
    this.work = work;
    this.changed = changed;
  }

  void setHelp(Help newHelp) {
    help = newHelp;
    changed.run();
  }

  boolean reducesMotion() {
    return reducesMotion;
  }

  void setReducesMotion(boolean reduces) {
    reducesMotion = reduces;
  }

  private boolean isAnimated() {
    return help.animated() && !reducesMotion;
  }

  /** Gives a hint, or a stronger one, unless another task is running. */
  void hint(Game game) {
    if (work.kind().isEmpty()) {
      game.finishStage();
      game.hint().ifPresent(request -> workOut(game, request));
    }
  }

  private void workOut(Game game, HintRequest request) {
    Cancellation current = start(CurrentWork.Kind.HINT);
    background.run(
        request::answer,
        answer -> {
          if (work.finish(current)) {
            game.open(answer);
            changed.run();
          }
        });
  }

  /**
   * Works out all steps that are available now, unless another task is running.
   *
   * @param found receives the steps, once they are counted as a hint
   */
  void steps(Game game, BiConsumer<StepsRequest, ImmutableList<SolutionStep>> found) {
    if (work.kind().isEmpty()) {
      game.finishStage();
      game.steps().ifPresent(request -> workOut(game, request, found));
    }
  }

  private void workOut(
      Game game,
      StepsRequest request,
      BiConsumer<StepsRequest, ImmutableList<SolutionStep>> found) {
    Cancellation current = start(CurrentWork.Kind.HINT);
    background.run(
        request::answer,
        steps -> {
          if (work.finish(current) && (steps.isEmpty() || game.count(request))) {
            found.accept(request, steps);
          }
          changed.run();
        });
  }

  /** Lets a solver run a stage from the current values. */
  void solve(Game game, HelpStage stage) {
    game.finishStage();
    game.stage(solverOf(stage))
        .ifPresent(
            run -> {
              if (stage == HelpStage.ALL && isAnimated() && run.solver().recordsItsRuns()) {
                watch(game, run);
              } else {
                workOut(game, run);
              }
            });
  }

  private Solver solverOf(HelpStage stage) {
    return stage == HelpStage.ALL
        ? SolverCatalog.find(help.solver()).orElseGet(stage::solver)
        : stage.solver();
  }

  private void workOut(Game game, StageRun run) {
    Cancellation current = start(CurrentWork.Kind.STAGE);
    background.run(
        () -> run.run(current),
        found -> {
          if (work.finish(current)) {
            placedAt = nanos.getAsLong();
            result = found;
            place(() -> game.take(run, found));
            if (!isAnimated()) {
              place(game::finishStage);
            }
            changed.run();
          }
        });
  }

  private void watch(Game game, StageRun run) {
    Cancellation current = start(CurrentWork.Kind.STAGE);
    StageSearch watched = new StageSearch(run);
    search = watched;
    background.run(
        () -> watched.work(current),
        found -> {
          watched.end(found);
          if (watched == search) {
            endSearchIfSeen(game);
          }
        });
  }

  private void endSearchIfSeen(Game game) {
    if (search != null) {
      StageRun run = search.run();
      search
          .seenResult()
          .ifPresent(
              found -> {
                search = null;
                work.end();
                result = found;
                place(() -> game.take(run, found));
                place(game::finishStage);
                changed.run();
              });
    }
  }

  /** Changes the game by values of the stage, which do not outdate its result. */
  private void place(Runnable change) {
    isPlacing = true;
    change.run();
    isPlacing = false;
  }

  private Cancellation start(CurrentWork.Kind kind) {
    cancel();
    return work.start(kind);
  }

  /** Cancels the current task and ends the animation of the search. */
  void cancel() {
    search = null;
    work.cancel();
  }

  /** Discards results that are outdated because {@code game} has changed. */
  void follow(Game game) {
    if (!isPlacing) {
      result = null;
    }
    if (search != null && !search.isOn(game.sheet())) {
      cancel(); // its result is no longer needed
    }
  }

  /** Returns the search that is shown, if there is one. */
  Optional<StageSearch> search() {
    return Optional.ofNullable(search);
  }

  /** Ends the animation of a stage and shows its result, at once or as soon as it is available. */
  void finishStage(Game game) {
    if (search != null) {
      search.skip();
      endSearchIfSeen(game);
    } else {
      place(game::finishStage);
    }
  }

  /**
   * Returns the result of the last stage, if its values are placed and the game has not changed
   * since.
   */
  Optional<StageResult> result(Game game) {
    return Optional.ofNullable(result).filter(ended -> !game.isInStage());
  }

  /** Dismisses the result of the last stage. */
  void forgetResult() {
    result = null;
  }

  /** Advances the animation of a stage; called once a frame. */
  void tick(Game game) {
    if (search != null) {
      search.tick(nanos.getAsLong(), help.delay());
      endSearchIfSeen(game);
    }
    if (game.isInStage()) {
      placeWhenDue(game);
    }
  }

  private void placeWhenDue(Game game) {
    long now = nanos.getAsLong();
    if (now - placedAt >= help.delay() * NANOS_PER_MILLI) {
      placedAt = now;
      place(game::placeNext);
    }
  }
}
