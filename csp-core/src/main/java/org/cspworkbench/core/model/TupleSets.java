package org.cspworkbench.core.model;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * A table turned over: for each variable and each of its values the tuples that go with it, in
 * words of one bit a tuple. A tuple that leaves a variable open goes with every value of it, one
 * that wants two values of a repeated variable with none.
 */
final class TupleSets {

  private static final long OPEN = Long.MAX_VALUE;

  /** Stands for a list of tuples, by its identity, for variables with these domains. */
  private record Key(Equivalence.Wrapper<Object> list, ImmutableList<Domain> domains) {

    static Key of(Object list, ImmutableList<Variable> scope) {
      return new Key(
          Equivalence.identity().wrap(list),
          scope.stream().map(Variable::domain).collect(ImmutableList.toImmutableList()));
    }
  }

  private final int size;
  // By variable, in the order in which they come up, and value: one that no tuple names has the
  // tuples that leave the variable open, and no words of its own.
  private final long[][][] with;
  private final long[][] open; // by variable: the tuples that leave it open

  private TupleSets(Constraint table, int size, IntBinaryOperator valueAt, IntPredicate isOpen) {
    this.size = size;
    DistinctVariables distinct = DistinctVariables.of(table.scope());
    List<Variable> variables = distinct.variables();
    int[] variableAt = distinct.numbers().toArray();
    int words = LiveTuples.wordCount(size);
    with = new long[variables.size()][][];
    open = new long[variables.size()][words];
    Arrays.setAll(with, k -> new long[variables.get(k).domain().size()][]);
    long[] wanted = new long[variables.size()];
    for (int t = 0; t < size; t++) {
      Cancellation.check();
      Arrays.fill(wanted, OPEN);
      boolean agrees = true;
      for (int place = 0; place < variableAt.length; place++) {
        int value = valueAt.applyAsInt(t, place);
        if (!isOpen.test(value)) {
          int k = variableAt[place];
          agrees &= wanted[k] == OPEN || wanted[k] == value;
          wanted[k] = value;
        }
      }
      for (int k = 0; agrees && k < wanted.length; k++) {
        add(t, k, wanted[k], variables.get(k));
      }
    }
    for (int k = 0; k < with.length; k++) {
      for (int i = 0; i < with[k].length; i++) {
        with[k][i] = with[k][i] == null ? open[k] : joined(with[k][i], open[k]);
      }
    }
  }

  private void add(int t, int k, long value, Variable x) {
    int w = t >>> 6;
    if (value == OPEN) {
      open[k][w] |= 1L << t;
    } else if (x.domain().contains((int) value)) {
      int i = x.domain().indexOf((int) value);
      with[k][i] = with[k][i] == null ? new long[open[k].length] : with[k][i];
      with[k][i][w] |= 1L << t;
    }
  }

  private static long[] joined(long[] set, long[] more) {
    for (int w = 0; w < set.length; w++) {
      set[w] |= more[w];
    }
    return set;
  }

  /** Returns the sets of a table that leaves nothing open. */
  static TupleSets of(Extension table, MemoTable memo) {
    return shared(
        table,
        table.tuples(),
        memo,
        () -> new TupleSets(table, table.size(), table::value, value -> false));
  }

  /** Returns the sets of a table that may leave places open. */
  static TupleSets of(ShortExtension table, MemoTable memo) {
    return shared(
        table,
        table.tuples(),
        memo,
        () ->
            new TupleSets(table, table.size(), table::value, value -> value == ShortExtension.ANY));
  }

  /**
   * Returns the sets that {@code maker} makes of {@code list}: the same ones for all tables that
   * list the same tuples for the same domains, such as the words of a dictionary down and across.
   */
  private static TupleSets shared(
      Constraint table, Object list, MemoTable memo, Supplier<TupleSets> maker) {
    if (DistinctVariables.of(table.scope()).hasRepeats()) {
      return maker.get(); // what a repeated variable rules out belongs to this table alone
    }
    return memo.get(Key.of(list, table.scope()), maker, Supplier::get);
  }

  /** Returns the number of tuples. */
  int size() {
    return size;
  }

  /** Returns the tuples that go with value {@code i} of variable {@code k}. */
  long[] with(int k, int i) {
    return with[k][i];
  }

  /** Returns the tuples that leave variable {@code k} open. */
  long[] open(int k) {
    return open[k];
  }
}
