package org.cspworkbench.tiles.draft;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;

/**
 * Finds the combinations of sides that no tile answers, and counts how often they arise.
 *
 * <p>The eight cells around a cell are a ring. The number of ways to fill it from given neighbours
 * in the north, east, south and west is a product of four numbers, one for each corner between
 * them, as in the transfer-matrix method of counting (Stanley, Enumerative Combinatorics 1, 1986,
 * section 4.7). Neighbours that show the same label and allow the same tiles are one group, so that
 * sums over groups are products of matrices: O(n³ + g²·n²) for n oriented tiles in g groups of one
 * side.
 */
public final class DraftFaults {

  /** Neighbours on one side that show the same and allow the same tiles. */
  private record Group(EdgeLabel label, BitSet answers, ImmutableIntArray tiles) {}

  /** Half of the ring, clockwise, and the ways to fill it by its first and last cell. */
  private static final class Half {
    final Group middle;
    final double[][] ways;

    Half(Group from, double[][] corner, Group middle, double[][] nextCorner, Group to) {
      this.middle = middle;
      this.ways = product(block(corner, from, middle), block(nextCorner, middle, to));
    }

    boolean exists() {
      return Arrays.stream(ways).flatMapToDouble(Arrays::stream).anyMatch(count -> count > 0);
    }
  }

  private final ImmutableList<OrientedTile> tiles;
  private final TileTable table;
  private final double[][] northEast; // ways to fill this corner between two neighbours
  private final double[][] southEast;
  private final double[][] southWest;
  private final double[][] northWest;
  private final Map<Edges, Double> counts = new HashMap<>(); // by representative

  private DraftFaults(TileSet set) {
    tiles = set.orientedTiles();
    table = set.table();
    northEast = corner(Side.EAST, Side.NORTH);
    southEast = corner(Side.SOUTH, Side.EAST);
    southWest = corner(Side.WEST, Side.SOUTH);
    northWest = corner(Side.NORTH, Side.WEST);
  }

  /** Returns the faults of a draft with at least one tile, the most frequent first. */
  public static ImmutableList<DraftFault> of(TileSetDraft draft) {
    DraftFaults faults = new DraftFaults(draft.toSet());
    faults.count();
    double all = faults.all();
    return faults.counts.entrySet().stream()
        .map(fault -> new DraftFault(fault.getKey(), fault.getValue(), fault.getValue() / all))
        .sorted(DraftFault.MOST_FREQUENT_FIRST)
        .collect(toImmutableList());
  }

  /** For two neighbours in clockwise order: how many tiles fit on these sides of them. */
  private double[][] corner(Side ofFirst, Side ofSecond) {
    int n = table.size();
    double[][] ways = new double[n][n];
    for (int first = 0; first < n; first++) {
      for (int second = 0; second < n; second++) {
        BitSet fitting = table.neighbours(first, ofFirst);
        fitting.and(table.neighbours(second, ofSecond));
        ways[first][second] = fitting.cardinality();
      }
    }
    return ways;
  }

  private ImmutableList<Group> groups(Side side) {
    Map<EdgeLabel, Map<BitSet, BitSet>> members = new LinkedHashMap<>();
    for (int tile = 0; tile < table.size(); tile++) {
      EdgeLabel shown = tiles.get(tile).edges().orElseThrow().at(side.opposite());
      members
          .computeIfAbsent(shown, label -> new LinkedHashMap<>())
          .computeIfAbsent(table.neighbours(tile, side.opposite()), answers -> new BitSet())
          .set(tile);
    }
    ImmutableList.Builder<Group> groups = ImmutableList.builder();
    members.forEach(
        (label, byAnswers) ->
            byAnswers.forEach(
                (answers, group) ->
                    groups.add(
                        new Group(label, answers, ImmutableIntArray.copyOf(group.stream())))));
    return groups.build();
  }

  private void count() {
    ImmutableList<Group> norths = groups(Side.NORTH);
    ImmutableList<Group> easts = groups(Side.EAST);
    ImmutableList<Group> souths = groups(Side.SOUTH);
    ImmutableList<Group> wests = groups(Side.WEST);
    for (Group north : norths) {
      for (Group south : souths) {
        List<Half> halves =
            easts.stream()
                .map(east -> new Half(north, northEast, east, southEast, south))
                .filter(Half::exists)
                .toList();
        for (Group west : wests) {
          Half other = new Half(south, southWest, west, northWest, north);
          for (Half half : other.exists() ? halves : ImmutableList.<Half>of()) {
            if (isUnanswered(north, half.middle, south, west)) {
              add(
                  new Edges(north.label, half.middle.label, south.label, west.label),
                  traceOfProduct(half.ways, other.ways));
            }
          }
        }
      }
    }
  }

  private static boolean isUnanswered(Group north, Group east, Group south, Group west) {
    BitSet answers = (BitSet) north.answers.clone();
    answers.and(east.answers);
    answers.and(south.answers);
    answers.and(west.answers);
    return answers.isEmpty();
  }

  /** The number of ways to fill the ring. */
  private double all() {
    return traceOfProduct(product(northEast, southEast), product(southWest, northWest));
  }

  private void add(Edges sides, double count) {
    if (count > 0) {
      counts.merge(DraftFault.representative(sides), count, Double::sum);
    }
  }

  private static double[][] block(double[][] matrix, Group rows, Group columns) {
    double[][] block = new double[rows.tiles.length()][columns.tiles.length()];
    for (int i = 0; i < block.length; i++) {
      for (int j = 0; j < block[i].length; j++) {
        block[i][j] = matrix[rows.tiles.get(i)][columns.tiles.get(j)];
      }
    }
    return block;
  }

  private static double[][] product(double[][] a, double[][] b) {
    double[][] product = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b.length; k++) {
        for (int j = 0; a[i][k] != 0 && j < b[k].length; j++) {
          product[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return product;
  }

  private static double traceOfProduct(double[][] a, double[][] b) {
    double trace = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b.length; j++) {
        trace += a[i][j] * b[j][i];
      }
    }
    return trace;
  }
}
