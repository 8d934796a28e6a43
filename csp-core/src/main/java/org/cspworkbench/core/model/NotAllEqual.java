package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * These variables do not all take the same value.
 *
 * @param scope the variables, at least one
 */
public record NotAllEqual(ImmutableList<Variable> scope) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<NotAllEqual> FORM =
      new BinaryForm<>(7, NotAllEqual.class, NotAllEqual::write, NotAllEqual::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables, at least one
   * @throws IllegalArgumentException if the scope is empty
   */
  public NotAllEqual {
    checkArgument(!scope.isEmpty(), "not-all-equal needs at least one variable");
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return Arrays.stream(values).anyMatch(value -> value != values[0]);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new TwoWitnesses(scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
  }

  private static NotAllEqual read(ConstraintReader in) throws MalformedEncodingException {
    return new NotAllEqual(in.variables());
  }

  @Override
  public String toString() {
    return "notAllEqual" + scope;
  }

  /**
   * Domain consistency of variables that do not all take the same value: nothing is to be done as
   * long as two of them are open, or two are fixed to different values; of a single open one, the
   * value goes to which all others are fixed.
   *
   * <p>Two such witnesses are watched, and others are looked for only when these no longer serve,
   * as with the literals of a clause (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff:
   * Engineering an Efficient SAT Solver", DAC 2001); backtracking needs no memory. O(n) for n
   * variables, mostly O(1).
   */
  private static final class TwoWitnesses implements IncrementalPropagator {

    private final Scope scope;
    private int first; // two positions that were witnesses when last looked at
    private int second;

    TwoWitnesses(Scope scope) {
      this.scope = scope;
      second = scope.size() - 1;
    }

    @Override
    public boolean notice(int position) {
      return !areWitnesses(first, second);
    }

    @Override
    public boolean propagate() {
      if (areWitnesses(first, second)) {
        return true;
      }
      int open = NONE;
      int fixed = NONE;
      for (int k = 0; k < scope.size(); k++) {
        boolean isOpen = scope.domainSize(k) > 1;
        int before = isOpen ? open : fixed;
        if (before != NONE && areWitnesses(before, k)) {
          first = before;
          second = k;
          return true;
        }
        open = isOpen ? k : open;
        fixed = isOpen ? fixed : k;
      }
      if (open == NONE) {
        scope.removeAll(fixed);
        return false;
      }
      return scope.removeValue(open, scope.min(fixed));
    }

    private boolean areWitnesses(int one, int other) {
      boolean isOpen = scope.domainSize(one) > 1;
      return isOpen == scope.domainSize(other) > 1
          && (isOpen ? !scope.isSame(one, other) : scope.min(one) != scope.min(other));
    }
  }
}
