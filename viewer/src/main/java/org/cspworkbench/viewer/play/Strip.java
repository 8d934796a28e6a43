package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;

/**
 * The content of the strip below the board.
 *
 * @param kind the kind of message, which determines its appearance
 * @param headline the main sentence
 * @param detail further information; may be empty
 * @param choices the actions that are offered, in order
 */
public record Strip(Kind kind, String headline, String detail, ImmutableList<Choice> choices) {

  /** The kind of a strip. */
  public enum Kind {
    /** A hint. */
    HINT,
    /** A problem. */
    PROBLEM,
    /** A success. */
    DONE,
    /** Information. */
    REMARK,
    /** Work in progress. */
    WORKING
  }

  /** The actions that a strip offers. */
  public enum Choice {
    /** Gives a stronger hint. */
    STRONGER_HINT,
    /** Shows the solution. */
    SOLUTION,
    /** Continues without counting errors. */
    CONTINUE,
    /** Returns to the previous game. */
    GO_BACK,
    /** Plays the waiting puzzle. */
    PLAY_WAITING,
    /** Undoes the last step. */
    UNDO,
    /** Begins a new game. */
    NEW_GAME,
    /** Cancels the current task. */
    CANCEL,
    /** Closes the strip. */
    CLOSE
  }

  /** Returns whether {@code other} is equal except for the detail, which both have or both lack. */
  public boolean differsOnlyInDetail(Strip other) {
    return kind == other.kind
        && headline.equals(other.headline)
        && choices.equals(other.choices)
        && detail.isEmpty() == other.detail.isEmpty();
  }

  /** Returns a message with these choices. */
  public static Strip of(Kind kind, String headline, String detail, Choice... choices) {
    return new Strip(kind, headline, detail, ImmutableList.copyOf(choices));
  }
}
