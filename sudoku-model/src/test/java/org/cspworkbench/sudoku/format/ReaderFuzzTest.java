package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is done to a file, the reader answers with grids and sentences and nothing else. */
class ReaderFuzzTest {

  private static final String ODD =
      ".0*_x#,;|[]+-=123456789ABGPQZaz \t\n\n\r"
          + "\"'\\/{}<>\0\u001B\u00A0\u00E9│═\uD83D\uDE00\uD800\uFEFF";

  private static final List<Integer> SIZES = List.copyOf(Shape.usualSizes());

  /** What the project itself does not write. */
  private static final List<String> OTHERS =
      List.of(
          """
          <?xml version='1.0'?>
          <opensudoku>
          <game data='1......2.....3..'/><game data='................'/>
          </opensudoku>
          """,
          """
          {"cells": [{"position": [0, 1], "value": 5, "fixed": true},
          {"position": [8, 8], "value": 0, "earmarks": [1, 2]}]}
          """,
          """
          {"givens": [[1, 0, 0, 0], [0, 0, null, 0], "...2", "...."], "variants": ["x"],
          "cages": [{"sum": 3, "cells": ["r1c1", "r1c2"]}], "boxes": [2, 2],
          "regions": "1122112233443344", "marks": {"r1c2": [1, 2]}}
          """,
          "123456789".repeat(40) + ".........".repeat(41) + "\n");

  @Test
  void aDamagedFileGivesGridsAndSentencesOnly() {
    fuzz(0, 5_000);
  }

  @Test
  @Tag("slow")
  void manyDamagedFilesGiveGridsAndSentencesOnly() {
    fuzz(5_000, 200_000);
  }

  private static void fuzz(long from, long to) {
    for (long seed = from; seed < to; seed++) {
      String text = damagedText(new Random(seed));
      List<Entry> entries;
      try {
        entries = Reading.entries(text);
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ":\n" + text, e);
      }
      assertThat(entries).as("seed %s:%n%s", seed, text).isNotEmpty();
      for (Entry entry : entries) {
        assertThat(isGridOrSentence(entry)).as("seed %s: %s%n%s", seed, entry, text).isTrue();
      }
    }
  }

  private static boolean isGridOrSentence(Entry entry) {
    boolean placed = entry.position().line() >= 1 && entry.position().column() >= 1;
    if (entry instanceof Fault fault) {
      String control = ".*\\p{Cntrl}.*";
      return placed
          && fault.problem().matches("(?s)expected .*, found .*|expected text, .*")
          && !fault.message().matches("(?s)" + control)
          && fault.message().length() < 200;
    }
    return placed && entry instanceof Puzzle;
  }

  private static String damagedText(Random random) {
    int puzzles = 1 + random.nextInt(3);
    StringBuilder text =
        new StringBuilder(
            IntStream.range(0, puzzles)
                .mapToObj(i -> puzzle(random))
                .collect(joining(random.nextBoolean() ? "\n" : "")));
    int damages = 1 + random.nextInt(random.nextInt(4) == 0 ? 100 : 4);
    for (int i = 0; i < damages; i++) {
      damage(text, random);
    }
    return text.toString();
  }

  private static String puzzle(Random random) {
    Shape shape = Shape.ofSize(SIZES.get(random.nextInt(SIZES.size())));
    Grid grid = SampleGrids.puzzle(shape, random.nextInt(1000));
    if (random.nextInt(3) > 0) {
      TextStyle[] styles = TextStyle.values();
      return styles[random.nextInt(styles.length)].write(grid);
    }
    List<PuzzleFormat> formats = List.of(PuzzleFormat.values());
    PuzzleFormat format = formats.get(random.nextInt(formats.size()));
    return format.writer().canWrite(shape)
        ? format.writer().write(grid, Marks.candidatesOf(grid))
        : OTHERS.get(random.nextInt(OTHERS.size()));
  }

  private static void damage(StringBuilder text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(random.nextInt(5) == 0 ? 200 : 3));
    char odd = ODD.charAt(random.nextInt(ODD.length()));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, odd);
      case 2 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(odd));
      default -> text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
    }
  }
}
