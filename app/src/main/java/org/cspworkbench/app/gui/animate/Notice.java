package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;

/**
 * What the strip under the header says.
 *
 * @param kind how it looks
 * @param text the sentence
 * @param choices what can be done about it, in order
 */
public record Notice(Kind kind, String text, ImmutableList<Choice> choices) {

  /** How a notice looks. */
  public enum Kind {
    /** Something to know. */
    REMARK,
    /** Something that did not work, or has no solution. */
    PROBLEM
  }

  /** What can be done about a notice. */
  public enum Choice {
    /** Let the solver go on, without recording. */
    RUN_ON,
    /** Stop the solver. */
    STOP,
    /** Put the technical details on the clipboard. */
    COPY_DETAILS
  }

  static Notice remark(String text, Choice... choices) {
    return new Notice(Kind.REMARK, text, ImmutableList.copyOf(choices));
  }

  static Notice problem(String text, Choice... choices) {
    return new Notice(Kind.PROBLEM, text, ImmutableList.copyOf(choices));
  }
}
