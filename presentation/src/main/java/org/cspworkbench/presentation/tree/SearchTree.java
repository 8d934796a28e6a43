package org.cspworkbench.presentation.tree;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.BitSet;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;

/**
 * The tree that a run has walked: a node for the start, one for each value that was tried, and one
 * for each attempt that began anew, which stands where all attempts begin. There are as many nodes
 * of values as the run has counted.
 *
 * <p>Nodes are numbered as they came, so that a node comes before everything below it, and what is
 * below the first of two siblings before the second. Follows a tape that still grows: {@link
 * #update} looks at each event once. Takes some 40 bytes a node; used by one thread at a time.
 */
public final class SearchTree {

  /** The number of the node at which everything begins. */
  public static final int ROOT = 0;

  /** Stands for "no such node", and for "no such variable" and "no such value". */
  public static final int NONE = -1;

  /** What has become of a node. */
  public enum Fate {
    /** The search stands at it or below it. */
    OPEN,
    /** Its value failed at once. */
    FAILED,
    /** Everything below it has been tried. */
    EXHAUSTED,
    /** It was left because of a decision above it, which made what was left of it pointless. */
    SKIPPED,
    /** Every variable has its value there: a solution. */
    SOLUTION
  }

  /** How many events one call looks at: some milliseconds' worth. */
  private static final int LOOKS_PER_UPDATE = 1 << 18;

  private final @Nullable TracePlayer player; // none if it does not grow
  private int length;
  private int size;
  private int[] parent = new int[16];
  private int[] variable = new int[16];
  private int[] value = new int[16];
  private int[] begun = new int[16]; // the position behind the event that made it
  private int[] left = new int[16]; // the position behind the event that left it
  private int[] last = new int[16]; // the last node below it, or itself
  private int[] fails = new int[16]; // below it, itself included
  private int[] solutions = new int[16];
  private Fate[] fate = new Fate[16];
  private final BitSet forced;
  private int here; // where the search stands
  private int start; // the root, or the present attempt

  /** The tree of the run on this tape: its root alone, until it is updated. */
  public SearchTree(Trace trace) {
    this.player = trace.player();
    this.forced = new BitSet();
    add(NONE, NONE, NONE);
  }

  private SearchTree(SearchTree other) {
    this.player = null;
    this.length = other.length;
    this.size = other.size;
    this.parent = Arrays.copyOf(other.parent, size);
    this.variable = Arrays.copyOf(other.variable, size);
    this.value = Arrays.copyOf(other.value, size);
    this.begun = Arrays.copyOf(other.begun, size);
    this.left = Arrays.copyOf(other.left, size);
    this.last = Arrays.copyOf(other.last, size);
    this.fails = Arrays.copyOf(other.fails, size);
    this.solutions = Arrays.copyOf(other.solutions, size);
    this.fate = Arrays.copyOf(other.fate, size);
    this.forced = (BitSet) other.forced.clone();
    this.here = other.here;
    this.start = other.start;
  }

  /**
   * Looks at events that have come since the last call, at most some hundred thousand; {@code
   * false} if more are waiting.
   */
  public boolean update() {
    if (player == null) {
      throw new IllegalStateException("a snapshot does not grow");
    }
    Trace trace = player.trace();
    for (int looks = 0; length < trace.length() && looks < LOOKS_PER_UPDATE; looks++) {
      player.stepForward();
      length = player.position();
      follow(trace.kind(length - 1), player);
    }
    return length >= trace.length();
  }

  /** The tree as it is now, and stays: for another thread than the one that lets this one grow. */
  public SearchTree snapshot() {
    return new SearchTree(this);
  }

  private void follow(EventKind kind, TracePlayer at) {
    TraceState state = at.state();
    switch (kind) {
      case TRY -> {
        int depth = state.depth();
        here = add(here, state.decisionVariable(depth), state.decisionValue(depth));
        forced.set(here, !state.isChoice(depth));
      }
      case REFUTE -> leave(Fate.FAILED);
      case BACKTRACK -> leave(Fate.EXHAUSTED);
      case JUMP -> jump(at.lastEvent());
      case SOLUTION -> solve();
      case RESTART -> restart();
      default -> {} // happens at the node where the search stands
    }
  }

