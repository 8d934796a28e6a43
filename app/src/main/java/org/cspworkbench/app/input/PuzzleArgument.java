package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.jspecify.annotations.Nullable;

/** Interprets an argument: a puzzle, a file of puzzles, or standard input. */
public final class PuzzleArgument {

  private static final String STANDARD_INPUT = "-";

  /**
   * The first characters of lists, objects, lines of a library and XML, which do not begin file
   * names.
   */
  private static final String BEGINS_PUZZLE = "[{:<";

  /** How links and compressed puzzles of f-puzzles and SudokuPad begin. */
  private static final Pattern SHARED =
      Pattern.compile("\\s*(https?://|(fpuz(zles)?|scl|ctc)?N4Ig|(fpuz|scl|ctc)\\S{40})");

  /** The smallest number of cells. */
  private static final int SHORTEST_PUZZLE = 16;

  /** A length that few file names exceed, and that puzzles of 12×12 and more exceed. */
  private static final int LONG = 120;

  private PuzzleArgument() {}

  /** Returns whether {@code argument} denotes standard input. */
  public static boolean isStandardInput(String argument) {
    return argument.equals(STANDARD_INPUT);
  }

  /**
   * Opens the puzzles that {@code argument} denotes; what cannot be opened gives a fault.
   *
   * @param standardInput the stream that {@code -} denotes
   * @param understanding how puzzles become problems
   */
  public static ProblemSource open(
      String argument, InputStream standardInput, ProblemSource.Understanding understanding) {
    PuzzleReader reader = reader(argument, standardInput);
    if (isStandardInput(argument)) {
      return ProblemSource.ofStandardInput(reader, understanding);
    }
    return file(argument) == null
        ? ProblemSource.withoutPlaces(reader, understanding)
        : ProblemSource.withPlaces(reader, understanding);
  }

  /**
   * Returns a reader of the puzzles that {@code argument} denotes, with all data of their format.
   *
   * @param standardInput the stream that {@code -} denotes
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

  /** Returns the file that is meant, whether it exists or not; null if the argument is a puzzle. */
  private static @Nullable Path file(String argument) {
    try {
      Path file = Path.of(argument);
      boolean isFile = !isMeantAsPuzzle(argument) || (!argument.isBlank() && Files.exists(file));
      return isFile ? file : null;
    } catch (InvalidPathException e) {
      return null; // not a file name
    }
  }

  /**
   * Returns whether the argument was meant as a puzzle, possibly an invalid one: it has more digits
   * and empty cells than letters, unlike file names.
   */
  private static boolean isMeantAsPuzzle(String argument) {
    if (argument.isBlank()
        || argument.indexOf('\n') >= 0
        || SHARED.matcher(argument).lookingAt()
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
