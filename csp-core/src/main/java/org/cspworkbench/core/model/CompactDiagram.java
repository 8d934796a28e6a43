package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;

/**
 * Compact-MDD: domain consistency of a decision diagram (Verhaeghe, Lecoutre and Schaus,
 * "Compact-MDD: Efficiently Filtering (s)MDD Constraints with Reversible Sparse Bit-sets", IJCAI
 * 2018), which removes only what a change takes with it (MDD4R: Perez and Régin, "Improving GAC-4
 * for Table and MDD Constraints", CP 2014).
 *
 * <p>The arcs of a layer that lie on a path from the root to the end are live. Those of a removed
 * value die; downwards, those out of a node die that no live arc leads into; upwards, those into a
 * node that no live arc leads out of. A value stays if a live arc has it, tried first where one was
 * found last. O(a + Σd · a/64) for a arcs of the layers that change.
 */
final class CompactDiagram implements Propagator {

  private final Scope scope;
  private final DiagramArcs[] layers;
  private final Scope.Reversible live;
  private final int[] firstWord; // by layer: where its live arcs begin
  private final Scope.Reversible sizes; // by layer: of the domain when it was last looked at
  private final int[][] residue; // by layer and value: the word of the last live arc found
  private final long[][] dying; // by layer: arcs to be removed
  private final boolean[] isDying; // by layer: whether there are any
  private final boolean[] hasLost; // by layer: whether arcs have died in this call
  private final long[][] dead; // by layer: arcs that have died in this call

  /** The propagator of a diagram with these arcs for the variables of {@code scope}. */
  CompactDiagram(DiagramArcs[] layers, Scope scope) {
    this.scope = scope;
    this.layers = layers;
    int n = layers.length;
    firstWord = new int[n + 1];
    for (int k = 0; k < n; k++) {
      firstWord[k + 1] = firstWord[k] + layers[k].wordCount();
    }
    live = scope.reversible(firstWord[n]);
    sizes = scope.reversible(n);
    residue = new int[n][];
    dying = new long[n][];
    dead = new long[n][];
    isDying = new boolean[n];
    hasLost = new boolean[n];
    for (int k = 0; k < n; k++) {
      residue[k] = new int[scope.wholeSize(k)];
      dying[k] = new long[layers[k].wordCount()];
      dead[k] = new long[layers[k].wordCount()];
      sizes.set(k, NONE);
      for (int arc = 0; arc < layers[k].size; arc++) {
        int word = firstWord[k] + (arc >>> 6);
        live.set(word, live.get(word) | 1L << arc);
      }
    }
  }

  @Override
  public boolean propagate() {
    boolean isFirst = sizes.get(0) == NONE;
    Arrays.fill(hasLost, false);
    for (int k = 0; k < layers.length; k++) {
      if (scope.domainSize(k) != sizes.get(k)) {
        sizes.set(k, scope.domainSize(k));
        markThoseWithoutValues(k);
      }
    }
    if (isFirst) {
      markUnreachable();
    }
    removeDownwards();
    removeUpwards();
    for (int k = 0; k < layers.length; k++) {
      if ((isFirst || hasLost[k]) && !removeUnused(k)) {
        return false;
      }
    }
    return true;
  }

  private void markThoseWithoutValues(int k) {
    long[] mark = dying[k];
    isDying[k] = true;
    Arrays.fill(mark, -1L);
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      long[] with = layers[k].with[i];
      for (int w = 0; w < mark.length; w++) {
        mark[w] &= ~with[w];
      }
    }
  }

  /**
   * Marks the arcs out of nodes into which no arc leads, and into nodes out of which none leads.
   */
  private void markUnreachable() {
    for (int k = 0; k + 1 < layers.length; k++) {
      for (int node = 0; node < layers[k].into.length; node++) {
        if (layers[k].into[node].words.length == 0) {
          mark(k + 1, layers[k + 1].outOf[node]);
        }
        if (layers[k + 1].outOf[node].words.length == 0) {
          mark(k, layers[k].into[node]);
        }
      }
    }
  }

  private void mark(int k, DiagramArcs.Few arcs) {
    isDying[k] = true;
    for (int at = 0; at < arcs.words.length; at++) {
      dying[k][arcs.words[at]] |= arcs.masks[at];
    }
  }

  private void removeDownwards() {
    for (int k = 0; k < layers.length; k++) {
      if (isDying[k] && removeDying(k) && k + 1 < layers.length) {
        DiagramArcs layer = layers[k];
        for (int w = 0; w < dead[k].length; w++) {
          for (long rest = dead[k][w]; rest != 0; rest &= rest - 1) {
            int node = layer.behind[w * Long.SIZE + Long.numberOfTrailingZeros(rest)];
            if (!hasLive(k, layer.into[node])) {
              mark(k + 1, layers[k + 1].outOf[node]);
            }
          }
        }
      }
    }
  }

  private void removeUpwards() {
    for (int k = layers.length - 1; k >= 0; k--) {
      if (isDying[k]) {
        removeDying(k);
      }
      if (!hasLost[k] || k == 0) {
        continue;
      }
      DiagramArcs layer = layers[k];
      for (int w = 0; w < dead[k].length; w++) {
        for (long rest = dead[k][w]; rest != 0; rest &= rest - 1) {
          int node = layer.before[w * Long.SIZE + Long.numberOfTrailingZeros(rest)];
          if (!hasLive(k, layer.outOf[node])) {
            mark(k - 1, layers[k - 1].into[node]);
          }
        }
      }
    }
  }

  /** Removes the marked arcs that are live, and adds them to the dead; returns whether any are. */
  private boolean removeDying(int k) {
    if (!hasLost[k]) {
      Arrays.fill(dead[k], 0);
    }
    boolean hasAny = false;
    for (int w = 0; w < dying[k].length; w++) {
      long before = live.get(firstWord[k] + w);
      long gone = before & dying[k][w];
      dying[k][w] = 0;
      if (gone != 0) {
        hasAny = true;
        live.set(firstWord[k] + w, before & ~gone);
        dead[k][w] |= gone;
      }
    }
    isDying[k] = false;
    hasLost[k] |= hasAny;
    return hasAny;
  }

  private boolean hasLive(int k, DiagramArcs.Few arcs) {
    for (int at = 0; at < arcs.words.length; at++) {
      if ((live.get(firstWord[k] + arcs.words[at]) & arcs.masks[at]) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean removeUnused(int k) {
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      if (!isUsed(k, i) && !scope.remove(k, i)) {
        return false;
      }
    }
    sizes.set(k, scope.domainSize(k));
    return true;
  }

  private boolean isUsed(int k, int i) {
    long[] with = layers[k].with[i];
    int last = residue[k][i];
    if (last < with.length && (live.get(firstWord[k] + last) & with[last]) != 0) {
      return true;
    }
    for (int w = 0; w < with.length; w++) {
      if ((live.get(firstWord[k] + w) & with[w]) != 0) {
        residue[k][i] = w;
        return true;
      }
    }
    return false;
  }
}
