package org.cspworkbench.presentation.playback;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.BitSet;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;

/**
 * The tree that a run has searched: a root, a node for each value that was tried, and a child of
 * the root for each restart. The number of value nodes equals the node counter of the run.
 *
 * <p>Nodes are numbered in the order of their creation, which is preorder. The trace may still
 * grow: {@link #readTo} processes each event once. Takes about 40 bytes per node; not thread-safe.
 */
public final class SearchTree {

  /** The number of the root. */
  public static final int ROOT = 0;

  /** Stands for no node, no variable or no value. */
  public static final int NONE = -1;

  /** The state of a node. */
  public enum Fate {
    /** The search is at this node or below it. */
    OPEN,
    /** The value failed immediately. */
    FAILED,
    /** Everything below the node has been tried. */
    EXHAUSTED,
    /** The search left the node because of a decision above it, without trying everything below. */
    SKIPPED,
    /** Every variable is assigned: a solution. */
    SOLUTION
  }

  private final @Nullable TracePlayer player; // null for a snapshot
  private int length;
  private int size;
  private int[] parent = new int[16];
  private int[] variable = new int[16];
  private byte[] operator = new byte[16]; // its code
  private int[] value = new int[16];
  private int[] begun = new int[16]; // the position after the event that created the node
  private int[] left = new int[16]; // the position after the event that left the node
  private int[] last = new int[16]; // the last descendant, or the node itself
  private int[] fails = new int[16]; // in the subtree of the node
  private int[] solutions = new int[16];
  private Fate[] fate = new Fate[16];
  private final BitSet forced;
  private int current; // the node of the search
  private int start; // the root, or the node of the current attempt

  /** Creates the tree of the run in this trace; it has only a root before any is read. */
  public SearchTree(Trace trace) {
    this.player = trace.player();
    this.forced = new BitSet();
    add(NONE, NONE, Operator.EQUAL, NONE);
  }

  private SearchTree(SearchTree other) {
    this.player = null;
    this.length = other.length;
    this.size = other.size;
    this.parent = Arrays.copyOf(other.parent, size);
    this.variable = Arrays.copyOf(other.variable, size);
    this.operator = Arrays.copyOf(other.operator, size);
    this.value = Arrays.copyOf(other.value, size);
    this.begun = Arrays.copyOf(other.begun, size);
    this.left = Arrays.copyOf(other.left, size);
    this.last = Arrays.copyOf(other.last, size);
    this.fails = Arrays.copyOf(other.fails, size);
    this.solutions = Arrays.copyOf(other.solutions, size);
    this.fate = Arrays.copyOf(other.fate, size);
    this.forced = (BitSet) other.forced.clone();
    this.current = other.current;
    this.start = other.start;
  }

  /** Processes the events before position {@code end} that have not been processed. */
  public void readTo(int end) {
    if (player == null) {
      throw new IllegalStateException("a snapshot does not grow");
    }
    while (length < end) {
      player.stepForward();
      length = player.position();
      follow(player.trace().kind(length - 1), player);
    }
  }

  /** Returns an immutable copy, which other threads may read. */
  public SearchTree snapshot() {
    return new SearchTree(this);
  }

  private void follow(EventKind kind, TracePlayer at) {
    TraceState state = at.state();
    switch (kind) {
      case TRY -> {
        int depth = state.depth();
        Decision made = state.decision(depth);
        current = add(current, made.variable(), made.operator(), made.value());
        forced.set(current, !state.isChoice(depth));
      }
      case REFUTE -> leave(Fate.FAILED);
      case BACKTRACK -> leave(Fate.EXHAUSTED);
      case JUMP -> jump(at.lastEvent());
      case SOLUTION -> solve();
      case RESTART -> restart();
      default -> {} // the search stays at the same node
    }
  }

  /**
   * Skips the deepest decisions, and backtracks over the first dropped one if the conflict has a
   * culprit. If a nogood has been learnt, the contradiction is at the deepest one.
   */
  private void jump(@Nullable TraceEvent jump) {
    if (jump == null) {
      throw new IllegalStateException("a jump is an event");
    }
    int dropped = jump.levels().size();
    int skipped = jump.variable() == TraceEvent.NONE ? dropped : dropped - 1;
    if (followsLearning(jump)) {
      leave(below(current) > 0 ? Fate.EXHAUSTED : Fate.FAILED);
      dropped--;
      skipped--;
    }
    for (int level = 0; level < dropped; level++) {
      leave(level < skipped ? Fate.SKIPPED : Fate.EXHAUSTED);
    }
  }

  private boolean followsLearning(TraceEvent jump) {
    return player != null
        && jump.position() > 0
        && player.trace().kind(jump.position() - 1) == EventKind.LEARN;
  }

  private void solve() {
    fate[current] = Fate.SOLUTION;
    solutions[current]++;
  }

  private void restart() {
    while (current != start) {
      leave(Fate.SKIPPED);
    }
    if (start != ROOT) {
      leave(Fate.SKIPPED);
    }
    start = add(ROOT, NONE, Operator.EQUAL, NONE);
    current = start;
  }

