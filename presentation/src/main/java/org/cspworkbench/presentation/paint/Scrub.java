package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;

/**
 * What lies on a timeline besides the run itself.
 *
 * @param position how many events lie behind the playhead
 * @param loopFrom where the loop starts, or {@code NONE}
 * @param loopTo where the loop ends, or {@code NONE}
 * @param isLooping whether playing stays in the loop
 * @param bookmarks the bookmarks, in order
 * @param isCutOff whether the run went on behind its end, where nothing is recorded
 * @param endNote what is to be said of its end, such as that it still grows; empty if nothing
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
   * A place that a person wants to find again.
   *
   * @param position how many events lie behind it
   * @param note what it is about
   */
  public record Bookmark(int position, String note) {}

  /** Only the playhead. */
  public static Scrub at(int position) {
    return new Scrub(position, NONE, NONE, false, ImmutableList.of(), false, "");
  }

  /** The same with the playhead elsewhere. */
  public Scrub withPosition(int newPosition) {
    return new Scrub(newPosition, loopFrom, loopTo, isLooping, bookmarks, isCutOff, endNote);
  }

  /** The same with a loop between these positions, each of which may be {@code NONE}. */
  public Scrub withLoop(int from, int to) {
    return new Scrub(position, from, to, true, bookmarks, isCutOff, endNote);
  }

  /** The same with a loop between these positions in which playing does not stay. */
  public Scrub withIdleLoop(int from, int to) {
    return new Scrub(position, from, to, false, bookmarks, isCutOff, endNote);
  }

  /** The same with these bookmarks. */
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

  /** The same of a run that went on behind the end, where nothing is recorded; or not. */
  public Scrub withCutOff(boolean isCut) {
    return new Scrub(position, loopFrom, loopTo, isLooping, bookmarks, isCut, endNote);
  }

  /** The same with this said of its end. */
  public Scrub withEndNote(String newNote) {
    return new Scrub(position, loopFrom, loopTo, isLooping, bookmarks, isCutOff, newNote);
  }
}
