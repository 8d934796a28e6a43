package org.cspworkbench.core.kernel;

import java.util.Arrays;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Definition;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * The pairs that one arc allows, over value indices: rows are the values of its tail, columns those
 * of its head.
 */
abstract class Relation {

  static final long[] NO_ROWS = {};

  /** Returns whether value {@code i} of the tail and value {@code j} of the head go together. */
  abstract boolean allows(int i, int j);

  /**
   * Returns the values 64·{@code word} to 64·{@code word} + 63 of the head that support value
   * {@code i} of the tail.
   */
  abstract long supports(int i, int word);

  /**
   * Returns those of {@code values} that go together with value {@code j} of the head.
   *
   * @param values some of the values 64·{@code word} to 64·{@code word} + 63 of the tail
   */
  long allowed(int word, long values, int j) {
    long allowed = values;
    for (long rest = values; rest != 0; rest &= rest - 1) {
      if (!allows(word * Long.SIZE + Long.numberOfTrailingZeros(rest), j)) {
        allowed &= ~Long.lowestOneBit(rest);
      }
    }
    return allowed;
  }

  /**
   * Returns all pairs as rows of bits, one for each value of the tail; empty if they are not
   * listed.
   */
  long[] rows() {
    return NO_ROWS;
  }

  /**
   * Returns the least number of supports that a value of the tail has when the head still has all
   * its values.
   */
  abstract int leastSupports();

  /** Returns whether {@link #supported} finds values without asking about pairs. */
  boolean isDirect() {
    return false;
  }

  /**
   * Returns which of the values 64·{@code word} to 64·{@code word} + 63 of the tail the domain of
   * {@code head} supports. Asked only where it {@link #isDirect}; bits beyond the domain are
   * arbitrary.
   */
  long supported(int word, DomainStore domains, int head) {
    throw new IllegalStateException("this relation is asked pair by pair");
  }

  /** Returns the bits from {@code i} on, which may lie outside of the word. */
  private static long from(int i) {
    return i <= 0 ? -1L : i < Long.SIZE ? -1L << i : 0;
  }

  /** Stands at arcs that depend on several variables, where tuples are checked instead of pairs. */
  static final Relation OF_SEVERAL =
      new Relation() {
        @Override
        boolean allows(int i, int j) {
          throw new IllegalStateException("an arc of several variables has no pairs");
        }

        @Override
        long supports(int i, int word) {
          throw new IllegalStateException("an arc of several variables has no pairs");
        }

        @Override
        int leastSupports() {
          return Integer.MAX_VALUE; // it prunes only when a variable is fixed
        }
      };

  /** i + shift ≠ j: every value of the tail has one conflict at the head, or none. */
  static final class Difference extends Relation {
    private final int shift;
    private final int headSize;

    Difference(int shift, int headSize) {
      this.shift = shift;
      this.headSize = headSize;
    }

    int shift() {
      return shift;
    }

    @Override
    boolean allows(int i, int j) {
      return i + shift != j;
    }

    @Override
    long allowed(int word, long values, int j) {
      int conflict = j - shift;
      return conflict >> 6 == word ? values & ~(1L << conflict) : values;
    }

    @Override
    long supports(int i, int word) {
      int conflict = i + shift;
      return conflict >> 6 == word ? ~(1L << conflict) : -1L;
    }

    @Override
    int leastSupports() {
      return headSize - 1;
    }
  }

  /** i + shift = j: every value of the tail has one support at the head, or none. */
  static final class Equality extends Relation {
    private final int shift;
    private final boolean everySupported;

    Equality(int shift, int tailSize, int headSize) {
      this.shift = shift;
      this.everySupported = shift >= 0 && tailSize <= headSize - shift;
    }

    @Override
    boolean allows(int i, int j) {
      return i + shift == j;
    }

    @Override
    long supports(int i, int word) {
      int support = i + shift;
      return support >> 6 == word ? 1L << support : 0;
    }

    @Override
    int leastSupports() {
      return everySupported ? 1 : 0;
    }

