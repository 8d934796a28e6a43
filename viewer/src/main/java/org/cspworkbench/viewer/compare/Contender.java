package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunRecording;
import org.jspecify.annotations.Nullable;

/**
 * A solver in a comparison: its recorded run, and the time that the run takes without recording.
 *
 * <p>Used by one thread.
 */
public final class Contender {

  private final EntrantName name;
  private final @Nullable RunRequest request;
  private final @Nullable RunRecording session;
  private final String refusal;
  private final long startedAt;
  private @Nullable TracePlayer player;
  private @Nullable Timing time;
  private @Nullable TraceLength traceLength;
  private long stoppedAt;
  private boolean stopped;

  private Contender(
      EntrantName name,
      @Nullable RunRequest request,
      @Nullable RunRecording session,
      String refusal) {
    this.name = name;
    this.request = request;
    this.session = session;
    this.refusal = refusal;
    this.startedAt = System.nanoTime();
    this.stoppedAt = startedAt;
  }

  /** Creates a contender without a problem. */
  static Contender waiting(EntrantName name) {
    return new Contender(name, null, null, "");
  }

  /** Creates a contender and starts its solver, unless the solver rejects the problem. */
  static Contender start(
      EntrantName name, Reading.Opened problem, RunRequest request, ComparisonRuns runs) {
    return request.solver().accepts(request.problem(), request.settings())
        ? new Contender(name, request, runs.start(request), "")
        : new Contender(name, null, null, text("compare.refused", problem.title()));
  }

  /** Returns its name. */
  public EntrantName name() {
    return name;
  }

  /** Returns the solver. */
  public Solver solver() {
    return name.solver();
  }

  /** Returns the request of its run, if it takes part. */
  public Optional<RunRequest> request() {
    return Optional.ofNullable(request);
  }

  /** Returns the reason why it does not take part; empty if it does. */
  public String refusal() {
    return refusal;
  }

  /** Returns the recorded run, if it takes part. */
  public Optional<RunRecording> session() {
    return Optional.ofNullable(session);
  }

  /** Returns whether the recorded run is in progress. */
  public boolean isRunning() {
    return session != null && session.state() == RunRecording.State.RUNNING;
  }

  /** Returns the result of the run, once it has ended. */
  public Optional<Result> result() {
    return session().flatMap(RunRecording::result);
  }

  /** Returns whether it has found a solution or proved that there is none. */
  public boolean hasDecided() {
    return result()
        .map(Result::outcome)
        .filter(o -> o instanceof Outcome.Solved || o instanceof Outcome.Unsatisfiable)
        .isPresent();
  }

  /** Returns whether the solver may restart, so that the number of attempts is informative. */
  boolean mayGiveUp() {
    return solver().about().completeness() == Completeness.INCOMPLETE;
  }

  /** Returns the player of its trace, at the current position, once there is a trace. */
  public Optional<TracePlayer> player() {
    return Optional.ofNullable(player);
  }

  /** Returns the length of its trace at the last refresh. */
  public Optional<TraceLength> traceLength() {
    return Optional.ofNullable(traceLength);
  }

  /** Updates the state of the run. */
  void refresh() {
    if (session == null) {
      return;
    }
    if (isRunning()) {
      stoppedAt = System.nanoTime();
    }
    if (player == null && session.trace().isPresent()) {
      player = session.trace().get().player();
    }
    if (player != null && (traceLength == null || !traceLength.isUpToDate())) {
      traceLength = TraceLength.of(player.trace(), session.index().orElseThrow());
    }
  }

  /** Returns the position after the next landmark of this kind, if there is one. */
  Optional<Integer> next(Landmark landmark) {
    return player()
        .flatMap(at -> behind(index -> index.next(landmark, at.position(), at.trace().length())));
  }

  /** Returns the position after the previous landmark of this kind, if there is one. */
  Optional<Integer> previous(Landmark landmark) {
    return player()
        .flatMap(at -> behind(index -> index.previous(landmark, Math.max(0, at.position() - 1))));
  }

  private Optional<Integer> behind(Function<TraceIndex, OptionalInt> search) {
    OptionalInt event =
        traceLength().map(TraceLength::index).map(search).orElse(OptionalInt.empty());
    return event.isPresent() ? Optional.of(event.getAsInt() + 1) : Optional.empty();
  }

  /** Returns the counters at the current position. */
  Optional<Counts> counted() {
    return player()
        .map(
            at -> {
              Counts end = at.trace().finalCounters();
              boolean isAtEnd = at.trace().isClosed() && at.position() == at.trace().length();
              return isAtEnd && end != null ? end : at.state().counters();
            });
  }

  /** Returns how many variables have one value left at the current position. */
  int decided() {
    return player()
        .map(
            at ->
                (int)
                    IntStream.range(0, at.trace().csp().variables().size())
                        .filter(x -> at.state().size(x) == 1)
                        .count())
        .orElse(0);
  }

  /** Returns the part of the variables that have one value left at the current position. */
  public double shareThatStands() {
    int all = player().map(at -> at.trace().csp().variables().size()).orElse(0);
    return all == 0 ? 0 : (double) decided() / all;
  }

  /** Returns whether the current position is at the end of its trace. */
  public boolean isAtEnd() {
    return player != null
        ? player.trace().isClosed() && player.position() == player.trace().length()
        : result().isPresent();
  }

  /** Returns its time without recording, once that has been measured. */
  public Optional<Timing> time() {
    return Optional.ofNullable(time);
  }

  /** Sets its time without recording. */
  public void setTime(Timing measured) {
    time = measured;
  }

  /** Returns whether its time is known, or not needed because it does not take part. */
  boolean isTimed() {
    return request == null || time != null;
  }

  /** Returns the elapsed time of the recorded run so far. */
  long clockNanos() {
    return stoppedAt - startedAt;
  }

  /** Returns whether its run has ended, so that it can be timed. */
  boolean canBeTimed() {
    return request != null
        && !stopped
        && result().isPresent()
        && !(result().get().outcome() instanceof Outcome.Cancelled);
  }

  /** Stops its run. The recorded events remain. */
  void stop() {
    stopped = true;
    if (session != null) {
      session.cancel();
    }
  }

  /**
   * Returns the mapping of its trace to this scale, if there is a trace and, for time, if that has
   * been measured.
   */
  public Optional<PlaceMapping> course(Lock lock) {
    return switch (lock) {
      case EVENT -> traceLength().map(PlaceMapping.EventMapping::new);
      case DECISION -> traceLength().map(PlaceMapping.DecisionMapping::of);
      case REAL_TIME ->
          traceLength()
              .flatMap(
                  at ->
                      time().map(took -> PlaceMapping.TimeMapping.of(at, (double) took.median())));
    };
  }

  /** Returns the end of the run on this scale; empty if it is not known. */
  public Optional<Double> end(Lock lock) {
    return lock == Lock.REAL_TIME
        ? time().map(measured -> (double) measured.median())
        : course(lock).map(PlaceMapping::end);
  }
}
