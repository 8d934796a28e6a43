package org.cspworkbench.viewer.problem;

/** The result of an edit in the picture of a problem, which is an edit of its text. */
public sealed interface TextEdit {

  /**
   * The edited text.
   *
   * @param text the whole text
   */
  record Changed(String text) implements TextEdit {}

  /**
   * A refused edit: one that has to be made in the text.
   *
   * @param line the line, from 1
   * @param sentence why
   */
  record InText(int line, String sentence) implements TextEdit {}
}
