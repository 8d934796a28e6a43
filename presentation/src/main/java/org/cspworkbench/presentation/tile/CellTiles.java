package org.cspworkbench.presentation.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.history.LastChange;

/**
 * The tiles that can stand in one cell at a moment of a run.
 *
 * @param x the variable of the cell
 * @param name its name
 * @param choices the tiles, the most likely one first
 * @param bits the entropy of their weights
 * @param origin who decided the cell
 */
public record CellTiles(
    int x, String name, ImmutableList<Choice> choices, double bits, Origin origin) {

  /**
   * A tile that can stand in the cell.
   *
   * @param value its value
   * @param share its weight in proportion to all tiles left
   */
  public record Choice(int value, double share) {}

  /** Who decided a cell. */
  public sealed interface Origin {

    /** Nobody yet: several tiles are left, or none. */
    record Open() implements Origin {}

    /** The user has fixed the tile. */
    record User() implements Origin {}

    /**
     * The search has drawn the tile.
     *
     * @param number the number of the decision, from 1
     */
    record Drawn(int number) implements Origin {}

    /**
     * The last other tile was removed because of another cell.
     *
     * @param cause the name of that cell
     */
    record Forced(String cause) implements Origin {}

    /** Border, rules or refuted values leave only this tile. */
    record Implied() implements Origin {}
  }

  /**
   * Returns the tiles of a cell.
   *
   * @param player the moment; it is not moved
   * @param lookBack another player of the same trace, which is moved
   */
  public static CellTiles at(TileRequest image, TracePlayer player, TracePlayer lookBack, int x) {
    TraceState state = player.state();
    ImmutableDoubleArray weights = image.source().table().weights();
    int[] left =
        IntStream.range(0, weights.length()).filter(value -> state.contains(x, value)).toArray();
    double sum = IntStream.of(left).mapToDouble(weights::get).sum();
    ImmutableList<Choice> choices =
        IntStream.of(left)
            .mapToObj(value -> new Choice(value, weights.get(value) / sum))
            .sorted(Comparator.comparingDouble(Choice::share).reversed())
            .collect(toImmutableList());
    return new CellTiles(
        x,
        player.trace().csp().variables().get(x).name(),
        choices,
        image.source().table().entropy(IntStream.of(left)),
        choices.size() == 1 ? origin(image, player, lookBack, x) : new Origin.Open());
  }

  private static Origin origin(TileRequest image, TracePlayer player, TracePlayer back, int x) {
    if (image.isFixed(x)) { // a requested image has all cells of its grid
      return new Origin.User();
    }
    TraceState state = player.state();
    int choices = 0;
    for (int level = 1; level <= state.depth(); level++) {
      choices += state.isChoice(level) ? 1 : 0;
      if (state.decisionVariable(level) == x
          && state.decisionValue(level) != NONE
          && state.isChoice(level)) {
        return new Origin.Drawn(choices);
      }
    }
    OptionalInt since = LastChange.ofDomain(back, player.position(), x);
    if (since.isEmpty()) {
      return new Origin.Implied();
    }
    back.seek(since.getAsInt());
    TraceEvent event = back.lastEvent();
    int peer = event == null || event.arc() == NONE ? NONE : player.trace().key().head(event.arc());
    return peer == NONE
        ? new Origin.Implied()
        : new Origin.Forced(player.trace().csp().variables().get(peer).name());
  }
}
