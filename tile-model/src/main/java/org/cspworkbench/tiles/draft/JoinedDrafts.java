package org.cspworkbench.tiles.draft;

import com.google.common.collect.Sets;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.tiles.EdgeLabel;

/** A draft with the tiles of another one, whose names and labels may be taken. */
final class JoinedDrafts {

  private JoinedDrafts() {}

  /**
   * Returns {@code draft} with the tiles of {@code other}. Tiles and labels whose names are taken
   * get others, except for labels that are colours, {@code #RRGGBB}.
   */
  static TileSetDraft of(TileSetDraft draft, TileSetDraft other) {
    TileSetDraft renamed = withFreeLabels(draft, other);
    TileSetDraft joined =
        new DraftCopy(draft).matching(draft.matching().and(renamed.matching())).draft();
    for (DraftTile tile : renamed.tiles()) {
      joined = joined.withTile(tile.withName(joined.freeName(tile.name())));
    }
    return joined;
  }

  private static TileSetDraft withFreeLabels(TileSetDraft draft, TileSetDraft other) {
    TileSetDraft renamed = other;
    Set<EdgeLabel> taken = new HashSet<>(Sets.union(draft.labels(), other.labels()));
    for (EdgeLabel label : other.labels()) {
      boolean isTaken = draft.labels().contains(label);
      if (isTaken && renamed.labels().contains(label) && !isColour(label)) {
        renamed = renamed.withLabelRenamed(label, freeLabel(label, taken));
      }
    }
    return renamed;
  }

  private static boolean isColour(EdgeLabel label) {
    return label.text().startsWith("#");
  }

  /** Returns a label with the direction of this one, and takes it and its mirror image. */
  private static EdgeLabel freeLabel(EdgeLabel label, Set<EdgeLabel> taken) {
    boolean isDirected = !label.mirrored().equals(label);
    int end = label.text().length() - (isDirected ? 1 : 0);
    int number = 1;
    EdgeLabel free = label;
    while (taken.contains(free)) {
      number++;
      free =
          new EdgeLabel(
              label.text().substring(0, end) + " (" + number + ")" + label.text().substring(end));
    }
    taken.add(free);
    taken.add(free.mirrored());
    return free;
  }
}
