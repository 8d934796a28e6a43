package org.cspworkbench.core.search.lookback;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

/**
 * Conflict-directed backjumping has the conflict sets and jumps to the targets that follow from
 * Prosser's definition, dead end by dead end.
 */
final class ProsserTest {

  private static final int SEEDS = 60;

  @Test
  void cbjJumpsFromEachDeadEndWhereProsserSays() {
    long jumps = 0;
    for (Csp csp : problems()) {
      Prosser naive = Prosser.cbj(csp).run();
      jumps += compare(csp, BackwardChecking::new, naive);
    }
    assertThat(jumps).as("jumps over at least one decision").isGreaterThan(100);
  }

  @Test
  void fcCbjJumpsFromEachDeadEndWhereProsserSays() {
    long jumps = 0;
    for (Csp csp : problems()) {
      Prosser naive = Prosser.forwardChecking(csp).run();
      jumps += compare(csp, ForwardChecking::new, naive);
    }
    assertThat(jumps).as("jumps over at least one decision").isGreaterThan(100);
  }

  private static List<Csp> problems() {
    List<Csp> problems = new ArrayList<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      problems.add(RandomBinary.modelRb(seed, 6, 4, 0.6, 0.4));
      problems.add(RandomBinary.modelRb(seed, 9, 3, 0.35, 0.5));
      problems.add(RandomBinary.modelRb(seed, 12, 2, 0.2, 0.5));
    }
    return problems;
  }

  /** Compares all dead ends; returns how many decisions were jumped over at least once. */
  private static long compare(Csp csp, Consistency.Maker lookAhead, Prosser naive) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    SearchResult result =
        new Search(new Network(csp.structure()), csp)
            .lookAhead(lookAhead)
            .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new))
            .wantAll()
            .solve(Limits.none(), recorder);
    assertThat(deadEnds(requireNonNull(recorder.trace())))
        .as(csp.name())
        .isEqualTo(naive.deadEnds());
    assertThat(result.counters().nodes()).as(csp.name()).isEqualTo(naive.nodes());
    assertThat(result.counters().solutions()).as(csp.name()).isEqualTo(naive.solutions());
    return result.counters().jumps();
  }

  /** With variables in order, the decision of level k is that on variable k. */
  private static List<String> deadEnds(Trace trace) {
    List<String> deadEnds = new ArrayList<>();
    TracePlayer player = trace.player();
    while (Seek.next(player, Set.of(EventKind.CONFLICT))) {
      Set<Integer> conflict = new TreeSet<>(requireNonNull(player.lastEvent()).levels());
      assertThat(player.stepForward()).as("a return follows").isTrue();
      TraceEvent event = requireNonNull(player.lastEvent());
      deadEnds.add(Prosser.deadEnd(conflict, target(event, player)));
    }
    return deadEnds;
  }

  private static int target(TraceEvent event, TracePlayer player) {
    if (event.kind() == EventKind.BACKTRACK) {
      return player.state().depth() + 1;
    }
    assertThat(event.kind()).isEqualTo(EventKind.JUMP);
    return event.value() == TraceEvent.NONE ? 0 : event.levels().get(0);
  }
}
