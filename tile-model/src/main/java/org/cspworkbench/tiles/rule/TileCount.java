package org.cspworkbench.tiles.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;

/**
 * The least and the greatest number of cells with some tiles.
 *
 * @param values the values that are counted
 * @param least the least number
 * @param most the greatest number
 */
public record TileCount(ImmutableSet<Integer> values, int least, int most) implements TileRule {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if no number is between them; the message is a sentence for
   *     users
   */
  public TileCount {
    checkArgument(
        least <= most && most >= 0,
        "expected a greatest number of tiles that is at least %s, found %s",
        Math.max(0, least),
        most);
  }

  /**
   * Returns the rule that at least {@code least} cells have this tile, in any orientation.
   *
   * @throws IllegalArgumentException if the set has no tile of this name; the message is a sentence
   *     for users
   */
  public static TileCount atLeast(TileSet set, String tile, int least) {
    return new TileCount(TileValues.named(set, tile), least, Integer.MAX_VALUE);
  }

  /**
   * Returns the rule that at most {@code most} cells have this tile, in any orientation.
   *
   * @throws IllegalArgumentException if the set has no tile of this name, or the number is
   *     negative; the message is a sentence for users
   */
  public static TileCount atMost(TileSet set, String tile, int most) {
    return new TileCount(TileValues.named(set, tile), 0, most);
  }

  @Override
  public ImmutableList<Constraint> constraints(TileGrid grid, ImmutableList<Variable> cells) {
    return ImmutableList.of(new CountBetween(cells, values, least, most));
  }
}
