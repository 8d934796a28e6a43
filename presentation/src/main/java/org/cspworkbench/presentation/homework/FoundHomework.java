package org.cspworkbench.presentation.homework;

import org.cspworkbench.document.SourcePosition;

/** A homework line in a text, or text that begins as one. */
public sealed interface FoundHomework {

  /**
   * A line, whose check value is not verified yet.
   *
   * @param at the position of its first character
   * @param line the line
   */
  record Complete(SourcePosition at, HomeworkLine line) implements FoundHomework {}

  /**
   * Text that begins as a line and is not one.
   *
   * @param sentence the position, what was expected and what was found
   */
  record Malformed(String sentence) implements FoundHomework {}
}
