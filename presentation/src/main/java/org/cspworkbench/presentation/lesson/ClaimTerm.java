package org.cspworkbench.presentation.lesson;

/** A side of a claim. */
sealed interface ClaimTerm {

  /** A literal value. */
  record Literal(Value value) implements ClaimTerm {}

  /** A multiple of a quantity; the factor is 1 if the quantity is not a number. */
  record Times(long factor, Quantity quantity) implements ClaimTerm {}
}
