package org.cspworkbench.tiles.draft;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TilePlacement;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.draft.PairReason.Cause;

/** The reasons of all pairs of a draft, by the indices of the oriented tiles of its set. */
public final class PairReasons {

  private final ImmutableList<OrientedTile> tiles;
  private final EdgeMatching matching;
  private final ImmutableSet<TilePlacement> allowed;
  private final ImmutableSet<TilePlacement> forbidden;

  private PairReasons(TileSet set) {
    tiles = set.orientedTiles();
    matching = set.matching();
    allowed = TilePlacement.of(set.neighbours());
    forbidden = TilePlacement.of(set.forbidden());
  }

  /** Returns the reasons of a draft with at least one tile. */
  public static PairReasons of(TileSetDraft draft) {
    return new PairReasons(draft.toSet());
  }

  /** Returns the rows and columns of the matrix: the tiles in all orientations, tile by tile. */
  public ImmutableList<OrientedTile> tiles() {
    return tiles;
  }

  /**
   * Returns why tile {@code second} may, or may not, stand on {@code side} of tile {@code first}.
   */
  public PairReason reason(int first, Side side, int second) {
    TilePlacement placement = new TilePlacement(tiles.get(first), side, tiles.get(second));
    EdgeLabel label = tiles.get(first).edges().orElseThrow().at(side);
    EdgeLabel other = tiles.get(second).edges().orElseThrow().at(side.opposite());
    return new PairReason(placement, label, other, cause(placement, label, other));
  }

  private Cause cause(TilePlacement placement, EdgeLabel label, EdgeLabel other) {
    if (forbidden.contains(placement)) {
      return Cause.FORBIDDEN_BY_HAND;
    }
    if (matching.meets(label, other)) {
      return label.equals(other) ? Cause.EQUAL_LABELS : Cause.LABELS_MEET;
    }
    return allowed.contains(placement) ? Cause.ALLOWED_BY_HAND : Cause.LABELS_DO_NOT_MEET;
  }

  /** Returns how many pairs may stand side by side, the second on {@code side} of the first. */
  public int count(Side side) {
    int count = 0;
    for (int first = 0; first < tiles.size(); first++) {
      for (int second = 0; second < tiles.size(); second++) {
        count += reason(first, side, second).may() ? 1 : 0;
      }
    }
    return count;
  }
}
