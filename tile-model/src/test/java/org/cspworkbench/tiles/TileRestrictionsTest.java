package org.cspworkbench.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.junit.jupiter.api.Test;

/** Restrictions against all images without them, of which only some are kept. */
final class TileRestrictionsTest {

  /** 0: nothing; 1 and 2: a pipe from top to bottom, from left to right; 3 to 6: a bend. */
  private static final TileSet PIPES =
      new TileSet(
          "pipes",
          ImmutableList.of(
              Tile.of("none", SymmetryClass.X, "-", "-", "-", "-"),
              Tile.of("pipe", SymmetryClass.I, "o", "-", "o", "-"),
              Tile.of("bend", SymmetryClass.L, "o", "o", "-", "-")),
          EdgeMatching.EQUAL,
          ImmutableList.of(),
          ImmutableList.of(),
          Weighting.EACH,
          ImmutableMap.of(),
          ImmutableList.of(),
          ImmutableSet.of(),
          ImmutableMap.of(Side.NORTH, new EdgeLabel("-"), Side.WEST, new EdgeLabel("o")));

  private static final TileTable TABLE = PIPES.table();

  private static Set<List<Integer>> images(Csp csp) {
    Set<List<Integer>> images = new HashSet<>();
    Search.on(csp)
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> images.add(Arrays.stream(values).boxed().toList()))
        .solve();
    return images;
  }

  private static void assertKept(
      TileGrid grid, TileRestrictions restrictions, Predicate<List<Integer>> isKept) {
    TileProblem problem = TileProblem.of("pipes", TABLE, grid);
    Set<List<Integer>> kept = images(problem.csp());
    int all = kept.size();
    kept.removeIf(isKept.negate());
    assertThat(images(problem.restricted(restrictions.allowed()))).isEqualTo(kept);
    assertThat(kept.size()).isBetween(1, all - 1);
  }

  private static BitSet values(int... values) {
    BitSet set = new BitSet();
    for (int value : values) {
      set.set(value);
    }
    return set;
  }

  @Test
  void fixedCellsKeepTheirValues() {
    TileGrid grid = TileGrid.of(3, 2);
    assertKept(
        grid,
        TileRestrictions.of(TABLE, grid).keep(4, values(1, 2, 3)).keep(4, values(1, 3, 5)),
        image -> image.get(4) == 1 || image.get(4) == 3);
  }

  @Test
  void bannedTilesAreNowhere() {
    TileGrid grid = TileGrid.of(2, 3);
    assertKept(
        grid,
        TileRestrictions.of(TABLE, grid).ban(values(2, 4)),
        image -> !image.contains(2) && !image.contains(4));
  }

  @Test
  void theBorderIsWhereTheGridEndsOrACellIsLeftOut() {
    TileGrid grid = TileGrid.of(3, 3).without(values(4));
    // Cells 0 1 2, 3 5, 6 7 8; the cell below the hole is number 6 of those that are filled.
    Set<Integer> openInTheNorth = ImmutableSet.of(1, 3, 6);
    Set<Integer> openInTheWest = ImmutableSet.of(2, 5, 6);
    assertKept(
        grid,
        TileRestrictions.of(TABLE, grid).border(PIPES),
        image ->
            List.of(0, 1, 2, 6).stream().noneMatch(i -> openInTheNorth.contains(image.get(i)))
                && List.of(0, 3, 4, 5).stream()
                    .allMatch(i -> openInTheWest.contains(image.get(i))));
  }

  /** Against the restrictions themselves, which reject a cell without a tile. */
  @Test
  void cellsThatCannotBeClosedAreThoseInWhichTheBorderLeavesNoTile() {
    TileSet open =
        new TileSet(
            "bends",
            ImmutableList.of(
                Tile.of("pipe", SymmetryClass.I, "o", "-", "o", "-"),
                Tile.of("cross", SymmetryClass.X, "o", "o", "o", "o")),
            EdgeMatching.EQUAL,
            ImmutableList.of(),
            ImmutableList.of(),
            Weighting.EACH,
            ImmutableMap.of(),
            ImmutableList.of(),
            ImmutableSet.of(),
            ImmutableMap.of(Side.NORTH, new EdgeLabel("-"), Side.WEST, new EdgeLabel("-")));
    TileGrid grid = TileGrid.of(3, 3);
    assertThat(TileRestrictions.unclosable(open, grid)).isEqualTo(values(0)); // the corner
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TileRestrictions.of(open.table(), grid).border(open));
    assertThat(TileRestrictions.unclosable(open.withoutBorder(), grid).isEmpty()).isTrue();
    assertThat(TileRestrictions.unclosable(PIPES, grid).isEmpty()).isTrue();
    assertThat(TileRestrictions.unclosable(open, TileGrid.of(3, 3).withJoinedRows()).isEmpty())
        .isTrue();
  }

  @Test
  void aPeriodicGridHasNoBorder() {
    TileGrid grid = TileGrid.of(3, 3).withJoinedColumns().withJoinedRows();
    assertThat(TileRestrictions.of(TABLE, grid).border(PIPES).allowed()).isEmpty();
  }

  @Test
  void whatCannotBeIsRefused() {
    TileRestrictions restrictions =
        TileRestrictions.of(TABLE, TileGrid.of(3, 2)).keep(4, values(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> restrictions.keep(4, values(0)))
        .withMessage("no tile is left for column 2 of row 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> restrictions.keep(5, values(7)))
        .withMessage("no tile is left for column 3 of row 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> restrictions.keep(6, values(0)))
        .withMessage("expected a cell of the grid 3x2, found cell 6");
  }
}
