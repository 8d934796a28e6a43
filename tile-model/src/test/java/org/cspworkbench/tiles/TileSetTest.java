package org.cspworkbench.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of tiles, and the tables that they become. */
final class TileSetTest {

  private static final TileSet PIPES =
      TileSet.of(
          "pipes",
          Tile.of("wall", SymmetryClass.X, "wall", "wall", "wall", "wall").withWeight(4),
          Tile.of("straight", SymmetryClass.I, "water", "wall", "water", "wall").withWeight(3),
          Tile.of("corner", SymmetryClass.L, "water", "water", "wall", "wall").withWeight(2),
          Tile.of("junction", SymmetryClass.T, "wall", "water", "water", "water"));

  private static TileTable table(TileSet set) {
    return set.table();
  }

  @Test
  void aTableHasAllOrientationsAndSharesTheWeightAmongThem() {
    TileTable table = table(PIPES);
    assertThat(table.names())
        .containsExactly(
            "wall",
            "straight",
            "straight 90°",
            "corner",
            "corner 90°",
            "corner 180°",
            "corner 270°",
            "junction",
            "junction 90°",
            "junction 180°",
            "junction 270°");
    assertThat(table.weights().asList())
        .containsExactly(4.0, 1.5, 1.5, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25);
  }

  @Test
  void pipesMeetPipesAndWallsMeetWalls() {
    ImmutableList<OrientedTile> tiles = PIPES.orientedTiles();
    TileTable table = table(PIPES);
    for (int i = 0; i < tiles.size(); i++) {
      for (int j = 0; j < tiles.size(); j++) {
        for (Side side : Side.values()) {
          boolean opensThere = water(tiles.get(i), side);
          boolean opensHere = water(tiles.get(j), side.opposite());
          assertThat(table.allows(i, side, j))
              .as("%s %s %s", tiles.get(i), side, tiles.get(j))
              .isEqualTo(opensThere == opensHere);
        }
      }
    }
  }

  /** Read from the name of the tile and its turn, not from its labels. */
  private static boolean water(OrientedTile tile, Side side) {
    Side from = side.turned((4 - tile.orientation().quarterTurns()) % 4);
    return switch (tile.tile().name()) {
      case "straight" -> from == Side.NORTH || from == Side.SOUTH;
      case "corner" -> from == Side.NORTH || from == Side.EAST;
      case "junction" -> from != Side.NORTH;
      default -> false;
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whatFitsDoesNotDependOnHowThePaperIsHeld(int seed) {
    TileSet set = randomSet(new Random(seed));
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    TileTable table = table(set);
    for (int i = 0; i < tiles.size(); i++) {
      for (int j = 0; j < tiles.size(); j++) {
        for (Side side : Side.values()) {
          assertThat(table.allows(j, side.opposite(), i)).isEqualTo(table.allows(i, side, j));
          for (Orientation change : Orientation.ALL) {
            int first = tiles.indexOf(tiles.get(i).then(change));
            int second = tiles.indexOf(tiles.get(j).then(change));
            assertThat(table.allows(first, change.of(side), second))
                .as("%s %s %s, %s", tiles.get(i), side, tiles.get(j), change)
                .isEqualTo(table.allows(i, side, j));
          }
        }
      }
    }
  }

  /** Some tiles with labels that suit their class, some with listed pairs only. */
  private static TileSet randomSet(Random random) {
    ImmutableList<Tile> tiles =
        ImmutableList.of(
            Tile.of("shore", SymmetryClass.F, "a", "b>", "c<", "b<"),
            Tile.of("corner", SymmetryClass.L, "b>", "b<", "c", "c"),
            Tile.of("bar", SymmetryClass.I, "a", "c", "a", "c"),
            new Tile("plain", SymmetryClass.T, Optional.empty(), 1, Optional.empty()),
            new Tile("cross", SymmetryClass.DIAGONAL, Optional.empty(), 1, Optional.empty()));
    return new TileSet(
        "random",
        tiles,
        randomPairs(tiles, random),
        randomPairs(tiles, random),
        Weighting.EACH,
        ImmutableMap.of(),
        ImmutableList.of());
  }

  private static ImmutableList<TilePair> randomPairs(ImmutableList<Tile> tiles, Random random) {
    return ImmutableList.of(
        new TilePair(randomTile(tiles, random), randomTile(tiles, random)),
        new TilePair(randomTile(tiles, random), randomTile(tiles, random)));
  }

  private static OrientedTile randomTile(ImmutableList<Tile> tiles, Random random) {
    Tile tile = tiles.get(random.nextInt(tiles.size()));
    ImmutableList<Orientation> orientations = tile.symmetry().orientations();
    return new OrientedTile(tile, orientations.get(random.nextInt(orientations.size())));
  }

  @Test
  void aPathConsistsOfLabelsOfTheSet() {
    TileSet set = withPath("water");
    assertThat(set.subset("plain").path()).containsExactly(new EdgeLabel("water"));
    assertThat(set.subset("dry").path()).as("no tile is left that has it").isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> withPath("oil"))
        .withMessage("pipes has no edge oil");
  }

  private static TileSet withPath(String label) {
    return new TileSet(
        "pipes",
        PIPES.tiles(),
        EdgeMatching.EQUAL,
        ImmutableList.of(),
        ImmutableList.of(),
        Weighting.SHARED,
        ImmutableMap.of(
            "plain", ImmutableSet.of("wall", "straight"), "dry", ImmutableSet.of("wall")),
        ImmutableList.of(),
        ImmutableSet.of(new EdgeLabel(label)),
        ImmutableMap.of());
  }

  @Test
  void aSubsetKeepsItsTilesAndWhatIsSaidOfThem() {
    TileSet set =
        new TileSet(
            "pipes",
            ImmutableList.of(
                PIPES.tiles().get(0).withKind("dry"), PIPES.tiles().get(1), PIPES.tiles().get(2)),
            ImmutableList.of(),
            ImmutableList.of(),
            Weighting.SHARED,
            ImmutableMap.of(
                "plain", ImmutableSet.of("wall", "straight"), "water", ImmutableSet.of("corner")),
            ImmutableList.of(
                new ContextRule("wall", "dry", 1.5), new ContextRule("corner", "dry", 2)));
    TileSet plain = set.subset("plain");
    assertThat(plain.tiles()).extracting(Tile::name).containsExactly("wall", "straight");
    assertThat(plain.contexts()).containsExactly(new ContextRule("wall", "dry", 1.5));
    assertThat(plain.subsets().keySet()).containsExactly("plain");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> set.subset("moss"))
        .withMessage("pipes has no subset moss");
  }
}
