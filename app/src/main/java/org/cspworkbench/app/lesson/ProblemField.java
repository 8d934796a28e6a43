package org.cspworkbench.app.lesson;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.DimacsArgument;
import org.cspworkbench.app.input.GalleryArgument;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.NotationArgument;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.app.input.PuzzleArgument;
import org.cspworkbench.app.input.XcspArgument;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.problem.Gallery;
import org.cspworkbench.core.problem.MalformedProblemException;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Position;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/**
 * Reads what a lesson is about: a problem of the gallery or a file, named as on the command line; a
 * puzzle on one line; {@code {"grid": [rows]}}; or {@code {"csp": [lines]}} in the notation for
 * problems of one's own.
 */
final class ProblemField {

  private static final Pattern PUZZLE = Pattern.compile("[0-9A-Z.]{16,}");

  private final LessonFolder folder;

  /** Files are looked for in {@code folder}, and nowhere else. */
  ProblemField(Path folder) {
    this.folder = new LessonFolder(folder);
  }

  /** The problem of {@code json}; random ones are drawn from {@code seed}. */
  Problem read(Json json, long seed) throws MalformedLessonException {
    if (json instanceof Json.Text text) {
      return named(text, seed);
    }
    Fields fields = new Fields(json);
    Optional<Json> grid = fields.find("grid");
    Optional<Json> csp = fields.find("csp");
    fields.end();
    if (grid.isPresent() == csp.isPresent()) {
      throw new MalformedLessonException(
          json.at(), "expected either \"grid\" or \"csp\" with lines in this object");
    }
    return grid.isPresent() ? grid(grid.get()) : typed(csp.orElseThrow());
  }

  private Problem named(Json.Text text, long seed) throws MalformedLessonException {
    try (ProblemSource source = open(text, seed)) {
      Item item = source.next();
      if (item instanceof BadInput fault) {
        throw new MalformedLessonException(text.at(), fault.sentence());
      }
      return ((NamedProblem) item).problem();
    } catch (IllegalArgumentException e) {
      throw new MalformedLessonException(text.at(), String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new MalformedLessonException(text.at(), text.value() + ": cannot be read");
    }
  }

  private ProblemSource open(Json.Text text, long seed)
      throws MalformedLessonException, IOException {
    String name = text.value();
    if (PUZZLE.matcher(name).matches()) {
      return PuzzleArgument.open(name, InputStream.nullInputStream());
    }
    boolean isGraph = DimacsArgument.isOne(name);
    if (!isGraph && isOfGallery(name)) {
      return GalleryArgument.open(name, seed);
    }
    if (!folder.holds(isGraph ? DimacsArgument.file(name) : name)) {
      throw new MalformedLessonException(
          text.at(), "expected a file in the folder of the lesson, found '" + name + "'");
    }
    return openFile(folder.resolve(name));
  }

  private static ProblemSource openFile(String file) {
    if (DimacsArgument.isOne(file)) {
      return DimacsArgument.open(file, remark -> {});
    }
    if (XcspArgument.isNoPuzzle(file)) {
      return XcspArgument.open(file);
    }
    return NotationArgument.isOne(file)
        ? NotationArgument.open(file)
        : PuzzleArgument.open(file, InputStream.nullInputStream());
  }

  /** Whether it looks like a name of the gallery rather than of a file, right or wrong. */
  private static boolean isOfGallery(String name) {
    String id = name.contains(":") ? name.substring(0, name.indexOf(':')) : name;
    return Gallery.ENTRIES.stream().anyMatch(entry -> entry.id().equals(id)) || !name.contains(".");
  }

  private static Problem grid(Json json) throws MalformedLessonException {
    Lines rows = Lines.of(json);
    try (PuzzleReader reader = PuzzleReader.of("grid", new StringReader(rows.text()))) {
      Entry entry = reader.next();
      if (entry instanceof Fault fault) {
        Position place = fault.position();
        throw rows.fault(place.line(), place.column(), fault.problem());
      }
      return Problem.Sudoku.of(((Puzzle) entry).grid());
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  private static Problem typed(Json json) throws MalformedLessonException {
    Lines lines = Lines.of(json);
    try {
      return new Problem.General(ProblemReader.read("problem", lines.text()));
    } catch (MalformedProblemException e) {
      String sentence = String.valueOf(e.getMessage());
      String place = e.line() + ":" + e.column() + ": ";
      throw lines.fault(e.line(), e.column(), sentence.substring(place.length()));
    }
  }

  /** Lines within a lesson that are a text of their own. */
  private record Lines(Json json, ImmutableList<Json.Text> lines) {

    static Lines of(Json json) throws MalformedLessonException {
      ImmutableList.Builder<Json.Text> lines = ImmutableList.builder();
      for (Json line : json.asItems()) {
        lines.add(line.asText());
      }
      return new Lines(json, lines.build());
    }

    String text() {
      return lines.stream().map(Json.Text::value).collect(joining("\n"));
    }

    /** The fault at a place of the text; both numbers from 1. */
    MalformedLessonException fault(int line, int column, String sentence) {
      return line >= 1 && line <= lines.size()
          ? lines.get(line - 1).fault(Math.max(0, column - 1), sentence)
          : new MalformedLessonException(json.at(), sentence);
    }
  }
}
