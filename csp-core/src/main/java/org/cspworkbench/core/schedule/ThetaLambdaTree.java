package org.cspworkbench.core.schedule;

import java.util.Arrays;
import org.cspworkbench.core.model.Scope;

/**
 * A {@link ThetaTree} that also knows the latest that the earliest end of Θ can become if one task
 * of another set Λ joins it, and which one that is (Vilím, Barták and Čepek, "Extension of O(n log
 * n) Filtering Algorithms for the Unary Resource Constraint to Optional Activities", Constraints
 * 10, 2005).
 */
final class ThetaLambdaTree extends ThetaTree {

  private final long[] lengthWith; // by node: of Θ and at most one of Λ
  private final long[] endWith;
  private final int[] ofLength; // by node: the place of the one of Λ in it, or Scope.NONE
  private final int[] ofEnd;

  /** The tree of {@code count} tasks, none of them in a set. */
  ThetaLambdaTree(int count) {
    super(count);
    lengthWith = new long[2 * leaves];
    endWith = new long[2 * leaves];
    ofLength = new int[2 * leaves];
    ofEnd = new int[2 * leaves];
  }

  /** Empties both sets. */
  @Override
  void clear() {
    super.clear();
    Arrays.fill(lengthWith, 0);
    Arrays.fill(endWith, NEVER);
    Arrays.fill(ofLength, Scope.NONE);
    Arrays.fill(ofEnd, Scope.NONE);
  }

  /** Puts task {@code i}, which is in no set, into Θ. */
  @Override
  void add(TaskTimes times, int i) {
    super.add(times, i);
    int leaf = leaves + times.rank[i];
    lengthWith[leaf] = times.lengths[i];
    endWith[leaf] = times.earliestEnd[i];
    updateAbove(leaf);
  }

  /** Moves the task at {@code place} from Θ to Λ. */
  void move(int place) {
    super.remove(place);
    ofLength[leaves + place] = place;
    ofEnd[leaves + place] = place;
    updateAbove(leaves + place);
  }

  /** Takes the task at {@code place} out of both sets. */
  @Override
  void remove(int place) {
    super.remove(place);
    int leaf = leaves + place;
    lengthWith[leaf] = 0;
    endWith[leaf] = NEVER;
    ofLength[leaf] = Scope.NONE;
    ofEnd[leaf] = Scope.NONE;
    updateAbove(leaf);
  }

  private void updateAbove(int leaf) {
    for (int v = leaf >>> 1; v > 0; v >>>= 1) {
      int left = 2 * v;
      int right = left + 1;
      long withLeft = lengthWith[left] + length[right];
      long withRight = length[left] + lengthWith[right];
      lengthWith[v] = Math.max(withLeft, withRight);
      ofLength[v] = withLeft >= withRight ? ofLength[left] : ofLength[right];
      endWith[v] = endWith[right];
      ofEnd[v] = ofEnd[right];
      if (end[left] + lengthWith[right] > endWith[v]) {
        endWith[v] = end[left] + lengthWith[right];
        ofEnd[v] = ofLength[right];
      }
      if (endWith[left] + length[right] > endWith[v]) {
        endWith[v] = endWith[left] + length[right];
        ofEnd[v] = ofEnd[left];
      }
    }
  }

  /** Returns the latest of the earliest ends of Θ with one of Λ, or without. */
  long endWith() {
    return endWith[1];
  }

  /** Returns the place of the task of Λ with which Θ ends so late, or {@link Scope#NONE}. */
  int last() {
    return ofEnd[1];
  }
}
