package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.film.TileShots;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.viewer.image.PngWriter;
import org.cspworkbench.viewer.image.TilePainting;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The formats of images of tiles: the tiles alone, without marks of the window, in the bytes that
 * the command line writes.
 */
public final class TileForms {

  private static final int LARGER_TILES = 2;
  private static final int LARGER_PIXELS = 8;

  private TileForms() {}

  /**
   * Returns the formats of the image at {@code position}, and of how it was made; empty if the run
   * is not on a problem of tiles.
   */
  public static ImmutableList<OutputForm> of(Trace trace, int position) {
    Optional<TileRequest> request = TileRequest.of(trace.csp());
    return request.map(stated -> of(trace, position, stated)).orElseGet(ImmutableList::of);
  }

  private static ImmutableList<OutputForm> of(Trace trace, int position, TileRequest request) {
    TilePainting painting =
        new TilePainting(request.source(), request.grid(), request.isPeriodic());
    int larger = request.source() instanceof SetSource ? LARGER_TILES : LARGER_PIXELS;
    return ImmutableList.of(
        picture("output.tiles.png", painting, trace, position, 1),
        picture("output.tiles.larger", painting, trace, position, larger),
        OutputForm.ofContent(
            text("output.tiles.svg"),
            "svg",
            () -> stream -> stream.write(painting.svg(values(trace, position)))),
        PictureForms.gif(
            text("output.tiles.gif"),
            trace,
            length -> TileShots.frames(trace, length),
            frames -> TileShots.gif(trace, frames)));
  }

  private static OutputForm picture(
      String key, TilePainting painting, Trace trace, int position, int times) {
    return OutputForm.ofContent(
        text(key, times),
        "png",
        () ->
            stream ->
                PngWriter.write(
                    painting.pixels(times * painting.usualSide(), values(trace, position)),
                    stream));
  }

  /** Returns the value of each cell that is decided at {@code position}. */
  static int[] values(Trace trace, int position) {
    TracePlayer player = trace.player();
    player.seek(position);
    TraceState state = player.state();
    int[] values = new int[trace.csp().variables().size()];
    for (int x = 0; x < values.length; x++) {
      int index = state.decided(x);
      values[x] =
          index == TraceEvent.NONE
              ? TileSource.NONE
              : trace.csp().variables().get(x).domain().valueAt(index);
    }
    return values;
  }
}
