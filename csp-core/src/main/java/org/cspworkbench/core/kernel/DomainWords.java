package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * How the domains of a structure lie in words of 64 bits, one bit for each value index, and which
 * values are there at first.
 */
final class DomainWords {

  private static final int MAX_WORDS = 1 << 25; // so that a value's address is an int

  private final Csp.Structure structure;
  private final int[] domainSizes;
  private final int[] firstWords; // by variable, and the word count behind the last
  private final int[] variables; // by word
  private final long[] stated; // every value of every domain
  private final long[] initial; // what the constraints on one variable leave

  /**
   * Lays out the domains of {@code structure}, with every value in them.
   *
   * @throws IllegalArgumentException if there are more than 2<sup>31</sup> values
   */
  DomainWords(Csp.Structure structure) {
    this.structure = structure;
    domainSizes = structure.variables().stream().mapToInt(x -> x.domain().size()).toArray();
    firstWords = firstWords(domainSizes);
    int count = firstWords[domainSizes.length];
    variables = new int[count];
    stated = new long[count];
    for (int x = 0; x < domainSizes.length; x++) {
      for (int w = firstWords[x], left = domainSizes[x]; left > 0; w++, left -= Long.SIZE) {
        variables[w] = x;
        stated[w] = left >= Long.SIZE ? -1L : (1L << left) - 1;
      }
    }
    initial = stated.clone();
  }

  /** Leaves at first only what the constraints on one variable, {@code unaryArcs}, allow. */
  void leave(List<Compiler.Arc> unaryArcs) {
    for (Compiler.Arc arc : unaryArcs) {
      apply(structure.constraints().get(arc.constraint()), structure.variables().get(arc.tail()));
    }
  }

  private static int[] firstWords(int[] domainSizes) {
    int[] first = new int[domainSizes.length + 1];
    for (int x = 0; x < domainSizes.length; x++) {
      long next = first[x] + ((domainSizes[x] + 63L) >>> 6);
      checkArgument(next <= MAX_WORDS, "the domains have too many values in all");
      first[x + 1] = (int) next;
    }
    return first;
  }

  private void apply(Constraint constraint, Variable x) {
    int[] tuple = new int[constraint.scope().size()]; // longer than 1 if x is repeated
    for (int i = 0; i < domainSizes[x.index()]; i++) {
      Cancellation.check();
      Arrays.fill(tuple, x.domain().valueAt(i));
      if (!constraint.isSatisfiedBy(tuple)) {
        remove(initial, x, i);
      }
    }
  }

  private void remove(long[] words, Variable x, int i) {
    words[firstWords[x.index()] + (i >>> 6)] &= ~(1L << i);
  }

  /** Returns the number of values of each variable. */
  int[] domainSizes() {
    return domainSizes;
  }

  /** Returns the first word of each variable, and the word count behind the last. */
  int[] firstWords() {
    return firstWords;
  }

  /** Returns the variable of each word. */
  int[] variables() {
    return variables;
  }

  /** Returns what the givens of {@code csp} and the constraints on one variable leave. */
  long[] initial(Csp csp) {
    return restricted(initial, csp);
  }

  /** Returns what the givens of {@code csp} leave. */
  long[] stated(Csp csp) {
    return restricted(stated, csp);
  }

  private long[] restricted(long[] whole, Csp csp) {
    checkArgument(csp.structure() == structure, "%s is not of the structure of this network", csp);
    long[] words = whole.clone();
    csp.restrictedVariables()
        .forEach(variable -> restrict(words, variable, csp.initialDomain(variable)));
    return words;
  }

  private void restrict(long[] words, Variable x, Domain left) {
    for (int i = 0; i < domainSizes[x.index()]; i++) {
      if (!left.contains(x.domain().valueAt(i))) {
        remove(words, x, i);
      }
    }
  }
}
