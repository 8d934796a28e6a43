package org.cspworkbench.tiles.draft;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Side;

/**
 * A combination of sides around a cell that no tile answers.
 *
 * @param sides what the neighbours show on each side of the cell; it stands for what comes from it
 *     by turning and mirroring
 * @param count the number of ways to fill the eight cells around the cell that show this
 *     combination and leave no tile for the cell
 * @param share {@code count} as a share of all ways to fill the eight cells, 0 to 1
 */
public record DraftFault(Edges sides, double count, double share) {

  private static final Comparator<Edges> BY_TEXT =
      Comparator.comparing(
          sides -> String.join("\n", labels(sides).stream().map(EdgeLabel::text).toList()));

  /** The most frequent first. */
  static final Comparator<DraftFault> MOST_FREQUENT_FIRST =
      Comparator.comparingDouble(DraftFault::count)
          .reversed()
          .thenComparing(DraftFault::sides, BY_TEXT);

  private static ImmutableList<EdgeLabel> labels(Edges sides) {
    return ImmutableList.of(
        sides.at(Side.NORTH), sides.at(Side.EAST), sides.at(Side.SOUTH), sides.at(Side.WEST));
  }

  /** Returns the one that stands for all that come from {@code sides} by turning and mirroring. */
  static Edges representative(Edges sides) {
    return Orientation.ALL.stream().map(sides::in).min(BY_TEXT).orElseThrow();
  }
}
