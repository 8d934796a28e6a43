package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.Choices;

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
}
