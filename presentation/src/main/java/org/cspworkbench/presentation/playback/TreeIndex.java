package org.cspworkbench.presentation.playback;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.tree.SearchTree;
import org.jspecify.annotations.Nullable;

/**
 * The search tree on a tape. The tape is read while it grows and hands the tree over from time to
 * time, so that whoever looks never waits, and what he looks at stays as it is.
 */
public final class TreeIndex {

  /** Of a tree with more nodes, those that came first are told: what a person can still survey. */
  public static final int MOST_NODES = 1_000_000;

  /** Handing a tree over may take this part of the time at most. */
  private static final int PART_OF_TIME = 10;

  private static final long LEAST_BETWEEN = TimeUnit.MILLISECONDS.toNanos(100);

  private final Trace trace;
  private @Nullable SearchTree growing; // of the thread that follows the tape
  private long due = System.nanoTime();
  private volatile @Nullable SearchTree latest;
  private volatile boolean complete;

  private TreeIndex(Trace trace) {
    this.trace = trace;
  }

  /** The tree of {@code trace}, which grows as fast as the tape does. */
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
      handOver(tree);
    }
    SearchTree before = latest;
    if (before == null || before.length() < tree.length()) {
      handOver(tree);
    }
    boolean isAll = trace.isClosed() && tree.length() == trace.length();
    if (isAll || tree.size() >= MOST_NODES) {
      latest = tree; // which grows no more
      complete = true;
    }
  }

  private void handOver(SearchTree tree) {
    long begun = System.nanoTime();
    if (begun - due >= 0) {
      latest = tree.snapshot();
      long taken = System.nanoTime() - begun;
      due = begun + Math.max(LEAST_BETWEEN, PART_OF_TIME * taken);
    }
  }

  /** The tree as it was a moment ago, once there is one. It does not change any more. */
  public Optional<SearchTree> latest() {
    return Optional.ofNullable(latest);
  }

  /** Whether {@link #latest} will stay the latest: the run is over, or its tree is too large. */
  public boolean isComplete() {
    return complete;
  }
}
