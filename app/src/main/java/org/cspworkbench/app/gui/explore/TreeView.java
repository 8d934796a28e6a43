package org.cspworkbench.app.gui.explore;

import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.paint.TreePlacement;
import org.cspworkbench.presentation.tree.TidyLayout;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a tree a person looks at. While the tree grows it keeps still, since what is new
 * comes at the right; only a person moves it, or a node that has to be seen.
 *
 * <p>Used by one thread.
 */
final class TreeView {

  private static final double LARGEST = 4;
  private static final double SMALLEST = 0.05;
  private static final int MARGIN = 24;

  private Box area = new Box(0, 0, 0, 0);
  private @Nullable TidyLayout layout;
  private TreePlacement placement = new TreePlacement(1, 1, 1, 0, 0);
  private double usual = 1;
  private boolean touched; // a person has moved it

  /** What is seen of the tree, and how large. */
  TreePlacement placement() {
    return placement;
  }

  /** Looks at no tree. */
  void clear() {
    layout = null;
    touched = false;
  }

  /** There is this much room, and nodes are easy to read at this zoom. */
  void setArea(int width, int height, double newUsual) {
    if (area.width() != width || area.height() != height || usual != newUsual) {
      area = new Box(0, 0, width, height);
      usual = newUsual;
      fitUnlessTouched();
    }
  }

  /** Looks at this tree, which is the one before as it has become. */
  void show(TidyLayout newLayout, boolean isComplete) {
    boolean isFirst = layout == null;
    layout = newLayout;
    if (isFirst || isComplete) {
      fitUnlessTouched();
    }
  }

  private void fitUnlessTouched() {
    if (!touched) {
      fit();
    }
  }

  /** The whole tree. */
  void fit() {
    if (layout != null && !area.isEmpty()) {
      placement = TreePlacement.fit(layout, area, usual);
      touched = false;
    }
  }

  /** The node in the middle, no smaller than that its name can be read. */
  void centre(int node) {
    if (layout != null) {
      if (placement.zoom() < usual) {
        placement = placement.zoomed(usual / placement.zoom(), placement.at(layout, node));
      }
      Point at = placement.at(layout, node);
      move(area.centreX() - at.x(), area.centreY() - at.y());
    }
  }

  /** Larger or smaller by {@code factor}, with what is at {@code fixed} kept there. */
  void zoom(double factor, Point fixed) {
    double smallest =
        layout == null || area.isEmpty()
            ? SMALLEST
            : Math.min(SMALLEST, TreePlacement.fit(layout, area, usual).zoom() / 2);
    double wanted = Math.max(smallest, Math.min(LARGEST, placement.zoom() * factor));
    placement = placement.zoomed(wanted / placement.zoom(), fixed);
    touched = true;
  }

  /** Larger or smaller, with the middle kept. */
  void zoom(double factor) {
    zoom(factor, area.centre());
  }

  /** Everything by so much to the right and down. */
  void move(double right, double down) {
    placement = placement.moved(right, down);
    touched = true;
  }

  /** Moves as little as is needed to see the node. */
  void reveal(int node) {
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