    @Override
    boolean isDirect() {
      return true;
    }

    @Override
    long supported(int word, DomainStore domains, int head) {
      int at = word * Long.SIZE + shift;
      int w = at >> 6;
      long low = wordOf(w, domains, head) >>> at;
      return (at & 63) == 0 ? low : low | wordOf(w + 1, domains, head) << -at;
    }

    private static long wordOf(int word, DomainStore domains, int head) {
      return word < 0 || word >= domains.wordCount(head) ? 0 : domains.word(head, word);
    }
  }

  /**
   * i + shift &lt; j: the supports of a value of the tail are all from some value of the head on.
   */
  static final class Below extends Relation {
    private final int shift;
    private final int leastSupports;

    Below(int shift, int tailSize, int headSize) {
      this.shift = shift;
      this.leastSupports = Math.max(0, Math.min(headSize, headSize - tailSize - shift));
    }

    @Override
    boolean allows(int i, int j) {
      return i + shift < j;
    }

    @Override
    long supports(int i, int word) {
      int from = i + shift + 1 - (word << 6);
      return from <= 0 ? -1L : from < Long.SIZE ? -1L << from : 0;
    }

    @Override
    int leastSupports() {
      return leastSupports;
    }

    @Override
    boolean isDirect() {
      return true;
    }

    @Override
    long supported(int word, DomainStore domains, int head) {
      return ~from(domains.last(head) - shift - word * Long.SIZE);
    }
  }

  /** i + shift &gt; j: the supports of a value of the tail are all up to some value of the head. */
  static final class Above extends Relation {
    private final int shift;
    private final int leastSupports;

    Above(int shift, int headSize) {
      this.shift = shift;
      this.leastSupports = Math.max(0, Math.min(headSize, shift));
    }

    @Override
    boolean allows(int i, int j) {
      return i + shift > j;
    }

    @Override
    long supports(int i, int word) {
      int upTo = i + shift - (word << 6);
      return upTo <= 0 ? 0 : upTo < Long.SIZE ? (1L << upTo) - 1 : -1L;
    }

    @Override
    int leastSupports() {
      return leastSupports;
    }

    @Override
    boolean isDirect() {
      return true;
    }

    @Override
    long supported(int word, DomainStore domains, int head) {
      return from(domains.first(head) - shift + 1 - word * Long.SIZE);
    }
  }

  /**
   * i + before &lt; j or i + after &gt; j: every value of the tail has its conflicts in one row,
   * from i + after to i + before.
   */
  static final class Outside extends Relation {
    private final Below below;
    private final Above above;
    private final int leastSupports;

    Outside(int before, int after, int tailSize, int headSize) {
      below = new Below(before, tailSize, headSize);
      above = new Above(after, headSize);
      long conflicts = Math.max(0, (long) before - after + 1);
      leastSupports = (int) Math.max(0, headSize - conflicts);
    }

    @Override
    boolean allows(int i, int j) {
      return below.allows(i, j) || above.allows(i, j);
    }

    @Override
    long supports(int i, int word) {
      return below.supports(i, word) | above.supports(i, word);
    }

    @Override
    int leastSupports() {
      return leastSupports;
    }

    @Override
    boolean isDirect() {
      return true;
    }

    @Override
    long supported(int word, DomainStore domains, int head) {
      return below.supported(word, domains, head) | above.supported(word, domains, head);
    }
  }

  /** All pairs in rows of bits. */
  static final class Table extends Relation {
    private final int wordsPerRow;
    private final long[] rows;
    private final int leastSupports;

    private Table(int wordsPerRow, long[] rows, int leastSupports) {
      this.wordsPerRow = wordsPerRow;
      this.rows = rows;
      this.leastSupports = leastSupports;
    }

