package org.cspworkbench.core.search;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Halves;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The current decisions, by level from 1: the path from the root of the search tree to the present
 * node. Undoing a decision restores the domains to what they were before it.
 */
final class Decisions {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final @Nullable ConflictSets conflictSets;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private int[] variable = new int[64]; // by level − 1
  private int[] tried = new int[64];
  private int depth;

  /** No decision yet. Conflict sets, if any are kept, must be there already. */
  Decisions(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.conflictSets = domains.conflictSets();
    this.counters = domains.counters();
    this.recorder = domains.recorder();
  }

  /** Returns how many decisions stand: the level of the last one. */
  int depth() {
    return depth;
  }

  /**
   * Returns the variable of the decision of {@code level}, which stands or was the last one undone.
   */
  int variable(int level) {
    return variable[level - 1];
  }

  /**
   * Returns the value of the decision of {@code level}, which stands or was the last one undone, or
   * the half that it tries.
   */
  int tried(int level) {
    return tried[level - 1];
  }

  /** Decides x = i, or that x is in half {@code i}. */
  void decide(int x, int i) {
    if (depth == variable.length) {
      variable = Arrays.copyOf(variable, 2 * depth);
      tried = Arrays.copyOf(tried, 2 * depth);
    }
    variable[depth] = x;
    tried[depth++] = i;
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
    if (recorder != null) {
      recorder.attempt(Halves.moved(i, network.address(x, 0)));
    }
    domains.mark();
    if (Halves.isHalf(i)) {
      domains.keepHalf(x, i);
    } else {
      assignment.decide(x, i);
    }
    if (conflictSets != null) {
      conflictSets.decided(x, depth);
    }
  }

  /** Undoes the last decision. */
  void undo() {
    undoTo(depth - 1);
  }

  /** Undoes all decisions of more than {@code level}. */
  private void undoTo(int level) {
    if (depth > level) {
      domains.undo(depth - level);
      depth = level;
    }
  }

  /** Undoes all decisions, which is no backtrack. */
  void undoAll() {
    undoTo(0);
  }

  /**
   * Backtracks to the decision of {@code level}: undoes it and all later ones. Where no decision
   * had a part in the failure, {@code level} is 0.
   *
   * @return whether there was such a decision; otherwise nothing is left to search
   */
  boolean backtrackTo(int level) {
    if (depth == 0) {
      return false;
    }
    counters.backtracks++;
    int from = depth;
    if (from > Math.max(1, level)) {
      counters.jumps++;
    }
    undoTo(Math.max(0, level - 1));
    if (recorder != null) {
      record(from, level, recorder);
    }
    return level > 0;
  }

  /** Returns to {@code level}, undoing all later decisions, none of which is refuted. */
  void returnTo(int level) {
    if (level < depth) {
      counters.backtracks++;
      counters.jumps += depth - level > 1 ? 1 : 0;
      int from = depth;
      undoTo(level);
      if (recorder != null) {
        recorder.drop(from - level);
      }
    }
  }

  /** Undoes the last {@code count} decisions, none of which is refuted: a backtrack. */
  void drop(int count) {
    counters.backtracks++;
    counters.jumps++;
    undoTo(depth - count);
    if (recorder != null) {
      recorder.drop(count);
    }
  }

  private void record(int from, int level, TraceRecorder recorder) {
    if (level == 0) {
      recorder.drop(from);
    } else {
      int address = network.address(variable(level), 0);
      recorder.takeBack(from - depth, Halves.moved(tried(level), address));
    }
  }
}
