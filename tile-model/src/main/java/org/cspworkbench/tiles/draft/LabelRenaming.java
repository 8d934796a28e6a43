package org.cspworkbench.tiles.draft;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;

/**
 * Another name for a label, and the mirror image of that name for the mirror image of the label.
 *
 * @param label the label
 * @param newLabel its new name
 */
record LabelRenaming(EdgeLabel label, EdgeLabel newLabel) {

  /** Returns the draft in which the label has the new name. */
  TileSetDraft in(TileSetDraft draft) {
    return new DraftCopy(draft)
        .tiles(draft.tiles().stream().map(this::in).collect(toImmutableList()))
        .matching(draft.matching().renamed(this::of))
        .path(draft.path().stream().map(this::of).collect(toImmutableSet()))
        .border(ImmutableMap.copyOf(Maps.transformValues(draft.border(), this::of)))
        .draft();
  }

  private DraftTile in(DraftTile tile) {
    Edges edges = tile.edges();
    return tile.withEdges(
        new Edges(of(edges.north()), of(edges.east()), of(edges.south()), of(edges.west())));
  }

  private EdgeLabel of(EdgeLabel old) {
    return old.equals(label) ? newLabel : old.equals(label.mirrored()) ? newLabel.mirrored() : old;
  }
}
