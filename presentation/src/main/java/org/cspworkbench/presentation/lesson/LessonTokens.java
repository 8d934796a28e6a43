package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.text.Alphabet;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Json;

/** The tokens of a text within a lesson, with their positions. */
final class LessonTokens {

  private final Json.Text source;
  private final int start;
  private final LexemeStream lexemes;

  /**
   * Splits the characters of {@code source} from {@code from} (inclusive) to {@code to} (exclusive)
   * into tokens.
   */
  LessonTokens(Json.Text source, int from, int to) throws UnreadableException {
    this.source = source;
    this.start = from;
    try {
      this.lexemes = new LexemeStream(source.value().substring(from, to), new ClaimAlphabet());
    } catch (MalformedProblemException e) {
      throw source.fault(from, e.sentence());
    }
  }

  LessonTokens(Json.Text source) throws UnreadableException {
    this(source, 0, source.value().length());
  }

  boolean hasNext() {
    return lexemes.peek().kind() != Lexeme.Kind.END;
  }

  /** Returns the next token without consuming it; the empty string at the end. */
  String peek() {
    return lexemes.peek().text();
  }

  /** Consumes and returns the next token; the empty string at the end. */
  String take() {
    return lexemes.take().text();
  }

  /** Consumes the next token if it equals {@code word}. */
  boolean takes(String word) {
    return lexemes.takes(word);
  }

  /** Returns an exception that the next token was found where something else was expected. */
  UnreadableException unexpected(String expected) {
    String found = hasNext() ? "'" + peek() + "'" : "the end";
    return source.fault(
        start + lexemes.peek().offset(), "expected " + expected + ", found " + found);
  }

  /** Consumes a whole number that is at least {@code least}. */
  long number(long least, String expected) throws UnreadableException {
    if (!peek().matches("\\d{1,18}") || Long.parseLong(peek()) < least) {
      throw unexpected(expected);
    }
    return Long.parseLong(take());
  }

  /** Rejects further tokens. */
  void end() throws UnreadableException {
    if (hasNext()) {
      throw unexpected("the end");
    }
  }

  /** The words and signs of claims; every character that is neither space nor sign is in a word. */
  private static final class ClaimAlphabet implements Alphabet {

    private static final ImmutableMap<String, String> SIGNS =
        ImmutableMap.<String, String>builder()
            .put("!=", "!=")
            .put("<=", "<=")
            .put(">=", ">=")
            .put("=", "=")
            .put("<", "<")
            .put(">", ">")
            .put("*", "*")
            .put("{", "{")
            .put("}", "}")
            .put(",", ",")
            .put("≠", "!=")
            .put("≤", "<=")
            .put("≥", ">=")
            .put("!", "!")
            .buildOrThrow();

    @Override
    public boolean isSpace(int c) {
      return " \t\n\u000B\f\r".indexOf(c) >= 0;
    }

    @Override
    public boolean beginsWord(int c) {
      return !isSpace(c) && "=<>!*{},≠≤≥".indexOf(c) < 0;
    }

    @Override
    public boolean continuesWord(int c) {
      return beginsWord(c);
    }

    @Override
    public ImmutableMap<String, String> signs() {
      return SIGNS;
    }
  }
}
