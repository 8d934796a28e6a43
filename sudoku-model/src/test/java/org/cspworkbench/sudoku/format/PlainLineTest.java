package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told to be a puzzle at a glance is the puzzle that a closer look finds. */
class PlainLineTest {

  private static final List<String> ENDS =
      List.of("", "", "\t1", ",abc,5", " [1,2]", "\t|x", " 12 34", ", 5", " ", "\u00e9", "\tP|");

  static List<Integer> sizes() {
    return Shape.usualSizes().asList();
  }

  /** A comment behind the line, or a blank before it, calls for the closer look. */
  @ParameterizedTest
  @MethodSource("sizes")
  void aGlanceFindsWhatACloserLookFinds(int size) {
    Random random = new Random(size);
    for (int i = 0; i < 300; i++) {
      int count = size * size + (i % 10 == 0 ? random.nextInt(3) - 1 : 0);
      int greatest = i % 7 == 0 ? Symbols.MAX_VALUE : size;
      StringBuilder line = new StringBuilder();
      for (int cell = 0; cell < count; cell++) {
        line.append(symbol(random, greatest));
      }
      line.append(ENDS.get(random.nextInt(ENDS.size())));
      assertThat(entry(line.toString())).as("line %s", line).isEqualTo(entry(line + "#"));
    }
  }

  private static char symbol(Random random, int greatest) {
    if (random.nextInt(3) > 0) {
      return ".0*_x".charAt(random.nextInt(5));
    }
    char symbol = Symbols.of(1 + random.nextInt(greatest));
    return random.nextBoolean() ? symbol : Character.toLowerCase(symbol);
  }

  private static Entry entry(String line) {
    return PuzzleReader.of("text", new StringReader(line)).next();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void aPuzzleIsReadyWhenItsLineIsThere(String lineEnd) throws IOException {
    String line = Grid.empty(Shape.ofSize(9)).toLine();
    try (PipedWriter keyboard = new PipedWriter();
        PuzzleReader reader = PuzzleReader.of("keyboard", new PipedReader(keyboard, 1 << 12))) {
      keyboard.write(line + lineEnd + line + "\tname" + lineEnd + "# what follows" + lineEnd);
      assertThat(reader.next().position()).isEqualTo(new SourcePosition("keyboard", 1, 1));
      assertThat(reader.isReady()).isTrue();
      assertThat(reader.next().position()).isEqualTo(new SourcePosition("keyboard", 2, 1));
      assertThat(reader.isReady()).as("behind the comment nothing is there").isFalse();
      keyboard.write(line);
      assertThat(reader.isReady()).as("the line does not end").isFalse();
      keyboard.write(lineEnd + line.substring(1));
      assertThat(reader.next().position()).isEqualTo(new SourcePosition("keyboard", 4, 1));
      assertThat(reader.isReady()).as("a part of a line").isFalse();
    }
  }

  /** Lines fall anywhere into the pieces in which a reader delivers them. */
  @Test
  void linesAreWholeWhereverTheirPiecesEnd() {
    String line = Grid.empty(Shape.ofSize(9)).toLine();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      text.append(line).append("\t".repeat(i % 50)).append(i % 3 == 0 ? "\r\n" : "\n");
    }
    PuzzleReader reader = PuzzleReader.of("text", new StringReader(text.toString()));
    for (int i = 1; i <= 1000; i++) {
      Puzzle puzzle = (Puzzle) reader.next();
      assertThat(puzzle.grid()).isEqualTo(Grid.empty(Shape.ofSize(9)));
      assertThat(puzzle.position()).isEqualTo(new SourcePosition("text", i, 1));
      assertThat(i == 1000 || reader.isReady()).isTrue();
    }
    assertThat(reader.hasNext()).isFalse();
  }
}
