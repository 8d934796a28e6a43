package org.cspworkbench.presentation.paint.timeline;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;

/**
 * The state of a timeline apart from its run.
 *
 * @param position the position of the playhead
 * @param loopFrom the start of the loop, or {@code NONE}
 * @param loopTo the end of the loop, or {@code NONE}
 * @param isLooping whether playback repeats the loop
 * @param bookmarks the bookmarks, in order
 * @param isCutOff whether the run continued after the end of the recording
 * @param endNote a note on the end, for example that it is still growing; may be empty
 */
public record Scrub(
    int position,
    int loopFrom,
    int loopTo,
    boolean isLooping,
    ImmutableList<Bookmark> bookmarks,
    boolean isCutOff,
    String endNote) {

  /**
   * A bookmark.
   *
   * @param position the position in the trace
   * @param note the note
   */
  public record Bookmark(int position, String note) {}

  /** Returns a state with a playhead only. */
  public static Scrub at(int position) {
    return new Scrub(position, NONE, NONE, false, ImmutableList.of(), false, "");
  }

  /** Returns this state with another position of the playhead. */
  public Scrub withPosition(int newPosition) {
    return new Scrub(newPosition, loopFrom, loopTo, isLooping, bookmarks, isCutOff, endNote);
  }

  /** Returns this state with a loop between these positions, each of which may be {@code NONE}. */
  public Scrub withLoop(int from, int to) {
    return new Scrub(position, from, to, true, bookmarks, isCutOff, endNote);
  }

  /** Returns this state with a loop between these positions that playback does not repeat. */
  public Scrub withIdleLoop(int from, int to) {
    return new Scrub(position, from, to, false, bookmarks, isCutOff, endNote);
  }

  /** Returns this state with these bookmarks. */
  public Scrub withBookmarks(Iterable<Bookmark> newBookmarks) {
    return new Scrub(
        position,
        loopFrom,
        loopTo,
        isLooping,
        ImmutableList.copyOf(newBookmarks),
        isCutOff,
        endNote);
  }

  /** Returns this state for a run that continued after the end of the recording, or not. */
  public Scrub withCutOff(boolean isCut) {
    return new Scrub(position, loopFrom, loopTo, isLooping, bookmarks, isCut, endNote);
  }

  /** Returns this state with a note on the end. */
  public Scrub withEndNote(String newNote) {
    return new Scrub(position, loopFrom, loopTo, isLooping, bookmarks, isCutOff, newNote);
  }
}
