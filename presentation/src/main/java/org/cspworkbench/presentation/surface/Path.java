package org.cspworkbench.presentation.surface;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/** A sequence of straight and curved segments, which may have several separate parts. */
public final class Path implements Contour {

  /** A receiver of the segments of a path. */
  public interface Pencil {

    /** Starts a new part at a point. */
    void moveTo(double x, double y);

    /** Adds a straight segment. */
    void lineTo(double x, double y);

    /** Adds a quadratic Bézier curve with one control point. */
    void quadTo(double cx, double cy, double x, double y);

    /** Adds a cubic Bézier curve with two control points. */
    void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y);

    /** Closes the part with a segment to its start. */
    void close();
  }

  private enum Kind {
    MOVE,
    LINE,
    QUAD,
    CURVE,
    CLOSE
  }

  private final Kind[] kinds;
  private final double[] numbers;

  private Path(Kind[] kinds, double... numbers) {
    this.kinds = kinds;
    this.numbers = numbers;
  }

  /** Returns a path of one quadratic Bézier curve. */
  public static Path curve(Point from, Point control, Point to) {
    Builder path = builder();
    path.moveTo(from.x(), from.y());
    path.quadTo(control.x(), control.y(), to.x(), to.y());
    return path.build();
  }

  /** Returns a closed path of straight segments through {@code corners}. */
  public static Path polygon(ImmutableList<Point> corners) {
    Builder path = builder();
    for (int i = 0; i < corners.size(); i++) {
      if (i == 0) {
        path.moveTo(corners.get(i).x(), corners.get(i).y());
      } else {
        path.lineTo(corners.get(i).x(), corners.get(i).y());
      }
    }
    path.close();
    return path.build();
  }

  /** Returns a builder of an empty path. */
  public static Builder builder() {
    return new Builder();
  }

  /** Passes the segments of this path to {@code pencil}. */
  public void trace(Pencil pencil) {
    double[] n = numbers;
    int i = 0;
    for (Kind kind : kinds) {
      switch (kind) {
        case MOVE -> pencil.moveTo(n[i++], n[i++]);
        case LINE -> pencil.lineTo(n[i++], n[i++]);
        case QUAD -> pencil.quadTo(n[i++], n[i++], n[i++], n[i++]);
        case CURVE -> pencil.curveTo(n[i++], n[i++], n[i++], n[i++], n[i++], n[i++]);
        case CLOSE -> pencil.close();
      }
    }
  }

  /** A builder of paths. */
  public static final class Builder implements Pencil {
    private Kind[] kinds = new Kind[8];
    private double[] numbers = new double[16];
    private int segments;
    private int length;

    private Builder() {}

    @Override
    public void moveTo(double x, double y) {
      add(Kind.MOVE, x, y);
    }

    @Override
    public void lineTo(double x, double y) {
      add(Kind.LINE, x, y);
    }

    @Override
    public void quadTo(double cx, double cy, double x, double y) {
      add(Kind.QUAD, cx, cy);
      point(x, y);
    }

    @Override
    public void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y) {
      add(Kind.CURVE, c1x, c1y);
      point(c2x, c2y);
      point(x, y);
    }

    @Override
    public void close() {
      add(Kind.CLOSE);
    }

    /** Starts a new part with a straight segment. */
    public void segment(Point from, Point to) {
      moveTo(from.x(), from.y());
      lineTo(to.x(), to.y());
    }

    private void add(Kind kind, double x, double y) {
      add(kind);
      point(x, y);
    }

    private void add(Kind kind) {
      if (segments == kinds.length) {
        kinds = Arrays.copyOf(kinds, 2 * segments);
      }
      kinds[segments++] = kind;
    }

    private void point(double x, double y) {
      if (length == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * length);
      }
      numbers[length++] = x;
      numbers[length++] = y;
    }

    /** Returns the path of the segments so far. */
    public Path build() {
      return new Path(Arrays.copyOf(kinds, segments), Arrays.copyOf(numbers, length));
    }
  }
}
