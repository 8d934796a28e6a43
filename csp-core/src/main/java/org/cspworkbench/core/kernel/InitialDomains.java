package org.cspworkbench.core.kernel;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.RangeTest;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/** The domains with which runs start: a bit for each value, or an interval where one is wide. */
final class InitialDomains {

  private final Csp.Structure structure;
  private final DomainWords layout;
  private final long[] words; // of the narrow domains
  private final Interval[] intervals; // the wide domains

  /**
   * A wide domain.
   *
   * @param holes the values within that are missing, or {@code null} if there are none
   */
  private record Interval(int first, int last, @Nullable BitSet holes) {

    int size() {
      return last - first + 1 - (holes == null ? 0 : holes.cardinality());
    }

    /**
     * Returns the values of it for which {@code keeps} is true.
     *
     * @param ofAll what is known of all values from one index to another
     */
    Interval where(IntPredicate keeps, RangeTest ofAll) {
      if (first > last) {
        return this;
      }
      BitSet gone = holes == null ? new BitSet() : (BitSet) holes.clone();
      remove(gone, first, last, keeps, ofAll);
      int least = gone.nextClearBit(first);
      if (least > last) {
        return new Interval(last + 1, last, null);
      }
      int most = gone.previousClearBit(last);
      gone.clear(0, least);
      gone.clear(most + 1, last + 1);
      return new Interval(least, most, gone.isEmpty() ? null : gone);
    }

    /** Adds to {@code gone} what does not stay of a range: in halves until enough is known. */
    private static void remove(BitSet gone, int from, int to, IntPredicate keeps, RangeTest ofAll) {
      Optional<Boolean> stays = ofAll.of(from, to);
      if (stays.isPresent()) {
        if (!stays.get()) {
          gone.set(from, to + 1);
        }
      } else if (to - from < Long.SIZE) {
        for (int i = from; i <= to; i++) {
          gone.set(i, gone.get(i) || !keeps.test(i));
        }
      } else {
        int middle = (from + to) >>> 1;
        remove(gone, from, middle, keeps, ofAll);
        remove(gone, middle + 1, to, keeps, ofAll);
      }
    }
  }

  private InitialDomains(
      Csp.Structure structure, DomainWords layout, long[] words, Interval[] intervals) {
    this.structure = structure;
    this.layout = layout;
    this.words = words;
    this.intervals = intervals;
  }

  /** Returns every value of every domain of {@code structure}. */
  static InitialDomains whole(Csp.Structure structure, DomainWords layout) {
    long[] words = new long[layout.narrowCount()];
    Interval[] intervals = new Interval[layout.wideCount()];
    int[] sizes = layout.domainSizes();
    for (int x = 0; x < sizes.length; x++) {
      int number = layout.wideNumbers()[x];
      if (number != Network.NONE) {
        intervals[number] = new Interval(0, sizes[x] - 1, null);
      } else {
        for (int w = layout.firsts()[x], left = sizes[x]; left > 0; w++, left -= Long.SIZE) {
          words[w] = left >= Long.SIZE ? -1L : (1L << left) - 1;
        }
      }
    }
    return new InitialDomains(structure, layout, words, intervals);
  }

  private InitialDomains copy() {
    return new InitialDomains(structure, layout, words.clone(), intervals.clone());
  }

  /** Returns what the constraints on one variable, {@code unaryArcs}, leave. */
  InitialDomains after(Iterable<Compiler.Arc> unaryArcs) {
    InitialDomains left = copy();
    for (Compiler.Arc arc : unaryArcs) {
      Constraint constraint = structure.constraints().get(arc.constraint());
      int[] tuple = new int[constraint.scope().size()]; // longer than 1 if the variable is repeated
      left.keep(
          structure.variables().get(arc.tail()),
          value -> {
            Cancellation.check();
            Arrays.fill(tuple, value);
            return constraint.isSatisfiedBy(tuple);
          },
          constraint instanceof Predicate predicate
              ? predicate.test().ofRanges()
              : RangeTest.UNKNOWN);
    }
    return left;
  }

  /** Returns what the givens of {@code csp} leave. */
  InitialDomains of(Csp csp) {
    InitialDomains left = copy();
    for (Variable x : csp.restrictedVariables()) {
      Domain given = csp.initialDomain(x);
      left.keep(x, given::contains, given::ofRange);
    }
    return left;
  }

  /** Keeps the values of {@code x} for which {@code keeps} is true. */
  private void keep(Variable x, IntPredicate keeps, RangeTest ofAll) {
    Domain domain = x.domain();
    int number = layout.wideNumbers()[x.index()];
    if (number != Network.NONE) {
      intervals[number] =
          intervals[number].where(
              i -> keeps.test(domain.valueAt(i)),
              (from, to) -> ofAll.of(domain.valueAt(from), domain.valueAt(to)));
      return;
    }
    int first = layout.firsts()[x.index()];
    for (int i = 0; i < domain.size(); i++) {
      if (!keeps.test(domain.valueAt(i))) {
        words[first + (i >>> 6)] &= ~(1L << i);
      }
    }
  }

  /** Returns the number of values of {@code x}. */
  int size(int x) {
    int number = layout.wideNumbers()[x];
    if (number != Network.NONE) {
      return intervals[number].size();
    }
    int size = 0;
    for (int w = layout.firsts()[x]; w < layout.ends()[x]; w++) {
      size += Long.bitCount(words[w]);
    }
    return size;
  }

  /**
   * Copies the narrow domains to the first of {@code target}, and the wide ones to {@code wide}.
   */
  void copyTo(long[] target, @Nullable WideDomains wide) {
    System.arraycopy(words, 0, target, 0, words.length);
    for (int x = 0; x < layout.domainSizes().length && wide != null; x++) {
      if (layout.wideNumbers()[x] != Network.NONE) {
        copyTo(wide, x, intervals[layout.wideNumbers()[x]]);
      }
    }
  }

  private static void copyTo(WideDomains wide, int x, Interval interval) {
    wide.set(x, interval.first(), interval.last());
    if (interval.holes() != null) {
      interval.holes().stream().forEach(i -> wide.remove(x, i));
    }
  }
}
