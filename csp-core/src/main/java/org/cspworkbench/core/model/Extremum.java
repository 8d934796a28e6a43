package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The smallest or the largest of some variables: a variable says it, as in {@code max(x, y, z) =
 * m}.
 *
 * @param scope the variables compared, at least one, then the one that is equal to the extremum
 * @param which which of them
 */
public record Extremum(ImmutableList<Variable> scope, Which which) implements Constraint {

  /** The two ends of an order. */
  public enum Which {
    /** The smallest. */
    MIN,
    /** The largest. */
    MAX;

    /** Returns 1 for the largest and −1 for the smallest, by which all values are multiplied. */
    int sign() {
      return this == MAX ? 1 : -1;
    }
  }

  /** The binary form of these constraints. */
  public static final BinaryForm<Extremum> FORM =
      new BinaryForm<>(26, Extremum.class, Extremum::write, Extremum::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables compared, then the one that is equal to the extremum
   * @param which which of them
   * @throws IllegalArgumentException if there is nothing to compare
   */
  public Extremum {
    checkArgument(scope.size() >= 2, "an extremum needs at least one variable to compare");
  }

  /** {@code value} is the smallest or largest of {@code compared}. */
  public Extremum(Iterable<Variable> compared, Which which, Variable value) {
    this(ImmutableList.<Variable>builder().addAll(compared).add(value).build(), which);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int last = values.length - 1;
    IntStream compared = Arrays.stream(values, 0, last);
    return values[last] == (which == Which.MAX ? compared.max() : compared.min()).orElseThrow();
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new ExtremumSupports(which, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return Optional.of(new ExtremumExplanation(this));
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.choice(which);
  }

  private static Extremum read(ConstraintReader in) throws MalformedEncodingException {
    return new Extremum(in.variables(), in.choice(Which.values()));
  }

  /** Returns text such as {@code max(x, y, z) = m}. */
  @Override
  public String toString() {
    int last = scope.size() - 1;
    return which.name().toLowerCase(Locale.ROOT)
        + RelationText.tuple(scope.subList(0, last))
        + " = "
        + scope.get(last);
  }
}
