package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The current decisions, by level from 1: the path from the root of the search tree to the present
 * node. Undoing a decision restores the domains to what they were before it.
 */
public final class Decisions {

  private static final byte EQUAL = Operator.EQUAL.code();

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final @Nullable ConflictSets conflictSets;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private int[] variable = new int[64]; // by level − 1
  private byte[] operator = new byte[64]; // its code
  private int[] value = new int[64];
  private int depth;
  private int inTurn = NONE; // the variable that is decided again, after a decision that has failed

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
   * Returns the value of the decision of {@code level}, which stands or was the last one undone.
   */
  int value(int level) {
    return value[level - 1];
  }

  /**
   * Chooses the decision on {@code x} that is made next: after one half of a domain has failed, the
   * other half, and otherwise what {@code branching} chooses.
   */
  void chooseBy(Branching branching, int x, ValueOrder values) {
    if (inTurn != NONE && operator[depth] != EQUAL) {
      operator[depth] = Operator.of(operator[depth]).ofOtherHalf().code();
    } else {
      branching.choose(x, domains, values, this);
    }
  }

  /** Chooses the decision that is made next: that the values of {@code x} compare so with v. */
  public void choose(int x, Operator newOperator, int v) {
    if (depth + 1 == variable.length) {
      variable = Arrays.copyOf(variable, 2 * variable.length);
      operator = Arrays.copyOf(operator, 2 * operator.length);
      value = Arrays.copyOf(value, 2 * value.length);
    }
    variable[depth] = x;
    operator[depth] = newOperator.code();
    value[depth] = v;
  }

  /** Returns the decision that has been chosen last, and not been made. */
  public Decision chosen() {
    return new Decision(variable[depth], Operator.of(operator[depth]), value[depth]);
  }

  /** Makes the decision that has been chosen, at a level of its own. */
  void decide() {
    int x = variable[depth];
    int v = value[depth];
    byte how = operator[depth++];
    inTurn = NONE;
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
    if (recorder != null) {
      recorder.attempt(Operator.of(how), network.address(x, v));
    }
    domains.mark();
    if (how == EQUAL) {
      assignment.decide(x, v);
    } else {
      apply(x, Operator.of(how), v, domains, assignment);
    }
    if (conflictSets != null) {
      conflictSets.decided(x, depth);
    }
  }

  /** Sets aside the values of {@code x} that a decision does not keep. */
  static void apply(int x, Operator operator, int v, Domains domains, Assignment assignment) {
    switch (operator) {
      case EQUAL -> assignment.decide(x, v);
      case AT_MOST -> domains.keepUpTo(x, v);
      case GREATER -> domains.keepBehind(x, v);
    }
  }

  /** Takes away the values of {@code x} that a decision keeps, now that it has failed. */
  static void refute(int x, Operator operator, int v, Domains domains) {
    switch (operator) {
      case EQUAL -> domains.refute(x, v);
      case AT_MOST -> domains.keepBehind(x, v);
      case GREATER -> domains.keepUpTo(x, v);
    }
  }

  /** Refutes the decision that was undone last; returns its variable. */
  int refute() {
    int x = variable[depth];
    if (operator[depth] == EQUAL) {
      domains.refute(x, value[depth]);
    } else {
      refute(x, Operator.of(operator[depth]), value[depth], domains);
    }
    return x;
  }

  /** The variable of the decision refuted last is decided again, as long as it has a value. */
  void decideAgain() {
    inTurn = variable[depth];
  }

  /** Returns the variable that is decided again, or {@link Network#NONE} if any may be decided. */
  int inTurn() {
    return inTurn;
  }

  /** Undoes the last decision, which has failed at once: no backtrack. */
  void undoFailed() {
    undoTo(depth - 1);
    if (recorder != null) {
      int address = network.address(variable[depth], value[depth]);
      recorder.refute(Operator.of(operator[depth]), address, domains.failedArc());
    }
  }

  /** Undoes all decisions of more than {@code level}. */
  private void undoTo(int level) {
    inTurn = NONE;
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

  private void record(int from, int level, TraceRecorder recorder) {
    if (level == 0) {
      recorder.drop(from);
    } else {
      int address = network.address(variable[depth], value[depth]);
      recorder.backtrack(from - depth, Operator.of(operator[depth]), address);
    }
  }

  /** Returns to {@code level}, undoing all later decisions, none of which is refuted. */
  void returnTo(int level) {
    if (level < depth) {
      int count = depth - level;
      counters.backtracks++;
      counters.jumps += count > 1 ? 1 : 0;
      undoTo(level);
      if (recorder != null) {
        recorder.drop(count);
      }
    }
  }

  /** Undoes the last {@code count} decisions, none of which is refuted: a jump. */
  void drop(int count) {
    counters.backtracks++;
    counters.jumps++;
    undoTo(depth - count);
    if (recorder != null) {
      recorder.drop(count);
    }
  }
}
