package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.question.QuestionKind;

/** The codec of lessons, whose format is described in {@code docs/lessons.md}. */
public final class LessonCodec {

  private LessonCodec() {}

  /** Returns the codec of lessons that may use {@code files}. */
  public static Codec<Lesson> with(LessonFiles files) {
    return with(files, SolverParameters::check);
  }

  /**
   * Returns the codec of lessons whose runs have been recorded, so that no solver need be tried: a
   * page contains none to try.
   */
  public static Codec<Lesson> ofRecorded(LessonFiles files) {
    return with(files, (solver, settings) -> {});
  }

  private static Codec<Lesson> with(LessonFiles files, RunCodec.Trial trial) {
    return Codec.object(members -> lesson(members, files, trial));
  }

  /** Returns whether {@code text} looks like a lesson: an object with a title and runs. */
  public static boolean looksLikeLesson(String text) {
    return text.stripLeading().startsWith("{")
        && text.contains("\"runs\"")
        && text.contains("\"title\"");
  }

  private static Lesson lesson(Members<Lesson> members, LessonFiles files, RunCodec.Trial trial)
      throws UnreadableException {
    LessonText title = members.get("title", TextReader.withoutFigures(), Lesson::title);
    Json text = // its figures are those of the runs
        members.get("text", Codec.json(), lesson -> lesson.text().written(), LessonText.NOTHING);
    Optional<Json> problem = members.find("problem", Codec.json(), Lesson::problem);
    ImmutableList<LessonRun> runs =
        members.get("runs", RunCodec.ofAll(files, trial, problem), Lesson::runs);
    ClaimScope scope = ClaimScope.ofLesson(runs);
    return new Lesson(
        title,
        TextReader.in(scope).read(text),
        problem,
        runs,
        members.get("bookmarks", bookmark(runs).list(), Lesson::bookmarks, ImmutableList.of()),
        members.get("claims", claims(scope), Lesson::claims, ImmutableList.of()),
        members.find("view", ViewCodec.of(runs.get(0).problem()), Lesson::view));
  }

  /** Returns the codec of claims about {@code scope}. */
  static Codec<ImmutableList<Claim>> claims(ClaimScope scope) {
    return Codec.<Claim>of(
            json -> ClaimReader.read(json, scope), (claim, json) -> json.value(claim.source()))
        .list();
  }

  private static Codec<LessonBookmark> bookmark(ImmutableList<LessonRun> runs) {
    return Codec.object(
        members -> {
          int run = members.get("run", nameIn(runs), LessonBookmark::run, 0);
          ClaimScope scope = ClaimScope.ofBookmark(runs, run);
          return new LessonBookmark(
              run,
              members.get("at", PlaceReader.in(scope, run), LessonBookmark::place),
              members.get("note", TextReader.in(scope), LessonBookmark::note, LessonText.EMPTY),
              members.get("claims", claims(scope), LessonBookmark::claims, ImmutableList.of()),
              members.find("question", Codec.word(QuestionKind.class), LessonBookmark::question));
        });
  }

  /** Returns the codec of the index of a run, which is written as its name. */
  private static Codec<Integer> nameIn(ImmutableList<LessonRun> runs) {
    List<String> names = runs.stream().map(LessonRun::name).toList();
    return Codec.text()
        .as(
            name -> {
              if (!names.contains(name)) {
                throw new UnreadableException(
                    "expected the name of a run, one of "
                        + String.join(", ", names)
                        + ", found '"
                        + name
                        + "'"
                        + Nearest.hint(name, names));
              }
              return names.indexOf(name);
            },
            names::get);
  }
}
