package org.cspworkbench.document;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a document is not what it should be, or what it states cannot be made; states what
 * was expected and where.
 */
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
    this(position, problem, null);
  }

  /**
   * Something wrong at a position that only the document knows in which this is written.
   *
   * @param problem what was expected and what was found, as a sentence without capital and full
   *     stop
   */
  public UnreadableException(String problem) {
    this(SourcePosition.NOWHERE, problem, null);
  }

  /** What is stated cannot be made, for the reason in the message of {@code cause}. */
  public UnreadableException(Throwable cause) {
    this(SourcePosition.NOWHERE, String.valueOf(cause.getMessage()), cause);
  }

  private UnreadableException(SourcePosition position, String problem, @Nullable Throwable cause) {
    super(position.equals(SourcePosition.NOWHERE) ? problem : position + ": " + problem, cause);
    this.position = position;
    this.problem = problem;
  }

  /** Returns this fault if it has a position, or else one at {@code place}. */
  public UnreadableException orAt(SourcePosition place) {
    return position.equals(SourcePosition.NOWHERE)
        ? new UnreadableException(place, problem, this)
        : this;
  }

  /**
   * Returns this fault in another document as one of the document that names it at {@code place}.
   */
  public UnreadableException namedAt(SourcePosition place) {
    return new UnreadableException(place, sentence(), this);
  }

  /**
   * Returns the position, if there is one, and the problem: {@code set.json:4:7: expected a number,
   * found a text}.
   */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** Returns the place, {@link SourcePosition#NOWHERE} if it is not known. */
  public SourcePosition position() {
    return position;
  }

  /** Returns what was expected and what was found, as a sentence without capital and full stop. */
  public String problem() {
    return problem;
  }
}
