package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.Scene.Content;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** A reader of the scenes of a lecture. */
final class SceneReader {

  private static final int LONGEST = 600;
  private static final String KINDS = "lesson, run, game, compare";

  private final LectureFiles files;
  private final ProblemField problems;

  SceneReader(LectureFiles files) {
    this.files = files;
    this.problems = new ProblemField(files);
  }

  /** Reads the scene that {@code json} describes. */
  Scene read(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    int minutes = (int) fields.need("minutes").asNumber(1, LONGEST);
    Optional<Json> title = fields.find("title");
    Optional<Json> notes = fields.find("notes");
    Optional<Json> lesson = fields.find("lesson");
    Optional<Json> run = fields.find("run");
    Optional<Json> game = fields.find("game");
    Optional<Json> comparison = fields.find("compare");
    long kinds =
        ImmutableList.of(lesson, run, game, comparison).stream()
            .filter(Optional::isPresent)
            .count();
    if (kinds != 1) {
      throw new UnreadableException(json.at(), "expected one of " + KINDS + " in this object");
    }
    if (lesson.isEmpty()) {
      fields.need("title");
    }
    LessonText said = notes.isPresent() ? plain(notes.get()) : LessonText.EMPTY;
    Optional<LessonText> own =
        title.isPresent() ? Optional.of(plain(title.get())) : Optional.empty();
    if (lesson.isPresent()) {
      return ofLesson(lesson.get(), own, said, minutes, fields);
    }
    if (run.isPresent()) {
      return ofRun(run.get(), own.orElseThrow(), said, minutes, fields);
    }
    fields.end();
    return game.isPresent()
        ? new Scene(own, said, minutes, game(game.get()), Optional.empty())
        : compared(comparison.orElseThrow(), own, said, minutes);
  }

  private static LessonText plain(Json json) throws UnreadableException {
    return TextReader.withoutFigures().read(json);
  }

  private Scene ofLesson(
      Json json, Optional<LessonText> title, LessonText notes, int minutes, Fields fields)
      throws UnreadableException {
    Optional<Json> stop = fields.find("stop");
    Optional<Json> view = fields.find("view");
    fields.end();
    Json.Text name = json.asText();
    Lesson lesson = lesson(name);
    int at = stop.isPresent() ? (int) stop.get().asNumber(0, lesson.bookmarks().size()) : 0;
    return new Scene(
        title,
        notes,
        minutes,
        new Content.OfLesson(name.value(), lesson, at),
        view.isPresent()
            ? Optional.of(ViewReader.read(view.get(), lesson.runs().get(0).problem()))
            : lesson.view());
  }

  private Lesson lesson(Json.Text name) throws UnreadableException {
    Optional<ShippedLesson> shipped = ShippedLesson.find(name.value());
    try {
      return shipped.isPresent() ? shipped.get().read() : files.lesson(name.value());
    } catch (UnreadableException e) {
      throw e.orAt(name.at());
    }
  }

  private Scene ofRun(Json json, LessonText title, LessonText notes, int minutes, Fields fields)
      throws UnreadableException {
    Optional<Json> claims = fields.find("claims");
    Optional<Json> view = fields.find("view");
    fields.end();
    LessonRun run = new RunReader(problems, Optional.empty()).read("run", json);
    ClaimScope scope = ClaimScope.ofLesson(ImmutableList.of(run));
    ImmutableList.Builder<Claim> checked = ImmutableList.builder();
    if (claims.isPresent()) {
      for (Json claim : claims.get().asItems()) {
        checked.add(ClaimReader.read(claim, scope));
      }
    }
    LessonView seen =
        view.isPresent() ? ViewReader.read(view.get(), run.problem()) : LessonView.USUAL;
    Lesson lesson =
        new Lesson(
            title,
            LessonText.EMPTY,
            ImmutableList.of(run),
            ImmutableList.of(),
            checked.build(),
            Optional.of(seen));
    return new Scene(
        Optional.of(title), notes, minutes, new Content.OfRun(lesson), Optional.of(seen));
  }

  private Content game(Json json) throws UnreadableException {
    if (problems.read(json, Settings.defaults().seed()) instanceof Problem.Sudoku puzzle) {
      return new Content.OfGame(puzzle);
    }
    throw new UnreadableException(json.at(), "expected a Sudoku to play, found another problem");
  }

  private Scene compared(Json json, Optional<LessonText> title, LessonText notes, int minutes)
      throws UnreadableException {
    Fields fields = new Fields(json);
    Problem problem = problems.read(fields.need("problem"), Settings.defaults().seed());
    ImmutableList<Solver> solvers = ViewReader.compared(fields.need("solvers"), problem);
    fields.end();
    return new Scene(
        title,
        notes,
        minutes,
        new Content.OfComparison(problem, solvers),
        Optional.of(LessonView.USUAL.comparing(solvers)));
  }
}
