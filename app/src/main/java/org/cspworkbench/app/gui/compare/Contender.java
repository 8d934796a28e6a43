package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TapeIndex;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * A solver that takes part: its run, recorded, and then how long the run takes when it is not.
 *
 * <p>Used by one thread.
 */
public final class Contender {

  private final EntrantName name;
  private final @Nullable RunRequest request;
  private final @Nullable RunSession session;
  private final String refusal;
  private final long startedAt;
  private @Nullable TracePlayer player;
  private @Nullable Timing time;
  private @Nullable TraceLength tape;
  private long stoppedAt;
  private boolean stopped;

  private Contender(
      EntrantName name,
      @Nullable RunRequest request,
      @Nullable RunSession session,
      String refusal) {
    this.name = name;
    this.request = request;
    this.session = session;
    this.refusal = refusal;
    this.startedAt = System.nanoTime();
  }

  /** A solver without anything to solve. */
  static Contender waiting(EntrantName name) {
    return new Contender(name, null, null, "");
  }

  /** A solver at work, unless the problem is none for it. */
  static Contender start(EntrantName name, Reading.Opened problem, RunRequest request) {
    return request.solver().accepts(request.problem(), request.settings())
        ? new Contender(name, request, RunSession.start(request), "")
        : new Contender(name, null, null, text("compare.refused", problem.title()));
  }

  /** What it is called. */
  public EntrantName name() {
    return name;
  }

  /** The solver. */
  public Solver solver() {
    return name.solver();
  }

  /** What was asked of it, if it takes part. */
  Optional<RunRequest> request() {
    return Optional.ofNullable(request);
  }

  /** Why it does not take part; empty if it does. */
  public String refusal() {
    return refusal;
  }

  /** The recorded run, if it takes part. */
  public Optional<RunSession> session() {
    return Optional.ofNullable(session);
  }

  /** Whether the recorded run goes on. */
  public boolean isRunning() {
    return session != null && session.state() == RunSession.State.RUNNING;
  }

  /** What the run came to, once it is over. */
  public Optional<Result> result() {
    return session().flatMap(RunSession::result);
  }

  /** Whether it has decided the problem: found a solution, or proved that there is none. */
  public boolean hasDecided() {
    return result()
        .map(Result::outcome)
        .filter(o -> o instanceof Outcome.Solved || o instanceof Outcome.Unsatisfiable)
        .isPresent();
  }

  /** Whether it may start anew, so that attempts tell something. */
  boolean mayGiveUp() {
    return solver().about().completeness() == Completeness.INCOMPLETE;
  }

  /** Where the viewer stands on its tape, once there is one. */
  public Optional<TracePlayer> player() {
    return Optional.ofNullable(player);
  }

  /** Its tape as long as it was when it was last looked at. */
  Optional<TraceLength> tape() {
    return Optional.ofNullable(tape);
  }

  /** Looks how far the run has got. */
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
    if (player != null && (tape == null || !tape.isUpToDate())) {
      tape = TraceLength.of(player.trace(), session.index().orElseThrow());
    }
  }

  /** How many events lie behind when the next of these does, if there is one. */
  Optional<Integer> next(Landmark landmark) {
    return player()
        .flatMap(at -> behind(index -> index.next(landmark, at.position(), at.trace().length())));
  }

  /** How many events lie behind when the one before does and no more, if there is one. */
  Optional<Integer> previous(Landmark landmark) {
    return player()
        .flatMap(at -> behind(index -> index.previous(landmark, Math.max(0, at.position() - 1))));
  }

  private Optional<Integer> behind(Function<TapeIndex, OptionalInt> search) {
    OptionalInt event = tape().map(TraceLength::index).map(search).orElse(OptionalInt.empty());
    return event.isPresent() ? Optional.of(event.getAsInt() + 1) : Optional.empty();
  }

  /** What it has counted where the viewer stands. */
  Optional<Counters> counted() {
    return player()
        .map(
            at -> {
              Counters end = at.trace().finalCounters();
              boolean isAtEnd = at.trace().isClosed() && at.position() == at.trace().length();
              return isAtEnd && end != null ? end : at.state().counters();
            });
  }

  /** Whether all that there is to see of its run has been seen. */
  public boolean isAtEnd() {
    return player != null
        ? player.trace().isClosed() && player.position() == player.trace().length()
        : result().isPresent();
  }

  /** How long it takes without recording, once that has been measured. */
  public Optional<Timing> time() {
    return Optional.ofNullable(time);
  }

  /** Sets how long it takes without recording. */
  void setTime(Timing measured) {
    time = measured;
  }

  /**
   * How long it takes, in nanoseconds: as measured, or, until it has been, as long as the recorded
   * run has taken on the clock.
   */
  double nanos() {
    return time()
        .map(measured -> (double) measured.median())
        .orElseGet(() -> (double) clockNanos());
  }

  /** How long the recorded run has taken on the clock by now. */
  long clockNanos() {
    return Math.max(1, stoppedAt - startedAt);
  }

  /** Whether its run has come to an end, so that it can be timed. */
  boolean canBeTimed() {
    return request != null
        && !stopped
        && result().isPresent()
        && !(result().get().outcome() instanceof Outcome.Cancelled);
  }

  /** Stops whatever it does. What was recorded stays. */
  void stop() {
    stopped = true;
    if (session != null) {
      session.cancel();
    }
  }

  /** The tape along this scale, if there is one. */
  Optional<PlaceMapping> course(Lock lock) {
    return tape()
        .map(
            at ->
                switch (lock) {
                  case EVENT -> new EventMapping(at);
                  case DECISION -> DecisionMapping.of(at);
                  case REAL_TIME -> TimeMapping.of(at, nanos());
                });
  }

  /** Where it ended along this scale; empty for what cannot be told without a tape. */
  Optional<Double> end(Lock lock) {
    return lock == Lock.REAL_TIME && tape == null
        ? time().map(measured -> (double) measured.median())
        : course(lock).map(PlaceMapping::end);
  }
}
