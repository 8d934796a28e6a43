package org.cspworkbench.viewer.animate;

import com.google.common.collect.ImmutableList;

/**
 * A notice in the strip below the header.
 *
 * @param kind its appearance
 * @param text the sentence
 * @param choices the actions offered to the user, in order
 */
public record Notice(Kind kind, String text, ImmutableList<Choice> choices) {

  /** The appearance of a notice. */
  public enum Kind {
    /** Information. */
    REMARK,
    /** An error, or a problem without a solution. */
    PROBLEM
  }

  /** An action offered by a notice. */
  public enum Choice {
    /** Continue the run without recording. */
    RUN_ON,
    /** Stop the solver. */
    STOP,
    /** Copy the technical details to the clipboard. */
    COPY_DETAILS
  }

  /** Returns a remark with these choices. */
  public static Notice remark(String text, Choice... choices) {
    return new Notice(Kind.REMARK, text, ImmutableList.copyOf(choices));
  }

  static Notice problem(String text, Choice... choices) {
    return new Notice(Kind.PROBLEM, text, ImmutableList.copyOf(choices));
  }
}
