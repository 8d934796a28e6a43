package org.cspworkbench.presentation.lesson;

import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * Thrown if a text is not a lesson. The message is one sentence: the position, what was expected,
 * and what was found.
 */
public final class MalformedLessonException extends Exception {

  MalformedLessonException(UnreadableException fault) {
    super(fault.sentence(), fault);
  }

  /**
   * Creates an exception.
   *
   * @param sentence the position, what was expected, and what was found
   */
  public MalformedLessonException(String sentence) {
    super(sentence);
  }

  /** Returns an exception about {@code source} as a whole. */
  public static MalformedLessonException of(String source, String sentence) {
    return new MalformedLessonException(
        new UnreadableException(SourcePosition.of(source), sentence));
  }

  /** Returns the message, with the position before it. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
