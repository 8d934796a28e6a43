package org.cspworkbench.presentation.parts;

/** Thrown when a file of parts, or of their results, is not what it should be. */
public final class PartsFault extends Exception {

  /**
   * Something wrong in a file.
   *
   * @param sentence the number of the line and what was expected, without capital and full stop
   */
  public PartsFault(String sentence) {
    super(sentence);
  }

  /** Returns what is wrong, preceded by the name of the file and a colon. */
  public String sentence(String file) {
    return file + ":" + getMessage();
  }
}
