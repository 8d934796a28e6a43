package org.cspworkbench.presentation.lesson;

/** A side of a claim. */
sealed interface Term {

  /** Something that stands there itself. */
  record Literal(Value value) implements Term {}

  /** A number of times what is read off a run; 1 for what is not a number. */
  record Times(long factor, Quantity quantity) implements Term {}
}
