package org.cspworkbench.app.paint;

import com.google.common.collect.ImmutableList;

/**
 * What lies on the bar along which several runs are scrubbed together.
 *
 * @param scale how far apart the places are
 * @param place where the playhead is
 * @param recordedEnd the place behind which no tape tells what happened
 * @param finishes where runs end, in any order
 */
public record LockedScrub(
    RunScale scale, double place, double recordedEnd, ImmutableList<Finish> finishes) {

  /**
   * Where a run ends.
   *
   * @param place the place
   * @param name whose run it is
   * @param hasAnswer whether it ended with an answer
   */
  public record Finish(double place, String name, boolean hasAnswer) {}
}
