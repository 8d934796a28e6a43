package org.cspworkbench.presentation.detail;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies the removals since the last decision on images of tiles. */
class RemovalTest {

  @ParameterizedTest
  @ValueSource(strings = {"rooms", "castle"})
  void joinedRemovalsAreTheSameRemovalsInTheSameOrder(String set) {
    TileRequest image = TileRequest.of(ShippedTiles.named(set, false).orElseThrow(), 10, 10, false);
    Trace trace =
        Runs.trace(
            Runs.solver("wfc-backtracking"), new Problem.General(image.state()), Detail.FINE);
    TracePlayer player = trace.player();
    Random random = new Random(1);
    int shorter = 0;
    for (int i = 0; i < 100; i++) {
      player.seek(random.nextInt(trace.length() + 1));
      ImmutableList<Removal> single = Removal.at(player, Removal.MOST_JOINED);
      ImmutableList<Removal> joined = Removal.joined(single);
      assertThat(joined.stream().flatMap(RemovalTest::tiles).toList())
          .as("%s at %s", set, player.position())
          .isEqualTo(ascendingInEach(single));
      for (int k = 0; k < joined.size(); k++) {
        assertThat(trace.kind(joined.get(k).position() - 1)).isEqualTo(EventKind.PRUNE);
        assertThat(k == 0 || !joined.get(k).variable().equals(joined.get(k - 1).variable()))
            .isTrue();
      }
      shorter += joined.size() < single.size() ? 1 : 0;
    }
    assertThat(shorter).isPositive();
  }

  /** AC-3 removes 286 values of this puzzle before the first decision. */
  @Test
  void allRemovalsAreCountedAlsoThoseThatAreNotListed() {
    Trace trace = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.HARD), Detail.FINE);
    TracePlayer player = trace.player();
    int removed = 0;
    int position = 0;
    while (trace.kind(position) != EventKind.SELECT && trace.kind(position) != EventKind.TRY) {
      removed += trace.kind(position) == EventKind.PRUNE ? 1 : 0;
      position++;
      player.seek(position);
      assertThat(Removal.countAt(trace, position)).isEqualTo(removed);
      assertThat(Removal.at(player, 8)).hasSize(Math.min(8, removed));
      assertThat(player.position()).isEqualTo(position);
    }
    assertThat(removed).isEqualTo(286);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rooms", "castle"})
  void joinedRemovalsAreCountedAsTheyAreListed(String set) {
    TileRequest image = TileRequest.of(ShippedTiles.named(set, false).orElseThrow(), 6, 6, false);
    Trace trace =
        Runs.trace(
            Runs.solver("wfc-backtracking"), new Problem.General(image.state()), Detail.FINE);
    TracePlayer player = trace.player();
    for (int position = 0; position <= trace.length(); position++) {
      player.seek(position);
      assertThat(Removal.joinedCountAt(trace, position))
          .isEqualTo(Removal.joined(Removal.at(player, Integer.MAX_VALUE)).size());
    }
  }

  /** The values of removals from one variable that follow each other are one set. */
  private static List<String> ascendingInEach(List<Removal> removals) {
    List<String> tiles = new ArrayList<>();
    for (int from = 0, to = 0; from < removals.size(); from = to) {
      String variable = removals.get(from).variable();
      while (to < removals.size() && removals.get(to).variable().equals(variable)) {
        to++;
      }
      removals.subList(from, to).stream()
          .flatMapToInt(removal -> removal.indices().indices())
          .sorted()
          .forEach(i -> tiles.add(variable + " " + i));
    }
    return tiles;
  }

  private static Stream<String> tiles(Removal removal) {
    return removal.indices().indices().mapToObj(value -> removal.variable() + " " + value);
  }
}
