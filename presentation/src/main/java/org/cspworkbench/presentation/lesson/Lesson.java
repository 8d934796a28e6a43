package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** A lesson as it was read: runs, moments to stop at, what is said there, and what is claimed. */
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

  /** What it is called in the language of {@code locale}. */
  public String title(Locale locale) {
    return title.in(
        locale,
        quantity -> {
          throw new IllegalStateException("a title has no figures");
        });
  }

  /** Its runs, at least one. */
  public ImmutableList<LessonRun> runs() {
    return runs;
  }

  LessonText text() {
    return text;
  }

  ImmutableList<LessonBookmark> bookmarks() {
    return bookmarks;
  }

  /** What holds at the end of the runs. */
  ImmutableList<Claim> claims() {
    return claims;
  }
}
