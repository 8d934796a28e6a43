package org.cspworkbench.tiles.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.draft.PairReason.Cause;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Drafts of tile sets: the matrix is the table of the set, and edits change what they name. */
final class TileSetDraftTest {

  private static final String NAMES = "org.cspworkbench.tiles.format.ShippedTileSet#names";
  private static final ImmutableList<Side> DIRECTIONS = ImmutableList.of(Side.EAST, Side.SOUTH);

  private static DrawnTileSet shipped(String name) {
    return ShippedTileSet.named(name).orElseThrow();
  }

  private static TileSetDraft sewer() {
    return TileSetDraft.of(shipped("sewer"));
  }

  @Test
  void theMatrixShowsTheTableOfTheSet() {
    for (long seed = 0; seed < 60; seed++) {
      TileSetDraft draft = RandomDrafts.of(seed);
      TileSet set = draft.toSet();
      TileTable table = set.table();
      PairReasons reasons = PairReasons.of(draft);
      assertThat(reasons.tiles()).isEqualTo(set.orientedTiles());
      for (Side side : DIRECTIONS) {
        int count = 0;
        for (int i = 0; i < table.size(); i++) {
          for (int j = 0; j < table.size(); j++) {
            PairReason reason = reasons.reason(i, side, j);
            assertThat(table.allows(i, side, j))
                .as("seed %d: %s", seed, reason)
                .isEqualTo(reason.may())
                .isEqualTo(bruteForce(draft, set, reason));
            boolean equal = reason.label().equals(reason.otherLabel());
            assertThat(reason.cause() == Cause.EQUAL_LABELS)
                .isEqualTo(reason.may() && reason.cause() != Cause.ALLOWED_BY_HAND && equal);
            count += reason.may() ? 1 : 0;
          }
        }
        assertThat(reasons.count(side)).isEqualTo(count);
      }
    }
  }

  /** From the lists of the set, by trying all ways to lay the pair. */
  private static boolean bruteForce(TileSetDraft draft, TileSet set, PairReason reason) {
    Set<String> meeting = new HashSet<>();
    for (EdgeLabel label : draft.labels()) {
      meeting.add(label + " " + label);
    }
    draft
        .matching()
        .exceptions()
        .forEach(
            couple -> {
              for (boolean isMirrored : new boolean[] {false, true}) {
                EdgeLabel a = isMirrored ? couple.first().mirrored() : couple.first();
                EdgeLabel b = isMirrored ? couple.second().mirrored() : couple.second();
                for (String text : new HashSet<>(ImmutableList.of(a + " " + b, b + " " + a))) {
                  if (a.equals(b)) {
                    meeting.remove(text);
                  } else {
                    meeting.add(text);
                  }
                }
              }
            });
    return !isListed(set.forbidden(), reason)
        && (isListed(set.neighbours(), reason)
            || meeting.contains(reason.label() + " " + reason.otherLabel()));
  }

