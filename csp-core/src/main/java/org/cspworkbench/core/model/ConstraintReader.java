package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Optional;

/**
 * Reads the parts of a constraint that a {@link ConstraintWriter} has written, in the same order.
 * Every method throws an exception where the bytes are something else.
 */
public interface ConstraintReader {

  /** Reads one part. */
  @FunctionalInterface
  interface Part<T> {

    /**
     * Reads the part.
     *
     * @throws MalformedEncodingException if the bytes are something else
     */
    T read() throws MalformedEncodingException;
  }

  /** Reads a variable of the problem. */
  Variable variable() throws MalformedEncodingException;

  /** Reads a list of variables. */
  ImmutableList<Variable> variables() throws MalformedEncodingException;

  /** Reads a number of any sign. */
  long number() throws MalformedEncodingException;

  /** Reads a number of any sign that is an {@code int}. */
  int integer() throws MalformedEncodingException;

  /** Reads how many parts follow, each of which takes a byte or more. */
  int count() throws MalformedEncodingException;

  /** Reads the number that stands for a kind of constraint, whatever it is. */
  long code() throws MalformedEncodingException;

  /** Reads a number that is not negative and no count of parts; {@code what} names it. */
  int natural(String what) throws MalformedEncodingException;

  /** Reads a list of numbers. */
  ImmutableIntArray integers() throws MalformedEncodingException;

  /** Reads a set of values. */
  ImmutableSet<Integer> values() throws MalformedEncodingException;

  /** Reads the name of one of {@code choices}. */
  <T extends Enum<T>> T choice(T[] choices) throws MalformedEncodingException;

  /** Reads a text. */
  String text() throws MalformedEncodingException;

  /** Reads a name, or nothing if it is the one composed from the names of {@code scope}. */
  Optional<String> name(List<Variable> scope) throws MalformedEncodingException;

  /** Reads {@code count} parts, each of which takes a byte or more. */
  <T> ImmutableList<T> list(int count, Part<T> part) throws MalformedEncodingException;

  /** Reads a table that several constraints may share, with {@code part} if it is new. */
  <T> T table(Class<T> type, Part<T> part) throws MalformedEncodingException;

  /** Reads the test of a predicate on {@code scope}. */
  Predicate.Test test(ImmutableList<Variable> scope) throws MalformedEncodingException;
}
