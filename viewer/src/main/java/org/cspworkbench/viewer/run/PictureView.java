package org.cspworkbench.viewer.run;

import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.MovableView;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;

/**
 * The visible part of a picture in a frame. A picture that is easy to read in the frame fills it; a
 * larger one keeps its size, and is moved and zoomed within the frame.
 *
 * <p>Used by one thread.
 */
public final class PictureView implements MovableView {

  private static final double LARGEST = 4;

  /** A picture that is little too large is made smaller: what is asked about it is in sight. */
  private static final int NEARLY = 100;

  /** The factor of one press of a button that zooms. */
  public static final double STEP = 1.4;

  private final boolean opensWhole;
  private Size frame = new Size(0, 0);
  private Size least = new Size(0, 0);
  private double zoom = 1;
  private double left;
  private double top;

  private PictureView(boolean opensWhole) {
    this.opensWhole = opensWhole;
  }

  /** Returns a view that shows a picture at a size that is easy to read. */
  public static PictureView readable() {
    return new PictureView(/* opensWhole= */ false);
  }

  /** Returns a view that shows a picture whole until the user zooms in. */
  public static PictureView whole() {
    return new PictureView(/* opensWhole= */ true);
  }

  /**
   * Sets the size of the frame, and the size below which the picture is not easy to read. What was
   * seen stays, unless the picture is another one.
   */
  public void setArea(Size newFrame, Size newLeast) {
    boolean isOpening = isOpening() || !newLeast.equals(least);
    frame = newFrame;
    least = newLeast;
    if (isOpening) {
      zoom = opening();
    }
    keepInside();
  }

  private double baseWidth() {
    return Math.max(frame.width(), least.width());
  }

  private double baseHeight() {
    return Math.max(frame.height(), least.height());
  }

  /** Returns the zoom at which the whole picture is in sight. */
  private double smallest() {
    return frame.width() == 0 || frame.height() == 0
        ? 1
        : Math.min(frame.width() / baseWidth(), frame.height() / baseHeight());
  }

  private double opening() {
    boolean isNearlyWhole =
        baseWidth() - frame.width() <= NEARLY && baseHeight() - frame.height() <= NEARLY;
    return opensWhole || isNearlyWhole ? smallest() : 1;
  }

  /** Returns whether the picture has the size at which it was opened. */
  public boolean isOpening() {
    return zoom == opening();
  }

  /** Returns the zoom, which is 1 where the picture is easy to read or fills the frame. */
  public double zoom() {
    return zoom;
  }

  /** Returns where the whole picture is, in the coordinates of the frame. */
  public Box place() {
    return new Box(left, top, baseWidth() * zoom, baseHeight() * zoom);
  }

  /** Returns whether the whole picture is in sight. */
  public boolean isWhole() {
    return zoom <= smallest();
  }

  /** Shows the whole picture. */
  public void fit() {
    zoom = smallest();
    keepInside();
  }

  @Override
  public void move(double right, double down) {
    left += right;
    top += down;
    keepInside();
  }

  @Override
  public void zoom(double factor, Point fixed) {
    double wanted = Math.max(smallest(), Math.min(LARGEST, zoom * factor));
    double scale = wanted / zoom;
    left = fixed.x() - (fixed.x() - left) * scale;
    top = fixed.y() - (fixed.y() - top) * scale;
    zoom = wanted;
    keepInside();
  }

  /** Zooms by {@code factor} around the middle of the frame. */
  public void zoom(double factor) {
    zoom(factor, new Point(frame.width() / 2.0, frame.height() / 2.0));
  }

  /** Moves by the smallest distance that makes {@code part} visible, as far as there is room. */
  public void reveal(Box part) {
    move(
        into(part.x(), part.right(), frame.width()), into(part.y(), part.bottom(), frame.height()));
  }

  private static double into(double start, double end, double room) {
    return start < 0 ? -start : Math.min(0, Math.max(room - end, -start));
  }

  private void keepInside() {
    left = inside(left, baseWidth() * zoom, frame.width());
    top = inside(top, baseHeight() * zoom, frame.height());
  }

  /** Returns the offset that leaves no gap beside a picture, or the one that centres it. */
  private static double inside(double offset, double length, double room) {
    return length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, offset));
  }
}
