package org.cspworkbench.sudoku.format;

/** Thrown when a document is not a valid puzzle; states what was expected and where. */
public final class UnreadableException extends Exception {

  private final Fault fault;

  UnreadableException(SourcePosition position, String problem) {
    super(problem);
    this.fault = new Fault(position, problem);
  }

  /** Parts of a puzzle contradict each other or its size. */
  static UnreadableException misfit(SourcePosition position, IllegalArgumentException reason) {
    return new UnreadableException(
        position, "expected a consistent puzzle, found that " + reason.getMessage());
  }

  /** Returns the place and the sentence. */
  public Fault fault() {
    return fault;
  }
}
