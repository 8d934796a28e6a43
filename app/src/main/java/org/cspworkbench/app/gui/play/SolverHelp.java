package org.cspworkbench.app.gui.play;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.HintRequest;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.StageRun;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/**
 * What solvers do for the player: hints, and stages, whose search or whose values are shown bit by
 * bit where that is wanted.
 *
 * <p>Used by the thread that paints; the solvers work beside it.
 */
final class SolverHelp {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Background background;
  private final LongSupplier nanos;
  private final CurrentWork work;
  private final Runnable changed;
  private Help help = Help.USUAL;
  private boolean reducesMotion;
  private @Nullable StageSearch search; // that is shown, until its stage has come to something
  private @Nullable StageResult result; // that placed nothing; as long as nothing has changed
  private long placedAt;

  /**
   * No help so far.
   *
   * @param nanos the time on some clock in nanoseconds, as {@link System#nanoTime} gives it
   * @param changed is run when there is something new to show
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

  /** Gives a hint, or a stronger one, unless something else is being worked out. */
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

  /** Lets a solver do a stage from what stands on the sheet. */
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
            game.take(run, found);
            if (!isAnimated()) {
              game.finishStage();
            }
            result = game.isInStage() ? null : found;
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
                game.take(run, found);
                game.finishStage();
                result = found;
                changed.run();
              });
    }
  }

  private Cancellation start(CurrentWork.Kind kind) {
    cancel();
    return work.start(kind);
  }

  /** Ends what is being worked out, and shows no search any more. */
  void cancel() {
    search = null;
    work.cancel();
  }

  /** Takes note that something else stands in {@code game}: what was found before is outdated. */
  void follow(Game game) {
    result = null;
    if (search != null && !search.isOn(game.sheet())) {
      cancel(); // what it looks for is wanted no longer
    }
  }

  /** The search that is shown, if one is. */
  Optional<StageSearch> search() {
    return Optional.ofNullable(search);
  }

  /** Shows what a stage comes to without what leads there: now, or as soon as it is known. */
  void finishStage(Game game) {
    if (search != null) {
      search.skip();
      endSearchIfSeen(game);
    } else {
      game.finishStage();
    }
  }

  /** What the last stage has come to, if it has placed nothing; as long as nothing has changed. */
  Optional<StageResult> result() {
    return Optional.ofNullable(result);
  }

  /** Says no more what the last stage has come to. */
  void forgetResult() {
    result = null;
  }

  /** Moves a stage on when the time has come; to be called once a frame. */
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
      game.placeNext();
    }
  }
}
