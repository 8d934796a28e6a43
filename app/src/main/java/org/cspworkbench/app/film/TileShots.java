package org.cspworkbench.app.film;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Arrays;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * The pictures of a run on a tile problem without any text: tiles, and the mean colour of those
 * that are left under a fog. Made of pixels that are the same on every machine.
 */
public final class TileShots implements Shots {

  private static final int MOST_FRAMES = 240;
  private static final Duration DELAY = Duration.ofMillis(50);
  private static final int WIDTH = 640;
  private static final int LARGEST_TILE = 32;
  private static final int PERCENT_OF_FOG = 60;

  private final TileScene scene;
  private final Look look;
  private final TracePlayer player;
  private final int side;
  private final ImmutableList<PixelImage> pictures;
  private final ImmutableList<Colour> means;

  /** Creates the pictures of {@code trace}, the run on the problem of {@code scene}. */
  public TileShots(TileScene scene, Trace trace, Look look) {
    TileGrid grid = scene.grid();
    this.scene = scene;
    this.look = look;
    this.player = trace.player();
    int fitting = Math.max(2, WIDTH / Math.max(grid.width(), grid.height()));
    this.side = Math.min(LARGEST_TILE, fitting);
    this.pictures =
        scene.faces().stream()
            .map(face -> face.pixels(side, look.palette()))
            .collect(toImmutableList());
    this.means = scene.means(look.palette());
  }

  /** Returns the frames that show how an image was made by the first {@code length} events. */
  public static Frames frames(Trace trace, int length) {
    return Frames.of(trace, Pick.DECISIONS, 0, length, MOST_FRAMES);
  }

  /**
   * Returns the animated picture of these frames, in the colours of the light theme.
   *
   * @throws java.util.NoSuchElementException if the run is not on a problem of tiles
   */
  public static AnimatedGif gif(Trace trace, Frames frames) {
    TileScene scene = TileScene.of(trace.csp()).orElseThrow();
    return new AnimatedGif(new TileShots(scene, trace, Looks.light()), frames, DELAY);
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public Dimension size() {
    TileGrid grid = scene.grid();
    return new Dimension(side * grid.width(), side * grid.height());
  }

  @Override
  public BufferedImage image(int position) {
    player.seek(position);
    TileGrid grid = scene.grid();
    Dimension size = size();
    BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
    for (int cell = 0; cell < grid.size(); cell++) {
      int[] pixels = grid.contains(cell) ? pixels(grid.indexOf(cell)) : plain(Token.BG_PANEL);
      image.setRGB(grid.column(cell) * side, grid.row(cell) * side, side, side, pixels, 0, side);
    }
    return image;
  }

  private int[] pixels(int x) {
    TraceState state = player.state();
    int value = state.decided(x);
    if (value != TraceEvent.NONE) {
      return pictures.get(value).colours().toArray();
    }
    int[] left = state.values(x).indices().toArray();
    return left.length == 0 ? plain(Token.DEAD_MARK) : plain(fog(left));
  }

  private int[] plain(Token token) {
    return plain(look.colour(token).argb());
  }

  private int[] plain(int argb) {
    int[] pixels = new int[side * side];
    Arrays.fill(pixels, argb);
    return pixels;
  }

  private int fog(int... left) {
    int[] sums = new int[3];
    for (int value : left) {
      Colour mean = means.get(value);
      sums[0] += mean.red();
      sums[1] += mean.green();
      sums[2] += mean.blue();
    }
    Colour fog = look.colour(Token.HEAT_2);
    return new Colour(
            mixed(sums[0] / left.length, fog.red()),
            mixed(sums[1] / left.length, fog.green()),
            mixed(sums[2] / left.length, fog.blue()),
            255)
        .argb();
  }

  private static int mixed(int colour, int fog) {
    return ((100 - PERCENT_OF_FOG) * colour + PERCENT_OF_FOG * fog) / 100;
  }
}
