package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Extension.Polarity;

/**
 * A table in which a tuple may leave places open: {@link #ANY} stands for every value that the
 * variable has there, so that one line states what an {@link Extension} states in many.
 *
 * <p>To ask about values takes O(p·n·log t) for t tuples of n places, if p different sets of places
 * are left open.
 */
public final class ShortExtension implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<ShortExtension> FORM =
      new BinaryForm<>(61, ShortExtension.class, ShortExtension::write, ShortExtension::read);

  /** Stands in a tuple for every value of a variable, and is itself the value of none. */
  public static final int ANY = Integer.MIN_VALUE;

  private final ImmutableList<Variable> scope;
  private final Polarity polarity;
  private final ImmutableIntArray tuples; // one after the other, in lexicographic order
  private final ImmutableIntArray patterns; // for each set of open places a tuple that has it

  private ShortExtension(
      ImmutableList<Variable> scope,
      Polarity polarity,
      ImmutableIntArray tuples,
      ImmutableIntArray patterns) {
    checkArgument(!scope.isEmpty(), "a table needs at least one variable");
    for (Variable x : scope) {
      checkArgument(x.domain().min() != ANY, "%s has %s, which stands for any value", x, ANY);
    }
    this.scope = scope;
    this.polarity = polarity;
    this.tuples = tuples;
    this.patterns = patterns;
  }

  /**
   * Returns the constraint that the variables take one of these tuples of values; order and
   * repetitions do not matter, and values outside the domains do no harm.
   *
   * @throws IllegalArgumentException if there is no variable, a tuple is too long or too short, or
   *     a variable has {@link #ANY} as a value
   */
  public static ShortExtension allowing(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.SUPPORTS, tuples);
  }

  /**
   * Returns the constraint that the variables take none of these tuples of values; order and
   * repetitions do not matter, and values outside the domains do no harm.
   *
   * @throws IllegalArgumentException if there is no variable, a tuple is too long or too short, or
   *     a variable has {@link #ANY} as a value
   */
  public static ShortExtension forbidding(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.CONFLICTS, tuples);
  }

  private static ShortExtension listed(
      ImmutableList<Variable> scope, Polarity polarity, int[][] tuples) {
    for (int[] tuple : tuples) {
      Cancellation.check();
      checkArgument(
          tuple.length == scope.size(),
          "expected %s values in a tuple for %s, found %s",
          scope.size(),
          scope,
          tuple.length);
    }
    ImmutableIntArray.Builder flat = ImmutableIntArray.builder();
    Arrays.stream(tuples).sorted(new TupleOrder()).forEach(flat::addAll);
    ImmutableIntArray.Builder patterns = ImmutableIntArray.builder();
    Arrays.stream(tuples)
        .map(ShortExtension::pattern)
        .sorted(new TupleOrder())
        .map(pattern -> ImmutableIntArray.copyOf(pattern))
        .distinct()
        .forEach(patterns::addAll);
    return new ShortExtension(scope, polarity, flat.build(), patterns.build());
  }

  /** Returns a tuple with the same open places, and 0 at the others. */
  private static int[] pattern(int[] tuple) {
    Cancellation.check();
    return Arrays.stream(tuple).map(value -> value == ANY ? ANY : 0).toArray();
  }

  /**
   * Returns the same tuples, which are shared, for other variables.
   *
   * @throws IllegalArgumentException if there are not as many, or one has {@link #ANY} as a value
   */
  public ShortExtension over(ImmutableList<Variable> otherScope) {
    checkArgument(
        otherScope.size() == scope.size(),
        "expected %s variables, found %s",
        scope.size(),
        otherScope.size());
    return new ShortExtension(otherScope, polarity, tuples, patterns);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return scope;
  }

  /** Returns whether the listed tuples are the allowed or the forbidden ones. */
  public Polarity polarity() {
    return polarity;
  }

  /** Returns the tuples one after the other, in lexicographic order. */
  public ImmutableIntArray tuples() {
    return tuples;
  }

  /** Returns how many tuples are listed. */
  public int size() {
    return tuples.length() / scope.size();
  }

  /**
   * Returns the value of the variable at {@code position} of the scope in tuple number {@code
   * tuple}, or {@link #ANY}.
   */
  public int value(int tuple, int position) {
    return tuples.get(tuple * scope.size() + position);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    boolean isListed = false;
    for (int start = 0; start < patterns.length() && !isListed; start += scope.size()) {
      isListed = lists(values, start);
    }
    return isListed == (polarity == Polarity.SUPPORTS);
  }

  /**
   * Returns whether {@code values}, less those at the places that a pattern leaves open, is a
   * tuple.
   */
  private boolean lists(int[] values, int pattern) {
    int[] tuple = values.clone();
    for (int k = 0; k < tuple.length; k++) {
      if (patterns.get(pattern + k) == ANY) {
        tuple[k] = ANY;
      }
    }
    return TupleList.isAmong(tuples, tuple);
  }

  @Override
  public Propagator propagator(Scope scope) {
    TupleSets sets = TupleSets.of(this, scope.memo());
    return polarity == Polarity.SUPPORTS
        ? new CompactTable(sets, scope.withoutRepeats())
        : new ForbiddenPatterns(sets, scope.withoutRepeats());
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    // all empty lists are one object, even of different length
    if (out.isNewTable(tuples.isEmpty() ? this : tuples)) {
      out.choice(polarity);
      out.integers(tuples);
    }
  }

  private static ShortExtension read(ConstraintReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return in.table(
            ShortExtension.class,
            () ->
                listed(
                    scope, in.choice(Polarity.values()), readTuples(in.integers(), scope.size())))
        .over(scope);
  }

  private static int[][] readTuples(ImmutableIntArray values, int arity)
      throws MalformedEncodingException {
    if (arity == 0 || values.length() % arity != 0) {
      throw new MalformedEncodingException("the last tuple of a table is not whole");
    }
    int[][] tuples = new int[values.length() / arity][];
    for (int t = 0; t < tuples.length; t++) {
      tuples[t] = values.subArray(t * arity, (t + 1) * arity).toArray();
    }
    return tuples;
  }

  /** Returns text such as {@code (x, y, z) ∈ 12 short tuples}. */
  @Override
  public String toString() {
    String sign = polarity == Polarity.SUPPORTS ? " ∈ " : " ∉ ";
    return RelationText.tuple(scope) + sign + size() + " short tuples";
  }
}
