package org.cspworkbench.app.gui.animate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.Statistics;

/**
 * A counter of a run.
 *
 * @param key what is counted, as a key of the texts
 * @param here how much of it up to the event shown
 * @param wholeRun how much of it in the whole run, by the solver's own account; empty while the run
 *     goes on, and for what only a moment has
 */
public record CounterValue(String key, long here, OptionalLong wholeRun) {

  private static final String OPEN = "open";

  /**
   * The counters where {@code player} stands.
   *
   * @param whole what the solver counted in the whole run, once it is over
   * @param attemptsMatter whether the run may start anew, so that attempts tell more than
   *     backtracks
   */
  public static ImmutableList<CounterValue> at(
      TracePlayer player, Optional<Statistics> whole, boolean attemptsMatter) {
    TraceState state = player.state();
    Counters here = state.counters();
    if (here.moves > 0) {
      return ofLocalSearch(player, whole);
    }
    return ImmutableList.of(
        figure("nodes", here.nodes, whole.map(Statistics::nodes)),
        figure("fails", here.fails, whole.map(Statistics::fails)),
        attemptsMatter
            ? figure("attempts", here.attempts, whole.map(Statistics::attempts))
            : figure("backtracks", here.backtracks, whole.map(Statistics::backtracks)),
        figure("maxdepth", here.maxDepth, whole.map(Statistics::maxDepth)),
        figure("prunings", here.prunings, whole.map(Statistics::prunings)),
        figure("revisions", here.revisions, whole.map(Statistics::revisions)),
        figure("depth", state.depth(), Optional.empty()),
        figure(OPEN, open(player), Optional.empty()));
  }

  /**
   * As many of {@code all} as there is room for: the first ones, the last of them how much is open
   * still, which tells how far the run has come.
   */
  static ImmutableList<CounterValue> mostTelling(ImmutableList<CounterValue> all, int most) {
    Optional<CounterValue> open =
        all.stream().filter(figure -> figure.key().equals(OPEN)).findFirst();
    return Stream.concat(
            all.stream()
                .filter(figure -> !figure.key().equals(OPEN))
                .limit(most - open.stream().count()),
            open.stream())
        .collect(toImmutableList());
  }

  /** Local search makes no decisions; what it has is moves, and conflicts to be rid of. */
  private static ImmutableList<CounterValue> ofLocalSearch(
      TracePlayer player, Optional<Statistics> whole) {
    Counters here = player.state().counters();
    return ImmutableList.of(
        figure("moves", here.moves, whole.map(Statistics::moves)),
        figure("conflicts", inConflict(player), Optional.empty()),
        figure("attempts", here.attempts, whole.map(Statistics::attempts)),
        figure(OPEN, open(player), Optional.empty()),
        figure("prunings", here.prunings, whole.map(Statistics::prunings)),
        figure("revisions", here.revisions, whole.map(Statistics::revisions)));
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
