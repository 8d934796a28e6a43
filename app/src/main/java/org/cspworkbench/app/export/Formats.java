package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.comparison.ComparisonCsv;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.sudoku.format.PuzzleFormat;

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
                      new TextExplanations(false),
                      new TextExplanations(true),
                      new TextExplanations.Steps())),
              new Format<>(
                  "json",
                  OBJECTS,
                  new Explanations(
                      new JsonExplanations(false),
                      new JsonExplanations(true),
                      new JsonExplanations.Steps()))));

  /** The formats of comparisons. */
  public static final Choices<Format<ComparisonWriter>> COMPARISONS =
      choices(
          ImmutableList.of(
              new Format<>("table", new ComparisonTable(ComparisonTable.Style.PLAIN)),
              new Format<>("csv", ComparisonCsv::write),
              new Format<>("json", new ComparisonJson()),
              new Format<>("markdown", new ComparisonTable(ComparisonTable.Style.MARKDOWN))));

  /** The formats of homework lines. */
  public static final Choices<Format<HomeworkWriter>> HOMEWORK =
      choices(
          ImmutableList.of(
              new Format<>("table", new HomeworkTable()),
              new Format<>("csv", new HomeworkCsv()),
              new Format<>("json", "one object for each line, on one line", new HomeworkJson())));

  /** The format of runs as boards, or as the values of the variables. */
  public static final Format<RunWriter> GRID_RUNS = new Format<>("grid", new GridRuns());

  /** The format of runs as JSON. */
  public static final Format<RunWriter> JSON_RUNS = new Format<>("json", new JsonRuns());

  /** The format of runs in competitions. */
  public static final Format<RunWriter> XCSP_RUNS =
      new Format<>("xcsp", "what solvers print in XCSP3 competitions", new XcspRuns());

  /** The formats of runs. */
  public static final Choices<Format<RunWriter>> RUNS =
      choices(
          "The format. Of all solutions, grid, json and xcsp print the first 10,000; grid and json"
              + " also report the number.",
          ImmutableList.of(
              GRID_RUNS,
              new Format<>("line", "one line for each puzzle", new LineRuns()),
              JSON_RUNS,
              new Format<>("csv", new CsvRuns()),
              XCSP_RUNS));

  /** The formats of puzzles. */
  public static final Choices<PuzzleFormat> PUZZLES =
      Choices.of(
          "format",
          "The format to write.",
          Arrays.asList(PuzzleFormat.values()),
          PuzzleFormat::id,
          PuzzleFormat::description,
          PuzzleFormat.LINE);

  private Formats() {}

  private static <W> Choices<Format<W>> choices(ImmutableList<Format<W>> formats) {
    return choices("The format.", formats);
  }

  private static <W> Choices<Format<W>> choices(
      String description, ImmutableList<Format<W>> formats) {
    return Choices.of("format", description, formats, Format::id, Format::note, formats.get(0));
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
}
