package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * One numbering, 0 to count − 1, of all values that the variables of a scope can take, so that the
 * same value has the same number whatever its index in each domain. Where a constraint compares
 * variables plus offsets, the values are those of the sums.
 */
final class ValueNumbers {

  /** For one domain the number of each index and the index of each number. */
  private static final class Translation {
    private final int[] numberOf;
    private final int[] indexOf;
    private final int shift; // number less index where that says it all, else NONE

    Translation(int[] numberOf, int[] indexOf, int shift) {
      this.numberOf = numberOf;
      this.indexOf = indexOf;
      this.shift = shift;
    }
  }

  private final long[] values;
  private final Translation[] translations; // by position; equal domains share theirs

  private ValueNumbers(ImmutableList<Variable> scope, IntUnaryOperator offsetAt) {
    List<List<Long>> sums =
        IntStream.range(0, scope.size())
            .mapToObj(k -> sums(scope.get(k).domain(), offsetAt.applyAsInt(k)))
            .toList();
    values = sums.stream().flatMap(List::stream).mapToLong(v -> v).sorted().distinct().toArray();
    Map<List<Long>, Translation> shared = new HashMap<>();
    translations =
        sums.stream().map(s -> shared.computeIfAbsent(s, this::of)).toArray(Translation[]::new);
  }

  /** The values that {@code constraint} wants to be all different. */
  static ValueNumbers of(Constraint constraint) {
    return constraint instanceof AllDifferentSums sums
        ? new ValueNumbers(constraint.scope(), sums.offsets()::get)
        : new ValueNumbers(constraint.scope(), k -> 0);
  }

  private static List<Long> sums(Domain domain, long offset) {
    return domain.values().mapToObj(v -> v + offset).toList();
  }

  private Translation of(List<Long> sums) {
    int[] numberOf = sums.stream().mapToInt(v -> Arrays.binarySearch(values, v)).toArray();
    int[] indexOf = new int[values.length];
    Arrays.fill(indexOf, NONE);
    boolean shifted = values.length <= Long.SIZE;
    for (int i = 0; i < numberOf.length; i++) {
      indexOf[numberOf[i]] = i;
      shifted &= numberOf[i] == numberOf[0] + i;
    }
    return new Translation(numberOf, indexOf, shifted ? numberOf[0] : NONE);
  }

  /** How many values there are. */
  int count() {
    return values.length;
  }

  /** The index of value number {@code v} in the domain at {@code position}, which must have it. */
  int index(int position, int v) {
    return translations[position].indexOf[v];
  }

  /** Writes what is left at {@code position} of {@code scope} as value numbers to a row of bits. */
  void read(Scope scope, int position, long[] bits, int row) {
    Translation translation = translations[position];
    if (translation.shift != NONE) {
      bits[row] = scope.firstWord(position) << translation.shift;
      return;
    }
    Arrays.fill(bits, row, row + ((values.length + 63) >>> 6), 0);
    for (int i = scope.first(position); i != NONE; i = scope.next(position, i)) {
      int v = translation.numberOf[i];
      bits[row + (v >>> 6)] |= 1L << v;
    }
  }
}
