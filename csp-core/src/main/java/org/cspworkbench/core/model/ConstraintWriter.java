package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;

/** Writes the parts of a constraint in the binary form of a problem; see {@link BinaryForm}. */
public interface ConstraintWriter {

  /** Writes a variable of the problem. */
  void variable(Variable variable);

  /** Writes how many variables there are, then each. */
  void variables(List<Variable> variables);

  /** Writes a number of any sign; small ones take fewer bytes. */
  void number(long number);

  /** Writes a number that is not negative, such as how many parts follow. */
  void count(long count);

  /** Writes how many numbers there are, then each. */
  void integers(ImmutableIntArray numbers);

  /** Writes how many values there are, then each. */
  void values(ImmutableSet<Integer> values);

  /** Writes the name of {@code choice}, which stays the same when others are added. */
  void choice(Enum<?> choice);

  /** Writes a text. */
  void text(String text);

  /** Writes a name, which takes one byte if it is the one composed from the names of variables. */
  void name(String name, String composed);

  /**
   * Writes the number of {@code table}, the same object in all constraints that share it, and
   * returns whether it has to be written now.
   */
  boolean isNewTable(Object table);

  /**
   * Writes the test of {@code predicate}.
   *
   * @throws NotEncodableException if it is code, and has too many combinations of values to be
   *     listed
   */
  void test(Predicate predicate) throws NotEncodableException;
}
