package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.junit.jupiter.api.Test;

/** Repairs end in solutions or give up, and change nothing outside their block. */
class BlockRepairTest {

  private static Search search(Csp csp, long seed, int radius, long repairs) {
    RandomStream random = new RandomStream(seed);
    return Search.on(csp)
        .random(random)
        .order(new Entropy(Weights.EQUAL, random))
        .values(new RandomValue(random))
        .lookAhead(Gac::new)
        .onContradiction(BlockRepair.ofRadius(radius))
        .restarts(Restarts.fixed(repairs));
  }

  /** A cycle of even or odd length whose neighbours differ, and a colour for each. */
  private static Csp cycle(int length, int colours) {
    Csp.Builder csp = Csp.builder("cycle");
    List<Variable> x = csp.variables("x", length, Domain.range(1, colours));
    for (int k = 0; k < length; k++) {
      csp.notEqual(x.get(k), x.get((k + 1) % length));
    }
    return csp.build();
  }

  @Test
  void whatItFindsIsASolution() {
    long repairs = 0;
    for (long seed = 0; seed < 60; seed++) {
      Csp csp = Queens.pairwise(8 + (int) (seed % 3));
      List<int[]> found = new ArrayList<>();
      SearchResult result =
          search(csp, seed, 1, 300).onSolution(found::add).solve(Limits.none(), null);
      assertThat(result.ending()).as("seed %d", seed).isEqualTo(Ending.ENOUGH);
      assertThat(csp.isSolution(found.get(0))).as("seed %d", seed).isTrue();
      repairs += result.counters().fails();
    }
    assertThat(repairs).isGreaterThan(60);
  }

  @Test
  void withoutASolutionItGivesUpAfterItsRepairs() {
    SearchResult result = search(cycle(9, 2), 1, 2, 7).solve(Limits.none().withAttempts(3), null);
    assertThat(result.ending()).isEqualTo(Ending.ATTEMPTS);
    assertThat(result.counters().fails()).isLessThanOrEqualTo(21);
    assertThat(result.counters().solutions()).isZero();
  }

  /** A square of cells with diagonals in one direction, whose neighbours differ. */
  private static Csp triangles(int side, int colours) {
    Csp.Builder csp = Csp.builder("triangles");
    List<Variable> x = csp.variables("x", side * side, Domain.range(1, colours));
    for (int i = 0; i < side * side; i++) {
      for (int j = i + 1; j < side * side; j++) {
        if (stepsBetween(i, j, side) == 1) {
          csp.notEqual(x.get(i), x.get(j));
        }
      }
    }
    return csp.build();
  }

  /** The number of steps from one cell to another: a diagonal is one step. */
  private static int stepsBetween(int i, int j, int side) {
    int down = j / side - i / side;
    int right = j % side - i % side;
    return down * right > 0
        ? Math.max(Math.abs(down), Math.abs(right))
        : Math.abs(down) + Math.abs(right);
  }

  /** Whatever is dropped outside the block comes back first, unless it is decided by then. */
  @Test
  void decisionsOutsideTheBlockAreMadeAgain() {
    int side = 7;
    int again = 0;
    for (long seed = 0; seed < 100; seed++) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      search(triangles(side, 4), seed, 1, 200).solve(Limits.none().withAttempts(1), recorder);
      again += countMadeAgain(requireNonNull(recorder.trace()), side);
    }
    assertThat(again).isGreaterThan(20);
  }

  private static int countMadeAgain(Trace trace, int side) {
    int again = 0;
    int radius = 0;
    int centre = TraceEvent.NONE; // of the contradiction
    int previous = TraceEvent.NONE; // the centre of the last block
    Map<Integer, Integer> owed = new LinkedHashMap<>(); // values by variable, oldest first
    TracePlayer player = trace.player();
    while (Seek.next(player, Set.of(EventKind.TRY, EventKind.WIPE_OUT, EventKind.JUMP))) {
      switch (requireNonNull(player.lastEvent()).kind()) {
        case TRY -> again += payBack(owed, player);
        case WIPE_OUT -> centre = requireNonNull(player.lastEvent()).variable();
        default -> {
          boolean isInLastBlock =
              previous != TraceEvent.NONE && stepsBetween(previous, centre, side) <= radius;
          radius = isInLastBlock ? radius + 1 : 1;
          previous = centre;
          Map<Integer, Integer> dropped = dropped(player);
          while (dropped.keySet().stream().noneMatch(within(centre, radius, side))) {
            radius++; // the contradiction is further from any decision
          }
          owed.forEach(dropped::putIfAbsent);
          owed.clear();
          dropped.keySet().removeIf(within(centre, radius, side));
          owed.putAll(dropped);
        }
      }
    }
    return again;
  }

  /** Returns 1 if the decision before {@code player} was owed, and 0 if it is a new one. */
  private static int payBack(Map<Integer, Integer> owed, TracePlayer player) {
    int level = player.state().depth();
    int x = player.state().decisionVariable(level);
    int value = player.state().decisionValue(level);
    player.stepBack();
    boolean isOwed = false;
    while (!owed.isEmpty() && !isOwed) {
      Map.Entry<Integer, Integer> next = owed.entrySet().iterator().next();
      owed.remove(next.getKey());
      isOwed = next.getKey() == x;
      assertThat(isOwed ? next.getValue() == value : isDecided(player.state(), next)).isTrue();
    }
    player.stepForward();
    return isOwed ? 1 : 0;
  }

  private static boolean isDecided(TraceState state, Map.Entry<Integer, Integer> decision) {
    return state.assigned(decision.getKey()) != TraceEvent.NONE
        || !state.contains(decision.getKey(), decision.getValue());
  }

  private static Predicate<Integer> within(int centre, int radius, int side) {
    return x -> stepsBetween(centre, x, side) <= radius;
  }

  /** The decisions that the event before {@code player} has dropped, oldest first. */
  private static Map<Integer, Integer> dropped(TracePlayer player) {
    int depth = player.state().depth();
    player.stepBack();
    TraceState state = player.state();
    Map<Integer, Integer> dropped = new LinkedHashMap<>();
    for (int level = depth + 1; level <= state.depth(); level++) {
      dropped.put(state.decisionVariable(level), state.decisionValue(level));
    }
    player.stepForward();
    return dropped;
  }
}
