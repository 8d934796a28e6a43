package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

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

    /** Of the domain with these {@code sums} among all {@code values}, which ascend. */
    Translation(List<Long> sums, long[] values) {
      numberOf = sums.stream().mapToInt(v -> Arrays.binarySearch(values, v)).toArray();
      indexOf = new int[values.length];
      Arrays.fill(indexOf, NONE);
      for (int i = 0; i < numberOf.length; i++) {
        indexOf[numberOf[i]] = i;
      }
    }
  }

  /** Stands for the numbering of one constraint, whichever others are equal to it. */
  private record Key(Equivalence.Wrapper<DifferentValues> constraint) {}

  private final int count;
  private final int[] shifts; // by position: number less index; empty if that does not say it all
  private final Translation[] translations; // else by position; equal domains share theirs

  private ValueNumbers(ImmutableList<Variable> scope, IntUnaryOperator offsetAt) {
    long[] firsts = new long[scope.size()];
    Arrays.setAll(firsts, k -> (long) scope.get(k).domain().min() + offsetAt.applyAsInt(k));
    if (isOneRange(scope, firsts)) {
      long least = Arrays.stream(firsts).min().orElse(0);
      shifts = Arrays.stream(firsts).mapToInt(first -> (int) (first - least)).toArray();
      count =
          IntStream.range(0, shifts.length)
              .map(k -> shifts[k] + scope.get(k).domain().size())
              .max()
              .orElse(0);
      translations = new Translation[0];
    } else {
      List<List<Long>> sums =
          IntStream.range(0, scope.size())
              .mapToObj(k -> sums(scope.get(k).domain(), offsetAt.applyAsInt(k)))
              .toList();
      long[] values =
          sums.stream().flatMap(List::stream).mapToLong(v -> v).sorted().distinct().toArray();
      Map<List<Long>, Translation> shared = new HashMap<>();
      translations =
          sums.stream()
              .map(s -> shared.computeIfAbsent(s, each -> new Translation(each, values)))
              .toArray(Translation[]::new);
      count = values.length;
      shifts = new int[0];
    }
  }

  /** Returns whether the values of all variables together are one range, and those of each too. */
  private static boolean isOneRange(ImmutableList<Variable> scope, long[] firsts) {
    int[] ascending =
        IntStream.range(0, firsts.length)
            .boxed()
            .sorted(Comparator.comparingLong(k -> firsts[k]))
            .mapToInt(k -> k)
            .toArray();
    long end = firsts[ascending[0]];
    for (int k : ascending) {
      if (firsts[k] > end || !scope.get(k).domain().isRange()) {
        return false;
      }
      end = Math.max(end, firsts[k] + scope.get(k).domain().size());
    }
    return true;
  }

  /** Returns the values that must be different by {@code constraint}; all runs share them. */
  static ValueNumbers of(DifferentValues constraint, MemoTable memo) {
    return memo.get(
        new Key(Equivalence.identity().wrap(constraint)),
        constraint,
        c -> new ValueNumbers(c.scope(), c::offset));
  }

  private static List<Long> sums(Domain domain, long offset) {
    return domain.values().mapToObj(v -> v + offset).toList();
  }

  /** Returns the number of values. */
  int count() {
    return count;
  }

  /**
   * Returns the index of value number {@code v} in the domain at {@code position}, which must have
   * it.
   */
  int index(int position, int v) {
    return shifts.length > 0 ? v - shifts[position] : translations[position].indexOf[v];
  }

  private int number(int position, int i) {
    return shifts.length > 0 ? i + shifts[position] : translations[position].numberOf[i];
  }

  /** Writes what is left at {@code position} of {@code scope} as value numbers to a row of bits. */
  void read(Scope scope, int position, long[] bits, int row) {
    if (shifts.length > 0 && count <= Long.SIZE) {
      bits[row] = scope.word(position, 0) << shifts[position];
      return;
    }
    Arrays.fill(bits, row, row + ((count + 63) >>> 6), 0);
    for (int i = scope.first(position); i != NONE; i = scope.next(position, i)) {
      int v = number(position, i);
      bits[row + (v >>> 6)] |= 1L << v;
    }
  }
}
