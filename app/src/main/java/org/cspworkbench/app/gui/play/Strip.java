package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;

/**
 * What the strip below the board says.
 *
 * @param kind how it looks
 * @param headline the sentence that matters
 * @param detail what else there is to say; may be empty
 * @param choices what can be done about it, in order
 */
record Strip(Kind kind, String headline, String detail, ImmutableList<Choice> choices) {

  /** How a strip looks. */
  enum Kind {
    /** A hint. */
    HINT,
    /** Something is wrong. */
    PROBLEM,
    /** Something is done. */
    DONE,
    /** Something to know. */
    REMARK,
    /** Something is being worked out. */
    WORKING
  }

  /** What can be done about a strip. */
  enum Choice {
    /** Tell more. */
    STRONGER_HINT,
    /** Tell more, were there a hint left: cannot be taken. */
    NO_HINT_LEFT,
    /** Show the solution. */
    SOLUTION,
    /** Go on without counting errors. */
    CONTINUE,
    /** Go back to the game before. */
    GO_BACK,
    /** Play the puzzle that waits. */
    PLAY_WAITING,
    /** Begin a new game. */
    NEW_GAME,
    /** End what is being worked out. */
    CANCEL,
    /** Put the strip away. */
    CLOSE
  }

  /** Whether {@code other} says and offers the same, but for a detail that both have. */
  boolean differsOnlyInDetail(Strip other) {
    return kind == other.kind
        && headline.equals(other.headline)
        && choices.equals(other.choices)
        && detail.isEmpty() == other.detail.isEmpty();
  }

  static Strip of(Kind kind, String headline, String detail, Choice... choices) {
    return new Strip(kind, headline, detail, ImmutableList.copyOf(choices));
  }
}
