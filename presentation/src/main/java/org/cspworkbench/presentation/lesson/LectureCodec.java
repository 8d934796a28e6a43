package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.lesson.Scene.Content;
import org.cspworkbench.presentation.lesson.Scene.Content.OfComparison;
import org.cspworkbench.presentation.lesson.Scene.Content.OfGame;
import org.cspworkbench.presentation.lesson.Scene.Content.OfLesson;
import org.cspworkbench.presentation.lesson.Scene.Content.OfRun;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;

/** The codec of lectures, whose format is described in {@code docs/lectures.md}. */
public final class LectureCodec {

  private static final String MARK = "lecture";
  private static final String VERSION = "1";
  private static final int LONGEST = 600;

  private final LectureFiles files;
  private final Codec<StatedProblem> problem;

  private LectureCodec(LectureFiles files) {
    this.files = files;
    this.problem = StatedProblem.codec(files, Settings.defaults().seed());
  }

  /** Returns the codec of lectures that may use {@code files}. */
  public static Codec<Lecture> with(LectureFiles files) {
    Codec<String> version =
        Codec.of(
            json -> checkedVersion(json.asNumeral().written()), (one, json) -> json.jsonValue(one));
    Codec<ImmutableList<Scene>> scenes =
        Codec.object(new LectureCodec(files)::scene).list().as(LectureCodec::checked, all -> all);
    return Codec.object(
        members -> {
          members.get(MARK, version, lecture -> VERSION);
          return new Lecture(
              members.get("title", TextReader.withoutFigures(), Lecture::title),
              members.get("scenes", scenes, Lecture::scenes));
        });
  }

  /** Returns whether {@code text} looks like a lecture: an object with this mark and scenes. */
  public static boolean looksLikeLecture(String text) {
    return text.stripLeading().startsWith("{")
        && text.contains("\"" + MARK + "\"")
        && text.contains("\"scenes\"");
  }

  private static String checkedVersion(String found) {
    checkArgument(
        found.equals(VERSION), "expected version 1 of the format of lectures, found %s", found);
    return found;
  }

  private static ImmutableList<Scene> checked(ImmutableList<Scene> scenes) {
    checkArgument(!scenes.isEmpty(), "expected at least one scene in this list");
    return scenes;
  }

  private Scene scene(Members<Scene> members) throws UnreadableException {
    int minutes = members.get("minutes", Codec.whole(1, LONGEST), Scene::minutes);
    Optional<LessonText> title =
        members.find("title", TextReader.withoutFigures(), Scene::ownTitle);
    LessonText notes =
        members.get("notes", TextReader.withoutFigures(), Scene::notes, LessonText.EMPTY);
    Optional<OfLesson> lesson =
        members.find("lesson", Codec.text().as(this::lesson, OfLesson::name), of(OfLesson.class));
    Optional<LessonRun> run =
        members.find(
            "run",
            RunCodec.of("run", files, SolverParameters::check, Optional.empty()),
            of(OfRun.class).andThen(content -> content.map(OfRun::run)));
    Optional<OfGame> game =
        members.find("game", problem.as(LectureCodec::game, OfGame::stated), of(OfGame.class));
    Optional<OfComparison> comparison =
        members.find("compare", Codec.object(this::comparison), of(OfComparison.class));
    checkArgument(
        Stream.of(lesson, run, game, comparison).filter(Optional::isPresent).count() == 1,
        "expected one of lesson, run, game, compare in this object");
    if (lesson.isPresent()) {
      return ofLesson(members, title, notes, minutes, lesson.get());
    }
    LessonText own = title.orElseThrow(() -> Members.missing("title"));
    if (run.isPresent()) {
      return ofRun(members, own, notes, minutes, run.get());
    }
    Optional<LessonView> view =
        comparison.map(compared -> LessonView.USUAL.comparing(compared.solvers()));
    Optional<Content> content = comparison.map(compared -> compared);
    return new Scene(title, notes, minutes, content.or(() -> game).orElseThrow(), view);
  }

  private static <C extends Content> Function<Scene, Optional<C>> of(Class<C> kind) {
    return scene -> Optional.of(scene.content()).filter(kind::isInstance).map(kind::cast);
  }

  private OfLesson lesson(String name) throws UnreadableException {
    Optional<ShippedLesson> shipped = ShippedLesson.find(name);
    return new OfLesson(name, shipped.isPresent() ? shipped.get().read() : files.lesson(name), 0);
  }

  private static OfGame game(StatedProblem stated) {
    checkArgument(
        stated.problem() instanceof Problem.Sudoku,
        "expected a Sudoku to play, found another problem");
    return new OfGame(stated);
  }

  private OfComparison comparison(Members<OfComparison> members) throws UnreadableException {
    StatedProblem stated = members.get("problem", problem, OfComparison::stated);
    return new OfComparison(
        stated,
        members.get("solvers", ViewCodec.comparedOn(stated.problem()), OfComparison::solvers));
  }

  private static Scene ofLesson(
      Members<Scene> members,
      Optional<LessonText> title,
      LessonText notes,
      int minutes,
      OfLesson content)
      throws UnreadableException {
    Lesson lesson = content.lesson();
    int stop =
        members.get(
            "stop",
            Codec.whole(0, lesson.bookmarks().size()),
            scene -> ((OfLesson) scene.content()).stop(),
            0);
    Optional<LessonView> view =
        members.find(
            "view",
            ViewCodec.of(lesson.runs().get(0).problem()),
            scene -> scene.view().filter(own -> !lesson.view().equals(scene.view())));
    return new Scene(
        title, notes, minutes, new OfLesson(content.name(), lesson, stop), view.or(lesson::view));
  }

  private static Scene ofRun(
      Members<Scene> members, LessonText title, LessonText notes, int minutes, LessonRun run)
      throws UnreadableException {
    ImmutableList<LessonRun> runs = ImmutableList.of(run);
    ImmutableList<Claim> claims =
        members.get(
            "claims",
            LessonCodec.claims(ClaimScope.ofLesson(runs)),
            scene -> ((OfRun) scene.content()).checked().claims(),
            ImmutableList.of());
    Optional<LessonView> view =
        Optional.of(
            members.get(
                "view",
                ViewCodec.of(run.problem()),
                scene -> scene.view().orElseThrow(),
                LessonView.USUAL));
    Lesson lesson =
        new Lesson(
            title, LessonText.EMPTY, Optional.empty(), runs, ImmutableList.of(), claims, view);
    return new Scene(Optional.of(title), notes, minutes, new OfRun(lesson), view);
  }
}