    /** Returns the pairs of {@code tailSize} × {@code headSize} that {@code relation} allows. */
    static Table of(Asked relation, int tailSize, int headSize) {
      int wordsPerRow = (headSize + 63) >>> 6;
      long[] rows = new long[tailSize * wordsPerRow];
      int least = headSize;
      for (int i = 0; i < tailSize; i++) {
        Cancellation.check();
        least = Math.min(least, relation.list(i, rows, i * wordsPerRow));
      }
      return new Table(wordsPerRow, rows, least);
    }

    /**
     * Returns the same pairs seen from the head of an arc with {@code tailSize} × {@code headSize}.
     */
    Table inverse(int tailSize, int headSize) {
      int words = (tailSize + 63) >>> 6;
      long[] columns = new long[headSize * words];
      int[] supports = new int[headSize];
      for (int i = 0; i < tailSize; i++) {
        for (int w = 0; w < wordsPerRow; w++) {
          for (long rest = rows[i * wordsPerRow + w]; rest != 0; rest &= rest - 1) {
            int j = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
            columns[j * words + (i >>> 6)] |= 1L << i;
            supports[j]++;
          }
        }
      }
      return new Table(words, columns, Arrays.stream(supports).min().orElse(tailSize));
    }

    @Override
    long[] rows() {
      return rows;
    }

    @Override
    boolean allows(int i, int j) {
      return (rows[i * wordsPerRow + (j >>> 6)] >>> j & 1) != 0;
    }

    @Override
    long supports(int i, int word) {
      return rows[i * wordsPerRow + word];
    }

    @Override
    int leastSupports() {
      return leastSupports;
    }
  }

  /** A constraint on two variables that is asked each time, for tables that would be too large. */
  static final class Asked extends Relation {
    private final Constraint constraint;
    private final Domain tail;
    private final Domain head;
    private final boolean[] isTail; // by place in the scope
    private final @Nullable Definition headBy; // if the tail defines it

    Asked(Constraint constraint, Variable tail, Variable head) {
      this.constraint = constraint;
      this.tail = tail.domain();
      this.head = head.domain();
      this.isTail = new boolean[constraint.scope().size()];
      for (int k = 0; k < isTail.length; k++) {
        isTail[k] = constraint.scope().get(k).equals(tail);
      }
      headBy =
          constraint
              .definition()
              .filter(definition -> isTail.length == 2 && !isTail[definition.place()])
              .orElse(null);
    }

    /**
     * Sets the bits of the values of the head that go with value {@code i} of the tail, from word
     * {@code start} of {@code row} on; returns how many there are.
     */
    int list(int i, long[] row, int start) {
      if (headBy != null) {
        int j = definedBy(i, headBy);
        if (j == Network.NONE) {
          return 0;
        }
        row[start + (j >>> 6)] |= 1L << j;
        return 1;
      }
      int supports = 0;
      for (int word = 0; word << 6 < head.size(); word++) {
        row[start + word] = supports(i, word);
        supports += Long.bitCount(row[start + word]);
      }
      return supports;
    }

    private int definedBy(int i, Definition definition) {
      long value = definition.value().applyAsLong(tuple(tail.valueAt(i), head.min()));
      return value == (int) value ? head.indexOf((int) value) : Network.NONE;
    }

    private int[] tuple(int ofTail, int ofHead) {
      int[] tuple = new int[isTail.length];
      for (int k = 0; k < tuple.length; k++) {
        tuple[k] = isTail[k] ? ofTail : ofHead;
      }
      return tuple;
    }

    @Override
    boolean allows(int i, int j) {
      return constraint.isSatisfiedBy(tuple(tail.valueAt(i), head.valueAt(j)));
    }

    @Override
    long supports(int i, int word) {
      if (headBy != null) {
        int j = definedBy(i, headBy);
        return j >>> 6 == word ? 1L << j : 0; // NONE is in no word
      }
      long supports = 0;
      for (int j = word << 6; j < Math.min(head.size(), (word + 1) << 6); j++) {
        if (allows(i, j)) {
          supports |= 1L << j;
        }
      }
      return supports;
    }

    @Override
    int leastSupports() {
      return 0; // not known without asking about every pair
    }
  }
}
