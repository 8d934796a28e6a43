package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;

/**
 * What lies on a timeline besides the run itself.
 *
 * @param position how many events lie behind the playhead
 * @param loopFrom where the loop starts, or {@code NONE}
 * @param loopTo where the loop ends, or {@code NONE}
 * @param bookmarks the bookmarks, in order
 * @param isRecording whether the tape still grows
 */
public record Scrub(
    int position,
    int loopFrom,
    int loopTo,
    ImmutableList<Bookmark> bookmarks,
    boolean isRecording) {

  /**
   * A place that a person wants to find again.
   *
   * @param position how many events lie behind it
   * @param note what it is about
   */
  public record Bookmark(int position, String note) {}

  /** Only the playhead. */
  public static Scrub at(int position) {
    return new Scrub(position, NONE, NONE, ImmutableList.of(), false);
  }
}
