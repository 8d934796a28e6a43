package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;

/**
 * The truth of a linear sum as a variable: 1 where the sum holds, 0 where it does not.
 *
 * @param scope the variables of the sum, then the truth
 * @param sum the sum
 */
public record ReifiedSum(ImmutableList<Variable> scope, LinearSum sum) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<ReifiedSum> FORM =
      new BinaryForm<>(21, ReifiedSum.class, ReifiedSum::write, ReifiedSum::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables of the sum, then the truth
   * @param sum the sum
   * @throws IllegalArgumentException if these are not the variables of the sum and one more
   */
  public ReifiedSum {
    checkArgument(
        scope.size() == sum.scope().size() + 1
            && scope.subList(0, scope.size() - 1).equals(sum.scope()),
        "expected the variables of %s and one for its truth, found %s",
        sum,
        scope);
  }

  /** {@code truth} is 1 where {@code sum} holds, and 0 where it does not. */
  public ReifiedSum(LinearSum sum, Variable truth) {
    this(ImmutableList.<Variable>builder().addAll(sum.scope()).add(truth).build(), sum);
  }

  /** Returns whether the sum holds. */
  public Variable truth() {
    return scope.get(scope.size() - 1);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[values.length - 1] == (sum.isSatisfiedBy(values) ? 1 : 0);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new ReifiedBounds(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    sum.write(out);
    out.variable(truth());
  }

  private static ReifiedSum read(ConstraintReader in) throws MalformedEncodingException {
    return new ReifiedSum(LinearSum.read(in), in.variable());
  }

  /** Returns text such as {@code b ⇔ x + y ≤ 3}. */
  @Override
  public String toString() {
    return truth() + " ⇔ " + sum;
  }

  /**
   * Bounds consistency of the truth of a linear sum: it is known once the bounds of the variables
   * leave only one answer, and once it is known, the sum or its negation is kept (Van Hentenryck
   * and Deville, "The Cardinality Operator: A New Logical Connective for Constraint Logic
   * Programming", ICLP 1991). O(n) for n terms, and as much as {@link LinearBounds} once it is
   * known.
   */
  private static final class ReifiedBounds implements Propagator {

    private final Scope scope;
    private final int truth; // its position
    private final LinearBounds sum;
    private final LinearBounds negation;

    ReifiedBounds(ReifiedSum reified, Scope scope) {
      this.scope = scope;
      truth = scope.size() - 1;
      sum = new LinearBounds(reified.sum(), scope);
      negation = new LinearBounds(reified.sum().negation(), scope);
    }

    @Override
    public boolean propagate() {
      return scope.domainSize(truth) > 1 ? keepPossible() : keepKnown();
    }

    private boolean keepPossible() {
      for (int i = scope.first(truth); i != NONE; i = scope.next(truth, i)) {
        if (!isPossible(scope.value(truth, i)) && !scope.remove(truth, i)) {
          return false;
        }
      }
      return scope.domainSize(truth) > 1 || keepKnown();
    }

    /** A truth beyond 0 and 1 is not possible. */
    private boolean keepKnown() {
      int answer = scope.min(truth);
      if (answer != 0 && answer != 1) {
        scope.removeAll(truth);
        return false;
      }
      return answer == 1 ? sum.propagate() : negation.propagate();
    }

    private boolean isPossible(int answer) {
      return answer == 1 ? sum.isPossible() : answer == 0 && negation.isPossible();
    }
  }
}
