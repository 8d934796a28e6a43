package org.cspworkbench.sudoku.format;

/** A document stops being a puzzle: what was expected where. */
public final class UnreadableException extends Exception {

  private final Fault fault;

  UnreadableException(Position position, String problem) {
    super(problem);
    this.fault = new Fault(position, problem);
  }

  /** The place and the sentence. */
  public Fault fault() {
    return fault;
  }
}
