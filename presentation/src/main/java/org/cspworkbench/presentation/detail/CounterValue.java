package org.cspworkbench.presentation.detail;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Statistics;

/**
 * A counter of a run.
 *
 * @param key the id of the counter
 * @param here the value at the displayed event
 * @param wholeRun the value for the whole run as counted by the solver; empty while the run is in
 *     progress, and for values that belong to one position only
 */
public record CounterValue(String key, long here, OptionalLong wholeRun) {

  private static final String OPEN = "open";
  private static final ImmutableSet<String> OF_PROPAGATION =
      ImmutableSet.of("nodes", "prunings", "revisions", OPEN);
  private static final String REVISIONS = "revisions";

  /**
   * Returns the counters at the position of {@code player}; revisions only where the trace
   * {@linkplain Trace#countsRevisions counts them}.
   *
   * @param whole the counts of the solver for the whole run, once the run has ended
   * @param attemptsMatter whether the run may restart, so that attempts are more informative than
   *     backtracks
   */
  public static ImmutableList<CounterValue> at(
      TracePlayer player, Optional<Statistics> whole, boolean attemptsMatter) {
    Counts here = player.state().counters();
    return stated(
        here.moves() > 0 ? ofLocalSearch(player, whole) : ofSearch(player, whole, attemptsMatter),
        player.trace());
  }

  private static ImmutableList<CounterValue> stated(ImmutableList<CounterValue> all, Trace trace) {
    return trace.countsRevisions()
        ? all
        : all.stream().filter(figure -> !figure.key().equals(REVISIONS)).collect(toImmutableList());
  }

  private static ImmutableList<CounterValue> ofSearch(
      TracePlayer player, Optional<Statistics> whole, boolean attemptsMatter) {
    TraceState state = player.state();
    Counts here = state.counters();
    return ImmutableList.of(
        figure("nodes", here.nodes(), whole.map(Statistics::nodes)),
        figure("fails", here.fails(), whole.map(Statistics::fails)),
        attemptsMatter
            ? figure("attempts", here.attempts(), whole.map(Statistics::attempts))
            : figure("backtracks", here.backtracks(), whole.map(Statistics::backtracks)),
        figure("maxdepth", here.maxDepth(), whole.map(Statistics::maxDepth)),
        figure("prunings", here.prunings(), whole.map(Statistics::prunings)),
        figure(REVISIONS, here.revisions(), whole.map(Statistics::revisions)),
        figure("depth", state.depth(), Optional.empty()),
        figure(OPEN, open(player), Optional.empty()));
  }

  /** Returns the text key of the name of this counter in a run of {@code problem}. */
  public String nameKey(Problem problem) {
    return key.equals(OPEN) && !(problem instanceof Problem.Sudoku) ? "open.variables" : key;
  }

  /**
   * Returns at most {@code most} of {@code all}: the first ones, of which the last is replaced by
   * the number of open variables, which shows the progress of the run.
   */
  public static ImmutableList<CounterValue> mostTelling(ImmutableList<CounterValue> all, int most) {
    Optional<CounterValue> open =
        all.stream().filter(figure -> figure.key().equals(OPEN)).findFirst();
    return Stream.concat(
            all.stream()
                .filter(figure -> !figure.key().equals(OPEN))
                .limit(most - open.stream().count()),
            open.stream())
        .collect(toImmutableList());
  }

  /**
   * Returns those of {@code all} that matter most where single revisions are recorded: revisions
   * and removals in place of failures.
   */
  public static ImmutableList<CounterValue> ofPropagation(ImmutableList<CounterValue> all) {
    return all.stream()
        .filter(figure -> OF_PROPAGATION.contains(figure.key()))
        .collect(toImmutableList());
  }

  /** Returns the counters of local search, which makes no decisions: moves and conflicts. */
  private static ImmutableList<CounterValue> ofLocalSearch(
      TracePlayer player, Optional<Statistics> whole) {
    Counts here = player.state().counters();
    return ImmutableList.of(
        figure("moves", here.moves(), whole.map(Statistics::moves)),
        figure("conflicts", inConflict(player), Optional.empty()),
        figure("attempts", here.attempts(), whole.map(Statistics::attempts)),
        figure(OPEN, open(player), Optional.empty()),
        figure("prunings", here.prunings(), whole.map(Statistics::prunings)),
        figure(REVISIONS, here.revisions(), whole.map(Statistics::revisions)));
  }

  private static CounterValue figure(String key, long here, Optional<Long> whole) {
    return new CounterValue(key, here, whole.map(OptionalLong::of).orElseGet(OptionalLong::empty));
  }

  private static long inConflict(TracePlayer player) {
    return IntStream.range(0, player.trace().csp().variables().size())
        .filter(player.state()::isInConflict)
        .count();
  }

  private static long open(TracePlayer player) {
    return IntStream.range(0, player.trace().csp().variables().size())
        .filter(x -> player.state().assigned(x) == TraceEvent.NONE)
        .count();
  }
}
