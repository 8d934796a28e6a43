package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;

/**
 * What lies on the bar along which several runs are scrubbed together.
 *
 * @param scale how far apart the places are
 * @param place where the playhead is
 * @param recordedEnd the place behind which no tape tells what happened
 * @param loop the part that is played over and over
 * @param bookmarks the places to be found again, with their notes
 * @param finishes where runs end, in any order
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
   * @param from where it begins; 0 or less if nobody has said
   * @param to where it ends; infinity if nobody has said
   * @param isOn whether playing stays in it
   */
  public record Loop(double from, double to, boolean isOn) {

    /** None. */
    public static final Loop NONE = new Loop(0, Double.POSITIVE_INFINITY, false);
  }

  /**
   * Where a run ends.
   *
   * @param place the place
   * @param name whose run it is
   * @param hasAnswer whether it ended with an answer
   */
  public record Finish(double place, String name, boolean hasAnswer) {}
}
