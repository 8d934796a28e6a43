package org.cspworkbench.presentation.explore;

import java.util.Objects;
import java.util.OptionalInt;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.playback.TidyLayout;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.MovableView;
import org.cspworkbench.presentation.surface.Point;
import org.jspecify.annotations.Nullable;

/**
 * The visible part of a tree. It does not move while the tree grows, since new nodes appear at the
 * right; only the user, or a node that must become visible, moves it.
 *
 * <p>Used by one thread.
 */
public final class TreeView implements MovableView {

  private static final double LARGEST = 4;
  private static final double SMALLEST = 0.05;
  private static final int MARGIN = 24;

  private Box area = new Box(0, 0, 0, 0);
  private @Nullable TidyLayout layout;
  private TreePlacement placement = new TreePlacement(1, 1, 1, 0, 0);
  private double usual = 1;
  private OptionalInt opening = OptionalInt.empty();
  private boolean touched; // by the user

  /** Creates a view without a tree. */
  public TreeView() {}

  /** Returns the position and scale of the tree. */
  public TreePlacement placement() {
    return placement;
  }

  /** Removes the tree. */
  public void clear() {
    layout = null;
    touched = false;
  }

  /**
   * Sets the zoom at which trees are shown until the user moves them.
   *
   * @param percent the zoom, where 100 is the one at which nodes are easy to read; empty to show
   *     the whole tree
   */
  public void setOpening(OptionalInt percent) {
    opening = percent;
    touched = false;
    fitUnlessTouched();
  }

  /** Sets the size of the view, and the zoom at which nodes are easy to read. */
  public void setArea(int width, int height, double newUsual) {
    if (area.width() != width || area.height() != height || usual != newUsual) {
      area = new Box(0, 0, width, height);
      usual = newUsual;
      fitUnlessTouched();
    }
  }

  /** Shows the next version of the tree. */
  public void show(TidyLayout newLayout, boolean isComplete) {
    boolean isFirst = layout == null;
    layout = newLayout;
    if (isFirst || isComplete) {
      fitUnlessTouched();
    }
  }

  private void fitUnlessTouched() {
    if (!touched) {
      fit();
      if (layout != null && !area.isEmpty()) {
        opening.ifPresent(this::zoomToRoot);
      }
    }
  }

  /** Shows the root in the middle, with as much of the tree below it as there is room for. */
  private void zoomToRoot(int percent) {
    TidyLayout shown = Objects.requireNonNull(layout);
    double factor = percent / 100.0 * usual / placement.zoom();
    placement = placement.zoomed(factor, placement.at(shown, 0));
    placement = placement.moved(area.centreX() - placement.at(shown, 0).x(), 0);
  }

  /** Shows the whole tree. */
  public void fit() {
    if (layout != null && !area.isEmpty()) {
      placement = TreePlacement.fit(layout, area, usual);
      touched = false;
    }
  }

  /** Centres the node, at a zoom at which its name can be read. */
  public void centre(int node) {
    if (layout != null) {
      if (placement.zoom() < usual) {
        placement = placement.zoomed(usual / placement.zoom(), placement.at(layout, node));
      }
      Point at = placement.at(layout, node);
      move(area.centreX() - at.x(), area.centreY() - at.y());
    }
  }

  @Override
  public void zoom(double factor, Point fixed) {
    double smallest =
        layout == null || area.isEmpty()
            ? SMALLEST
            : Math.min(SMALLEST, TreePlacement.fit(layout, area, usual).zoom() / 2);
    double wanted = Math.max(smallest, Math.min(LARGEST, placement.zoom() * factor));
    placement = placement.zoomed(wanted / placement.zoom(), fixed);
    touched = true;
  }

  @Override
  public void move(double right, double down) {
    placement = placement.moved(right, down);
    touched = true;
  }

  /** Scrolls by the smallest distance that makes the node visible. */
  public void reveal(int node) {
    if (layout == null || area.isEmpty()) {
      return;
    }
    Point at = placement.at(layout, node);
    double right = into(at.x(), area.width());
    double down = into(at.y(), area.height());
    if (right != 0 || down != 0) {
      placement = placement.moved(right, down);
    }
  }

  private static double into(double at, double room) {
    double margin = Math.min(MARGIN, room / 2);
    return Math.max(margin, Math.min(at, room - margin)) - at;
  }
}
