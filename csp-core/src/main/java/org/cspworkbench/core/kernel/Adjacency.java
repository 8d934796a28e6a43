package org.cspworkbench.core.kernel;

import java.util.function.IntUnaryOperator;

/**
 * For each variable a run of numbers, those of its arcs or of its constraints, all in one array
 * (compressed sparse rows). A loop over them allocates nothing:
 *
 * <pre>{@code
 * for (int place = arcs.start(x); place < arcs.end(x); place++) {
 *   int arc = arcs.at(place);
 * }
 * }</pre>
 */
public final class Adjacency {

  private final int[] starts; // by variable, and the count behind the last
  private final int[] numbers;

  /**
   * Lays out the numbers below {@code count}, in order, by the row of each of them.
   *
   * @param rowOf the row of a number, or {@link Network#NONE} if it is to be left out
   */
  Adjacency(int rows, int count, IntUnaryOperator rowOf) {
    this(rows, count, k -> k, rowOf);
  }

  private Adjacency(int rows, int count, IntUnaryOperator numberAt, IntUnaryOperator rowOf) {
    starts = new int[rows + 1];
    for (int k = 0; k < count; k++) {
      int row = rowOf.applyAsInt(numberAt.applyAsInt(k));
      if (row != Network.NONE) {
        starts[row + 1]++;
      }
    }
    for (int row = 0; row < rows; row++) {
      starts[row + 1] += starts[row];
    }
    numbers = new int[starts[rows]];
    int[] next = starts.clone();
    for (int k = 0; k < count; k++) {
      int number = numberAt.applyAsInt(k);
      int row = rowOf.applyAsInt(number);
      if (row != Network.NONE) {
        numbers[next[row]++] = number;
      }
    }
  }

  private Adjacency(int[] starts, int[] numbers) {
    this.starts = starts;
    this.numbers = numbers;
  }

  /**
   * Returns the same numbers, in the order in which they stand here, by another row of each.
   *
   * @param rowOf the row of a number, or {@link Network#NONE} if it is to be left out
   */
  public Adjacency grouped(int rows, IntUnaryOperator rowOf) {
    return new Adjacency(rows, numbers.length, this::at, rowOf);
  }

  /** Returns the same rows, with another number in the place of each. */
  Adjacency map(IntUnaryOperator operator) {
    int[] mapped = new int[numbers.length];
    for (int place = 0; place < mapped.length; place++) {
      mapped[place] = operator.applyAsInt(numbers[place]);
    }
    return new Adjacency(starts, mapped);
  }

  /** Returns how many numbers {@code x} has. */
  public int count(int x) {
    return starts[x + 1] - starts[x];
  }

  /** Returns the first place of the numbers of {@code x}; read them with {@link #at}. */
  public int start(int x) {
    return starts[x];
  }

  /** Returns the place behind the last of the numbers of {@code x}. */
  public int end(int x) {
    return starts[x + 1];
  }

  /** Returns the number at {@code place}. */
  public int at(int place) {
    return numbers[place];
  }
}
