package org.cspworkbench.app.export;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.logic.AvailableSteps;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.BoxedWriter;

/**
 * The catalogue of formats: for each kind of result, the formats in which it can be written, with
 * the default first. Options, their help and what they choose are made from it.
 */
public final class Formats {

  /**
   * A format.
   *
   * @param id its name
   * @param note what it is, in a line; empty if its name is enough
   * @param writer what writes it
   * @param <W> the type of writers of this kind of result
   */
  public record Format<W>(String id, String note, W writer) {
    private Format(String id, W writer) {
      this(id, "", writer);
    }
  }

  /**
   * The writers of explanations in one format.
   *
   * @param path writes the steps of a solution
   * @param pathWithGrids writes them with the grid after each
   * @param first writes all steps that are available at the start
   */
  public record Explanations(
      ExplanationWriter path, ExplanationWriter pathWithGrids, ExplanationWriter first) {}

  private static final String OBJECTS = "one object for each puzzle, on one line";

  /** The formats of numbers of solutions. */
  public static final Choices<Format<CheckWriter>> CHECKS =
      choices(
          ImmutableList.of(
              new Format<>("text", new CheckWriter.Text()),
              new Format<>("json", OBJECTS, new CheckWriter.Json()),
              new Format<>("csv", new CheckWriter.CommaSeparated())));

  /** The formats of ratings. */
  public static final Choices<Format<RatingWriter>> RATINGS =
      choices(
          ImmutableList.of(
              new Format<>("text", new RatingWriter.Text()),
              new Format<>("json", OBJECTS, new RatingWriter.Json()),
              new Format<>("csv", new RatingWriter.CommaSeparated())));

  /** The formats of explanations. */
  public static final Choices<Format<Explanations>> EXPLANATIONS =
      choices(
          ImmutableList.of(
              new Format<>(
                  "text",
                  new Explanations(
                      new TextExplanations(false), new TextExplanations(true), new TextSteps())),
              new Format<>(
                  "json",
                  OBJECTS,
                  new Explanations(
                      new JsonExplanations(false), new JsonExplanations(true), new JsonSteps()))));

  /** The formats of comparisons. */
  public static final Choices<Format<ComparisonWriter>> COMPARISONS =
      choices(
          ImmutableList.of(
              new Format<>("table", new ComparisonTable(ComparisonTable.Style.PLAIN)),
              new Format<>("csv", new ComparisonCsv()),
              new Format<>("json", new ComparisonJson()),
              new Format<>("markdown", new ComparisonTable(ComparisonTable.Style.MARKDOWN))));

  /** The formats of homework lines. */
  public static final Choices<Format<HomeworkWriter>> HOMEWORK =
      choices(
          ImmutableList.of(
              new Format<>("table", new HomeworkTable()),
              new Format<>("csv", new HomeworkCsv()),
              new Format<>("json", "one object for each line, on one line", new HomeworkJson())));

  private Formats() {}

  private static <W> Choices<Format<W>> choices(ImmutableList<Format<W>> formats) {
    return Choices.of("format", "The format.", formats, Format::id, Format::note, formats.get(0));
  }

  /**
   * A writer of all steps that are available at the start, for programs: one JSON object for each
   * puzzle, on one line.
   */
  private static final class JsonSteps implements ExplanationWriter {

    @Override
    public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
      return JsonLine.of(
          json -> {
            JsonExplanations.writeHead(json, problem, grid);
            json.name("steps").beginArray();
            for (SolutionStep move : AvailableSteps.in(explanation.start(), () -> false)) {
              json.beginObject();
              json.name("level").value(move.technique().level().title());
              JsonExplanations.writeMove(json, move);
              json.endObject();
            }
            json.endArray();
          });
    }
  }

  /**
   * A writer of all steps that are available at the start: a numbered line for each, with its
   * level.
   */
  private static final class TextSteps implements ExplanationWriter {

    private static final int LEVEL = 8; // the longest name of a level, and a space

    @Override
    public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
      StringBuilder text = new StringBuilder();
      text.append("# ").append(problem.about(grid.filled() + " givens")).append('\n');
      text.append(new BoxedWriter().write(grid)).append('\n');
      ImmutableList<SolutionStep> steps = AvailableSteps.in(explanation.start(), () -> false);
      int width = String.valueOf(steps.size()).length();
      for (int i = 0; i < steps.size(); i++) {
        SolutionStep move = steps.get(i);
        text.append(Strings.padStart(String.valueOf(i + 1), width, ' ')).append(". ");
        text.append(Strings.padEnd(move.technique().level().title(), LEVEL, ' '));
        text.append(move.technique().name(Locale.ENGLISH)).append(": ");
        text.append(move.sentence(Locale.ENGLISH)).append(".\n");
      }
      return text.append('\n').toString();
    }
  }

  /** A writer for programs: one JSON object for each homework line, on one line. */
  private static final class HomeworkJson implements HomeworkWriter {

    @Override
    public String write(ImmutableList<VerifiedHomework> lines) {
      return lines.stream().map(HomeworkJson::object).collect(Collectors.joining());
    }

    private static String object(VerifiedHomework line) {
      return JsonLine.of(
          json -> {
            Homework homework = line.homework();
            json.name("student").value(homework.student());
            json.name("lesson").value(homework.lesson().name());
            json.name("fingerprint").value(homework.lesson().fingerprint());
            json.name("right").value(homework.right());
            json.name("questions").value(homework.questions());
            json.name("verdict").value(line.verdictInWords());
            json.name("source").value(line.at().source());
            json.name("line").value(line.at().line());
            json.name("column").value(line.at().column());
          });
    }
  }

  /**
   * A writer of explanations for users: a numbered sentence for each step, followed by the rating.
   *
   * @param showsGrids whether the grid is shown after each step
   */
  private record TextExplanations(boolean showsGrids) implements ExplanationWriter {

    @Override
    public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
      StringBuilder text = new StringBuilder();
      text.append("# ").append(problem.about(grid.filled() + " givens")).append('\n');
      text.append(new BoxedWriter().write(grid)).append('\n');
      int width = String.valueOf(explanation.moves().size()).length();
      Position position = explanation.start();
      for (int i = 0; i < explanation.moves().size(); i++) {
        SolutionStep move = explanation.moves().get(i);
        text.append(Strings.padStart(String.valueOf(i + 1), width, ' ')).append(". ");
        text.append(move.technique().name(Locale.ENGLISH)).append(": ");
        text.append(move.sentence(Locale.ENGLISH)).append(".\n");
        position = move.step().applyTo(position);
        if (showsGrids && !move.step().placements().isEmpty()) {
          text.append('\n').append(new BoxedWriter().write(grid.withValues(position.values())));
          text.append('\n');
        }
      }
      return text.append('\n').append(verdict(Rating.of(explanation))).append("\n\n").toString();
    }

    private static String verdict(Rating rating) {
      return String.format(
          "Rating: %s, score %d, %d steps; the hardest technique is %s.",
          rating.level().title(),
          rating.score(),
          rating.steps(),
          rating.hardest().map(hardest -> hardest.name(Locale.ENGLISH)).orElse("none"));
    }
  }
}