  private static boolean isListed(ImmutableList<TilePair> pairs, PairReason reason) {
    OrientedTile first = reason.placement().first();
    OrientedTile second = reason.placement().second();
    for (Orientation change : Orientation.ALL) {
      Side side = change.of(reason.placement().side());
      TilePair laid = new TilePair(first.then(change), second.then(change));
      TilePair swapped = new TilePair(second.then(change), first.then(change));
      if ((side == Side.EAST && pairs.contains(laid))
          || (side == Side.WEST && pairs.contains(swapped))) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @MethodSource(NAMES)
  void aSetWithLabelsStaysAsItIs(String name) {
    assertThat(TileSetDraft.of(shipped(name)).toDrawnSet()).isEqualTo(shipped(name));
    assertThat(TileSetDraft.of(shipped(name).set()).toSet()).isEqualTo(shipped(name).set());
  }

  @Test
  void tilesWithoutLabelsGetSomeAndKeepTheirTable() {
    for (long seed = 0; seed < 60; seed++) {
      TileSet labelled = RandomDrafts.of(seed).toSet();
      for (int kept = 0; kept < 2; kept++) { // without any label, and with those of one tile
        TileSet bare = withoutLabels(labelled, kept);
        TileSet read = TileSetDraft.of(bare).toSet();
        assertThat(pairs(read)).as("seed %d", seed).isEqualTo(pairs(bare));
        assertThat(read.tiles()).allMatch(tile -> tile.edges().isPresent());
        assertThat(read.orientedWeights()).isEqualTo(bare.orientedWeights());
      }
    }
  }

  private static ImmutableList<Object> pairs(TileSet set) {
    TileTable table = set.table();
    return ImmutableList.of(table.names(), table.pairs(Side.EAST), table.pairs(Side.SOUTH));
  }

  /**
   * The pairs of the set as a list of neighbours, for tiles of which only {@code kept} are kept.
   */
  private static TileSet withoutLabels(TileSet set, int kept) {
    ImmutableList.Builder<Tile> tiles = ImmutableList.builder();
    for (int i = 0; i < set.tiles().size(); i++) {
      Tile tile = set.tiles().get(i);
      tiles.add(
          new Tile(
              tile.name(),
              tile.symmetry(),
              i < kept ? tile.edges() : Optional.empty(),
              tile.weight(),
              tile.kind()));
    }
    ImmutableList<Tile> bare = tiles.build();
    ImmutableList<OrientedTile> oriented = set.orientedTiles();
    ImmutableList.Builder<TilePair> pairs = ImmutableList.builder();
    TileTable table = set.table();
    for (int i = 0; i < oriented.size(); i++) {
      for (int j = 0; j < oriented.size(); j++) {
        if (table.allows(i, Side.EAST, j)) {
          pairs.add(new TilePair(as(bare, set, oriented.get(i)), as(bare, set, oriented.get(j))));
        }
      }
    }
    return new TileSet(
        set.name(),
        bare,
        pairs.build(),
        ImmutableList.of(),
        set.weighting(),
        set.subsets(),
        set.contexts());
  }

  private static OrientedTile as(ImmutableList<Tile> tiles, TileSet set, OrientedTile tile) {
    return new OrientedTile(tiles.get(set.tiles().indexOf(tile.tile())), tile.orientation());
  }

  @Test
  void labelsAreFoundAgainIfOnlyTheirPairsAreKnown() {
    TileSet read = TileSetDraft.of(withoutLabels(shipped("sewer").set(), 0)).toSet();
    assertThat(read.neighbours()).isEmpty();
    assertThat(read.labels()).hasSize(2);
    EdgeLabel wall = new EdgeLabel("wall");
    Edges straight = read.tiles().get(1).edges().orElseThrow();
    assertThat(read.tiles().get(0).edges()).contains(new Edges(wall, wall, wall, wall));
    assertThat(straight.east()).isEqualTo(wall);
    assertThat(straight.north()).isEqualTo(straight.south()).isNotEqualTo(wall);
    assertThat(read.matching().exceptions()).isEmpty();
  }

  @Test
  void aPairIsForbiddenByHandInAllItsTurnsAndAllowedAgain() {
    TileSetDraft draft = sewer();
    ImmutableList<OrientedTile> tiles = draft.toSet().orientedTiles();
    TileTable before = draft.toSet().table();
    int straight = before.names().indexOf("straight");
    int corner = before.names().indexOf("corner 90°");
    TileSetDraft forbidden =
        draft.withPairToggled(tiles.get(straight), Side.SOUTH, tiles.get(corner));
    assertThat(forbidden).as("water does not meet wall").isEqualTo(draft);
    corner = before.names().indexOf("corner");
    forbidden = draft.withPairToggled(tiles.get(straight), Side.SOUTH, tiles.get(corner));
    TileTable after = forbidden.toSet().table();
    int changed = 0;
    for (int i = 0; i < after.size(); i++) {
      for (int j = 0; j < after.size(); j++) {
        changed += after.allows(i, Side.SOUTH, j) == before.allows(i, Side.SOUTH, j) ? 0 : 1;
      }
    }
    // The straight one above either corner that opens upwards, and below either that opens down.
    assertThat(changed).isEqualTo(4);
    assertThat(PairReasons.of(forbidden).reason(straight, Side.SOUTH, corner).cause())
        .isEqualTo(Cause.FORBIDDEN_BY_HAND);
    int turned = before.names().indexOf("straight 90°");
    int right = before.names().indexOf("corner 270°");
    assertThat(forbidden.withPairToggled(tiles.get(turned), Side.EAST, tiles.get(right)))
        .as("the same pair, seen in another way")
        .isEqualTo(draft);
  }

  @Test
  void labelsMeetOrDoNotMeetWhereverTheyTouch() {
    EdgeLabel wall = new EdgeLabel("wall");
    EdgeLabel water = new EdgeLabel("water");
    TileSetDraft draft = sewer().withMeetingToggled(wall, water).withMeetingToggled(wall, wall);
    TileTable table = draft.toSet().table();
    int wallTile = table.names().indexOf("wall");
    assertThat(table.allows(wallTile, Side.EAST, wallTile)).isFalse();
    assertThat(table.allows(wallTile, Side.EAST, table.names().indexOf("straight 90°"))).isTrue();
    assertThat(PairReasons.of(draft).reason(wallTile, Side.NORTH, 1).cause())
        .isEqualTo(Cause.LABELS_MEET);
    assertThat(draft.withMeetingToggled(water, wall).withMeetingToggled(wall, wall))
        .isEqualTo(sewer());
    TileSetDraft renamed = draft.withLabelRenamed(water, new EdgeLabel("oil"));
    assertThat(pairs(renamed.toSet())).isEqualTo(pairs(draft.toSet()));
    assertThat(renamed.toSet().path()).containsExactly(new EdgeLabel("oil"));
  }

  @Test
  void tilesAreAddedRenamedAndRemovedWithAllThatNamesThem() {
    TileSetDraft draft = sewer();
    ImmutableList<OrientedTile> tiles = draft.toSet().orientedTiles();
    TileSetDraft forbidden = draft.withPairToggled(tiles.get(0), Side.EAST, tiles.get(0));
    TileSetDraft renamed = forbidden.withName("wall", "rock");
    assertThat(renamed.forbidden().get(0).left()).isEqualTo("rock");
    assertThat(renamed.toSet().subsets().get("plain")).contains("rock").doesNotContain("wall");
    assertThat(pairs(renamed.withName("rock", "wall").toSet())).isEqualTo(pairs(forbidden.toSet()));
    TileSetDraft removed = renamed.without("rock").without("mossy wall");
    assertThat(removed.forbidden()).isEmpty();
    assertThat(removed.toSet().contexts()).isEmpty();
    assertThat(removed.toSet().subsets().get("plain")).hasSize(3);
    TileSetDraft added =
        removed.withTile(DraftTile.plain(removed.freeName("corner"), new EdgeLabel("sand")));
    assertThat(added.toSet().tiles()).last().extracting(Tile::name).isEqualTo("corner 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> added.withName("corner 2", "straight"))
        .withMessage("expected each tile once, found 'straight' again");
    assertThatIllegalArgumentException().isThrownBy(() -> added.withName("corner", " "));
    assertThatIllegalArgumentException().isThrownBy(() -> added.withWeight("corner", 0));
    assertThatIllegalStateException().isThrownBy(() -> TileSetDraft.empty("new").toSet());
  }

  @Test
  void aLabelIsSetOnTheSideAsItIsSeen() {
    for (Orientation seen : Orientation.ALL) {
      for (Side side : Side.values()) {
        EdgeLabel label = new EdgeLabel("coast>");
        TileSetDraft draft = sewer().withLabel("corner", seen, side, label);
        Edges before = sewer().tile("corner").orElseThrow().edges().in(seen);
        Edges after = draft.tile("corner").orElseThrow().edges().in(seen);
        for (Side other : Side.values()) {
          assertThat(after.at(other)).isEqualTo(other == side ? label : before.at(other));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource(NAMES)
  void shippedTilesSuitTheirClass(String name) {
    assertThat(TileSetDraft.of(shipped(name)).tiles()).allMatch(tile -> tile.misfit().isEmpty());
  }

  @Test
  void aClassThatDoesNotSuitTheLabelsIsKeptAndReported() {
    for (long seed = 0; seed < 60; seed++) {
      for (DraftTile tile : RandomDrafts.of(seed).tiles()) {
        boolean suits =
            Orientation.ALL.stream()
                .filter(o -> tile.symmetry().canonical(o).equals(Orientation.UPRIGHT))
                .allMatch(o -> tile.edges().in(o).equals(tile.edges()));
        assertThat(tile.misfit().isEmpty()).as("seed %d: %s", seed, tile).isEqualTo(suits);
      }
    }
    DraftTile corner = sewer().withSymmetry("corner", SymmetryClass.T).tile("corner").orElseThrow();
    assertThat(corner.misfit())
        .contains(
            new ClassMisfit(
                SymmetryClass.T,
                Side.EAST,
                Side.WEST,
                new EdgeLabel("wall"),
                new EdgeLabel("water")));
    assertThat(ImmutableSet.copyOf(sewer().labels())).hasSize(2);
  }
}
