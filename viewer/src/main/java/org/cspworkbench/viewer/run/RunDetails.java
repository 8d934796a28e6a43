package org.cspworkbench.viewer.run;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
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
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/**
 * The details of a run at the current position, for the panes next to the board.
 *
 * <p>Used by one thread.
 */
public final class RunDetails {

  private final Supplier<Optional<RunRecording>> runs;
  private final Supplier<Optional<Playback>> playbacks;
  private final Supplier<Solver> solver;
  private final Supplier<PseudoCode> listing;
  private final BoundValue<Trace, TracePlayer> lookBack; // moves back from the current position
  private final BoundValue<Trace, DecisionsAt> decisions;

  /** The decisions at a position, which stay the same while the trace grows. */
  private record DecisionsAt(int position, DecisionRows rows) {}

  /**
   * Creates the details of the displayed run.
   *
   * @param runs the run, if there is one
   * @param playbacks the current playback, if there is a recording
   * @param solver the solver, which also has a listing without a run
   * @param listing its pseudo-code in the language of the viewer
   */
  public RunDetails(
      Supplier<Optional<RunRecording>> runs,
      Supplier<Optional<Playback>> playbacks,
      Supplier<Solver> solver,
      Supplier<PseudoCode> listing) {
    this.runs = runs;
    this.playbacks = playbacks;
    this.solver = solver;
    this.listing = listing;
    Supplier<Optional<Trace>> trace = () -> playbacks.get().map(at -> at.player().trace());
    this.lookBack = new BoundValue<>(trace);
    this.decisions = new BoundValue<>(trace);
  }

  /** Releases what belongs to the run displayed until now. */
  public void leaveRun() {
    lookBack.clear();
    decisions.clear();
  }

  /** Returns the pseudo-code with the current line. */
  public CodeListing code() {
    Playback at = playbacks.get().orElse(null);
    if (at == null) {
      return CodeListing.of(listing.get());
    }
    return runs.get()
        .flatMap(RunRecording::index)
        .map(index -> CodeListing.at(listing.get(), at.player().trace(), index, at.position()))
        .orElseGet(() -> CodeListing.of(listing.get()));
  }

  /** Moves to the next recorded event of this line of the pseudo-code, if there is one. */
  public void nextOf(int line) {
    Playback at = playbacks.get().orElse(null);
    if (at == null) {
      return;
    }
    runs.get()
        .flatMap(RunRecording::index)
        .map(
            index ->
                CodeListing.next(listing.get(), at.player().trace(), index, at.position(), line))
        .ifPresent(next -> next.ifPresent(at::seek));
  }

  /** Returns the kind of the last event, if there is one. */
  public Optional<EventKind> lastEvent() {
    return playbacks
        .get()
        .filter(at -> at.position() > 0)
        .map(at -> at.player().trace().kind(at.position() - 1));
  }

  /** Returns the decisions on the current path of the search. */
  public DecisionRows decisions() {
    return playbacks.get().map(at -> decisions(at.player())).orElse(DecisionRows.none());
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
    return playbacks.get().filter(at -> DecisionRows.areAtLeast(count, at.player())).isPresent();
  }

  /** Returns the values removed since the last decision, the latest last. */
  public ImmutableList<Removal> removals(int most) {
    return playbacks.get().map(at -> removals(at.player(), most)).orElse(ImmutableList.of());
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
    return playbacks.get().map(at -> Removal.countAt(at.player().trace(), at.position())).orElse(0);
  }

  /** Returns the number of all joined removals since the last decision. */
  public int joinedRemovalCount() {
    return playbacks
        .get()
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
    return runs.get().flatMap(RunRecording::attempts).isPresent();
  }

  /**
   * Returns at most {@code most} attempts up to the current position, the current one first,
   * including the best one; empty while the index of the trace has not reached this position.
   */
  public ImmutableList<AttemptRow> attempts(int most) {
    TracePlayer at = playbacks.get().map(Playback::player).orElse(null);
    if (at == null) {
      return ImmutableList.of();
    }
    return runs
        .get()
        .flatMap(RunRecording::attempts)
        .flatMap(index -> index.at(at, most))
        .orElse(ImmutableList.of())
        .stream()
        .map(attempt -> AttemptRow.of(attempt, at.trace().csp()))
        .collect(toImmutableList());
  }

  /** Returns whether the trace records single revisions. */
  public boolean recordsRevisions() {
    return playbacks.get().filter(at -> at.player().trace().detail() == Detail.FINE).isPresent();
  }

  /** Returns whether the trace records the queue of revisions. */
  public boolean recordsWork() {
    return runs.get().flatMap(RunRecording::work).isPresent();
  }

  /**
   * Returns the queue of revisions at the current position, at most its first {@code most} items;
   * empty while the index of the trace has not reached this position.
   */
  public WorkList workList(int most) {
    TracePlayer at = playbacks.get().map(Playback::player).orElse(null);
    return at == null
        ? WorkList.empty()
        : runs.get()
            .flatMap(RunRecording::work)
            .map(index -> WorkList.at(index, at, most))
            .orElse(WorkList.empty());
  }

  /** Returns the number of variables of the problem. */
  public int variableCount() {
    return playbacks.get().map(at -> at.player().trace().csp().variables().size()).orElse(0);
  }

  /** Returns the counters; empty while there is no trace. */
  public ImmutableList<CounterValue> figures() {
    Optional<Statistics> wholeRun =
        runs.get().flatMap(RunRecording::result).map(result -> result.statistics());
    boolean mayGiveUp = solver.get().about().completeness() == Completeness.INCOMPLETE;
    return playbacks
        .get()
        .map(at -> CounterValue.at(at.player(), wholeRun, mayGiveUp))
        .orElse(ImmutableList.of());
  }
}
