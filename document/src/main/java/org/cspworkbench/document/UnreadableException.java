package org.cspworkbench.document;

/** Thrown when a document is not what it should be; states what was expected and where. */
public final class UnreadableException extends Exception {

  private final SourcePosition position;
  private final String problem;

  /**
   * Something wrong at a position.
   *
   * @param position where
   * @param problem what was expected and what was found, as a sentence without capital and full
   *     stop
   */
  public UnreadableException(SourcePosition position, String problem) {
    super(problem);
    this.position = position;
    this.problem = problem;
  }

  /**
   * Returns the position and the problem: {@code set.json:4:7: expected a number, found a text}.
   */
  public String sentence() {
    return position + ": " + problem;
  }

  /** Returns the place. */
  public SourcePosition position() {
    return position;
  }

  /** Returns what was expected and what was found, as a sentence without capital and full stop. */
  public String problem() {
    return problem;
  }
}
