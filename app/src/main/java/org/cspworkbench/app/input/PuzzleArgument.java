package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.jspecify.annotations.Nullable;

/** Finds out what a person meant by an argument: a puzzle, a file of puzzles, or standard input. */
public final class PuzzleArgument {

  private static final String STANDARD_INPUT = "-";

  /** What lists, objects, lines of a library and XML begin with, and names of files do not. */
  private static final String BEGINS_PUZZLE = "[{:<";

  /** No puzzle has fewer cells. */
  private static final int SHORTEST_PUZZLE = 16;

  /** Few file names are longer, and no puzzle of 12×12 or more is shorter. */
  private static final int LONG = 120;

  private PuzzleArgument() {}

  /** Whether {@code argument} stands for standard input. */
  public static boolean isStandardInput(String argument) {
    return argument.equals(STANDARD_INPUT);
  }

  /**
   * Opens what {@code argument} stands for. What cannot be opened is told by the source.
   *
   * @param standardInput what {@code -} stands for
   */
  public static ProblemSource open(String argument, InputStream standardInput) {
    PuzzleReader reader = reader(argument, standardInput);
    if (isStandardInput(argument)) {
      return ProblemSource.ofStandardInput(reader);
    }
    return file(argument) == null
        ? ProblemSource.withoutPlaces(reader)
        : ProblemSource.withPlaces(reader);
  }

  /**
   * The puzzles that {@code argument} stands for, with everything that their form tells of them.
   *
   * @param standardInput what {@code -} stands for
   */
  public static PuzzleReader reader(String argument, InputStream standardInput) {
    if (argument.equals(STANDARD_INPUT)) {
      return PuzzleReader.of("standard input", new InputStreamReader(standardInput, UTF_8));
    }
    Path file = file(argument);
    return file == null
        ? PuzzleReader.of("the argument", new StringReader(argument))
        : PuzzleReader.open(file);
  }

  /** The file that is meant, whether it is there or not; null if it is a puzzle. */
  private static @Nullable Path file(String argument) {
    try {
      Path file = Path.of(argument);
      boolean isFile = !isMeantAsPuzzle(argument) || (!argument.isBlank() && Files.exists(file));
      return isFile ? file : null;
    } catch (InvalidPathException e) {
      return null; // then it is no file
    }
  }

  /**
   * Whether somebody who typed this meant a puzzle, though perhaps not a perfect one: more digits
   * and empty cells than letters. Names of files are not like that.
   */
  private static boolean isMeantAsPuzzle(String argument) {
    if (argument.isBlank()
        || argument.indexOf('\n') >= 0
        || BEGINS_PUZZLE.indexOf(argument.stripLeading().charAt(0)) >= 0) {
      return true;
    }
    if (argument.length() < SHORTEST_PUZZLE || argument.indexOf('/') >= 0) {
      return false;
    }
    long cells = argument.chars().filter(c -> "0123456789.*_".indexOf(c) >= 0).count();
    return argument.length() > LONG || 2 * cells > argument.length();
  }
}
