package org.cspworkbench.document.json;

import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** What is read is no JSON from here on, or ends where JSON does not. */
final class JsonMistake extends Exception {

  private final SourcePosition position;
  private final boolean atEnd;

  private JsonMistake(SourcePosition position, boolean atEnd, String problem) {
    super(problem);
    this.position = position;
    this.atEnd = atEnd;
  }

  /** Nothing can be read from {@code position} on, for this reason. */
  JsonMistake(SourcePosition position, String problem) {
    this(position, false, problem);
  }

  /** The character at {@code position} cannot stand there. */
  JsonMistake(SourcePosition position) {
    this(position, "expected JSON, found a mistake in it");
  }

  /** The text ends at {@code position}. */
  static JsonMistake end(SourcePosition position) {
    return new JsonMistake(position, true, "expected JSON to go on, found the end");
  }

  /** Returns whether the text ends. */
  boolean isAtEnd() {
    return atEnd;
  }

  UnreadableException unreadable() {
    return new UnreadableException(position, String.valueOf(getMessage()));
  }
}
