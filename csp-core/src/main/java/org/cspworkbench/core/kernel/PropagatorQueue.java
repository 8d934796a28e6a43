package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.IncrementalPropagator;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The propagators of one run, and which of them wait because a variable of theirs has shrunk: the
 * cheap ones before the costly ones (Schulte and Stuckey, "Efficient Constraint Propagation
 * Engines", TOPLAS 31, 2008), otherwise first in first out, each at most once.
 */
public final class PropagatorQueue {

  private static final int[] NONE = {}; // shared by all variables without propagators

  /** Those that wait at one cost, first in first out. */
  private static final class Line {
    private final int[] ring;
    private int first;
    private int size;

    Line(int room) {
      ring = new int[room];
    }

    void add(int p) {
      int last = first + size++;
      ring[last < ring.length ? last : last - ring.length] = p;
    }

    int remove() {
      int p = ring[first];
      first = first + 1 == ring.length ? 0 : first + 1;
      size--;
      return p;
    }
  }

  private final Domains domains;
  private final @Nullable TraceRecorder recorder;
  private final Propagator[] propagators;
  private final int[] reasons; // by propagator, for the trace
  private final int[] sizes; // by propagator: how many variables it has
  private final @Nullable IncrementalPropagator[] incremental; // by propagator, where it is one
  private final int[][] watching; // by variable: the propagators of its constraints,
  private final int[][] positions; // and its first position in the scope of each
  private final Line[] lineOf; // by propagator
  private final Line[] lines; // by cost, from least to most
  private final boolean[] waiting;
  private final int[] pause; // by propagator: for how many changes it is not to wait
  private int size;

  /**
   * The propagators of all constraints of the network that are filtered as a whole.
   *
   * @param allDifferent creates those of all-different constraints, of which a run has a choice
   * @param changed is notified of each variable from which one of them has removed a value
   */
  public PropagatorQueue(Domains domains, DifferentValues.Rule allDifferent, IntConsumer changed) {
    this.domains = domains;
    this.recorder = domains.fineRecorder();
    Network network = domains.network();
    ImmutableList<Integer> constraints = network.propagatedConstraints().asList();
    propagators = new Propagator[constraints.size()];
    Arrays.setAll(propagators, p -> propagator(domains, constraints.get(p), allDifferent, changed));
    incremental = new IncrementalPropagator[propagators.length];
    for (int p = 0; p < propagators.length; p++) {
      incremental[p] = propagators[p] instanceof IncrementalPropagator own ? own : null;
    }
    reasons = constraints.stream().mapToInt(network::firstReason).toArray();
    sizes =
        constraints.stream().mapToInt(c -> network.constraints().get(c).scope().size()).toArray();
    int n = network.variableCount();
    watching = new int[n][];
    positions = new int[n][];
    Arrays.fill(watching, NONE);
    Arrays.fill(positions, NONE);
    watch(network, constraints);
    Map<Propagator.Cost, Line> lineAt =
        new EnumMap<>(Propagator.Cost.class); // in the order of the costs
    for (Propagator.Cost cost : Propagator.Cost.values()) {
      lineAt.put(cost, new Line(propagators.length));
    }
    lines = lineAt.values().toArray(new Line[0]);
    lineOf =
        constraints.stream()
            .map(c -> lineAt.get(network.constraints().get(c).cost()))
            .toArray(Line[]::new);
    waiting = new boolean[propagators.length];
    pause = new int[propagators.length];
  }

  private static Propagator propagator(
      Domains domains, int index, DifferentValues.Rule allDifferent, IntConsumer changed) {
    Constraint constraint = domains.network().constraints().get(index);
    Scope scope = new ConstraintScope(domains, index, changed);
    return constraint instanceof DifferentValues different
        ? allDifferent.on(different, scope)
        : constraint.propagator(scope);
  }

  private void watch(Network network, List<Integer> constraints) {
    int[] lengths = new int[watching.length];
    for (int p = 0; p < constraints.size(); p++) {
      List<Variable> scope = network.constraints().get(constraints.get(p)).scope();
      for (int position = 0; position < scope.size(); position++) {
        int x = scope.get(position).index();
        int length = lengths[x];
        if (length == 0 || watching[x][length - 1] != p) { // it may be repeated
          watching[x] = Ints.ensureCapacity(watching[x], length + 1, 4);
          positions[x] = Ints.ensureCapacity(positions[x], length + 1, 4);
          watching[x][length] = p;
          positions[x][length] = position;
          lengths[x]++;
        }
      }
    }
    for (int x = 0; x < lengths.length; x++) {
      if (lengths[x] > 0) {
        watching[x] = Arrays.copyOf(watching[x], lengths[x]);
        positions[x] = Arrays.copyOf(positions[x], lengths[x]);
      }
    }
  }

  /** Returns the number of propagators. */
  public int count() {
    return propagators.length;
  }

  /** Returns whether none waits. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Makes every propagator wait. */
  public void addAll() {
    for (int p = 0; p < propagators.length; p++) {
      add(p);
    }
  }

  /**
   * Makes the propagators wait that have variable {@code x}, which has lost values, in their scope,
   * unless they pause, or keep account of it and do not ask to be called.
   */
  public void addThoseOf(int x) {
    int[] watchers = watching[x];
    for (int k = 0; k < watchers.length; k++) {
      int p = watchers[k];
      IncrementalPropagator counting = incremental[p];
      if (counting != null && !counting.notice(positions[x][k])) {
        continue;
      }
      if (pause[p] == 0) {
        add(p);
      } else {
        pause[p]--;
      }
    }
  }

  private void add(int p) {
    if (!waiting[p]) {
      waiting[p] = true;
      lineOf[p].add(p);
      size++;
      if (recorder != null) {
        recorder.enqueueArc(reasons[p]);
      }
    }
  }

  /**
   * Takes the next one out and lets it propagate, which counts as one revision.
   *
   * @return whether its constraint can still be satisfied, as far as it sees
   */
  public boolean propagateNext() {
    int p = take();
    domains.countWork(sizes[p]);
    domains.countRevision(reasons[p]);
    boolean isSatisfiable = propagators[p].propagate();
    pause[p] = propagators[p].pause();
    if (!isSatisfiable) {
      domains.unsatisfied(reasons[p]);
    }
    return isSatisfiable;
  }

  /** Drops what is waiting, after a contradiction. */
  public void clear() {
    while (size > 0) {
      take();
    }
  }

  private int take() {
    int cost = 0;
    while (lines[cost].size == 0) {
      cost++;
    }
    int p = lines[cost].remove();
    size--;
    waiting[p] = false;
    return p;
  }
}
