package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.comparison.Csv;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/** A writer of the ratings of puzzles. */
public interface RatingWriter {

  /** Returns the text before the first puzzle: complete lines, or the empty string. */
  default String header() {
    return "";
  }

  /** Returns the text for the rated puzzle: complete lines. */
  String write(NamedProblem problem, Grid grid, Rating rating);

  private static String hardest(Rating rating) {
    return rating.hardest().map(RatedTechnique::id).orElse("none");
  }

  private static String counts(Rating rating) {
    return rating.counts().entrySet().stream()
        .map(entry -> entry.getValue() + "× " + entry.getKey().id())
        .collect(Collectors.joining(", "));
  }

  /**
   * Columns, separated by tabs: the puzzle, its level, its score, the hardest technique, the number
   * of givens, and how often each technique was applied.
   */
  final class Text implements RatingWriter {
    @Override
    public String write(NamedProblem problem, Grid grid, Rating rating) {
      return String.join(
              "\t",
              grid.toLine(),
              rating.level().title(),
              String.valueOf(rating.score()),
              hardest(rating),
              grid.filled() + " givens",
              counts(rating))
          + "\n";
    }
  }

  /** One JSON object for each puzzle, on one line, with the members that explanations have. */
  final class Json implements RatingWriter {
    @Override
    public String write(NamedProblem problem, Grid grid, Rating rating) {
      return JsonLine.of(
          json -> {
            JsonExplanations.writeHead(json, problem, grid);
            JsonExplanations.writeRating(json, rating);
          });
    }
  }

  /** A line of column names, then one line for each puzzle. */
  final class CommaSeparated implements RatingWriter {
    @Override
    public String header() {
      return Csv.line(
          ImmutableList.of("problem", "givens", "level", "score", "hardest", "techniques"));
    }

    @Override
    public String write(NamedProblem problem, Grid grid, Rating rating) {
      return Csv.line(
          ImmutableList.of(
              problem.name(),
              String.valueOf(grid.filled()),
              rating.level().title(),
              String.valueOf(rating.score()),
              hardest(rating),
              counts(rating)));
    }
  }
}
