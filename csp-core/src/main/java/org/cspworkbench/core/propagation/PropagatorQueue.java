package org.cspworkbench.core.propagation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The propagators of one run, and which of them wait because a variable of theirs has shrunk: first
 * in first out, each at most once.
 */
public final class PropagatorQueue {

  /** Puts the propagator of a constraint to work. */
  @FunctionalInterface
  private interface Maker {
    Propagator on(Domains domains, int constraint, IntConsumer changed);
  }

  /**
   * The table from kinds of constraints to their propagators: one line for a new kind. What is not
   * listed is asked about every tuple.
   */
  private static final ImmutableMap<Class<?>, Maker> MAKERS =
      ImmutableMap.of(
          AllDifferent.class, AllDifferentMatching::new,
          AllDifferentSums.class, AllDifferentMatching::new,
          LinearSum.class, LinearBounds::new,
          Extension.class, PropagatorQueue::ofTable);

  private final Domains domains;
  private final @Nullable TraceRecorder recorder;
  private final Propagator[] propagators;
  private final int[] reasons; // by propagator, for the tape
  private final int[][] watching; // by variable: the propagators of its constraints
  private final int[] ring;
  private final boolean[] waiting;
  private int first;
  private int size;

  /**
   * The propagators of all constraints of the network that are filtered as a whole.
   *
   * @param changed is told each variable from which one of them has taken a value
   */
  public PropagatorQueue(Domains domains, IntConsumer changed) {
    this.domains = domains;
    this.recorder = domains.fineRecorder();
    Csp.Structure structure = domains.network().structure();
    ImmutableList<Integer> constraints = domains.network().propagatedConstraints().asList();
    propagators =
        constraints.stream()
            .map(c -> maker(structure.constraints().get(c)).on(domains, c, changed))
            .toArray(Propagator[]::new);
    reasons = constraints.stream().mapToInt(domains.network()::firstReason).toArray();
    List<List<Integer>> rows =
        IntStream.range(0, domains.network().variableCount())
            .<List<Integer>>mapToObj(x -> new ArrayList<>())
            .toList();
    for (int p = 0; p < propagators.length; p++) {
      for (Variable x : structure.constraints().get(constraints.get(p)).scope()) {
        rows.get(x.index()).add(p);
      }
    }
    watching =
        rows.stream()
            .map(row -> row.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    ring = new int[Math.max(1, propagators.length)];
    waiting = new boolean[propagators.length];
  }

  /** A compact table lists what is allowed. */
  private static Propagator ofTable(Domains domains, int constraint, IntConsumer changed) {
    Extension table = (Extension) domains.network().structure().constraints().get(constraint);
    return table.polarity() == Extension.Polarity.SUPPORTS
        ? new CompactTable(domains, constraint, changed)
        : new Enumeration(domains, constraint, changed);
  }

  private static Maker maker(Constraint constraint) {
    return MAKERS.getOrDefault(constraint.getClass(), Enumeration::new);
  }

  /** Whether none waits. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Makes every propagator wait. */
  public void addAll() {
    for (int p = 0; p < propagators.length; p++) {
      add(p);
    }
  }

  /** Makes the propagators wait that have variable {@code x} in their scope. */
  public void addThoseOf(int x) {
    for (int p : watching[x]) {
      add(p);
    }
  }

  private void add(int p) {
    if (!waiting[p]) {
      waiting[p] = true;
      int last = first + size++;
      ring[last < ring.length ? last : last - ring.length] = p;
      if (recorder != null) {
        recorder.enqueueArc(reasons[p]);
      }
    }
  }

  /** Takes the next one out, which is now to propagate: that counts as one revision. */
  public Propagator remove() {
    int p = take();
    domains.countRevision(reasons[p]);
    return propagators[p];
  }

  /** Drops what is waiting, after a contradiction. */
  public void clear() {
    while (size > 0) {
      take();
    }
  }

  private int take() {
    int p = ring[first];
    first = first + 1 == ring.length ? 0 : first + 1;
    size--;
    waiting[p] = false;
    return p;
  }
}
