package org.cspworkbench.core.schedule;

import org.cspworkbench.core.model.Propagator;

/**
 * Filters the bounds of tasks that need the same thing, which does one at a time: by {@link
 * DetectablePrecedences}, {@link NotLast} and {@link EdgeFinding}, in both directions of time, the
 * cheap ones first. Where one has found something, the constraint waits to be called again, behind
 * what costs less.
 */
final class UnaryResource implements Propagator {

  private static final int FILTERS = 3;

  private final TaskTimes times;
  private final ThetaTree tree;
  private final ThetaLambdaTree treeOfTwo;

  UnaryResource(TaskTimes times) {
    this.times = times;
    tree = new ThetaTree(times.count);
    treeOfTwo = new ThetaLambdaTree(times.count);
  }

  @Override
  public boolean propagate() {
    for (int filter = 0; filter < FILTERS; filter++) {
      times.read(false);
      if (!isPossible(filter)) {
        return false;
      }
      boolean hasChanged = times.hasChanged();
      times.read(true);
      if (!isPossible(filter)) {
        return false;
      }
      if (hasChanged || times.hasChanged()) {
        return true;
      }
    }
    return true;
  }

  private boolean isPossible(int filter) {
    return switch (filter) {
      case 0 -> DetectablePrecedences.filter(times, tree);
      case 1 -> NotLast.filter(times, tree);
      default -> EdgeFinding.filter(times, treeOfTwo);
    };
  }
}
