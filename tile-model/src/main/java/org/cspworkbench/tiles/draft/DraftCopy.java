package org.cspworkbench.tiles.draft;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.EdgeMatching;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileSet.Weighting;

/** The components of a draft, some of which are replaced for another draft. */
final class DraftCopy {

  private String name;
  private ImmutableList<DraftTile> tiles;
  private EdgeMatching matching;
  private ImmutableList<HandPair> neighbours;
  private ImmutableList<HandPair> forbidden;
  private Weighting weighting;
  private ImmutableMap<String, ImmutableSet<String>> subsets;
  private ImmutableList<ContextRule> contexts;
  private ImmutableSet<EdgeLabel> path;
  private ImmutableMap<Side, EdgeLabel> border;

  DraftCopy(TileSetDraft draft) {
    name = draft.name();
    tiles = draft.tiles();
    matching = draft.matching();
    neighbours = draft.neighbours();
    forbidden = draft.forbidden();
    weighting = draft.weighting();
    subsets = draft.subsets();
    contexts = draft.contexts();
    path = draft.path();
    border = draft.border();
  }

  DraftCopy name(String newName) {
    name = newName;
    return this;
  }

  DraftCopy tiles(ImmutableList<DraftTile> newTiles) {
    tiles = newTiles;
    return this;
  }

  DraftCopy matching(EdgeMatching newMatching) {
    matching = newMatching;
    return this;
  }

  DraftCopy neighbours(ImmutableList<HandPair> newNeighbours) {
    neighbours = newNeighbours;
    return this;
  }

  DraftCopy forbidden(ImmutableList<HandPair> newForbidden) {
    forbidden = newForbidden;
    return this;
  }

  DraftCopy subsets(ImmutableMap<String, ImmutableSet<String>> newSubsets) {
    subsets = newSubsets;
    return this;
  }

  DraftCopy contexts(ImmutableList<ContextRule> newContexts) {
    contexts = newContexts;
    return this;
  }

  DraftCopy path(ImmutableSet<EdgeLabel> newPath) {
    path = newPath;
    return this;
  }

  DraftCopy border(ImmutableMap<Side, EdgeLabel> newBorder) {
    border = newBorder;
    return this;
  }

  /** Returns the draft with these components. */
  TileSetDraft draft() {
    return new TileSetDraft(
        name, tiles, matching, neighbours, forbidden, weighting, subsets, contexts, path, border);
  }
}
