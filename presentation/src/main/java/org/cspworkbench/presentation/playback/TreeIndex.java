package org.cspworkbench.presentation.playback;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The search tree of a growing trace. The trace is read in the background, which publishes an
 * immutable snapshot of the tree from time to time, so that readers never wait.
 */
public final class TreeIndex {

  /** The maximum number of nodes; later nodes of a larger tree are left out. */
  public static final int MOST_NODES = 1_000_000;

  /** The ratio of the time between two snapshots to the time that a snapshot takes, at least. */
  private static final int PAUSE_RATIO = 10;

  private static final long MIN_PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private final Trace trace;
  private @Nullable SearchTree growing; // owned by the thread that reads the trace
  private long due = System.nanoTime();
  private volatile @Nullable SearchTree latest;
  private volatile boolean complete;

  private TreeIndex(Trace trace) {
    this.trace = trace;
  }

  /** Returns a tree that grows with {@code trace}. */
  public static TreeIndex follow(Trace trace, TraceFollower follower) {
    TreeIndex index = new TreeIndex(trace);
    follower.start(trace, index::readTo);
    return index;
  }

  private void readTo(int end) {
    if (!complete) {
      SearchTree tree = growing == null ? new SearchTree(trace) : growing;
      growing = tree;
      grow(tree, end);
    }
  }

  private void grow(SearchTree tree, int end) {
    while (tree.length() < end && tree.size() < MOST_NODES) {
      tree.update();
      publish(tree);
    }
    SearchTree before = latest;
    if (before == null || before.length() < tree.length()) {
      publish(tree);
    }
    boolean isAll = trace.isClosed() && tree.length() == trace.length();
    if (isAll || tree.size() >= MOST_NODES) {
      latest = tree; // does not grow further
      complete = true;
    }
  }

  private void publish(SearchTree tree) {
    long begun = System.nanoTime();
    if (begun - due >= 0) {
      latest = tree.snapshot();
      long taken = System.nanoTime() - begun;
      due = begun + Math.max(MIN_PAUSE, PAUSE_RATIO * taken);
    }
  }

  /** Returns the latest snapshot of the tree, if there is one. */
  public Optional<SearchTree> latest() {
    return Optional.ofNullable(latest);
  }

  /**
   * Returns whether {@link #latest} is final, because the run has ended or its tree is too large.
   */
  public boolean isComplete() {
    return complete;
  }
}
