package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Any relation over any number of variables, given by a test.
 *
 * @param name the relation as text, such as {@code a + b = c}
 * @param scope the variables, in the order in which the test takes their values; at least one
 * @param test returns whether values satisfy the relation; pure
 */
public record Predicate(String name, ImmutableList<Variable> scope, Test test)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Predicate> FORM =
      new BinaryForm<>(65, Predicate.class, Predicate::write, Predicate::read);

  /** A test of a tuple of values. */
  @FunctionalInterface
  public interface Test {
    /**
     * Returns whether these values, one for each variable of the scope in order, satisfy the
     * relation.
     */
    boolean holds(int... values);

    /**
     * Creates the test of ranges of values that each stand at every place, as the only variable of
     * a scope does; by default, nothing is known.
     */
    default RangeTest ofRanges() {
      return RangeTest.UNKNOWN;
    }

    /** Returns which place the others define, if one is; by default, none. */
    default Optional<Definition> definition() {
      return Optional.empty();
    }

    /**
     * Creates what removes values for one run before tuples are asked about, and where they are too
     * many for that; by default, nothing.
     *
     * @param scope the domains of the variables of the scope, by position
     */
    default Propagator whileMany(Scope scope) {
      return () -> true;
    }

    /**
     * Returns how a removal by {@link #whileMany} is explained; by default, by all that the
     * variables had lost.
     *
     * @param scope the variables of the predicate
     */
    default Optional<Explanation> explanationWhileMany(ImmutableList<Variable> scope) {
      return Optional.empty();
    }
  }

  /**
   * Checks the scope.
   *
   * @param name the relation as text
   * @param scope the variables, at least one
   * @param test returns whether values satisfy the relation
   * @throws IllegalArgumentException if the scope is empty
   */
  public Predicate {
    checkArgument(!scope.isEmpty(), "the predicate %s needs at least one variable", name);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return test.holds(values);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new Enumeration(this, scope, test.whileMany(scope));
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return test.explanationWhileMany(scope);
  }

  @Override
  public Optional<Definition> definition() {
    return test.definition();
  }

  @Override
  public Object relation() {
    return Equivalence.identity().wrap(test);
  }

  private void write(ConstraintWriter out) throws NotEncodableException {
    out.text(name);
    out.variables(scope);
    out.test(this);
  }

  private static Predicate read(ConstraintReader in) throws MalformedEncodingException {
    String name = in.text();
    ImmutableList<Variable> scope = in.variables();
    return new Predicate(name, scope, in.test(scope));
  }

  @Override
  public String toString() {
    return name;
  }
}
