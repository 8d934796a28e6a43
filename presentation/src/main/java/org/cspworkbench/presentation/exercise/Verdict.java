package org.cspworkbench.presentation.exercise;

/** What is made of a move. */
public sealed interface Verdict {

  /** Whether the move was right, and has been made. */
  default boolean isRight() {
    return this instanceof Right;
  }

  /**
   * The move was right, and has been made.
   *
   * @param move the move
   */
  record Right(Move move) implements Verdict {}

  /**
   * The move was wrong; nothing has changed.
   *
   * @param move the move
   * @param reason what speaks against it
   */
  record Wrong(Move move, Reason reason) implements Verdict {}
}
