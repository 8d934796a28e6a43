package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One of the eight ways in which a square can lie: left and right exchanged or not, then turned
 * clockwise.
 *
 * @param quarterTurns the number of turns of 90°, 0 to 3
 * @param isMirrored whether left and right were exchanged first
 */
@Immutable
public record Orientation(int quarterTurns, boolean isMirrored) {

  /** All eight, those that are not mirrored first. */
  public static final ImmutableList<Orientation> ALL =
      Stream.of(false, true)
          .flatMap(
              mirrored -> IntStream.range(0, 4).mapToObj(turns -> new Orientation(turns, mirrored)))
          .collect(ImmutableList.toImmutableList());

  /** As the tile was drawn. */
  public static final Orientation UPRIGHT = new Orientation(0, false);

  /** Left and right exchanged. */
  static final Orientation MIRRORED = new Orientation(0, true);

  /**
   * Checks the number of turns.
   *
   * @throws IllegalArgumentException if it is not 0 to 3
   */
  public Orientation {
    checkArgument(quarterTurns >= 0 && quarterTurns < 4, "%s quarter turns", quarterTurns);
  }

  /** Returns this orientation turned further by {@code turns} quarter turns clockwise. */
  public Orientation turned(int turns) {
    return new Orientation((quarterTurns + turns) & 3, isMirrored);
  }

  /** Returns the orientation of a tile in this one after {@code next} was done to it. */
  public Orientation then(Orientation next) {
    // Mirroring turns every turn before it into one in the other direction.
    int turns =
        next.isMirrored ? next.quarterTurns - quarterTurns : next.quarterTurns + quarterTurns;
    return new Orientation(turns & 3, isMirrored != next.isMirrored);
  }

  /** Returns the orientation that undoes this one: {@code then} it, a tile lies upright. */
  public Orientation inverse() {
    return isMirrored ? this : new Orientation(-quarterTurns & 3, false);
  }

  /** Returns where {@code side} of the upright tile is in this orientation. */
  public Side of(Side side) {
    return (isMirrored ? side.mirrored() : side).turned(quarterTurns);
  }

  /** Returns the angle in degrees, clockwise: 0, 90, 180 or 270. */
  public int degrees() {
    return 90 * quarterTurns;
  }

  /** Returns text such as {@code 90°} or {@code mirrored 90°}; empty for the upright one. */
  @Override
  public String toString() {
    String turn = quarterTurns == 0 ? "" : degrees() + "°";
    if (!isMirrored) {
      return turn;
    }
    return turn.isEmpty() ? "mirrored" : "mirrored " + turn;
  }
}
