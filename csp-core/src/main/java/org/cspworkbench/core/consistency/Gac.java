package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkState;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.PropagatorQueue;
import org.cspworkbench.core.model.DifferentValues;
import org.jspecify.annotations.Nullable;

/**
 * Generalised arc consistency: arc consistency by words on the constraints between two variables,
 * and a propagator for each constraint that the network filters as a whole (Mohr and Masini, "Good
 * Old Discrete Relaxation", ECAI 1988).
 *
 * <p>Propagators cost more than arcs, so they wait until no arc waits, and after each of them the
 * arcs come first again (Schulte and Stuckey, "Efficient Constraint Propagation Engines", TOPLAS
 * 31, 2008).
 */
public final class Gac implements Consistency {

  private final Ac3Bit arcs;
  private final PropagatorQueue propagators;
  private final int wordCount;
  private boolean isStarted;
  private @Nullable Learnt learnt;

  /** Generalised arc consistency on these domains. */
  public Gac(Domains domains, Assignment assignment) {
    this(domains, assignment, DifferentValues::propagator);
  }

  /**
   * The same, but for all-different constraints, of which a weaker rule sees less: {@code
   * HiddenSingles::new}, {@code NakedPairs::new}, {@code OccasionalMatching::new}.
   */
  public Gac(Domains domains, Assignment assignment, DifferentValues.Rule allDifferent) {
    arcs = Ac3Bit.besidePropagators(domains, assignment);
    propagators = new PropagatorQueue(domains, allDifferent, arcs::add);
    wordCount = propagators.count() == 0 ? 0 : assignment.wordCount();
  }

  /** From now on also draws consequences from {@code newLearnt}: after arcs, before propagators. */
  public void learn(Learnt newLearnt) {
    learnt = newLearnt;
  }

  @Override
  public boolean establish() {
    start();
    return arcs.establish() ? propagate() : fail();
  }

  @Override
  public boolean establishAfter(Consistency filter) {
    if (!arcs.establishAfter(filter)) {
      return fail();
    }
    start();
    return propagate();
  }

  /** Every propagator is called at the root, where those that keep an account start it. */
  private void start() {
    propagators.addAll();
    isStarted = true;
  }

  @Override
  public Level level() {
    return Level.ARC_CONSISTENT;
  }

  @Override
  public boolean after(int changed) {
    checkState(isStarted, "consistency is established before it is restored");
    return arcs.after(changed) ? propagate() : fail();
  }

  private boolean propagate() {
    if (!propagateLearnt()) {
      return fail();
    }
    wake();
    while (!propagators.isEmpty()) {
      if (!propagators.propagateNext() || !arcs.propagate() || !propagateLearnt()) {
        return fail();
      }
      wake();
    }
    return true;
  }

  private boolean propagateLearnt() {
    while (learnt != null && learnt.hasNews()) {
      if (!learnt.propagate(arcs::add) || !arcs.propagate()) {
        return false;
      }
    }
    return true;
  }

  /** Makes the propagators wait that have a variable in their scope which has lost values. */
  private void wake() {
    if (!arcs.takeHasShrunk()) {
      return;
    }
    for (int w = 0; w < wordCount; w++) {
      for (long rest = arcs.takeShrunk(w); rest != 0; rest &= rest - 1) {
        propagators.addThoseOf(w * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  private boolean fail() {
    arcs.clear();
    propagators.clear();
    return false;
  }
}
