package org.cspworkbench.presentation.exercise;

/** The verdict on a move. */
public sealed interface Verdict {

  /** Returns whether the move was right, and has been made. */
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
   * @param reason why it was wrong
   */
  record Wrong(Move move, MistakeReason reason) implements Verdict {}
}
