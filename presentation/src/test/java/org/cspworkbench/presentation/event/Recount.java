package org.cspworkbench.presentation.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.jspecify.annotations.Nullable;

/**
 * A run counted again from the packed events of its trace, by the rules of {@code
 * docs/trace-format.md}: whole states are saved and restored, and the constraints themselves say
 * what a fixed value excludes. Shares no code with the player of traces.
 */
final class Recount {

  /** A decision that stands. */
  record Made(Decision decision, int position, boolean isChoice, State before) {}

  /** What is saved at a decision. */
  static final class State {
    final BitSet[] left;
    final int[] assigned;
    final List<int[]> refuted = new ArrayList<>(); // variable and index, since the last decision
    final Deque<BitSet[]> covered = new ArrayDeque<>();

    State(BitSet[] left, int[] assigned) {
      this.left = left;
      this.assigned = assigned;
    }

    State copy() {
      State copy = new State(copy(left), assigned.clone());
      copy.refuted.addAll(refuted);
      copy.covered.addAll(covered);
      return copy;
    }

    private static BitSet[] copy(BitSet[] sets) {
      return Arrays.stream(sets).map(set -> (BitSet) set.clone()).toArray(BitSet[]::new);
    }
  }

  private static final Set<EventKind> ENDS_REMOVALS =
      EnumSet.of(
          EventKind.TRY,
          EventKind.MOVE,
          EventKind.REFUTE,
          EventKind.BACKTRACK,
          EventKind.JUMP,
          EventKind.RESTART,
          EventKind.UNCOVER);

  private final Trace trace;
  private final TraceKey key;
  private final Csp csp;
  private final PairConstraints pairs;
  private final BitSet initiallyAssigned = new BitSet();
  private final List<Made> decisions = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>(List.of(0)); // the nodes from the root
  private final Multiset<EventKind> counts = EnumMultiset.create(EventKind.class);
  private final Multiset<EventKind> rootCounts = EnumMultiset.create(EventKind.class);
  private final Counters counters = new Counters();
  private final BitSet lost = new BitSet();
  private final Set<Integer> waiting = new LinkedHashSet<>(); // arcs, and complements of variables
  private State state;
  private @Nullable State root; // when it was left
  private final List<Integer> begun = new ArrayList<>(List.of(0)); // by node
  private int lastSolution = NONE;
  private int lastContradiction = NONE;
  private final Multiset<Integer> uses = HashMultiset.create(); // by number of the nogood
  private int removals; // since the last value was tried or undone
  private int position;

  /** Stands before the first event. */
  Recount(Trace trace, PairConstraints pairs) {
    this.trace = trace;
    this.pairs = pairs;
    this.key = trace.key();
    this.csp = trace.csp();
    int n = csp.variables().size();
    BitSet[] left = new BitSet[n];
    int[] assigned = new int[n];
    for (int x = 0; x < n; x++) {
      BitSet values = new BitSet();
      trace.initialDomains().values(key, x).indices().forEach(values::set);
      left[x] = values;
      assigned[x] = values.cardinality() == 1 ? values.nextSetBit(0) : NONE;
      initiallyAssigned.set(x, assigned[x] != NONE);
    }
    state = new State(left, assigned);
    counters.attempts = 1;
  }

  int position() {
    return position;
  }

  Counters counters() {
    return counters;
  }

  List<Made> decisions() {
    return decisions;
  }

  boolean isAssignedAtFirst(int x) {
    return initiallyAssigned.get(x);
  }

  int assigned(int x) {
    return state.assigned[x];
  }

  long open() {
    return IntStream.of(state.assigned).filter(i -> i == NONE).count();
  }

  /** Returns the values that {@code x} can still take. */
  BitSet remaining(int x) {
    BitSet remaining = (BitSet) state.left[x].clone();
    if (state.assigned[x] != NONE) {
      boolean isLeft = remaining.get(state.assigned[x]);
      remaining.clear();
      remaining.set(state.assigned[x], isLeft);
    }
    return remaining;
  }

  /** Returns the values of {@code x} that have been neither removed nor refuted. */
  BitSet left(int x) {
    return state.left[x];
  }

  /** Returns the values that the last event has removed from its variable by inference. */
  BitSet lost() {
    return lost;
  }

  /** Returns the values of {@code x} refuted since decision {@code level} was made. */
  ImmutableIntArray refuted(int level, int x) {
    State at = level == decisions.size() ? state : decisions.get(level).before();
    return ImmutableIntArray.copyOf(
        at.refuted.stream().filter(pair -> pair[0] == x).mapToInt(pair -> pair[1]));
  }

  /** Returns how many arcs and variables wait to be revised. */
  int waiting() {
    return waiting.size();
  }

  /** Returns whether a solution has been found since the search reached the current node. */
  boolean hasSolution() {
    return lastSolution >= begun.get(node());
  }

  /** Returns whether there was a contradiction since the search reached the current node. */
  boolean hasContradiction() {
    return lastContradiction >= begun.get(node());
  }

  int node() {
    return path.get(path.size() - 1);
  }

  long count(EventKind kind) {
    return counts.count(kind);
  }

  long countAtRoot(EventKind kind) {
    return rootCounts.count(kind);
  }

  /** Returns whether {@code literals} of a nogood or a reason hold: x = a, or x ≠ a. */
  boolean holds(int x, int index, boolean isEquation) {
    BitSet remaining = remaining(x);
    return isEquation
        ? remaining.cardinality() == 1 && remaining.get(index)
        : !remaining.get(index);
  }

