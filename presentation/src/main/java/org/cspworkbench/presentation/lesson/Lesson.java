package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;

/** A lesson: runs, bookmarks in the runs, texts, and claims about the runs. */
public final class Lesson {

  private final LessonText title;
  private final LessonText text;
  private final ImmutableList<LessonRun> runs;
  private final ImmutableList<LessonBookmark> bookmarks;
  private final ImmutableList<Claim> claims;
  private final Optional<LessonView> view;

  Lesson(
      LessonText title,
      LessonText text,
      ImmutableList<LessonRun> runs,
      ImmutableList<LessonBookmark> bookmarks,
      ImmutableList<Claim> claims,
      Optional<LessonView> view) {
    this.title = title;
    this.text = text;
    this.runs = runs;
    this.bookmarks = bookmarks;
    this.claims = claims;
    this.view = view;
  }

  /** Returns the title in the language of {@code locale}. */
  public String title(Locale locale) {
    return title.in(
        locale,
        quantity -> {
          throw new IllegalStateException("a title has no figures");
        });
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

  LessonText text() {
    return text;
  }

  ImmutableList<LessonBookmark> bookmarks() {
    return bookmarks;
  }

  /** Returns the claims about the ends of the runs. */
  ImmutableList<Claim> claims() {
    return claims;
  }
}
