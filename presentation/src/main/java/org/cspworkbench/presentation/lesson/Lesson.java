package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.document.json.Json;

/** A lesson: runs, bookmarks in the runs, texts, and claims about the runs. */
public final class Lesson {

  private final LessonText title;
  private final LessonText text;
  private final Optional<Json> problem;
  private final ImmutableList<LessonRun> runs;
  private final ImmutableList<LessonBookmark> bookmarks;
  private final ImmutableList<Claim> claims;
  private final Optional<LessonView> view;

  Lesson(
      LessonText title,
      LessonText text,
      Optional<Json> problem,
      ImmutableList<LessonRun> runs,
      ImmutableList<LessonBookmark> bookmarks,
      ImmutableList<Claim> claims,
      Optional<LessonView> view) {
    this.title = title;
    this.text = text;
    this.problem = problem;
    this.runs = runs;
    this.bookmarks = bookmarks;
    this.claims = claims;
    this.view = view;
  }

  /** Returns the title in the language of {@code locale}. */
  public String title(Locale locale) {
    return title.in(locale);
  }

  /** Returns the runs, of which there is at least one. */
  public ImmutableList<LessonRun> runs() {
    return runs;
  }

  /** Returns what is visible when the lesson opens, if the lesson defines it. */
  public Optional<LessonView> view() {
    return view;
  }

  /** Returns the number of questions. */
  public int questionCount() {
    return (int) bookmarks.stream().filter(bookmark -> bookmark.question().isPresent()).count();
  }

  LessonText title() {
    return title;
  }

  LessonText text() {
    return text;
  }

  /** Returns the statement of the problem of all runs that state none, if there is one. */
  Optional<Json> problem() {
    return problem;
  }

  ImmutableList<LessonBookmark> bookmarks() {
    return bookmarks;
  }

  /** Returns the claims about the ends of the runs. */
  ImmutableList<Claim> claims() {
    return claims;
  }
}
