package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.RelationText;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Goods of given sizes in bins: the load of each bin is the sum of the sizes of what lies in it.
 *
 * @param scope the bin of each good, then the load of each bin
 * @param sizes of the goods, none negative, in the same order
 * @param first the number of the first bin; the others have the numbers behind it
 */
public record BinPacking(ImmutableList<Variable> scope, ImmutableIntArray sizes, int first)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<BinPacking> FORM =
      new BinaryForm<>(46, BinPacking.class, BinPacking::write, BinPacking::read);

  /**
   * Checks the sizes.
   *
   * @param scope the bin of each good, then the load of each bin
   * @param sizes of the goods
   * @param first the number of the first bin
   * @throws IllegalArgumentException if there is no good, no bin, or a size that is negative
   */
  public BinPacking {
    checkArgument(
        !sizes.isEmpty() && scope.size() > sizes.length(),
        "expected the bins of %s goods and the loads, found %s variables",
        sizes.length(),
        scope.size());
    for (int i = 0; i < sizes.length(); i++) {
      checkArgument(sizes.get(i) >= 0, "the size of a good must not be negative");
    }
  }

  /** Returns the number of bins. */
  int binCount() {
    return scope.size() - sizes.length();
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    long[] loads = new long[binCount()];
    for (int i = 0; i < sizes.length(); i++) {
      long bin = (long) values[i] - first;
      if (bin < 0 || bin >= loads.length) {
        return false;
      }
      loads[(int) bin] += sizes.get(i);
    }
    for (int bin = 0; bin < loads.length; bin++) {
      if (loads[bin] != values[sizes.length() + bin]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new BinLoads(this, scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.integers(sizes);
    out.number(first);
  }

  private static BinPacking read(ConstraintReader in) throws MalformedEncodingException {
    return new BinPacking(in.variables(), in.integers(), in.integer());
  }

  /** Returns text such as {@code binPacking((x, y), [3, 4]) = (a, b)}. */
  @Override
  public String toString() {
    int n = sizes.length();
    return "binPacking("
        + RelationText.tuple(scope.subList(0, n))
        + ", "
        + RelationText.numbers("[", Ints.asList(sizes.toArray()), "]")
        + ") = "
        + RelationText.tuple(scope.subList(n, scope.size()));
  }
}
