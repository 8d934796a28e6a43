package org.cspworkbench.tiles.draft;

import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;

/**
 * The set that a draft describes: without what refers to a tile, a kind or a label that is gone.
 */
final class DraftedSet {

  private final TileSetDraft draft;

  DraftedSet(TileSetDraft draft) {
    this.draft = draft;
  }

  /** Returns the set. */
  TileSet set() {
    checkState(!draft.isEmpty(), "%s has no tiles", draft.name());
    ImmutableSet<EdgeLabel> labels = draft.labels();
    return new TileSet(
        draft.name(),
        draft.tiles().stream().map(DraftTile::toTile).collect(toImmutableList()),
        draft.matching().among(labels),
        pairs(draft.neighbours()),
        pairs(draft.forbidden()),
        draft.weighting(),
        ImmutableMap.copyOf(Maps.filterValues(draft.subsets(), members -> !members.isEmpty())),
        contexts(),
        draft.path().stream().filter(labels::contains).collect(toImmutableSet()),
        ImmutableMap.copyOf(Maps.filterValues(draft.border(), labels::contains)));
  }

  private ImmutableList<ContextRule> contexts() {
    ImmutableSet<String> names =
        draft.tiles().stream().map(DraftTile::name).collect(toImmutableSet());
    ImmutableSet<String> kinds =
        draft.tiles().stream().flatMap(tile -> tile.kind().stream()).collect(toImmutableSet());
    return draft.contexts().stream()
        .filter(rule -> names.contains(rule.tile()) && kinds.contains(rule.kind()))
        .collect(toImmutableList());
  }

  private ImmutableList<TilePair> pairs(ImmutableList<HandPair> pairs) {
    return pairs.stream().map(this::pair).collect(toImmutableList());
  }

  /** Returns a pair with the tiles of the draft. */
  TilePair pair(HandPair pair) {
    return new TilePair(
        oriented(pair.left(), pair.leftLies()), oriented(pair.right(), pair.rightLies()));
  }

  private OrientedTile oriented(String tile, Orientation orientation) {
    Tile known = draft.tile(tile).orElseThrow().toTile();
    return new OrientedTile(known, known.symmetry().canonical(orientation));
  }
}
