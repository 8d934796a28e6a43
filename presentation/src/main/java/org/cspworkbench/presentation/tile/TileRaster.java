package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture.Drawing;

/**
 * Drawings of tiles as pixels, equal on every machine, which the painters of platforms are not. The
 * shapes are painted over a finer grid of samples by the non-zero winding rule, lines with round
 * ends; a pixel is the mean of its samples. Time is linear in samples times shapes.
 */
final class TileRaster {

  private static final int LEAST_SAMPLES = 48; // along a side
  private static final int SAMPLES_OF_A_PIXEL = 4; // at least, along a side
  private static final int STEPS_OF_A_CURVE = 12;

  private final int size;
  private final double unit;
  private final int[] samples;

  private TileRaster(int size) {
    this.size = size;
    this.unit = (double) Drawing.SIDE / size;
    this.samples = new int[size * size];
  }

  /**
   * Returns {@code shapes} as {@code side} × {@code side} pixels.
   *
   * @param argb returns the colour of a shape as {@code 0xFFRRGGBB}
   */
  static PixelImage of(
      ImmutableList<DrawnOutline> shapes, int side, ToIntFunction<DrawnOutline> argb) {
    int fineness = Math.max(SAMPLES_OF_A_PIXEL, (LEAST_SAMPLES + side - 1) / side);
    TileRaster raster = new TileRaster(side * fineness);
    for (DrawnOutline shape : shapes) {
      List<Segment> segments = segments(shape);
      if (shape.kind() == DrawnOutline.Kind.FILL) {
        raster.fill(segments, argb.applyAsInt(shape));
      } else {
        segments.stream()
            .filter(segment -> !segment.closes())
            .forEach(segment -> raster.stroke(segment, shape.width() / 2, argb.applyAsInt(shape)));
      }
    }
    return PixelScaling.scaled(
        new PixelImage(raster.size, raster.size, ImmutableIntArray.copyOf(raster.samples)), side);
  }

  /**
   * A straight part of an outline.
   *
   * @param closes whether it only encloses an outline that does not return to its start by itself
   */
  private record Segment(double x1, double y1, double x2, double y2, boolean closes) {

    double squaredDistance(double x, double y) {
      double dx = x2 - x1;
      double dy = y2 - y1;
      double length = dx * dx + dy * dy;
      double along = length == 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
      double t = Math.max(0, Math.min(1, along));
      double fromX = x - x1 - t * dx;
      double fromY = y - y1 - t * dy;
      return fromX * fromX + fromY * fromY;
    }
  }

  private static List<Segment> segments(DrawnOutline shape) {
    Pen pen = new Pen();
    for (Outline.Step step : shape.outline().steps()) {
      ImmutableDoubleArray n = step.numbers();
      switch (step.command()) {
        case MOVE -> pen.moveTo(n.get(0), n.get(1));
        case LINE -> pen.lineTo(n.get(0), n.get(1));
        case CURVE -> pen.curveTo(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5));
        case CLOSE -> pen.close();
      }
    }
    pen.end();
    return pen.segments;
  }

  /** Draws an outline as segments. */
  private static final class Pen {
    private final List<Segment> segments = new ArrayList<>();
    private double startX;
    private double startY;
    private double x;
    private double y;

    void moveTo(double newX, double newY) {
      end();
      startX = newX;
      startY = newY;
      x = newX;
      y = newY;
    }

    void lineTo(double newX, double newY) {
      segments.add(new Segment(x, y, newX, newY, false));
      x = newX;
      y = newY;
    }

    void curveTo(double x1, double y1, double x2, double y2, double x3, double y3) {
      double x0 = x;
      double y0 = y;
      for (int i = 1; i <= STEPS_OF_A_CURVE; i++) {
        double t = (double) i / STEPS_OF_A_CURVE;
        double s = 1 - t;
        lineTo(
            s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3,
            s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3);
      }
    }

    void close() {
      lineTo(startX, startY);
    }

    void end() {
      if (x != startX || y != startY) {
        segments.add(new Segment(x, y, startX, startY, true));
      }
    }
  }

  private void fill(List<Segment> segments, int argb) {
    for (int row = 0; row < size; row++) {
      double y = (row + 0.5) * unit;
      int[] turns = new int[size + 1]; // by column: the change of the winding number
      for (Segment segment : segments) {
        boolean isDown = segment.y1 <= y && y < segment.y2;
        boolean isUp = segment.y2 <= y && y < segment.y1;
        if (isDown || isUp) {
          double x =
              segment.x1 + (y - segment.y1) * (segment.x2 - segment.x1) / (segment.y2 - segment.y1);
          turns[bounded(Math.ceil(x / unit - 0.5), size)] += isDown ? 1 : -1;
        }
      }
      int winding = 0;
      for (int column = 0; column < size; column++) {
        winding += turns[column];
        if (winding != 0) {
          samples[row * size + column] = argb;
        }
      }
    }
  }

  private void stroke(Segment segment, double half, int argb) {
    int left = bounded((Math.min(segment.x1, segment.x2) - half) / unit, size);
    int right = bounded((Math.max(segment.x1, segment.x2) + half) / unit + 1, size);
    int top = bounded((Math.min(segment.y1, segment.y2) - half) / unit, size);
    int bottom = bounded((Math.max(segment.y1, segment.y2) + half) / unit + 1, size);
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        if (segment.squaredDistance((column + 0.5) * unit, (row + 0.5) * unit) <= half * half) {
          samples[row * size + column] = argb;
        }
      }
    }
  }

  private static int bounded(double value, int most) {
    return (int) Math.max(0, Math.min(most, value));
  }
}
