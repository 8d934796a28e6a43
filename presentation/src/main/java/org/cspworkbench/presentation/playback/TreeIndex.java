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

  /** The usual maximum number of nodes; later nodes of a larger tree are left out. */
  private static final int MOST_NODES = 1_000_000;

  /** Bounds the time between two looks at the clock to a few milliseconds. */
  private static final int EVENTS_AT_A_TIME = 1 << 18;

  /** The ratio of the time between two snapshots to the time that a snapshot takes, at least. */
  private static final int PAUSE_RATIO = 10;

  private static final long MIN_PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private final Trace trace;
  private final int mostNodes;
  private @Nullable SearchTree growing; // owned by the thread that reads the trace
  private long due = System.nanoTime();
  private volatile @Nullable SearchTree latest;
  private volatile boolean complete;

  private TreeIndex(Trace trace, int mostNodes) {
    this.trace = trace;
    this.mostNodes = mostNodes;
  }

  /** Returns a tree that grows with {@code trace}. */
  public static TreeIndex follow(Trace trace, TraceFollower follower) {
    return follow(trace, follower, MOST_NODES);
  }

  /**
   * Returns a tree that grows with {@code trace}.
   *
   * @param mostNodes the number of nodes from which on later ones are left out
   */
  public static TreeIndex follow(Trace trace, TraceFollower follower, int mostNodes) {
    TreeIndex index = new TreeIndex(trace, mostNodes);
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
    while (tree.length() < end && tree.size() < mostNodes) {
      tree.readTo(Math.min(end, tree.length() + EVENTS_AT_A_TIME));
      publish(tree);
    }
    SearchTree before = latest;
    if (before == null || before.length() < tree.length()) {
      publish(tree);
    }
    boolean isAll = trace.isClosed() && tree.length() == trace.length();
    if (isAll || tree.size() >= mostNodes) {
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
