package org.cspworkbench.presentation.paint.timeline;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;

/**
 * The content of the bar for scrubbing several runs together.
 *
 * @param scale the scale of the bar
 * @param place the place of the playhead
 * @param recordedEnd the end of the part that is recorded
 * @param loop the part that playback repeats
 * @param bookmarks the bookmarks with their notes
 * @param finishes the ends of runs, in any order
 */
public record LockedScrub(
    RunScale scale,
    double place,
    double recordedEnd,
    Loop loop,
    ImmutableSortedMap<Double, String> bookmarks,
    ImmutableList<Finish> finishes) {

  /**
   * A part of the scale.
   *
   * @param from the start; 0 or less if it is not set
   * @param to the end; infinity if it is not set
   * @param isOn whether playback repeats this part
   */
  public record Loop(double from, double to, boolean isOn) {

    /** No loop. */
    public static final Loop NONE = new Loop(0, Double.POSITIVE_INFINITY, false);
  }

  /**
   * The end of a run.
   *
   * @param place the place
   * @param name the name of the run
   * @param hasAnswer whether the run ended with an answer
   */
  public record Finish(double place, String name, boolean hasAnswer) {}
}
