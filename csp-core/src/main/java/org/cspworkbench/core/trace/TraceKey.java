package org.cspworkbench.core.trace;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;

/**
 * What the numbers in a trace mean. The domains of all variables lie in one sequence of 64-bit
 * words, one or more words a variable; a value of a variable is named by the address of its bit in
 * that sequence, 64 × word + bit.
 */
public interface TraceKey {

  /** Returns the variables and constraints of the problem. */
  Csp.Structure structure();

  /** Returns the number of words that the domains of all variables take. */
  int wordCount();

  /** Returns the number of words of narrow domains, which come first. */
  default int narrowWordCount() {
    return wordCount();
  }

  /**
   * Returns the number of wide domains, whose words are numbers only: a state of the run has
   * intervals in their place.
   */
  default int wideCount() {
    return 0;
  }

  /** Returns whether the domain of variable {@code x} is wide. */
  default boolean isWide(int x) {
    return false;
  }

  /** Returns which of the wide domains that of variable {@code x} is, which is wide. */
  default int wideNumber(int x) {
    throw new IllegalArgumentException("no domain is wide");
  }

  /** Returns the first word of the domain of variable {@code x}. */
  int firstWord(int x);

  /** Returns the number behind the last word of the domain of variable {@code x}. */
  default int endOfWords(int x) {
    int size = structure().variables().get(x).domain().size();
    return firstWord(x) + ((size + Long.SIZE - 1) >>> 6);
  }

  /** Returns the variable whose domain {@code word} is part of. */
  int variableOfWord(int word);

  /** Returns the number behind the last arc. */
  int endOfArcs();

  /** Returns the variable that {@code arc} revises. */
  int tail(int arc);

  /**
   * Returns the variable on whose values the revision of {@code arc} depends, or −1 if it depends
   * on several or none.
   */
  int head(int arc);

  /**
   * Returns the constraint that {@code arc} comes from, as a position among the constraints of the
   * structure, or behind them if it is implied by them and not stated.
   */
  int constraintIndex(int arc);

  /** Returns the constraint that {@code arc} comes from. */
  default Constraint constraint(int arc) {
    return structure().constraints().get(constraintIndex(arc));
  }

  /**
   * Returns the arcs with the tail and the head of {@code arc}, itself included, in ascending
   * order: more than one if several constraints relate the two variables.
   */
  default ImmutableIntArray parallels(int arc) {
    return ImmutableIntArray.of(arc);
  }

  /**
   * Returns the values that the tail of {@code arc} keeps, one bit each, when the head is fixed to
   * the value at index {@code v} and every constraint between the two is applied at once. Asked
   * only where domains are one word wide.
   */
  long keptBy(int arc, int v);

  /**
   * Returns the arc between the same two variables as {@code arc} by which the head, fixed to the
   * value at index {@code v}, takes value {@code i} from the tail; the first, if there are several.
   */
  int cause(int arc, int v, int i);

  /**
   * Returns how many constraints the value at index {@code i} of variable {@code x} violates
   * together with what the others have. A constraint that is compiled into pairs counts once for
   * each pair; one that contains a variable without a value is not violated.
   *
   * @param assigned for each other variable the index of its value, or {@link TraceEvent#NONE}
   */
  int violated(int x, int i, IntUnaryOperator assigned);

  /** Returns the address of the value at {@code index} of variable {@code x}. */
  default int address(int x, int index) {
    return firstWord(x) * Long.SIZE + index;
  }

  /** Returns the variable to which the value at {@code address} belongs. */
  default int variableAt(int address) {
    return variableOfWord(address >>> 6);
  }

  /** Returns the index of the value at {@code address} within the domain of its variable. */
  default int indexAt(int address) {
    return address - firstWord(variableAt(address)) * Long.SIZE;
  }
}
