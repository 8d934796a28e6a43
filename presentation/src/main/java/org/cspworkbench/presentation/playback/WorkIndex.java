package org.cspworkbench.presentation.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * What waits to be revised at any position of a tape of fine detail. The tape is read as it grows
 * and keeps the work list every few thousand events, so that whoever looks has never to go over
 * more than these.
 */
public final class WorkIndex {

  private static final int EVENTS_BETWEEN = 1 << 12;

  /** A list that is kept must not take more memory than the events on which it stands. */
  private static final int EVENTS_PER_ITEM = 8;

  private record Kept(int position, WorkQueue queue) {}

  private final TracePlayer reader;
  private final WorkQueue read;
  private final List<Kept> kept = new ArrayList<>(); // ascending
  private final TracePlayer player; // of whoever looks
  private WorkQueue shown;

  private WorkIndex(Trace trace) {
    reader = trace.player();
    read = new WorkQueue();
    player = trace.player();
    shown = read.copy();
    kept.add(new Kept(0, read.copy()));
  }

  /** Whether a work list is kept and told in such a run. */
  public static boolean fits(RunRequest request) {
    return request.detail() == Detail.FINE
        && request.solver().pseudoCode().lines().stream()
            .anyMatch(line -> line.kinds().contains(EventKind.ENQUEUE));
  }

  /** An index that grows as fast as the tape does. */
  public static WorkIndex follow(Trace trace, TraceFollower follower) {
    WorkIndex index = new WorkIndex(trace);
    follower.start(trace, index::readTo);
    return index;
  }

  private void readTo(int end) {
    while (readOn(end)) {
      Thread.onSpinWait(); // whoever waits for the lock goes first
    }
  }

  private synchronized boolean readOn(int end) {
    int stop = Math.min(end, reader.position() + EVENTS_BETWEEN);
    while (reader.position() < stop) {
      reader.stepForward();
      read.follow(reader);
    }
    int since = reader.position() - kept.get(kept.size() - 1).position();
    if (since >= Math.max(EVENTS_BETWEEN, EVENTS_PER_ITEM * read.memory())) {
      kept.add(new Kept(reader.position(), read.copy()));
    }
    return stop < end;
  }

  /** Whether what lies before {@code position} has been read. */
  public synchronized boolean isKnown(int position) {
    return reader.position() >= position;
  }

  /**
   * Whether what waits in the search is always the neighbours of one variable, as far as the tape
   * has been read: no revision ever led to another.
   */
  public synchronized boolean isOfNeighbours() {
    return !read.feedsItself();
  }

  /** What waits at {@code position}; none while what lies before has not been read. */
  public synchronized Optional<WorkQueue> at(int position) {
    if (reader.position() < position) {
      return Optional.empty();
    }
    if (position < player.position() || position - player.position() > EVENTS_BETWEEN) {
      Kept nearest = nearest(position);
      player.seek(nearest.position());
      shown = nearest.queue().copy();
    }
    while (player.position() < position) {
      player.stepForward();
      shown.follow(player);
    }
    return Optional.of(shown.copy());
  }

  private Kept nearest(int position) {
    int low = 0;
    int high = kept.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (kept.get(middle).position() <= position) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return kept.get(low);
  }
}
