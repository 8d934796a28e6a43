package org.cspworkbench.sudoku.format;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Symbols;

/**
 * What a file states about a puzzle besides its cells, in the form in which {@code csp generate}
 * writes it: its solution, its rating, and how it was generated.
 *
 * @param solution the symbols of the solution, cell by cell, if it is stated
 * @param level how hard the puzzle is for a person; empty if it is not rated
 * @param technique the id of the hardest technique that it requires; empty if it is not rated
 * @param score the score of its rating, if it is stated
 * @param origin how it was generated, if that is stated
 */
public record Remarks(
    Optional<String> solution,
    Optional<String> level,
    Optional<String> technique,
    OptionalInt score,
    Optional<Origin> origin) {

  /** Stands in the columns of a puzzle that is not rated. */
  public static final String NOT_RATED = "not rated";

  private static final Splitter COLUMNS = Splitter.on('\t');

  /** The columns: the solution, which may be missing, the givens, the level and the technique. */
  private static final int MOST_COLUMNS = 4;

  /** The patterns, loaded only where there are columns. */
  private static final class Form {
    static final Pattern GIVENS = Pattern.compile("\\d{1,3} givens");
    static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,39}");
  }

  /**
   * The number of a generated puzzle.
   *
   * @param seed the seed from which it was generated
   * @param number its number among the puzzles of that seed, from 1
   */
  public record Origin(long seed, long number) {}

  /** Returns the same without the solution. */
  public Remarks withoutSolution() {
    return new Remarks(Optional.empty(), level, technique, score, origin);
  }

  /** Reads the columns that follow a puzzle on its line; empty if they state something else. */
  static Optional<Remarks> ofColumns(String text, Grid puzzle) {
    List<String> columns = COLUMNS.splitToList(text);
    int first = columns.size() - MOST_COLUMNS + 1; // of the columns that are always there
    if (first < 0 || first > 1 || !Form.GIVENS.matcher(columns.get(first)).matches()) {
      return Optional.empty();
    }
    Optional<String> solution = first == 0 ? Optional.empty() : solution(columns.get(0), puzzle);
    Optional<String> level = name(columns.get(first + 1));
    Optional<String> technique = name(columns.get(first + 2));
    boolean isUnderstood =
        solution.isPresent() == (first == 1)
            && isRating(columns.get(first + 1), level)
            && isRating(columns.get(first + 2), technique);
    return isUnderstood
        ? Optional.of(
            new Remarks(solution, level, technique, OptionalInt.empty(), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isRating(String column, Optional<String> name) {
    return name.isPresent() || column.equals(NOT_RATED);
  }

  /** Returns {@code text} if it can be the name of a level or of a technique. */
  static Optional<String> name(String text) {
    return Optional.of(text).filter(name -> Form.NAME.matcher(name).matches());
  }

  /** Returns {@code text} if it has a value for each cell, and the givens of {@code puzzle}. */
  static Optional<String> solution(String text, Grid puzzle) {
    boolean fits =
        text.length() == puzzle.shape().cellCount()
            && puzzle
                .shape()
                .cells()
                .allMatch(cell -> fits(Symbols.valueOf(text.charAt(cell)), puzzle, cell));
    return fits ? Optional.of(text) : Optional.empty();
  }

  private static boolean fits(int value, Grid puzzle, int cell) {
    return value >= 1
        && value <= puzzle.shape().size()
        && (!puzzle.isGiven(cell) || puzzle.value(cell) == value);
  }
}