  private int add(int above, int x, Operator how, int v) {
    if (size == parent.length) {
      grow(2 * size);
    }
    parent[size] = above;
    variable[size] = x;
    operator[size] = how.code();
    value[size] = v;
    begun[size] = length;
    left[size] = Integer.MAX_VALUE;
    last[size] = size;
    fails[size] = 0;
    solutions[size] = 0;
    fate[size] = Fate.OPEN;
    return size++;
  }

  private void grow(int capacity) {
    parent = Arrays.copyOf(parent, capacity);
    variable = Arrays.copyOf(variable, capacity);
    operator = Arrays.copyOf(operator, capacity);
    value = Arrays.copyOf(value, capacity);
    begun = Arrays.copyOf(begun, capacity);
    left = Arrays.copyOf(left, capacity);
    last = Arrays.copyOf(last, capacity);
    fails = Arrays.copyOf(fails, capacity);
    solutions = Arrays.copyOf(solutions, capacity);
    fate = Arrays.copyOf(fate, capacity);
  }

  private void leave(Fate end) {
    if (fate[current] == Fate.OPEN) {
      fate[current] = end;
    }
    fails[current] += end == Fate.FAILED ? 1 : 0;
    left[current] = length;
    last[current] = size - 1;
    int above = parent[current];
    fails[above] += fails[current];
    solutions[above] += solutions[current];
    current = above;
  }

  /** Returns the current number of nodes. */
  public int size() {
    return size;
  }

  /** Returns the number of events that have been processed. */
  public int length() {
    return length;
  }

  /** Returns the parent of {@code node}, or {@link #NONE} for the root. */
  public int parent(int node) {
    return parent[check(node)];
  }

  /** Returns the variable that was assigned, or {@link #NONE} for the root and for a restart. */
  public int variable(int node) {
    return variable[check(node)];
  }

  /**
   * Returns the decision that was tried.
   *
   * @throws IllegalArgumentException if there is none, as for the root and for a restart
   */
  public Decision decision(int node) {
    checkArgument(variable(node) != NONE, "no decision leads to node %s", node);
    return new Decision(variable[node], Operator.of(operator[node]), value[node]);
  }

  /** Returns whether {@code node} is the beginning of an attempt after a restart. */
  public boolean isRestart(int node) {
    return node != ROOT && variable(node) == NONE;
  }

  /** Returns whether the value was the only one left, so that there was no choice. */
  public boolean isForced(int node) {
    return forced.get(check(node));
  }

  /**
   * Returns the end of the chain of forced values below {@code node}, or {@code node} if there is
   * none.
   */
  public int endOfForced(int node) {
    int end = node;
    while (below(end) > 0 && isForced(end + 1) && below(end) == 1 + below(end + 1)) {
      end++;
    }
    return end;
  }

  /** Returns the current state of {@code node}. */
  public Fate fate(int node) {
    return fate[check(node)];
  }

  /** Returns the position in the trace at which the search reached {@code node}. */
  public int position(int node) {
    return begun[check(node)];
  }

  /** Returns the current number of descendants of {@code node}. */
  public int below(int node) {
    boolean isLeft = left[check(node)] != Integer.MAX_VALUE;
    return (isLeft ? last[node] : size - 1) - node;
  }

  /** Returns the current number of failed values in the subtree of {@code node}. */
  public int fails(int node) {
    return byNow(fails, check(node));
  }

  /** Returns the current number of solutions in the subtree of {@code node}. */
  public int solutions(int node) {
    return byNow(solutions, check(node));
  }

  /**
   * Returns the count of the subtree of {@code node}, including the counts on the path to the
   * current node, which have not been added to it yet.
   */
  private int byNow(int[] counts, int node) {
    int sum = counts[node];
    if (left[node] == Integer.MAX_VALUE) {
      for (int below = current; below != node; below = parent[below]) {
        sum += counts[below];
      }
    }
    return sum;
  }

  /** Returns whether the search has left {@code node} within the first {@code position} events. */
  public boolean isLeftBy(int position, int node) {
    return left[check(node)] <= position;
  }

  /** Returns whether the search has left {@code node} without a solution in its subtree. */
  public boolean isInVain(int node) {
    return left[check(node)] != Integer.MAX_VALUE && solutions[node] == 0;
  }

  /**
   * Returns the node of the search after {@code position} events.
   *
   * @throws IllegalArgumentException if those events have not been processed
   */
  public int at(int position) {
    checkArgument(position >= 0 && position <= length(), "%s of %s events", position, length());
    int node = Arrays.binarySearch(begun, 0, size, position);
    node = node >= 0 ? node : -node - 2;
    while (left[node] <= position) {
      node = parent[node];
    }
    return node;
  }

  private int check(int node) {
    checkArgument(node >= 0 && node < size, "node %s of %s", node, size);
    return node;
  }
}
