package org.cspworkbench.tiles.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.api.Test;

/** What can go wrong with a draft, against filling all rings of eight cells. */
final class DraftFaultsTest {

  private static final int MOST_TILES = 7;

  /** The cells of the ring clockwise from the one in the north. */
  private static final ImmutableList<Side> STEPS =
      ImmutableList.of(
          Side.EAST,
          Side.SOUTH,
          Side.SOUTH,
          Side.WEST,
          Side.WEST,
          Side.NORTH,
          Side.NORTH,
          Side.EAST);

  private final Map<Set<Edges>, Double> counts = new HashMap<>();
  private double all;

  @Test
  void faultsAndTheirFrequencyAreThoseOfAllSurroundings() {
    int checked = 0;
    for (long seed = 0; seed < 100; seed++) {
      TileSetDraft draft = RandomDrafts.of(seed);
      TileTable table = draft.toSet().table();
      if (table.size() > MOST_TILES) {
        continue;
      }
      checked++;
      counts.clear();
      all = 0;
      fill(draft.toSet().orientedTiles(), table, new int[8], 0);
      ImmutableList<DraftFault> faults = DraftFaults.of(draft);
      assertThat(faults).as("seed %d", seed).hasSize(counts.size());
      for (DraftFault fault : faults) {
        double expected = counts.getOrDefault(turns(fault.sides()), 0.0);
        assertThat(fault.count()).as("seed %d: %s", seed, fault).isEqualTo(expected);
        assertThat(fault.share()).isCloseTo(expected / all, within(1e-12));
      }
      assertThat(faults).isSortedAccordingTo(Comparator.comparing(fault -> -fault.count()));
    }
    assertThat(checked).isGreaterThan(5);
  }

  private void fill(ImmutableList<OrientedTile> tiles, TileTable table, int[] ring, int at) {
    if (at == ring.length) {
      if (table.allows(ring[7], STEPS.get(7), ring[0])) {
        all++;
        judge(tiles, table, ring);
      }
      return;
    }
    for (int tile = 0; tile < table.size(); tile++) {
      if (at == 0 || table.allows(ring[at - 1], STEPS.get(at - 1), tile)) {
        ring[at] = tile;
        fill(tiles, table, ring, at + 1);
      }
    }
  }

  private void judge(ImmutableList<OrientedTile> tiles, TileTable table, int[] ring) {
    for (int tile = 0; tile < table.size(); tile++) {
      if (table.allows(tile, Side.NORTH, ring[0])
          && table.allows(tile, Side.EAST, ring[2])
          && table.allows(tile, Side.SOUTH, ring[4])
          && table.allows(tile, Side.WEST, ring[6])) {
        return;
      }
    }
    Edges shown =
        new Edges(
            tiles.get(ring[0]).edges().orElseThrow().south(),
            tiles.get(ring[2]).edges().orElseThrow().west(),
            tiles.get(ring[4]).edges().orElseThrow().north(),
            tiles.get(ring[6]).edges().orElseThrow().east());
    counts.merge(turns(shown), 1.0, Double::sum);
  }

  private static Set<Edges> turns(Edges sides) {
    Set<Edges> turns = new HashSet<>();
    Orientation.ALL.forEach(orientation -> turns.add(sides.in(orientation)));
    return turns;
  }

  @Test
  void theSewerHasNoDeadEndAndNoCrossing() {
    TileSetDraft sewer = TileSetDraft.of(ShippedTileSet.named("sewer").orElseThrow());
    EdgeLabel water = new EdgeLabel("water");
    ImmutableList<DraftFault> faults = DraftFaults.of(sewer);
    assertThat(faults).extracting(fault -> waterSides(fault, water)).containsExactly(1L, 4L);
    assertThat(DraftFaults.of(sewer.withTile(DraftTile.plain("crossing", water)))).hasSize(1);
  }

  private static long waterSides(DraftFault fault, EdgeLabel water) {
    return Arrays.stream(Side.values())
        .filter(side -> fault.sides().at(side).equals(water))
        .count();
  }
}
