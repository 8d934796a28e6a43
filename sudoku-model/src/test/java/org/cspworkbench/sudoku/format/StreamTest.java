package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

/**
 * A file of any length is read in bounded memory: never much further than to the puzzle that was
 * asked for.
 */
class StreamTest {

  /** The reader's own buffer, and the longest line. */
  private static final long FURTHEST_AHEAD = 8192 + LineSource.LONGEST_LINE;

  /** A text that is made while it is read. */
  private static final class Endless extends Reader {
    private final LongFunction<String> parts;
    private final long count;
    private StringReader part = new StringReader("");
    private long next;
    private long delivered;

    Endless(long count, LongFunction<String> parts) {
      this.count = count;
      this.parts = parts;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int read = part.read(buffer, offset, length);
      while (read < 0 && next < count) {
        part = new StringReader(parts.apply(next++));
        read = part.read(buffer, offset, length);
      }
      delivered += Math.max(read, 0);
      return read;
    }

    @Override
    public void close() {}
  }

  @Test
  void tenThousandPuzzlesComeInOrderAndAreNotReadAhead() {
    Shape shape = Shape.ofSize(9);
    Endless text = new Endless(10_000, i -> SampleGrids.puzzle(shape, i).toLine() + "\n");
    PuzzleReader puzzles = PuzzleReader.of("many", text);
    for (int i = 0; i < 10_000; i++) {
      Puzzle puzzle = (Puzzle) puzzles.next();
      assertThat(puzzle.grid()).isEqualTo(SampleGrids.puzzle(shape, i));
      assertThat(puzzle.position()).isEqualTo(new SourcePosition("many", i + 1, 1));
      assertThat(text.delivered - 82L * (i + 1)).isLessThan(FURTHEST_AHEAD);
    }
    assertThat(puzzles.hasNext()).isFalse();
    Assertions.assertThatThrownBy(puzzles::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void drawnGridsComeOneByOneToo() {
    Shape shape = Shape.ofSize(16);
    Endless text =
        new Endless(500, i -> TextStyle.BOXES_IN_UNICODE.write(SampleGrids.puzzle(shape, i)));
    PuzzleReader puzzles = PuzzleReader.of("many", text);
    for (int i = 0; i < 500; i++) {
      assertThat(((Puzzle) puzzles.next()).grid()).isEqualTo(SampleGrids.puzzle(shape, i));
    }
    assertThat(puzzles.hasNext()).isFalse();
  }

  @Test
  void aPuzzleIsDeliveredBeforeTheNextLineIsThere() throws IOException {
    String line = SampleGrids.puzzle(Shape.ofSize(9), 1).toLine();
    Reader terminal =
        new Reader() {
          private boolean asked;

          @Override
          public int read(char[] buffer, int offset, int length) {
            assertThat(asked).as("asked for a second line").isFalse();
            asked = true;
            (line + "\n").getChars(0, line.length() + 1, buffer, offset);
            return line.length() + 1;
          }

          @Override
          public void close() {}
        };
    try (PuzzleReader puzzles = PuzzleReader.of("standard input", terminal)) {
      assertThat(((Puzzle) puzzles.next()).grid().toLine()).isEqualTo(line);
    }
  }

  @Test
  void aLineThatDoesNotEndIsGivenUp() {
    Endless text = new Endless(10_000, i -> "7".repeat(1000));
    PuzzleReader puzzles = PuzzleReader.of("noise", text);
    assertThat(Reading.told(puzzles.next()))
        .isEqualTo(
            "noise:1:65537: expected the line to end within 65536 characters:"
                + " this is not a puzzle file");
    assertThat(puzzles.hasNext()).isFalse();
    assertThat(text.delivered).isLessThan(2 * FURTHEST_AHEAD);
  }

  @Test
  void manyLinesOfNoiseAreOneSentence() {
    for (String alphabet : new String[] {printable(), digits(), "0123456789abcdef"}) {
      Random random = new Random(5);
      Endless text = new Endless(100_000, i -> noise(random, alphabet) + "\n");
      PuzzleReader puzzles = PuzzleReader.of("noise", text);
      assertThat(Reading.told(puzzles.next())).startsWith("noise:1:").contains("expected");
      assertThat(puzzles.hasNext()).as(alphabet).isFalse();
    }
  }

  /** 90 to 98 characters: no puzzle by chance. */
  private static String noise(Random random, String alphabet) {
    return random
        .ints(90 + random.nextInt(9), 0, alphabet.length())
        .collect(StringBuilder::new, (s, i) -> s.append(alphabet.charAt(i)), StringBuilder::append)
        .toString();
  }

  private static String digits() {
    return "0123456789";
  }

  private static String printable() {
    return IntStream.range('!', '\u007F')
        .filter(c -> c != '#')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  @Test
  void aFailureToReadIsTold() {
    Reader broken =
        new Reader() {
          private boolean first = true;

          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            if (!first) {
              throw new IOException("the disk is gone");
            }
            first = false;
            "53..7....\n6..1".getChars(0, 14, buffer, offset);
            return 14;
          }

          @Override
          public void close() {}
        };
    PuzzleReader puzzles = PuzzleReader.of("disk", broken);
    assertThat(Reading.told(puzzles.next()))
        .isEqualTo("disk:2:5: cannot be read any further: the disk is gone");
    assertThat(puzzles.hasNext()).isFalse();
  }
}
