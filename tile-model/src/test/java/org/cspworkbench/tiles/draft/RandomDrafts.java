package org.cspworkbench.tiles.draft;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.TileSet.Weighting;

/** Drafts from seeds: classes that suit the labels and others, exceptions, pairs by hand. */
final class RandomDrafts {

  private static final ImmutableList<String> LABELS = ImmutableList.of("a", "b", "c>", "c<", "d");

  private static final ImmutableList<SymmetryClass> CLASSES =
      ImmutableList.copyOf(SymmetryClass.values());

  private final Random random;

  private RandomDrafts(long seed) {
    random = new Random(seed);
  }

  static TileSetDraft of(long seed) {
    return new RandomDrafts(seed).draft();
  }

  private TileSetDraft draft() {
    ImmutableList.Builder<DraftTile> tiles = ImmutableList.builder();
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      tiles.add(
          new DraftTile(
              "tile " + (i + 1),
              new Edges(label(), label(), label(), label()),
              CLASSES.get(random.nextInt(CLASSES.size())),
              (1 + random.nextInt(40)) / 8.0,
              random.nextBoolean() ? Optional.of("kind") : Optional.empty(),
              DraftTile.emptyPicture()));
    }
    EdgeMatching matching = EdgeMatching.EQUAL;
    for (int i = random.nextInt(4); i > 0; i--) {
      matching = matching.toggled(label(), label());
    }
    return new TileSetDraft(
        "random",
        tiles.build(),
        matching,
        pairs(tiles.build()),
        pairs(tiles.build()),
        random.nextBoolean() ? Weighting.EACH : Weighting.SHARED,
        ImmutableMap.of("first", ImmutableSet.of("tile 1")),
        ImmutableList.of(new ContextRule("tile 2", "kind", 1.5)),
        ImmutableSet.of(label()),
        ImmutableMap.of(Side.NORTH, label()));
  }

  private EdgeLabel label() {
    return new EdgeLabel(LABELS.get(random.nextInt(LABELS.size())));
  }

  private ImmutableList<HandPair> pairs(ImmutableList<DraftTile> tiles) {
    ImmutableList.Builder<HandPair> pairs = ImmutableList.builder();
    for (int i = random.nextInt(3); i > 0; i--) {
      DraftTile left = tiles.get(random.nextInt(tiles.size()));
      DraftTile right = tiles.get(random.nextInt(tiles.size()));
      pairs.add(new HandPair(left.name(), lies(left), right.name(), lies(right)));
    }
    return pairs.build();
  }

  private Orientation lies(DraftTile tile) {
    ImmutableList<Orientation> orientations = tile.symmetry().orientations();
    return orientations.get(random.nextInt(orientations.size()));
  }
}
