package org.cspworkbench.presentation.paint.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture.Drawing;

/**
 * Paints faces of values: drawings as vectors, but as a few pixels where they are small; pictures
 * as pixels.
 */
public final class FacePainter {

  private static final double LEAST_SIDE_OF_VECTORS = 12;
  private static final int MOST_PIXELS = 32; // along a side of a picture

  private final Ink ink;
  private final ImmutableList<TileFace> faces;
  private final Map<Integer, PixelImage> small = new HashMap<>();

  /** Creates a painter of {@code faces}, by value. */
  public FacePainter(Ink ink, ImmutableList<TileFace> faces) {
    this.ink = ink;
    this.faces = faces;
  }

  /** Paints the face of {@code value} in {@code place}. */
  public void paint(int value, Box place) {
    TileFace face = faces.get(value);
    if (face instanceof TileFace.Plain plain) {
      ink.fill(place, plain.mean(ink.look().palette()));
    } else if (face instanceof TileFace.Drawn drawn && place.width() >= LEAST_SIDE_OF_VECTORS) {
      ink.within(
          place,
          inside ->
              drawn.shapes().forEach(shape -> paint(inside, shape, drawn.orientation(), place)));
    } else {
      int side = (int) Math.max(1, Math.min(MOST_PIXELS, place.width() / ink.device().pixel()));
      PixelImage pixels =
          small.computeIfAbsent(value, each -> face.pixels(side, ink.look().palette()));
      paint(pixels.width() == side ? pixels : face.pixels(side, ink.look().palette()), place);
    }
  }

  /** Without antialiasing, which would leave gaps between pixels. */
  private void paint(PixelImage pixels, Box place) {
    ink.disableAntialiasing();
    double unit = place.width() / pixels.width();
    for (int row = 0; row < pixels.height(); row++) {
      int start = 0;
      for (int column = 1; column <= pixels.width(); column++) {
        int argb = pixels.at(start, row);
        if (column == pixels.width() || pixels.at(column, row) != argb) {
          ink.fill(
              new Box(
                  place.x() + start * unit, place.y() + row * unit, (column - start) * unit, unit),
              new Colour(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >>> 24));
          start = column;
        }
      }
    }
    ink.enableAntialiasing();
  }

  private static void paint(Ink ink, DrawnOutline shape, Orientation orientation, Box place) {
    Colour colour = TileFace.Drawn.colour(shape.colour(), ink.look().palette());
    Path path = path(shape.outline(), orientation, place);
    if (shape.kind() == DrawnOutline.Kind.FILL) {
      ink.fill(path, colour);
    } else {
      ink.draw(path, colour, Stroke.round(shape.width() * place.width() / Drawing.SIDE));
    }
  }

  private static Path path(Outline outline, Orientation orientation, Box place) {
    Path.Builder path = Path.builder();
    for (Outline.Step step : outline.steps()) {
      double[] n = placed(step.numbers(), orientation, place);
      switch (step.command()) {
        case MOVE -> path.moveTo(n[0], n[1]);
        case LINE -> path.lineTo(n[0], n[1]);
        case CURVE -> path.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
        case CLOSE -> path.close();
      }
    }
    return path.build();
  }

  private static double[] placed(ImmutableDoubleArray numbers, Orientation orientation, Box place) {
    double[] placed = new double[numbers.length()];
    for (int i = 0; i < placed.length; i += 2) {
      double x = orientation.isMirrored() ? Drawing.SIDE - numbers.get(i) : numbers.get(i);
      double y = numbers.get(i + 1);
      for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
        double right = Drawing.SIDE - y;
        y = x;
        x = right;
      }
      placed[i] = place.x() + x * place.width() / Drawing.SIDE;
      placed[i + 1] = place.y() + y * place.height() / Drawing.SIDE;
    }
    return placed;
  }
}
