package org.cspworkbench.viewer.run;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.detail.AttemptRow;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Statistics;

/**
 * The details of a run at the current position, for the panes next to the board.
 *
 * <p>Used by one thread.
 */
public final class RunDetails {

  private static final int MOST_TELLING = 4;

  private final RunModel<?> run;
  private final BoundValue<Trace, TracePlayer> lookBack; // moves back from the current position
  private final BoundValue<Trace, DecisionsAt> decisions;

  /** The decisions at a position, which stay the same while the trace grows. */
  private record DecisionsAt(int position, DecisionRows rows) {}

  /** Creates the details of the displayed run. */
  RunDetails(RunModel<?> run) {
    this.run = run;
    this.lookBack = new BoundValue<>(this::trace);
    this.decisions = new BoundValue<>(this::trace);
  }

  private Optional<Trace> trace() {
    return run.playback().map(at -> at.player().trace());
  }

  /** Releases what belongs to the run displayed until now. */
  public void leaveRun() {
    lookBack.clear();
    decisions.clear();
  }

  /** Returns the pseudo-code with the current line. */
  public CodeListing code() {
    Playback at = run.playback().orElse(null);
    if (at == null) {
      return CodeListing.of(run.code());
    }
    return run.session()
        .flatMap(RunRecording::index)
        .map(index -> CodeListing.at(run.code(), at.player().trace(), index, at.position()))
        .orElseGet(() -> CodeListing.of(run.code()));
  }

  /** Moves to the next recorded event of this line of the pseudo-code, if there is one. */
  public void nextOf(int line) {
    Playback at = run.playback().orElse(null);
    if (at == null) {
      return;
    }
    run.session()
        .flatMap(RunRecording::index)
        .map(index -> CodeListing.next(run.code(), at.player().trace(), index, at.position(), line))
        .ifPresent(next -> next.ifPresent(at::seek));
  }

  /** Returns the kind of the last event, if there is one. */
  public Optional<EventKind> lastEvent() {
    return run.playback()
        .filter(at -> at.position() > 0)
        .map(at -> at.player().trace().kind(at.position() - 1));
  }

  /** Returns the decisions on the current path of the search. */
  public DecisionRows decisions() {
    return run.playback().map(at -> decisions(at.player())).orElse(DecisionRows.none());
  }

  private DecisionRows decisions(TracePlayer player) {
    DecisionsAt known =
        decisions
            .get()
            .filter(at -> at.position() == player.position())
            .orElseGet(() -> new DecisionsAt(player.position(), DecisionRows.at(player)));
    decisions.set(player.trace(), known);
    return known.rows();
  }

  /** Returns whether there are at least {@code count} choices on the current path. */
  public boolean hasChoices(int count) {
    return run.playback().filter(at -> DecisionRows.areAtLeast(count, at.player())).isPresent();
  }

  /** Returns the values removed since the last decision, the latest last. */
  public ImmutableList<Removal> removals(int most) {
    return run.playback().map(at -> removals(at.player(), most)).orElse(ImmutableList.of());
  }

  /**
   * Returns the values removed since the last decision, the latest last, where values that one
   * variable lost one after the other are one removal.
   */
  public ImmutableList<Removal> joinedRemovals(int most) {
    ImmutableList<Removal> joined = Removal.joined(removals(Removal.MOST_JOINED));
    return joined.subList(Math.max(0, joined.size() - most), joined.size());
  }

  /** Returns the number of all removals since the last decision. */
  public int removalCount() {
    return run.playback().map(at -> Removal.countAt(at.player().trace(), at.position())).orElse(0);
  }

  /** Returns the number of all joined removals since the last decision. */
  public int joinedRemovalCount() {
    return run.playback()
        .map(at -> Removal.joinedCountAt(at.player().trace(), at.position()))
        .orElse(0);
  }

  private ImmutableList<Removal> removals(TracePlayer player, int most) {
    TracePlayer back = lookBack.get().orElseGet(player.trace()::player);
    lookBack.set(player.trace(), back);
    back.seek(player.position());
    return Removal.at(back, most);
  }

  /** Returns whether the solver restarts at a contradiction. */
  public boolean countsAttempts() {
    return run.session().flatMap(RunRecording::attempts).isPresent();
  }

  /**
   * Returns at most {@code most} attempts up to the current position, the current one first,
   * including the best one; empty while the index of the trace has not reached this position.
   */
  public ImmutableList<AttemptRow> attempts(int most) {
    TracePlayer at = run.playback().map(Playback::player).orElse(null);
    if (at == null) {
      return ImmutableList.of();
    }
    return run
        .session()
        .flatMap(RunRecording::attempts)
        .flatMap(index -> index.at(at, most))
        .orElse(ImmutableList.of())
        .stream()
        .map(attempt -> AttemptRow.of(attempt, at.trace().csp()))
        .collect(toImmutableList());
  }

  /** Returns whether the trace records single revisions. */
  public boolean recordsRevisions() {
    return run.playback().filter(at -> at.player().trace().detail() == Detail.FINE).isPresent();
  }

  /** Returns whether the trace records the queue of revisions. */
  public boolean recordsWork() {
    return run.session().flatMap(RunRecording::work).isPresent();
  }

  /**
   * Returns the queue of revisions at the current position, at most its first {@code most} items;
   * empty while the index of the trace has not reached this position.
   */
  public WorkList workList(int most) {
    TracePlayer at = run.playback().map(Playback::player).orElse(null);
    return at == null
        ? WorkList.empty()
        : run.session()
            .flatMap(RunRecording::work)
            .map(index -> WorkList.at(index, at, most))
            .orElse(WorkList.empty());
  }

  /** Returns the number of variables of the problem. */
  public int variableCount() {
    return run.playback().map(at -> at.player().trace().csp().variables().size()).orElse(0);
  }

  /** Returns the counters; empty while there is no trace. */
  public ImmutableList<CounterValue> figures() {
    Optional<Statistics> wholeRun =
        run.session().flatMap(RunRecording::result).map(result -> result.statistics());
    boolean mayGiveUp = run.solver().about().completeness() == Completeness.INCOMPLETE;
    return run.playback()
        .map(at -> CounterValue.at(at.player(), wholeRun, mayGiveUp))
        .orElse(ImmutableList.of());
  }

  /** Returns at most four counters: those that matter most in this run. */
  public ImmutableList<CounterValue> mostTellingFigures() {
    return recordsRevisions()
        ? CounterValue.ofPropagation(figures())
        : CounterValue.mostTelling(figures(), MOST_TELLING);
  }
}
