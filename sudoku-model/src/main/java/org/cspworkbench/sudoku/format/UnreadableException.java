package org.cspworkbench.sudoku.format;

/** A document stops being a puzzle: what was expected where. */
final class UnreadableException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Fault fault;

  UnreadableException(Position position, String problem) {
    super(problem);
    this.fault = new Fault(position, problem);
  }

  Fault fault() {
    return fault;
  }
}
