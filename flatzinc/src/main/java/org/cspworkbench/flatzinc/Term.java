package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.stream.LongStream;
import org.cspworkbench.document.SourcePosition;

/** What stands in a FlatZinc file as an argument, a value or an annotation. */
sealed interface Term {

  /** Returns where it begins. */
  SourcePosition at();

  /**
   * A whole number; a truth value is 0 or 1.
   *
   * @param at where it begins
   * @param value the number
   */
  record Whole(SourcePosition at, long value) implements Term {}

  /**
   * A number with decimals, as it stands there.
   *
   * @param at where it begins
   * @param text its characters
   */
  record Decimal(SourcePosition at, String text) implements Term {}

  /**
   * A text in quotation marks.
   *
   * @param at where it begins
   * @param text what is within the marks
   */
  record Text(SourcePosition at, String text) implements Term {}

  /**
   * The name of a variable, a parameter, an array or an annotation.
   *
   * @param at where it begins
   * @param name the name
   */
  record Name(SourcePosition at, String name) implements Term {}

  /**
   * Terms in brackets.
   *
   * @param at where the bracket opens
   * @param items the terms
   */
  record Items(SourcePosition at, ImmutableList<Term> items) implements Term {}

  /**
   * A name with arguments.
   *
   * @param at where it begins
   * @param name the name
   * @param arguments the arguments
   */
  record Call(SourcePosition at, String name, ImmutableList<Term> arguments) implements Term {}

  /**
   * A set of whole numbers: a range, or listed numbers.
   *
   * @param at where it begins
   * @param least the smallest number; greater than {@code most} if the set is empty
   * @param most the largest number
   * @param listed the numbers, if they are no range
   */
  record Numbers(SourcePosition at, long least, long most, ImmutableSortedSet<Long> listed)
      implements Term {

    /** Returns the numbers from {@code least} to {@code most}, or none. */
    static Numbers range(SourcePosition at, long least, long most) {
      return new Numbers(at, least, most, ImmutableSortedSet.of());
    }

    /** Returns these numbers. */
    static Numbers of(SourcePosition at, Iterable<Long> listed) {
      ImmutableSortedSet<Long> sorted = ImmutableSortedSet.copyOf(listed);
      return sorted.isEmpty()
          ? range(at, 1, 0)
          : new Numbers(at, sorted.first(), sorted.last(), sorted);
    }

    /** Returns whether there is no number in it. */
    boolean isEmpty() {
      return least > most;
    }

    /** Returns how many numbers a range has. */
    long size() {
      return isEmpty() ? 0 : most - least + 1;
    }

    /** Returns whether {@code number} is in it. */
    boolean contains(long number) {
      return number >= least && number <= most && (listed.isEmpty() || listed.contains(number));
    }

    /** Returns the numbers from {@code from} to {@code to}, ascending. */
    LongStream within(long from, long to) {
      return listed.isEmpty()
          ? LongStream.rangeClosed(Math.max(least, from), Math.min(most, to))
          : listed.stream().mapToLong(Long::longValue).filter(v -> v >= from && v <= to);
    }
  }
}
