package org.cspworkbench.presentation.lesson;

import org.cspworkbench.sudoku.format.SourcePosition;

/** A text is no lesson: where, what was expected, and what was found, in one sentence. */
public final class MalformedLessonException extends Exception {

  MalformedLessonException(SourcePosition position, String sentence) {
    super(position + ": " + sentence);
  }

  /**
   * Creates an exception.
   *
   * @param sentence where, what was expected, and what was found
   */
  public MalformedLessonException(String sentence) {
    super(sentence);
  }

  /** About {@code source} as a whole. */
  public static MalformedLessonException of(String source, String sentence) {
    return new MalformedLessonException(new SourcePosition(source, 0, 0), sentence);
  }

  /** The sentence, with the place before it. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
