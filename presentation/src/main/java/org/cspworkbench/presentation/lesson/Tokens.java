package org.cspworkbench.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Json;

/** The tokens of a text within a lesson, with their positions. */
final class Tokens {

  private static final Pattern TOKEN =
      Pattern.compile("!=|<=|>=|[=<>*{},≠≤≥]|[^\\s=<>!*{},≠≤≥]+|!");

  private record Token(String text, int start) {}

  private final Json.Text source;
  private final int end;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  /**
   * Splits the characters of {@code source} from {@code from} (inclusive) to {@code to} (exclusive)
   * into tokens.
   */
  Tokens(Json.Text source, int from, int to) {
    this.source = source;
    this.end = to;
    Matcher token = TOKEN.matcher(source.value());
    token.region(from, to);
    while (token.find()) {
      tokens.add(new Token(plain(token.group()), token.start()));
    }
  }

  Tokens(Json.Text source) {
    this(source, 0, source.value().length());
  }

  private static String plain(String token) {
    return switch (token) {
      case "≠" -> "!=";
      case "≤" -> "<=";
      case "≥" -> ">=";
      default -> token;
    };
  }

  boolean hasNext() {
    return next < tokens.size();
  }

  /** Returns the next token without consuming it; the empty string at the end. */
  String peek() {
    return hasNext() ? tokens.get(next).text() : "";
  }

  /** Consumes and returns the next token; the empty string at the end. */
  String take() {
    String token = peek();
    next++;
    return token;
  }

  /** Consumes the next token if it equals {@code word}. */
  boolean takes(String word) {
    if (peek().equals(word)) {
      next++;
      return true;
    }
    return false;
  }

  /** Returns an exception that the next token was found where something else was expected. */
  UnreadableException unexpected(String expected) {
    String found = hasNext() ? "'" + peek() + "'" : "the end";
    int at = hasNext() ? tokens.get(next).start() : end;
    return source.fault(at, "expected " + expected + ", found " + found);
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
}
