package org.cspworkbench.app.film;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import org.cspworkbench.presentation.surface.Look;

/** The pictures of a run, all of one size. Used by one thread at a time. */
public interface Shots {

  /** Returns the look. */
  Look look();

  /** Returns the size in pixels. */
  Dimension size();

  /**
   * Returns the picture after {@code position} events, whose type is {@link
   * BufferedImage#TYPE_INT_RGB}.
   */
  BufferedImage image(int position);
}
