package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Variables whose tuples of values are listed: either the tuples that are allowed or those that are
 * not.
 *
 * @param scope the variables, at least one; one may occur in it several times
 * @param polarity whether {@code tuples} are the allowed or the forbidden ones
 * @param tuples the tuples, which other constraints may share
 */
public record Extension(ImmutableList<Variable> scope, Polarity polarity, TupleList tuples)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Extension> FORM =
      new BinaryForm<>(60, Extension.class, Extension::write, Extension::read);

  /** Stands for the relation, whichever lists are equal to this one. */
  private record Relation(Equivalence.Wrapper<TupleList> tuples, Polarity polarity) {}

  /** What the listed tuples mean. */
  public enum Polarity {
    /** Exactly the listed tuples satisfy the constraint. */
    SUPPORTS,
    /** Every tuple but the listed ones satisfies the constraint. */
    CONFLICTS
  }

  /**
   * Checks the length of the tuples.
   *
   * @param scope the variables, at least one
   * @param polarity whether {@code tuples} are the allowed or the forbidden ones
   * @param tuples the tuples
   * @throws IllegalArgumentException if there is not one variable for each value of a tuple
   */
  public Extension {
    checkArgument(
        tuples.arity() == scope.size(),
        "expected %s values in a tuple for %s, found %s",
        scope.size(),
        scope,
        tuples.arity());
  }

  /**
   * Returns the constraint that the variables take one of these tuples of values; order and
   * repetitions do not matter.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static Extension allowing(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.SUPPORTS, tuples);
  }

  /**
   * Returns the constraint that the variables take none of these tuples of values; order and
   * repetitions do not matter.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static Extension forbidding(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.CONFLICTS, tuples);
  }

  private static Extension listed(
      ImmutableList<Variable> scope, Polarity polarity, int[][] tuples) {
    checkArgument(!scope.isEmpty(), "a table needs at least one variable");
    for (int[] tuple : tuples) {
      checkArgument(
          tuple.length == scope.size(),
          "expected %s values in a tuple for %s, found %s",
          scope.size(),
          scope,
          tuple.length);
    }
    return new Extension(scope, polarity, TupleList.of(scope.size(), tuples));
  }

  /**
   * Returns the same relation between other variables: the list is shared, and compiled once.
   *
   * @throws IllegalArgumentException if there is not one variable for each value of a tuple
   */
  public Extension over(ImmutableList<Variable> otherScope) {
    return new Extension(otherScope, polarity, tuples);
  }

  /** Returns how many tuples are listed. */
  public int size() {
    return tuples.size();
  }

  /**
   * Returns the value of the variable at {@code position} of the scope in tuple number {@code
   * tuple}.
   */
  public int value(int tuple, int position) {
    return tuples.value(tuple, position);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return tuples.contains(values) == (polarity == Polarity.SUPPORTS);
  }

  @Override
  public Propagator propagator(Scope scope) {
    TupleSets sets = TupleSets.of(this, scope.memo());
    return polarity == Polarity.SUPPORTS
        ? new CompactTable(sets, scope.withoutRepeats())
        : new NegativeTable(sets, scope.withoutRepeats());
  }

  @Override
  public Propagator.Cost cost() {
    return size() <= Long.SIZE ? Propagator.Cost.LIGHT : Propagator.Cost.HEAVY;
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return polarity == Polarity.SUPPORTS
        ? Optional.of(new TableExplanation(this, memo))
        : Optional.empty();
  }

  @Override
  public Object relation() {
    return new Relation(Equivalence.identity().wrap(tuples), polarity);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.choice(polarity);
    if (out.isNewTable(tuples)) {
      out.count(tuples.arity());
      out.integers(tuples.values());
    }
  }

  private static Extension read(ConstraintReader in) throws MalformedEncodingException {
    return new Extension(
        in.variables(),
        in.choice(Polarity.values()),
        in.table(TupleList.class, () -> new TupleList(in.natural("an arity"), in.integers())));
  }

  /** Returns text such as {@code (x, y) ∈ 12 pairs}. */
  @Override
  public String toString() {
    String sign = polarity == Polarity.SUPPORTS ? " ∈ " : " ∉ ";
    return RelationText.tuple(scope) + sign + size() + (scope.size() == 2 ? " pairs" : " tuples");
  }
}
