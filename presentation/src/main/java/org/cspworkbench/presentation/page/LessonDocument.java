package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.document.json.Member.member;
import static org.cspworkbench.document.json.Member.optional;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Member;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.presentation.lesson.LessonReader;
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

  private static final Member<RecordedLessonRun, String> OUTCOME =
      member("outcome", Codec.text(), RecordedLessonRun::outcome);
  private static final Member<RecordedLessonRun, Long> FINISHED =
      member("finished", Codec.wholeLong(0, MOST_SEEDS), RecordedLessonRun::finished);
  private static final Member<RecordedLessonRun, String> TRACE =
      member("trace", Codec.text(), RecordedLessonRun::trace);

  private static final Codec<RecordedLessonRun> RUN =
      Codec.object(
          fields ->
              new RecordedLessonRun(fields.get(OUTCOME), fields.get(FINISHED), fields.get(TRACE)),
          OUTCOME,
          FINISHED,
          TRACE);

  private static final Codec<ProblemStatement> STATEMENT =
      Codec.text()
          .map(LessonDocument::field, name -> name)
          .as(LessonDocument::statement, statement -> StatementFields.of(statement, SEED));

  private static final Member<LessonDocument, String> SOURCE =
      member("source", Codec.text(), LessonDocument::source);
  private static final Member<LessonDocument, String> TEXT =
      member("text", Codec.text(), LessonDocument::text);
  private static final Member<LessonDocument, ImmutableMap<String, ProblemStatement>> FILES =
      member("files", STATEMENT.map(), LessonDocument::files);
  private static final Member<LessonDocument, String> NAME =
      member("name", Codec.text(), document -> document.identity().name());
  private static final Member<LessonDocument, String> FINGERPRINT =
      member("fingerprint", Codec.text(), document -> document.identity().fingerprint());
  private static final Member<LessonDocument, Optional<String>> KEY =
      optional("key", Codec.text(), LessonDocument::key);
  private static final Member<LessonDocument, String> LANGUAGE =
      member("language", Codec.text(), document -> document.opening().language());
  private static final Member<LessonDocument, Optional<String>> THEME =
      optional("theme", Codec.text(), document -> document.opening().theme());
  private static final Member<LessonDocument, ImmutableList<RecordedLessonRun>> RUNS =
      member("runs", RUN.list(), LessonDocument::recording);

  private static final Codec<LessonDocument> CODEC =
      Codec.object(
          fields ->
              new LessonDocument(
                  fields.get(SOURCE),
                  fields.get(TEXT),
                  fields.get(FILES),
                  new LessonIdentity(fields.get(NAME), fields.get(FINGERPRINT)),
                  fields.get(KEY),
                  new Opening(fields.get(LANGUAGE), fields.get(THEME)),
                  fields.get(RUNS)),
          SOURCE,
          TEXT,
          FILES,
          NAME,
          FINGERPRINT,
          KEY,
          LANGUAGE,
          THEME,
          RUNS);

  /**
   * Reads the lesson.
   *
   * @throws UnreadableException if the text is not a lesson
   */
  public Lesson lesson() throws UnreadableException {
    return LessonReader.read(source, text, this::problem);
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
