package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.LessonCodec;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.RecordedLessonRun;
import org.cspworkbench.solvers.Problem;

/**
 * The content of the page of a lesson: everything that is needed to play it, in all its languages,
 * without files and without a network.
 *
 * @param source the name of the text in messages
 * @param text the text of the lesson
 * @param files the problems in the files that the lesson uses, by their names in the lesson
 * @param identity the lesson in homework lines
 * @param key the key of homework lines, if one was chosen
 * @param opening the initial state of the page
 * @param recording the runs of the lesson, in its order
 */
public record LessonDocument(
    String source,
    String text,
    ImmutableMap<String, ProblemStatement> files,
    LessonIdentity identity,
    Optional<String> key,
    Opening opening,
    ImmutableList<RecordedLessonRun> recording) {

  /**
   * The initial state of a page.
   *
   * @param language the tag of the language, such as {@code pt-BR}
   * @param theme the name of the theme; empty for the setting of the reader's system
   */
  public record Opening(String language, Optional<String> theme) {}

  private static final int MOST_SEEDS = 1_000_000;

  private static final long SEED = 1; // of problems of the gallery, which are no files

  private static final Codec<RecordedLessonRun> RUN =
      Codec.object(
          members ->
              new RecordedLessonRun(
                  members.get("outcome", Codec.text(), RecordedLessonRun::outcome),
                  members.get(
                      "finished", Codec.wholeLong(0, MOST_SEEDS), RecordedLessonRun::finished),
                  members.get("trace", Codec.text(), RecordedLessonRun::trace)));

  private static final Codec<ProblemStatement> STATEMENT =
      Codec.text()
          .map(LessonDocument::field, name -> name)
          .as(LessonDocument::statement, statement -> StatementFields.of(statement, SEED));

  private static final Codec<LessonDocument> CODEC =
      Codec.object(
          members ->
              new LessonDocument(
                  members.get("source", Codec.text(), LessonDocument::source),
                  members.get("text", Codec.text(), LessonDocument::text),
                  members.get("files", STATEMENT.map(), LessonDocument::files),
                  new LessonIdentity(
                      members.get("name", Codec.text(), document -> document.identity().name()),
                      members.get(
                          "fingerprint",
                          Codec.text(),
                          document -> document.identity().fingerprint())),
                  members.find("key", Codec.text(), LessonDocument::key),
                  new Opening(
                      members.get(
                          "language", Codec.text(), document -> document.opening().language()),
                      members.find("theme", Codec.text(), document -> document.opening().theme())),
                  members.get("runs", RUN.list(), LessonDocument::recording)));

  /**
   * Reads the lesson.
   *
   * @throws UnreadableException if the text is not a lesson
   */
  public Lesson lesson() throws UnreadableException {
    return LessonCodec.ofRecorded(this::problem).read(source, text);
  }

  /**
   * Returns the lesson with its runs.
   *
   * @throws UnreadableException if the document is not consistent
   */
  public PlayedLesson play() throws UnreadableException {
    try {
      return PlayedLesson.of(lesson(), recording);
    } catch (MalformedEncodingException | IllegalArgumentException e) {
      throw new UnreadableException("lesson: expected the runs of this lesson; " + e.getMessage());
    }
  }

  private Problem problem(String name) throws UnreadableException {
    ProblemStatement statement = files.get(name);
    return statement == null ? LessonFiles.NONE.read(name) : statement.problem();
  }

  /** Returns the key of the homework lines of this page. */
  public HomeworkKey homeworkKey() {
    return key.map(HomeworkKey::of).orElseGet(() -> HomeworkKey.of(identity));
  }

  /** Returns the document as a JSON object without characters that HTML would interpret. */
  public String toJson() {
    return CODEC.forHtml(this);
  }

  /**
   * Reads a document that {@link #toJson} has written.
   *
   * @throws UnreadableException if {@code json} is not one
   */
  public static LessonDocument read(String json) throws UnreadableException {
    return CODEC.readOfAnyLength("lesson", json);
  }

  private static String field(String name) {
    checkArgument(StatementFields.NAMES.contains(name), "a problem has no member '%s'", name);
    return name;
  }

  private static ProblemStatement statement(ImmutableMap<String, String> fields)
      throws UnreadableException {
    return StatementFields.read(fields, SEED)
        .orElseThrow(() -> new UnreadableException("expected a problem"));
  }
}
