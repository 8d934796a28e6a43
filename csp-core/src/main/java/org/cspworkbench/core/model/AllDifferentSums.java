package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;

/**
 * No two of some variables are equal once each has been shifted by a number of its own: {@code
 * allDifferent[q1 + 1, q2 + 2, q3 + 3]}.
 *
 * @param name its name, or the relation if it has none
 * @param scope the variables, at least one
 * @param offsets what is added to each variable, in the same order
 */
public record AllDifferentSums(
    String name, ImmutableList<Variable> scope, ImmutableIntArray offsets)
    implements DifferentValues {

  /** The binary form of these constraints. */
  public static final BinaryForm<AllDifferentSums> FORM =
      new BinaryForm<>(6, AllDifferentSums.class, AllDifferentSums::write, AllDifferentSums::read);

  /**
   * Checks the scope.
   *
   * @param name its name
   * @param scope the variables, at least one
   * @param offsets what is added to each variable, in the same order
   * @throws IllegalArgumentException if the scope is empty or has not one offset for each variable,
   *     or two of them are 2<sup>31</sup> or more apart
   */
  public AllDifferentSums {
    checkArgument(!scope.isEmpty(), "all-different needs at least one variable");
    checkArgument(
        scope.size() == offsets.length(),
        "expected one offset for each of %s variables, found %s",
        scope.size(),
        offsets.length());
    IntSummaryStatistics range = offsets.stream().summaryStatistics();
    checkArgument(
        (long) range.getMax() - range.getMin() <= Integer.MAX_VALUE,
        "the offsets from %s to %s are too far apart",
        range.getMin(),
        range.getMax());
  }

  /** All-different without a name of its own. */
  public AllDifferentSums(ImmutableList<Variable> scope, ImmutableIntArray offsets) {
    this("allDifferent" + shifted(scope, offsets), scope, offsets);
  }

  private static ImmutableList<String> shifted(
      ImmutableList<Variable> scope, ImmutableIntArray offsets) {
    return IntStream.range(0, Math.min(scope.size(), offsets.length()))
        .mapToObj(k -> RelationText.shifted(scope.get(k), offsets.get(k)))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    long[] sums = new long[values.length];
    Arrays.setAll(sums, k -> (long) values[k] + offsets.get(k));
    return Arrays.stream(sums).distinct().count() == sums.length;
  }

  @Override
  public int offset(int position) {
    return offsets.get(position);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.integers(offsets);
    out.name(name, new AllDifferentSums(scope, offsets).name());
  }

  private static AllDifferentSums read(ConstraintReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    ImmutableIntArray offsets = in.integers();
    return in.name(scope)
        .map(name -> new AllDifferentSums(name, scope, offsets))
        .orElseGet(() -> new AllDifferentSums(scope, offsets));
  }

  @Override
  public String toString() {
    return name;
  }
}
