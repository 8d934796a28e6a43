package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** Finds out what a person meant by an argument: a puzzle, a file of puzzles, or standard input. */
public final class PuzzleArgument {

  private static final String STANDARD_INPUT = "-";

  /** No puzzle has fewer cells. */
  private static final int SHORTEST_PUZZLE = 16;

  /** Few file names are longer, and no puzzle of 12×12 or more is shorter. */
  private static final int LONG = 120;

  private PuzzleArgument() {}

  /**
   * Opens what {@code argument} stands for. What cannot be opened is told by the source.
   *
   * @param standardInput what {@code -} stands for
   */
  public static ProblemSource open(String argument, InputStream standardInput) {
    if (argument.equals(STANDARD_INPUT)) {
      return ProblemSource.withPlaces(
          PuzzleReader.of("standard input", new InputStreamReader(standardInput, UTF_8)));
    }
    try {
      Path file = Path.of(argument);
      if (!isMeantAsPuzzle(argument) || (!argument.isBlank() && Files.exists(file))) {
        return ProblemSource.withPlaces(PuzzleReader.open(file));
      }
    } catch (InvalidPathException e) {
      // then it is no file
    }
    return ProblemSource.withoutPlaces(PuzzleReader.of("the argument", new StringReader(argument)));
  }

  /**
   * Whether somebody who typed this meant a puzzle, though perhaps not a perfect one: more digits
   * and empty cells than letters. Names of files are not like that.
   */
  private static boolean isMeantAsPuzzle(String argument) {
    if (argument.isBlank() || argument.indexOf('\n') >= 0 || argument.startsWith("[")) {
      return true;
    }
    if (argument.length() < SHORTEST_PUZZLE || argument.indexOf('/') >= 0) {
      return false;
    }
    long cells = argument.chars().filter(c -> "0123456789.*_".indexOf(c) >= 0).count();
    return argument.length() > LONG || 2 * cells > argument.length();
  }
}
