package org.cspworkbench.presentation.paint.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Stamp;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileScene;

/**
 * What is kept for painting tiles in one look: the faces of values as stamps, and the colours of
 * cells, which are means of tiles, under a fog where several are left.
 */
final class TilePalette {

  private static final int MOST_KEPT = 1 << 14;

  /** The opacity of the fog over up to 8 tiles, over more, and over all of them. */
  private static final int THIN = 153;

  private static final int DENSE = 184;
  private static final int WHOLE = 204;
  private static final int MANY = 9;

  private final Look look;
  private final ImmutableList<Colour> means; // by value
  private final ImmutableList<Stamp> faces; // by value
  private final Map<ValueSet, Integer> fog = new ConcurrentHashMap<>();

  TilePalette(TileScene scene, Look look) {
    this.look = look;
    this.means = scene.means(look.palette());
    this.faces =
        IntStream.range(0, scene.faces().size())
            .mapToObj(value -> stamp(scene, value, look))
            .collect(toImmutableList());
  }

  private static Stamp stamp(TileScene scene, int value, Look look) {
    return new Stamp(
        (on, place) -> new FacePainter(new Ink(on, look), scene.faces()).paint(value, place));
  }

  Look look() {
    return look;
  }

  /** Returns the face of a value. */
  Stamp face(int value) {
    return faces.get(value);
  }

  /** Returns whether so many values are all that there are. */
  boolean isAll(int count) {
    return count == means.size();
  }

  /** Returns the colour of a cell that is a single pixel, as {@code 0xFFRRGGBB}. */
  int pixel(Spot spot) {
    if (spot.state() == State.DEAD) {
      return look.colour(Token.DEAD_MARK).argb();
    }
    return spot.value() >= 0 ? opaque(means.get(spot.value())).argb() : fog(spot.candidates());
  }

  /** Returns the mean of values under the fog, as {@code 0xFFRRGGBB}. */
  int fog(ValueSet left) {
    Integer known = fog.get(left);
    if (known == null) {
      if (fog.size() >= MOST_KEPT) {
        fog.clear();
      }
      known = mixed(left).argb();
      fog.put(left, known);
    }
    return known;
  }

  private Colour mixed(ValueSet left) {
    int count = left.size();
    if (count == 0) {
      return look.colour(Token.CELL);
    }
    Colour mean = mean(left, count);
    if (count == 1) {
      return mean;
    }
    int opacity = isAll(count) ? WHOLE : count >= MANY ? DENSE : THIN;
    return look.colour(Token.HEAT_2).withAlpha(opacity).over(mean);
  }

  private Colour mean(ValueSet left, int count) {
    int[] sums = new int[3];
    left.indices()
        .mapToObj(value -> opaque(means.get(value)))
        .forEach(
            colour -> {
              sums[0] += colour.red();
              sums[1] += colour.green();
              sums[2] += colour.blue();
            });
    return new Colour(sums[0] / count, sums[1] / count, sums[2] / count, 255);
  }

  private Colour opaque(Colour colour) {
    return colour.over(look.colour(Token.CELL));
  }
}