  /** Returns how often a learnt nogood has removed values or been violated. */
  int uses(int nogood) {
    return uses.count(nogood);
  }

  /** Returns how many events have removed values since the last value was tried or undone. */
  int removals() {
    return removals;
  }

  void step() {
    if (position > 0 && trace.kind(position - 1) == EventKind.SELECT) {
      removals = 0; // the choice of a variable is seen with what led to it
    }
    long packed = trace.packed(position);
    EventKind kind = PackedEvent.kind(packed);
    int subject = PackedEvent.subject(packed);
    int cause = PackedEvent.cause(packed);
    lost.clear();
    switch (kind) {
      case SELECT -> leaveRoot();
      case TRY -> open(trace.decision(position));
      case REFUTE -> {
        counters.fails += trace.followsWipeOut(position) ? 0 : 1;
        undo(1);
        refute(trace.decision(position));
      }
      case BACKTRACK -> {
        counters.backtracks++;
        undo(1);
        refute(trace.decision(position));
      }
      case JUMP -> {
        counters.backtracks++;
        undo(cause);
        if (subject != NONE) {
          refute(trace.decision(position));
        }
      }
      case PRUNE -> {
        removals++;
        use(cause - key.endOfArcs());
        if (trace.removesHalf(position)) {
          pruneHalf(trace.decision(position));
        } else {
          prune(cause - 1, subject);
        }
      }
      case WIPE_OUT -> {
        counters.fails++;
        lastContradiction = position;
      }
      case VIOLATION -> {
        counters.fails++;
        lastContradiction = position;
        use(subject);
      }
      case PLACE -> state.assigned[key.variableAt(subject)] = key.indexAt(subject);
      case COVER -> state.covered.push(State.copy(state.left));
      case UNCOVER -> System.arraycopy(state.covered.pop(), 0, state.left, 0, state.left.length);
      case MOVE -> {
        leaveRoot();
        counters.moves++;
        state.assigned[key.variableAt(subject)] = key.indexAt(subject);
      }
      case SOLUTION -> {
        counters.solutions++;
        lastSolution = position;
      }
      case RESTART -> {
        counters.attempts++;
        decisions.clear();
        state = root == null ? state : root;
        root = null;
        path.subList(1, path.size()).clear();
        addNode();
      }
      case ENQUEUE -> waiting.add(cause == 0 ? ~subject : cause - 1);
      case DEQUEUE -> waiting.remove(~subject);
      case REVISE -> {
        counters.revisions++;
        waiting.remove(cause - 1);
      }
      case GAP -> throw new AssertionError("the trace is whole");
      default -> {}
    }
    if (!kind.isFine() && kind != EventKind.PRUNE && kind != EventKind.PLACE) {
      waiting.clear(); // the queue is empty before the next choice and at a contradiction
    }
    if (ENDS_REMOVALS.contains(kind)) {
      removals = 0;
    }
    position++;
    counts.add(kind);
    if (counters.nodes == 0) {
      rootCounts.add(kind);
    }
  }

  private void addNode() {
    path.add(begun.size());
    begun.add(position + 1);
  }

  private void leaveRoot() {
    root = root == null ? state.copy() : root;
  }

  private void open(Decision decision) {
    leaveRoot();
    counters.nodes++;
    int x = decision.variable();
    boolean isChoice =
        decision.splits()
            || state.left[x].cardinality() > 1
            || !refuted(decisions.size(), x).isEmpty();
    decisions.add(new Made(decision, position, isChoice, state.copy()));
    state.refuted.clear();
    counters.maxDepth = Math.max(counters.maxDepth, decisions.size());
    if (decision.splits()) {
      keep(x, decision::keeps);
    } else {
      state.assigned[x] = decision.value();
    }
    addNode();
  }

  private void keep(int x, IntPredicate kept) {
    state.left[x].stream()
        .filter(i -> !kept.test(i))
        .boxed()
        .toList()
        .forEach(state.left[x]::clear);
  }

  private void undo(int count) {
    for (int k = 0; k < count; k++) {
      state = decisions.remove(decisions.size() - 1).before();
      path.remove(path.size() - 1);
    }
  }

  private void refute(Decision decision) {
    int x = decision.variable();
    boolean isListed = false;
    for (int i : state.left[x].stream().toArray()) {
      if (decision.keeps(i)) {
        state.left[x].clear(i);
        if (!isListed || !key.isWide(x)) { // the first stands for a half of a wide domain
          state.refuted.add(new int[] {x, i});
        }
        isListed = true;
      }
    }
  }

  private void pruneHalf(Decision half) {
    int x = half.variable();
    assertThat(key.isWide(x)).isTrue();
    for (int i : state.left[x].stream().filter(half::keeps).toArray()) {
      lose(x, i);
    }
  }

  private void prune(int arc, int subject) {
    if (subject >= 0) {
      lose(key.variableAt(subject), key.indexAt(subject));
      return;
    }
    int x = key.tail(arc);
    int y = key.variableAt(~subject);
    int value = key.indexAt(~subject);
    for (int i : state.left[x].stream().toArray()) {
      if (!pairs.agree(x, i, y, value)) {
        lose(x, i);
      }
    }
  }

  private void use(int nogood) {
    if (nogood > 0) {
      uses.add(nogood);
    }
  }

  private void lose(int x, int i) {
    counters.prunings++;
    state.left[x].clear(i);
    lost.set(i);
  }
}
