package org.cspworkbench.app.gui.settings;

import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.app.gui.compare.ComparisonRequest;
import org.cspworkbench.app.gui.play.GameRequest;
import org.cspworkbench.app.gui.play.View;

/**
 * What the window remembers.
 *
 * @param appearance how it looks and speaks
 * @param bounds where the window was, and how large
 * @param isMaximized whether it filled the screen
 * @param view what a player wants to see
 * @param request what the last new game was to be like
 * @param solver the id of the solver that was watched
 * @param delay how long a decision was shown, in milliseconds
 * @param comparison what was compared last
 * @param recent the files that were worked on last
 */
public record WindowSettings(
    Appearance appearance,
    Optional<Rectangle> bounds,
    boolean isMaximized,
    View view,
    GameRequest request,
    String solver,
    int delay,
    ComparisonRequest comparison,
    RecentFiles recent) {

  /** What one gets who opens the window for the first time. */
  public static final WindowSettings USUAL =
      new WindowSettings(
          Appearance.USUAL,
          Optional.empty(),
          false,
          View.USUAL,
          GameRequest.USUAL,
          "forward-checking",
          200,
          ComparisonRequest.USUAL,
          RecentFiles.NONE);
}
