package org.cspworkbench.web.page;

/** A part of the page. */
@FunctionalInterface
public interface PagePart {

  /** Shows the model as it is now. Called after each change, at most once a frame. */
  void update();
}
