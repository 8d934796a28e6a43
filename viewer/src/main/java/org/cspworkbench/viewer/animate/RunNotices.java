package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.viewer.animate.Notice.Choice;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.SolverWords;

/** The notices about a run that do not belong to a single event. */
final class RunNotices {

  private final RunSession session;

  RunNotices(RunSession session) {
    this.session = session;
  }

  Optional<Notice> notice() {
    return ofState().or(this::withoutRevisions);
  }

  /** Returns why a large image is recorded without revisions; empty if it is recorded with them. */
  private Optional<Notice> withoutRevisions() {
    RunRequest request = session.request();
    return request.detail() == Detail.DECISIONS && TileScene.isLarge(request.problem())
        ? Optional.of(Notice.remark(text("image.large")))
        : Optional.empty();
  }

  private Optional<Notice> ofState() {
    return switch (session.state()) {
      case RUNNING ->
          session.isTraceFull()
              ? Optional.of(Notice.remark(memory(), Choice.RUN_ON, Choice.STOP))
              : Optional.empty();
      case FINISHED -> session.result().flatMap(this::finished);
      case CANCELLED -> Optional.of(Notice.remark(stopped()));
      case FAILED ->
          Optional.of(
              Notice.problem(
                  text("run.failed", SolverWords.name(session.request().solver())),
                  Choice.COPY_DETAILS));
    };
  }

  private Optional<Notice> finished(Result result) {
    Outcome outcome = result.outcome();
    if (outcome instanceof Outcome.Unsatisfiable) {
      long nodes = result.statistics().nodes();
      Optional<TileRequest> tiles = TileRequest.of(session.request().problem().csp());
      if (nodes == 0 && tiles.isPresent()) {
        return Optional.of(Notice.problem(text(noImage(tiles.get()))));
      }
      return Optional.of(
          Notice.problem(nodes == 0 ? text("outcome.unsat.root") : text("outcome.unsat", nodes)));
    }
    if (outcome instanceof Outcome.GaveUp gaveUp) {
      return Optional.of(Notice.remark(gaveUp(gaveUp, result)));
    }
    if (outcome instanceof Outcome.DeadEnd deadEnd) {
      return Optional.of(
          Notice.remark(
              text(
                  "outcome.deadend",
                  deadEnd.variable(),
                  SolverWords.name(session.request().solver()),
                  deadEnd.mostAssigned(),
                  variables())));
    }
    if (outcome instanceof Outcome.Stalled stalled) {
      return Optional.of(
          Notice.remark(text("outcome.stalled", stalled.reached().values().size(), variables())));
    }
    return session.isTraceFull()
        ? Optional.of(
            Notice.remark(
                text(
                    "run.memory.over",
                    megabytes(),
                    result.solutionCount(),
                    result.statistics().nodes())))
        : Optional.empty();
  }

  /** Returns the key of the sentence why no image exists. */
  private static String noImage(TileRequest request) {
    if (!request.kept().isEmpty() || !request.banned().isEmpty()) {
      return "outcome.tiles.fixed";
    }
    boolean isClosed =
        request.source() instanceof SetSource set
            && !set.set().border().isEmpty()
            && !request.isPeriodic();
    return isClosed ? "image.unclosable" : "outcome.tiles.root";
  }

  private String gaveUp(Outcome.GaveUp gaveUp, Result result) {
    if (result.statistics().moves() > 0) {
      int inConflict = variables() - gaveUp.mostAssigned();
      return gaveUp.limit() == Outcome.Limit.ATTEMPTS
          ? text("outcome.attempts.local", result.statistics().attempts(), inConflict, variables())
          : text("outcome.limit.local", inConflict, variables());
    }
    return gaveUp.limit() == Outcome.Limit.ATTEMPTS
        ? text(
            "outcome.attempts", result.statistics().attempts(), gaveUp.mostAssigned(), variables())
        : text("outcome.limit", gaveUp.mostAssigned(), variables());
  }

  private int variables() {
    return session.request().problem().csp().variables().size();
  }

  private String stopped() {
    return session.isTraceFull()
        ? text("run.stopped.full", events(), megabytes())
        : text("run.stopped", events());
  }

  private String memory() {
    return text("run.memory", megabytes());
  }

  private String megabytes() {
    long bytes = session.request().traceBytes();
    return bytes >= 1 << 20 ? (bytes >> 20) + " MiB" : (bytes >> 10) + " KiB";
  }

  private int events() {
    int length = session.trace().map(Trace::length).orElse(0);
    return session.isTraceFull() && session.state() != RunSession.State.RUNNING
        ? length - 1 // the gap is not an event of the run
        : length;
  }
}
