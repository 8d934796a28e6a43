package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * No more than {@code most} variables in succession take one of some values, as in {@code run(x, y,
 * z = 0) ≤ 2} (a limit of the constraint <em>sequence</em>: Beldiceanu and Contejean, "Introducing
 * Global Constraints in CHIP", Mathematical and Computer Modelling 20, 1994).
 *
 * <p>Where the last variable is followed by the first one again, the first {@code most} variables
 * are repeated at the end of the scope.
 *
 * @param scope the variables in the order in which they follow each other, at least one
 * @param values the values of which a run consists
 * @param most the greatest length of a run, at least 0
 */
public record LongestRun(ImmutableList<Variable> scope, ImmutableSet<Integer> values, int most)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<LongestRun> FORM =
      new BinaryForm<>(24, LongestRun.class, LongestRun::write, LongestRun::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables, at least one
   * @param values the values of which a run consists
   * @param most the greatest length of a run
   * @throws IllegalArgumentException if there is no variable, or the length is negative
   */
  public LongestRun {
    checkArgument(!scope.isEmpty(), "a run needs at least one variable");
    checkArgument(most >= 0, "a run is not %s long", most);
  }

  @Override
  public boolean isSatisfiedBy(int... tuple) {
    int run = 0;
    for (int value : tuple) {
      run = values.contains(value) ? run + 1 : 0;
      if (run > most) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new RunLengths(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.values(values);
    out.number(most);
  }

  private static LongestRun read(ConstraintReader in) throws MalformedEncodingException {
    return new LongestRun(in.variables(), in.values(), in.integer());
  }

  @Override
  public String toString() {
    return "run(" + RelationText.among(scope, values) + ") ≤ " + most;
  }

  /**
   * Domain consistency of the greatest length of a run: where the runs that are certain on both
   * sides of a variable would become too long together with it, the variable loses the values that
   * would join them (the constraint <em>stretch</em> with an upper limit only: Pesant, "A Filtering
   * Algorithm for the Stretch Constraint", CP 2001).
   *
   * <p>No removal makes another run certain, so that one pass in each direction is enough. Exact
   * while no variable is repeated. O(n) for n variables; called only when one of them has lost its
   * last value outside the run.
   */
  private static final class RunLengths implements IncrementalPropagator {

    private final Scope scope;
    private final int most;
    private final long[][] inside; // by position: the values of which a run consists, one bit each
    private final long[][] outside; // and the others
    private final int[] before; // by position: the length of the certain run that ends before it

    RunLengths(LongestRun run, Scope scope) {
      this.scope = scope;
      most = run.most();
      int n = scope.size();
      inside = new long[n][];
      outside = new long[n][];
      before = new int[n];
      for (int k = 0; k < n; k++) {
        Domain domain = run.scope().get(k).domain();
        inside[k] = Bits.where(domain, run.values()::contains);
        outside[k] = Bits.where(domain, value -> !run.values().contains(value));
      }
    }

    @Override
    public boolean notice(int position) {
      return isCertain(position);
    }

    @Override
    public boolean propagate() {
      int run = 0;
      for (int k = 0; k < before.length; k++) {
        before[k] = run;
        run = isCertain(k) ? run + 1 : 0;
      }
      int after = 0;
      for (int k = before.length - 1; k >= 0; k--) {
        if (before[k] + 1 + after > most && !scope.removeAll(k, inside[k])) {
          return false;
        }
        after = isCertain(k) ? after + 1 : 0;
      }
      return true;
    }

    /** Returns whether the variable at {@code position} is part of a run. */
    private boolean isCertain(int position) {
      return !scope.hasAny(position, outside[position]);
    }
  }
}
