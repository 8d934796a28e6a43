package org.cspworkbench.app.gui.settings;

import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.lesson.LessonResults;
import org.cspworkbench.viewer.play.BestTimes;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.View;

/**
 * The settings of the window.
 *
 * @param appearance the appearance
 * @param bounds the position and size of the window
 * @param isMaximized whether the window is maximized
 * @param view the view options for playing
 * @param request the specification of the last new game
 * @param solver the id of the solver that was run last
 * @param delay how long each decision is shown, in milliseconds
 * @param comparison the last comparison
 * @param recent the recently used files
 * @param isLegendKnown whether the legend of the cells has been shown
 * @param bestTimes the games that were won
 * @param lessons how far lessons were read
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
    RecentFiles recent,
    boolean isLegendKnown,
    BestTimes bestTimes,
    LessonResults lessons) {

  /** The default. */
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
          RecentFiles.NONE,
          false,
          BestTimes.NONE,
          LessonResults.NONE);
}
