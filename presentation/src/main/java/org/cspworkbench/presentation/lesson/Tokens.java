package org.cspworkbench.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a text within a lesson, one after the other, each with its place. */
final class Tokens {

  private static final Pattern TOKEN =
      Pattern.compile("!=|<=|>=|[=<>*{},≠≤≥]|[^\\s=<>!*{},≠≤≥]+|!");

  private record Token(String text, int start) {}

  private final Json.Text source;
  private final int end;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  /** The words of {@code source} from character {@code from} to before character {@code to}. */
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

  /** The next word, which is not taken; empty at the end. */
  String peek() {
    return hasNext() ? tokens.get(next).text() : "";
  }

  /** The next word; empty at the end. */
  String take() {
    String token = peek();
    next++;
    return token;
  }

  /** Takes the next word if it is this one. */
  boolean takes(String word) {
    if (peek().equals(word)) {
      next++;
      return true;
    }
    return false;
  }

  /** That something else was expected in place of the next word. */
  MalformedLessonException unexpected(String expected) {
    String found = hasNext() ? "'" + peek() + "'" : "the end";
    int at = hasNext() ? tokens.get(next).start() : end;
    return source.fault(at, "expected " + expected + ", found " + found);
  }

  /** Takes a whole number of at least {@code least}. */
  long number(long least, String expected) throws MalformedLessonException {
    if (!peek().matches("\\d{1,18}") || Long.parseLong(peek()) < least) {
      throw unexpected(expected);
    }
    return Long.parseLong(take());
  }

  /** Refuses what is left. */
  void end() throws MalformedLessonException {
    if (hasNext()) {
      throw unexpected("the end");
    }
  }
}
