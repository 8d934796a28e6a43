package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.presentation.lesson.LessonReader;
import org.cspworkbench.presentation.lesson.MalformedLessonException;
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

  private static final String SOURCE = "source";
  private static final String TEXT = "text";
  private static final String FILES = "files";
  private static final String NAME = "name";
  private static final String FINGERPRINT = "fingerprint";
  private static final String KEY = "key";
  private static final String LANGUAGE = "language";
  private static final String THEME = "theme";
  private static final String RUNS = "runs";
  private static final String OUTCOME = "outcome";
  private static final String FINISHED = "finished";
  private static final String TRACE = "trace";

  private static final int MOST_SEEDS = 1_000_000;

  private static final long SEED = 1; // of problems of the gallery, which are no files

  /**
   * Reads the lesson.
   *
   * @throws MalformedLessonException if the text is not a lesson
   */
  public Lesson lesson() throws MalformedLessonException {
    return LessonReader.read(source, text, this::problem);
  }

  /**
   * Returns the lesson with its runs.
   *
   * @throws RunFault if the document is not consistent
   */
  public PlayedLesson play() throws RunFault {
    try {
      return PlayedLesson.of(lesson(), recording);
    } catch (MalformedLessonException e) {
      throw new RunFault(e.sentence());
    } catch (MalformedEncodingException | IllegalArgumentException e) {
      throw new RunFault("lesson: expected the runs of this lesson; " + e.getMessage());
    }
  }

  private Problem problem(String name) throws LessonFiles.UnreadableProblemException {
    ProblemStatement statement = files.get(name);
    if (statement == null) {
      return LessonFiles.NONE.read(name);
    }
    try {
      return statement.problem();
    } catch (RunFault e) {
      throw new LessonFiles.UnreadableProblemException(e.sentence());
    }
  }

  /** Returns the key of the homework lines of this page. */
  public HomeworkKey homeworkKey() {
    return key.map(HomeworkKey::of).orElseGet(() -> HomeworkKey.of(identity));
  }

  /** Returns the document as a JSON object without characters that HTML would interpret. */
  public String toJson() {
    StringWriter written = new StringWriter();
    try (JsonWriter json = new JsonWriter(written)) {
      json.setHtmlSafe(true);
      write(json);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return written.toString();
  }

  private void write(JsonWriter json) throws IOException {
    json.beginObject();
    json.name(SOURCE).value(source);
    json.name(TEXT).value(text);
    json.name(FILES).beginObject();
    for (Map.Entry<String, ProblemStatement> file : files.entrySet()) {
      json.name(file.getKey()).beginObject();
      for (Map.Entry<String, String> field : StatementFields.of(file.getValue(), SEED).entrySet()) {
        json.name(field.getKey()).value(field.getValue());
      }
      json.endObject();
    }
    json.endObject();
    json.name(NAME).value(identity.name());
    json.name(FINGERPRINT).value(identity.fingerprint());
    if (key.isPresent()) {
      json.name(KEY).value(key.get());
    }
    json.name(LANGUAGE).value(opening.language());
    if (opening.theme().isPresent()) {
      json.name(THEME).value(opening.theme().get());
    }
    json.name(RUNS).beginArray();
    for (RecordedLessonRun run : recording) {
      json.beginObject().name(OUTCOME).value(run.outcome());
      json.name(FINISHED).value(run.finished());
      json.name(TRACE).value(run.trace()).endObject();
    }
    json.endArray();
    json.endObject();
  }

  /**
   * Reads a document that {@link #toJson} has written.
   *
   * @throws RunFault if {@code json} is not one
   */
  public static LessonDocument read(String json) throws RunFault {
    return JsonInput.read("lesson", json, LessonDocument::read);
  }

  private static LessonDocument read(JsonInput json) throws IOException, RunFault {
    Map<String, String> texts = new LinkedHashMap<>();
    ImmutableMap.Builder<String, ProblemStatement> files = ImmutableMap.builder();
    ImmutableList.Builder<RecordedLessonRun> runs = ImmutableList.builder();
    json.members(
        name -> {
          switch (name) {
            case FILES -> json.members(file -> files.put(file, statement(json)));
            case SOURCE, TEXT, NAME, FINGERPRINT, KEY, LANGUAGE, THEME ->
                texts.put(name, json.text());
            case RUNS -> json.items(() -> runs.add(recorded(json)));
            default -> throw json.unknown(name);
          }
        });
    return new LessonDocument(
        need(texts, SOURCE),
        need(texts, TEXT),
        files.buildOrThrow(),
        new LessonIdentity(need(texts, NAME), need(texts, FINGERPRINT)),
        Optional.ofNullable(texts.get(KEY)),
        new Opening(need(texts, LANGUAGE), Optional.ofNullable(texts.get(THEME))),
        runs.build());
  }

  private static RecordedLessonRun recorded(JsonInput json) throws IOException, RunFault {
    Map<String, String> texts = new LinkedHashMap<>();
    long[] finished = new long[1];
    json.members(
        name -> {
          switch (name) {
            case OUTCOME, TRACE -> texts.put(name, json.text());
            case FINISHED -> finished[0] = json.number(0, MOST_SEEDS);
            default -> throw json.unknown(name);
          }
        });
    return new RecordedLessonRun(need(texts, OUTCOME), finished[0], need(texts, TRACE));
  }

  private static ProblemStatement statement(JsonInput json) throws IOException, RunFault {
    Map<String, String> fields = new LinkedHashMap<>();
    json.members(
        name -> {
          if (!StatementFields.NAMES.contains(name)) {
            throw json.unknown(name);
          }
          fields.put(name, json.text());
        });
    return StatementFields.read(fields, SEED).orElseThrow(() -> json.expected("a problem"));
  }

  private static String need(Map<String, String> texts, String name) throws RunFault {
    String text = texts.get(name);
    if (text == null) {
      throw new RunFault("lesson: expected a member \"" + name + "\"");
    }
    return text;
  }
}
