package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.playback.MarkedScale;

/**
 * The marks of the viewer on the scale of a bar for scrubbing.
 *
 * @param place the place of the playhead
 * @param loop the part that playback repeats
 * @param bookmarks the bookmarks with their notes
 */
public record ScrubMarks(double place, Loop loop, ImmutableMap<Double, String> bookmarks) {

  /** The size of the part of a flag that reacts to the mouse. */
  private static final int REACTIVE = 12;

  /** Returns the marks of {@code scale}. */
  public static ScrubMarks of(MarkedScale scale) {
    return new ScrubMarks(scale.place(), scale.loop(), scale.bookmarks().all());
  }

  /** Returns marks of which only the playhead is visible. */
  public static ScrubMarks at(double place) {
    return new ScrubMarks(place, Loop.none(), ImmutableMap.of());
  }

  /**
   * Returns the bookmark whose flag is at a point of the bar, if there is one; of several flags,
   * the one that is painted over the others.
   */
  public Optional<Double> flagAt(double x, double y, ScrubScale scale) {
    return bookmarks.keySet().stream()
        .filter(place -> y <= scale.area().y() + REACTIVE)
        .filter(place -> x >= scale.x(place) - 2 && x <= scale.x(place) + REACTIVE)
        .reduce((first, later) -> later);
  }
}
