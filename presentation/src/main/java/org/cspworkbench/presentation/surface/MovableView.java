package org.cspworkbench.presentation.surface;

/** The visible part of something that can be moved and zoomed. */
public interface MovableView {

  /** Moves what is seen to the right and down, as far as something follows. */
  void move(double right, double down);

  /** Zooms by {@code factor} around the point {@code fixed}. */
  void zoom(double factor, Point fixed);
}
