package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.TooManyValuesException;

/**
 * How the domains of a structure lie in words of 64 bits, one bit for each value index: first the
 * narrow domains, in the order of the variables, then the wide ones, whose words are numbers only.
 */
final class DomainWords {

  private static final int MAX_WORDS = 1 << 25; // so that a value's address is an int

  private final int[] domainSizes; // by variable
  private final int[] first; // by variable
  private final int[] end; // by variable: behind its last word
  private final int[] variables; // by word, of narrow domains
  private final int[] wide; // the variables of wide domains,
  private final int[] wideNumbers; // and by variable, which of them it is, or NONE
  private final int count;

  /**
   * Lays out the domains of {@code structure}.
   *
   * @param mostNarrow a domain of more values than this is wide
   * @throws TooManyValuesException if there are more than 2<sup>31</sup> values
   */
  DomainWords(Csp.Structure structure, int mostNarrow) {
    int n = structure.variables().size();
    domainSizes = structure.variables().stream().mapToInt(x -> x.domain().size()).toArray();
    first = new int[n];
    end = new int[n];
    wideNumbers = new int[n];
    int narrowWords = 0;
    int wideCount = 0;
    for (int x = 0; x < n; x++) {
      if (domainSizes[x] <= mostNarrow) {
        narrowWords = place(x, narrowWords);
      } else {
        wideCount++;
      }
    }
    variables = new int[narrowWords];
    wide = new int[wideCount];
    int words = narrowWords;
    int number = 0;
    for (int x = 0; x < n; x++) {
      if (domainSizes[x] <= mostNarrow) {
        Arrays.fill(variables, first[x], end[x], x);
        wideNumbers[x] = NONE;
      } else {
        wide[number] = x;
        wideNumbers[x] = number++;
        words = place(x, words);
      }
    }
    count = words;
  }

  private int place(int x, int at) {
    long next = at + ((domainSizes[x] + 63L) >>> 6);
    if (next > MAX_WORDS) {
      throw new TooManyValuesException("any solver", (long) MAX_WORDS * Long.SIZE);
    }
    first[x] = at;
    end[x] = (int) next;
    return end[x];
  }

  /** Returns the number of values of each variable. */
  int[] domainSizes() {
    return domainSizes;
  }

  /** Returns the first word of each variable. */
  int[] firsts() {
    return first;
  }

  /** Returns the number behind the last word of each variable. */
  int[] ends() {
    return end;
  }

  /** Returns the number of words. */
  int count() {
    return count;
  }

  /** Returns the number of words of narrow domains, which come first. */
  int narrowCount() {
    return variables.length;
  }

  /** Returns the number of wide domains. */
  int wideCount() {
    return wide.length;
  }

  /** Returns for each variable which of the wide domains is its own, or {@link Network#NONE}. */
  int[] wideNumbers() {
    return wideNumbers;
  }

  /** Returns the variable of {@code word}; in time O(log n) where its domain is wide. */
  int variable(int word) {
    if (word < variables.length) {
      return variables[word];
    }
    int low = 0;
    int high = wide.length - 1;
    while (low < high) { // the first one that ends behind the word
      int middle = (low + high) >>> 1;
      if (end[wide[middle]] <= word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return wide[low];
  }
}
