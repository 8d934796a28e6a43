package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * How many different values some variables take: a variable says it, as in {@code nValues(x, y, z)
 * = total} (Pachet and Roy, "Automatic Generation of Music Programs", CP 1999).
 *
 * @param scope the variables whose values are counted, at least one, then the total
 */
public record NValues(ImmutableList<Variable> scope) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<NValues> FORM =
      new BinaryForm<>(25, NValues.class, NValues::write, NValues::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables whose values are counted, then the total
   * @throws IllegalArgumentException if there is nothing to count
   */
  public NValues {
    checkArgument(scope.size() >= 2, "a number of values needs at least one variable to count");
  }

  /** {@code counted} take {@code total} different values. */
  public NValues(Iterable<Variable> counted, Variable total) {
    this(ImmutableList.<Variable>builder().addAll(counted).add(total).build());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int last = values.length - 1;
    int different = 0;
    for (int k = 0; k < last; k++) {
      int first = 0;
      while (values[first] != values[k]) {
        first++;
      }
      different += first == k ? 1 : 0;
    }
    return different == values[last];
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new NValuesBounds(scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
  }

  private static NValues read(ConstraintReader in) throws MalformedEncodingException {
    return new NValues(in.variables());
  }

  /** Returns text such as {@code nValues(x, y, z) = total}. */
  @Override
  public String toString() {
    int last = scope.size() - 1;
    return "nValues" + RelationText.tuple(scope.subList(0, last)) + " = " + scope.get(last);
  }
}
