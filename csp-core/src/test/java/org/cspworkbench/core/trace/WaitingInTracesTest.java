package org.cspworkbench.core.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Waiting;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a trace of fine detail says of the queues is what they hold: the kernel always takes out
 * what its rule picks from that list, revises nothing else, and goes on when the list is empty. One
 * item too many or too few, and another would be picked.
 */
class WaitingInTracesTest {

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(120);

  static Stream<Composition> compositions() {
    return Composition.everyPair()
        .filter(c -> c.rootFilter() != RootFilter.SAC1) // its trials have queues of their own
        .filter(c -> c.lookAhead() == LookAhead.AC3_BIT || c.lookAhead() == LookAhead.GAC);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositions")
  void whatIsTakenOutIsWhatTheRulePicksFromTheList(Composition composition) {
    for (Case problem : PROBLEMS) {
      Goal goal = Goal.turn(problem.seed());
      follow(Recording.of(composition, problem, goal, Detail.FINE).trace(), problem + ", " + goal);
    }
  }

  static List<Csp> severalWords() {
    return List.of(
        Queens.pairwise(70),
        LatinSquare.ofOrder(9),
        RandomBinary.modelRb(1, 140, 5, 0.06, 0.2),
        RandomBinary.modelRb(2, 140, 5, 0.06, 0.25));
  }

  @ParameterizedTest
  @MethodSource("severalWords")
  void theSameOverMoreVariablesThanAWordHasBits(Csp csp) {
    for (Consistency.Maker maker : List.<Consistency.Maker>of(Ac3Bit::new, Gac::new)) {
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      new Search(new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT), csp)
          .order(new Lexicographic())
          .lookAhead(maker)
          .solve(Limits.none().withNodes(60), recorder);
      follow(Recording.started(recorder), csp.name());
    }
  }

  private static void follow(Trace trace, String run) {
    TracePlayer player = trace.player();
    TraceState state = player.state();
    Waiting waiting = new Waiting();
    int turn = TraceEvent.NONE;
    while (player.position() < trace.length()) {
      ImmutableSet<Integer> before = waiting.items();
      int picked = pick(before, state);
      player.stepForward();
      TraceEvent event = requireNonNull(player.lastEvent());
      waiting.follow(event);
      switch (event.kind()) {
        case DEQUEUE -> {
          assertThat(event.variable()).as("%s: %s", run, event).isEqualTo(picked);
          turn = event.variable();
        }
        case REVISE -> {
          if (before.contains(event.arc()) && isWhole(event.arc(), trace)) {
            assertThat(picked).as("%s: %s", run, event).isEqualTo(TraceEvent.NONE);
          }
        }
        case SELECT, TRY, SOLUTION, RESTART ->
            assertThat(before).as("%s: %s", run, event).isEmpty();
        case PLACE -> {
          if (turn != TraceEvent.NONE) {
            assertThat(before).as("%s: %s", run, event).doesNotContain(~event.variable());
          }
        }
        default -> {}
      }
    }
  }

  /** Whether the constraint is filtered as a whole: what stands for its arc is never revised. */
  private static boolean isWhole(int arc, Trace trace) {
    return trace.key().head(arc) == TraceEvent.NONE;
  }

  /**
   * The first variable with one value, otherwise the first with the fewest among those of the first
   * 64 that hold any; none if no variable waits.
   */
  private static int pick(ImmutableSet<Integer> items, TraceState state) {
    int picked = TraceEvent.NONE;
    for (int item : items.stream().filter(i -> i < 0).map(i -> ~i).sorted().toList()) {
      if (state.size(item) == 1) {
        return item;
      }
      boolean isInLaterWord = picked != TraceEvent.NONE && item >>> 6 != picked >>> 6;
      if (picked == TraceEvent.NONE || (!isInLaterWord && state.size(item) < state.size(picked))) {
        picked = item;
      }
    }
    return picked;
  }
}
