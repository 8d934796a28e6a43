package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.CandidateUse;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/**
 * The problem of a lesson, as the lesson states it: a problem of the gallery or a file, named as on
 * the command line; a puzzle on one line; {@code {"grid": [rows]}}; or {@code {"csp": [lines]}} in
 * the notation for general problems.
 *
 * @param statement what states it
 * @param problem the problem
 */
public record StatedProblem(Json statement, Problem problem) {

  private static final Pattern PUZZLE = Pattern.compile("[0-9A-Z.]{16,}");

  private static final Codec<ImmutableList<Json.Text>> TEXTS =
      Codec.<Json.Text>of(Json::asText, Json.Text::write).list();

  private static final Codec<Lines> LINES =
      Codec.of(json -> new Lines(json, TEXTS.read(json)), (lines, json) -> lines.json.write(json));

  /**
   * Returns the codec of problems that may be in {@code files}.
   *
   * @param seed the seed of random problems
   */
  static Codec<StatedProblem> codec(LessonFiles files, long seed) {
    return Codec.of(
        json -> new StatedProblem(json, problem(json, files, seed)),
        (stated, json) -> stated.statement.write(json));
  }

  private static Problem problem(Json json, LessonFiles files, long seed)
      throws UnreadableException {
    if (json instanceof Json.Text text) {
      return named(text, files, seed);
    }
    Fields fields = new Fields(json);
    Optional<Lines> grid = fields.find("grid", LINES);
    Optional<Lines> csp = fields.find("csp", LINES);
    fields.end();
    checkArgument(
        grid.isPresent() != csp.isPresent(),
        "expected either \"grid\" or \"csp\" with lines in this object");
    return grid.isPresent() ? grid(grid.get()) : general(csp.orElseThrow());
  }

  private static Problem named(Json.Text text, LessonFiles files, long seed)
      throws UnreadableException {
    String name = text.value();
    if (PUZZLE.matcher(name).matches()) {
      return puzzle(text);
    }
    try {
      return isOfGallery(name) ? GalleryArgument.problem(name, seed) : files.read(name);
    } catch (UnreadableException e) {
      throw e.namedAt(text.at());
    }
  }

  private static Problem puzzle(Json.Text text) throws UnreadableException {
    Entry entry = only("the argument", text.value());
    if (entry instanceof Fault fault) {
      throw new UnreadableException(text.at(), fault.message());
    }
    return Problem.Sudoku.of(CandidateUse.AS_STATED.applyTo((Puzzle) entry).grid());
  }

  private static Entry only(String source, String puzzle) {
    try (PuzzleReader reader = PuzzleReader.withoutXml(source, new StringReader(puzzle))) {
      return reader.next();
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  /**
   * Returns whether {@code name} has the form of a problem of the gallery rather than of a file.
   */
  private static boolean isOfGallery(String name) {
    String id = name.contains(":") ? name.substring(0, name.indexOf(':')) : name;
    return ProblemGallery.find(id).isPresent() || !name.contains(".");
  }

  private static Problem grid(Lines rows) throws UnreadableException {
    Entry entry = only("grid", rows.text());
    if (entry instanceof Fault fault) {
      SourcePosition place = fault.position();
      throw rows.fault(place.line(), place.column(), fault.problem());
    }
    return Problem.Sudoku.of(CandidateUse.AS_STATED.applyTo((Puzzle) entry).grid());
  }

  private static Problem general(Lines lines) throws UnreadableException {
    try {
      return new NotationText("problem", lines.text()).problem();
    } catch (MalformedProblemException e) {
      String sentence = String.valueOf(e.getMessage());
      String place = e.line() + ":" + e.column() + ": ";
      throw lines.fault(e.line(), e.column(), sentence.substring(place.length()));
    }
  }

  /** Lines within a lesson that form a text of their own. */
  private record Lines(Json json, ImmutableList<Json.Text> lines) {

    String text() {
      return lines.stream().map(Json.Text::value).collect(joining("\n"));
    }

    /** Returns an exception for a fault in this text; both numbers are from 1. */
    UnreadableException fault(int line, int column, String sentence) {
      return line >= 1 && line <= lines.size()
          ? lines.get(line - 1).fault(Math.max(0, column - 1), sentence)
          : new UnreadableException(json.at(), sentence);
    }
  }
}
