package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.question.QuestionKind;

/** A reader of lessons, whose format is described in {@code docs/lessons.md}. */
public final class LessonReader {

  private final ImmutableList<LessonRun> runs;

  private LessonReader(ImmutableList<LessonRun> runs) {
    this.runs = runs;
  }

  /**
   * Reads a lesson.
   *
   * @param source the name of the text in messages
   * @param files the files that the lesson may use
   * @throws UnreadableException if {@code text} is not a lesson
   */
  public static Lesson read(String source, String text, LessonFiles files)
      throws UnreadableException {
    Fields fields = new Fields(Codec.json().read(source, text));
    Json title = fields.need("title");
    Optional<Json> introduction = fields.find("text");
    Optional<Json> problem = fields.find("problem");
    Json runs = fields.need("runs");
    Optional<Json> bookmarks = fields.find("bookmarks");
    Optional<Json> claims = fields.find("claims");
    Optional<Json> view = fields.find("view");
    fields.end();
    LessonReader reader =
        new LessonReader(runs(runs, new RunReader(new ProblemField(files), problem)));
    ClaimScope scope = ClaimScope.ofLesson(reader.runs);
    return new Lesson(
        reader.title(title, scope),
        reader.text(introduction, scope),
        reader.runs,
        reader.bookmarks(bookmarks),
        reader.claims(claims, scope),
        reader.view(view));
  }

  private Optional<LessonView> view(Optional<Json> json) throws UnreadableException {
    return json.isPresent()
        ? Optional.of(ViewReader.read(json.get(), runs.get(0).problem()))
        : Optional.empty();
  }

  /** Returns whether {@code text} looks like a lesson: an object with a title and runs. */
  public static boolean looksLikeLesson(String text) {
    return text.stripLeading().startsWith("{")
        && text.contains("\"runs\"")
        && text.contains("\"title\"");
  }

  private static ImmutableList<LessonRun> runs(Json json, RunReader reader)
      throws UnreadableException {
    ImmutableList.Builder<LessonRun> runs = ImmutableList.builder();
    for (Json.Member member : json.asMembers().values()) {
      runs.add(reader.read(member));
    }
    if (json.asMembers().isEmpty()) {
      throw new UnreadableException(json.at(), "expected at least one run in this object");
    }
    return runs.build();
  }

  private LessonText title(Json json, ClaimScope scope) throws UnreadableException {
    LessonText title = text(Optional.of(json), scope);
    if (title.hasFigures()) {
      throw new UnreadableException(json.at(), "expected a title without figures in braces");
    }
    return title;
  }

  private LessonText text(Optional<Json> json, ClaimScope scope) throws UnreadableException {
    return json.isPresent() ? new TextReader(scope).read(json.get()) : LessonText.EMPTY;
  }

  private ImmutableList<Claim> claims(Optional<Json> json, ClaimScope scope)
      throws UnreadableException {
    ImmutableList.Builder<Claim> claims = ImmutableList.builder();
    if (json.isPresent()) {
      for (Json claim : json.get().asItems()) {
        claims.add(ClaimReader.read(claim, scope));
      }
    }
    return claims.build();
  }

  private ImmutableList<LessonBookmark> bookmarks(Optional<Json> json) throws UnreadableException {
    ImmutableList.Builder<LessonBookmark> bookmarks = ImmutableList.builder();
    if (json.isPresent()) {
      for (Json bookmark : json.get().asItems()) {
        bookmarks.add(bookmark(bookmark));
      }
    }
    return bookmarks.build();
  }

  private LessonBookmark bookmark(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    int run = run(fields.find("run"));
    ClaimScope scope = ClaimScope.ofBookmark(runs, run);
    Place place = PlaceReader.read(fields.need("at"), scope, run);
    LessonText note = text(fields.find("note"), scope);
    ImmutableList<Claim> claims = claims(fields.find("claims"), scope);
    Optional<Json> question = fields.find("question");
    fields.end();
    return new LessonBookmark(run, place, note, claims, question(question));
  }

  /** Returns the index of the named run, or 0 if none is named. */
  private int run(Optional<Json> json) throws UnreadableException {
    if (json.isEmpty()) {
      return 0;
    }
    String name = json.get().asText().value();
    List<String> names = runs.stream().map(LessonRun::name).toList();
    if (!names.contains(name)) {
      throw new UnreadableException(
          json.get().at(),
          "expected the name of a run, one of "
              + String.join(", ", names)
              + ", found '"
              + name
              + "'"
              + Nearest.hint(name, names));
    }
    return names.indexOf(name);
  }

  private static Optional<QuestionKind> question(Optional<Json> json) throws UnreadableException {
    if (json.isEmpty()) {
      return Optional.empty();
    }
    String word = json.get().asText().value();
    Optional<QuestionKind> kind = QuestionKind.find(word);
    if (kind.isEmpty()) {
      List<String> ids = Arrays.stream(QuestionKind.values()).map(QuestionKind::id).toList();
      throw new UnreadableException(
          json.get().at(),
          "expected one of "
              + String.join(", ", ids)
              + ", found '"
              + word
              + "'"
              + Nearest.hint(word, ids));
    }
    return kind;
  }
}