  /** The deepest decisions are skipped; the first one dropped is taken back, if any had a part. */
  private void jump(@Nullable TraceEvent jump) {
    if (jump == null) {
      throw new IllegalStateException("a jump is an event");
    }
    int dropped = jump.levels().size();
    int skipped = jump.variable() == TraceEvent.NONE ? dropped : dropped - 1;
    for (int level = 0; level < dropped; level++) {
      leave(level < skipped ? Fate.SKIPPED : Fate.EXHAUSTED);
    }
  }

  private void solve() {
    fate[here] = Fate.SOLUTION;
    solutions[here]++;
  }

  private void restart() {
    while (here != start) {
      leave(Fate.SKIPPED);
    }
    if (start != ROOT) {
      leave(Fate.SKIPPED);
    }
    start = add(ROOT, NONE, NONE);
    here = start;
  }

  private int add(int above, int x, int v) {
    if (size == parent.length) {
      grow(2 * size);
    }
    parent[size] = above;
    variable[size] = x;
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
    value = Arrays.copyOf(value, capacity);
    begun = Arrays.copyOf(begun, capacity);
    left = Arrays.copyOf(left, capacity);
    last = Arrays.copyOf(last, capacity);
    fails = Arrays.copyOf(fails, capacity);
    solutions = Arrays.copyOf(solutions, capacity);
    fate = Arrays.copyOf(fate, capacity);
  }

  private void leave(Fate end) {
    if (fate[here] == Fate.OPEN) {
      fate[here] = end;
    }
    fails[here] += end == Fate.FAILED ? 1 : 0;
    left[here] = length;
    last[here] = size - 1;
    int above = parent[here];
    fails[above] += fails[here];
    solutions[above] += solutions[here];
    here = above;
  }

  /** How many nodes there are by now. */
  public int size() {
    return size;
  }

  /** How many events have been looked at. */
  public int length() {
    return length;
  }

  /** The node above {@code node}, or {@link #NONE} above the root. */
  public int parent(int node) {
    return parent[check(node)];
  }

  /** The variable that was given a value, or {@link #NONE} where an attempt begins. */
  public int variable(int node) {
    return variable[check(node)];
  }

  /** The index of the value that was tried, or {@link #NONE} where an attempt begins. */
  public int value(int node) {
    return value[check(node)];
  }

  /** Whether {@code node} is no value that was tried but an attempt that began anew. */
  public boolean isRestart(int node) {
    return node != ROOT && variable(node) == NONE;
  }

  /** Whether the value that was tried was the only one, so that nothing was decided. */
  public boolean isForced(int node) {
    return forced.get(check(node));
  }

  /** The last of the values that were forced one after another behind {@code node}, or itself. */
  public int endOfForced(int node) {
    int end = node;
    while (below(end) > 0 && isForced(end + 1) && below(end) == 1 + below(end + 1)) {
      end++;
    }
    return end;
  }

  /** What has become of {@code node} by now. */
  public Fate fate(int node) {
    return fate[check(node)];
  }

  /** The position on the tape at which the search first stands at {@code node}. */
  public int position(int node) {
    return begun[check(node)];
  }

  /** How many nodes there are below {@code node} by now. */
  public int below(int node) {
    boolean isLeft = left[check(node)] != Integer.MAX_VALUE;
    return (isLeft ? last[node] : size - 1) - node;
  }

  /** How many values have failed at once at {@code node} and below by now. */
  public int fails(int node) {
    return byNow(fails, check(node));
  }

  /** How many solutions have been found at {@code node} and below by now. */
  public int solutions(int node) {
    return byNow(solutions, check(node));
  }

  /** Where the search stands below a node, what it has counted on the way is not yet added up. */
  private int byNow(int[] counts, int node) {
    int sum = counts[node];
    if (left[node] == Integer.MAX_VALUE) {
      for (int below = here; below != node; below = parent[below]) {
        sum += counts[below];
      }
    }
    return sum;
  }

  /** Whether the search has left {@code node}, and did not find a solution there or below. */
  public boolean isInVain(int node) {
    return left[check(node)] != Integer.MAX_VALUE && solutions[node] == 0;
  }

  /**
   * The node at which the search stands when {@code position} events lie behind.
   *
   * @throws IllegalArgumentException if those have not been looked at yet
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
