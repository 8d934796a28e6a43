package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.Reader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * While a file is read, no more memory is in use than a hundred times what has been read of it,
 * however it goes on and on.
 */
class MemoryTest {

  private static final int LENGTH = 400_000;
  private static final int MOST_BYTES_FOR_EACH = 100;

  /** Checks the memory in use at each quarter of the file; a collection of garbage takes time. */
  private static final class Observed extends Reader {
    private final String beginning;
    private final String piece;
    private final long before = inUse();
    private int delivered;
    private int nextCheck = LENGTH / 4;

    Observed(String beginning, String piece) {
      this.beginning = beginning;
      this.piece = piece;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      int count = Math.min(length, LENGTH - delivered);
      if (delivered >= nextCheck) {
        nextCheck += LENGTH / 4;
        assertThat(inUse() - before)
            .as("after %s characters", delivered)
            .isLessThan((long) MOST_BYTES_FOR_EACH * delivered);
      }
      for (int i = 0; i < count; i++) {
        buffer[offset + i] = charAt(delivered + i);
      }
      delivered += Math.max(0, count);
      return count == 0 ? -1 : count;
    }

    private char charAt(int index) {
      return index < beginning.length()
          ? beginning.charAt(index)
          : piece.charAt((index - beginning.length()) % piece.length());
    }

    @Override
    public void close() {}
  }

  private static long inUse() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** How a file begins, and what follows again and again. */
  static Stream<Arguments> files() {
    return Stream.of(
        arguments("", "5"),
        arguments("", ".\n"),
        arguments("", "1.......9\n"),
        arguments("", "word\n"),
        arguments("", "#x\n"),
        arguments("#", "x"),
        arguments("", "["),
        arguments("", "[1, 2, 3, 4]\n"),
        arguments("", "| 1 23 4 |\n"),
        arguments("", ":0100:6:5+3..:611 612::\n"),
        arguments("{\"givens\": ", "["),
        arguments("{\"givens\": [", "1, "),
        arguments("{\"givens\": [", "\"1...\", "),
        arguments("{\"givens\": \"", "1"),
        arguments("{\"marks\": {", "\"r1c1\": [1], "),
        arguments("{\"cages\": [", "{\"sum\": 3, \"cells\": [\"r1c1\"]}, "),
        arguments("{\"cages\": [{\"cells\": [", "\"r1c1\", "),
        arguments("{\"thermometers\": [", "[\"r1c1\", \"r1c2\"], "),
        arguments("{\"thermometers\": [[", "\"r1c1\", "),
        arguments("{\"variants\": [", "\"x\", "),
        arguments("{\"regions\": [", "1, "),
        arguments("{", "\"a\": 1, "),
        arguments("{\"a\": ", "["),
        arguments("{\"a\": \"", "x"),
        arguments("{\"", "x"),
        arguments("{\"givens\": \"1...............\"}", " "),
        arguments("", "{\"givens\": \"1...............\"}\n"),
        arguments("{\"cells\": [", "{\"position\": [0, 1]}, "),
        arguments("{\"cells\": [{\"position\": [0, 1], \"earmarks\": [", "1, "),
        arguments("<opensudoku>", "<a>"),
        arguments("<opensudoku>", "<game data='12'/>"),
        arguments("<opensudoku>", "<game data='1......2.....3..'/>"),
        arguments("<opensudoku>", "x"),
        arguments("<opensudoku><!--", "x"),
        arguments("<opensudoku><", "x"),
        arguments("<opensudoku><game data='", "1"),
        arguments("<opensudoku><game data='", "&amp;"),
        arguments("<opensudoku><game ", "a='1' "));
  }

  @ParameterizedTest
  @MethodSource("files")
  void aLongFileTakesNoMoreThanItsShare(String beginning, String piece) {
    PuzzleReader.of("long", new Observed(beginning, piece))
        .forEachRemaining(entry -> assertThat(entry.position().line()).isPositive());
  }
}
