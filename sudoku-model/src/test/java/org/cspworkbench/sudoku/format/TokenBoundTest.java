package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.Reader;
import java.util.stream.Stream;
import org.cspworkbench.document.TokenBound;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A name, text, number, comment or gap that does not end is not read to the end: the reading stops
 * soon behind the bound, with a place, and without the text in memory.
 */
class TokenBoundTest {

  /** What a token may have, and what the parsers of JSON and XML and the reader buffer. */
  private static final long SOON = 2L * TokenBound.LONGEST_TOKEN;

  /** Begins as it should, and goes on and on with the same piece. */
  private static final class Endless extends Reader {
    private final String beginning;
    private final String piece;
    private long delivered;

    Endless(String beginning, String piece) {
      this.beginning = beginning;
      this.piece = piece;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      assertThat(delivered).as("characters read").isLessThan(SOON);
      for (int i = 0; i < length; i++) {
        long index = delivered++;
        buffer[offset + i] =
            index < beginning.length()
                ? beginning.charAt((int) index)
                : piece.charAt((int) ((index - beginning.length()) % piece.length()));
      }
      return length;
    }

    @Override
    public void close() {}
  }

  static Stream<Arguments> endlessTokens() {
    return Stream.of(
        arguments("{\"givens\": \"", "1"),
        arguments("{\"givens\": \"", "\\u0031"),
        arguments("{\"givens\": ", "1"),
        arguments("{\"givens\": 1e", "9"),
        arguments("{\"givens\": -0.", "0"),
        arguments("{\"givens\": ", "["),
        arguments("{\"a\": ", "["),
        arguments("{\"a\": ", "{\"a\":"),
        arguments("{\"a\": \"", "x"),
        arguments("{\"a\": tr", "u"),
        arguments("{\"", "x"),
        arguments("{\"a\"", " "),
        arguments("{\"a\": 1 /*", "x"),
        arguments("{\"a\": 1 //", "x"),
        arguments("{\"a\": 1 #", "x"),
        arguments("{\"marks\": {\"", "r1c1"),
        arguments("{\"variants\": [\"", "x"),
        arguments("{\"cages\": [{\"sum\": ", "1"),
        arguments("{\"thermometers\": [[\"", "r"),
        arguments("{\"cages\": [{\"cells\": [\"", "r"),
        arguments("{\"cells\": [{\"position\": [", "1"),
        arguments("{\"cells\": [{\"fixed\": t", "r"),
        arguments("<opensudoku><game data='", "1"),
        arguments("<opensudoku><game data='", "&amp;"),
        arguments("<opensudoku><game ", "a"),
        arguments("<opensudoku><game ", " "),
        arguments("<opensudoku><", "x"),
        arguments("<opensudoku>", "<a>"),
        arguments("<opensudoku><!--", "x"),
        arguments("<!--", "x"),
        arguments("<?xml version='", "1"),
        arguments("<opensudoku><?", "x"),
        arguments("<opensudoku>&", "x"),
        arguments("<opensudoku></opensudoku>", " "),
        arguments("", "5"),
        arguments("#", "x"),
        arguments("| ", "1"),
        arguments(":0100:6:", "5+3"),
        arguments("[", "1,"),
        arguments("", "1,"));
  }

  @ParameterizedTest
  @MethodSource("endlessTokens")
  void aTokenThatDoesNotEndEndsTheReading(String beginning, String piece) {
    PuzzleReader reader = PuzzleReader.of("endless", new Endless(beginning, piece));
    Entry entry = reader.next();
    assertThat(entry).isInstanceOf(Fault.class);
    assertThat(((Fault) entry).message())
        .matches("endless:1:\\d+: expected .*")
        .hasSizeLessThan(200);
    assertThat(reader.hasNext()).isFalse();
  }
}
