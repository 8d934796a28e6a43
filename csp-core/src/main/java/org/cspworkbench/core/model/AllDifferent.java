package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * No two of these variables take the same value.
 *
 * @param name its name, such as {@code row 3}; the relation itself if it has no name of its own
 * @param scope the variables, at least one
 */
public record AllDifferent(String name, ImmutableList<Variable> scope) implements DifferentValues {

  /** The binary form of these constraints. */
  public static final BinaryForm<AllDifferent> FORM =
      new BinaryForm<>(5, AllDifferent.class, AllDifferent::write, AllDifferent::read);

  /**
   * Checks the scope.
   *
   * @param name its name
   * @param scope the variables, at least one
   * @throws IllegalArgumentException if the scope is empty
   */
  public AllDifferent {
    checkArgument(!scope.isEmpty(), "all-different needs at least one variable");
  }

  /** All-different without a name of its own. */
  public AllDifferent(ImmutableList<Variable> scope) {
    this("allDifferent" + scope, scope);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return Arrays.stream(values).distinct().count() == values.length;
  }

  @Override
  public int offset(int position) {
    return 0;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.name(name, new AllDifferent(scope).name());
  }

  private static AllDifferent read(ConstraintReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return in.name(scope)
        .map(name -> new AllDifferent(name, scope))
        .orElseGet(() -> new AllDifferent(scope));
  }

  @Override
  public String toString() {
    return name;
  }
}
