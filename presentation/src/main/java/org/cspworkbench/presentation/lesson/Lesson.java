package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** A lesson: runs, bookmarks in the runs, texts, and claims about the runs. */
public final class Lesson {

  private final LessonText title;
  private final LessonText text;
  private final ImmutableList<LessonRun> runs;
  private final ImmutableList<LessonBookmark> bookmarks;
  private final ImmutableList<Claim> claims;

  Lesson(
      LessonText title,
      LessonText text,
      ImmutableList<LessonRun> runs,
      ImmutableList<LessonBookmark> bookmarks,
      ImmutableList<Claim> claims) {
    this.title = title;
    this.text = text;
    this.runs = runs;
    this.bookmarks = bookmarks;
    this.claims = claims;
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
