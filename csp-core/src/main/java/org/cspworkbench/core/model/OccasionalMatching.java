package org.cspworkbench.core.model;

/**
 * All-different, filtered by {@link AllDifferentMatching} where that pays, and pair by pair in
 * between.
 *
 * <p>A constraint with as many values as variables is <em>tight</em>: each value must be taken, so
 * that every loss may have consequences which no pair sees. It is filtered after each change. A
 * constraint with values to spare is filtered while that removes anything. If it does not, the
 * propagator pauses for 1, 3, 7, … changes of domains, up to {@value #LONGEST_PAUSE}, until a
 * filtering removes a value again: the exponential back-off of networks (Metcalfe and Boggs,
 * "Ethernet", Communications of the ACM 19, 1976), here for propagators that find nothing, as
 * engines switch between a strong and a weak consistency of one constraint by what the strong one
 * has removed (Stergiou, "Heuristics for Dynamically Adapting Propagation", ECAI 2008).
 *
 * <p>Costs at most 1/{@value #LONGEST_PAUSE} of {@link AllDifferentMatching} in the long run where
 * nothing is removed. The pairs of the constraint alone ensure that a solution satisfies it.
 */
public final class OccasionalMatching implements Propagator {

  private static final int LONGEST_PAUSE = 63;

  private final AllDifferentMatching matching;
  private final boolean isTight;
  private int pause; // after the last filtering

  /** The propagator of {@code constraint} on the domains of its scope. */
  public OccasionalMatching(DifferentValues constraint, Scope scope) {
    matching = new AllDifferentMatching(constraint, scope);
    isTight = matching.valueCount() <= matching.variableCount();
  }

  @Override
  public boolean propagate() {
    boolean isSatisfiable = matching.propagate();
    boolean hasPaid = matching.hasRemoved();
    pause = isTight || hasPaid ? 0 : Math.min(2 * pause + 1, LONGEST_PAUSE);
    return isSatisfiable;
  }

  @Override
  public int pause() {
    return pause;
  }
}
