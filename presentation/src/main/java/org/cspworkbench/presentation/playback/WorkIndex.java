package org.cspworkbench.presentation.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * An index of the queue of revisions at each position of a trace of fine detail. The trace is read
 * while it grows, and a copy of the queue is kept every few thousand events, so that a query passes
 * over no more events than these.
 */
public final class WorkIndex extends GrowingIndex {

  /** Limits the memory of the copies in proportion to that of the events. */
  private static final int EVENTS_PER_ITEM = 8;

  private record KeptQueue(int position, WorkQueue queue) {}

  private final WorkQueue read;
  private final List<KeptQueue> kept = new ArrayList<>(); // ascending
  private final TracePlayer player; // for queries
  private WorkQueue shown;

  private WorkIndex(Trace trace) {
    super(trace);
    read = new WorkQueue();
    player = trace.player();
    shown = read.copy();
    kept.add(new KeptQueue(0, read.copy()));
  }

  /** Returns whether the trace of such a run contains a queue of revisions. */
  public static boolean fits(RunRequest request) {
    return request.detail() == Detail.FINE
        && request.solver().pseudoCode().lines().stream()
            .anyMatch(line -> line.kinds().contains(EventKind.ENQUEUE));
  }

  /** Returns an index that grows with the trace. */
  public static WorkIndex follow(Trace trace, TraceFollower follower) {
    WorkIndex index = new WorkIndex(trace);
    follower.start(trace, index::readTo);
    return index;
  }

  @Override
  void read(TracePlayer reader) {
    reader.stepForward();
    read.follow(reader);
  }

  @Override
  void endPart(TracePlayer reader) {
    int since = reader.position() - kept.get(kept.size() - 1).position();
    if (since >= Math.max(EVENTS_PER_PART, EVENTS_PER_ITEM * read.memory())) {
      kept.add(new KeptQueue(reader.position(), read.copy()));
    }
  }

  /**
   * Returns whether, in the part of the search that has been read, the queue always contains the
   * neighbours of one variable, that is, no revision has led to another one.
   */
  public synchronized boolean isOfNeighbours() {
    return !read.feedsItself();
  }

  /** Returns the queue at {@code position}, or empty if the events before it have not been read. */
  public synchronized Optional<WorkQueue> at(int position) {
    if (!isKnown(position)) {
      return Optional.empty();
    }
    if (position < player.position() || position - player.position() > EVENTS_PER_PART) {
      KeptQueue nearest = nearest(position);
      player.seek(nearest.position());
      shown = nearest.queue().copy();
    }
    while (player.position() < position) {
      player.stepForward();
      shown.follow(player);
    }
    return Optional.of(shown.copy());
  }

  private KeptQueue nearest(int position) {
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
