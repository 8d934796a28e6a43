package org.cspworkbench.core.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * How many revisions a run has made between each event of a trace and the one before it, where
 * revisions are no events: a byte for each event, and a list of the few that exceed it.
 */
final class RevisionSteps {

  /** The least step that does not fit into a byte. */
  static final int LARGE = 255;

  /** The memory of a large step. */
  static final int BYTES_OF_LARGE = 48;

  private record LargeStep(int position, long revisions) {}

  private final byte[][] chunks;
  private byte[] current = new byte[0];
  private final List<LargeStep> largeSteps = Collections.synchronizedList(new ArrayList<>());

  RevisionSteps(int chunkCount) {
    chunks = new byte[chunkCount][];
  }

  /** Starts chunk {@code k}; what is set next belongs there. */
  void startChunk(int k) {
    current = new byte[Trace.CHUNK_MASK + 1];
    chunks[k] = current;
  }

  /** Returns the bytes of the chunk started last, for steps below {@link #LARGE}. */
  byte[] current() {
    return current;
  }

  /** Sets the step before the event at {@code position}, which is behind all set before. */
  void set(int position, long revisions) {
    if (revisions >= LARGE) {
      largeSteps.add(new LargeStep(position, revisions));
    }
    chunks[position >>> Trace.CHUNK_BITS][position & Trace.CHUNK_MASK] =
        (byte) Math.min(revisions, LARGE);
  }

  /** Returns the step before the event at {@code position}. */
  long at(int position) {
    int step = chunks[position >>> Trace.CHUNK_BITS][position & Trace.CHUNK_MASK] & 0xFF;
    if (step < LARGE) {
      return step;
    }
    int place =
        Collections.binarySearch(
            largeSteps,
            new LargeStep(position, step),
            Comparator.comparingInt(LargeStep::position));
    return largeSteps.get(place).revisions();
  }
}
