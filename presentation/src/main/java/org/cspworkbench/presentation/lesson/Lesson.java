package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.document.json.Json;

/**
 * A lesson: runs, bookmarks in the runs, texts, and claims about the runs.
 *
 * @param title the title, which has no figures
 * @param text the introduction
 * @param problem the statement of the problem of all runs that state none, if there is one
 * @param runs the runs, of which there is at least one
 * @param bookmarks the bookmarks
 * @param claims the claims about the ends of the runs
 * @param view what is visible when the lesson opens, if the lesson defines it
 */
public record Lesson(
    LessonText title,
    LessonText text,
    Optional<Json> problem,
    ImmutableList<LessonRun> runs,
    ImmutableList<LessonBookmark> bookmarks,
    ImmutableList<Claim> claims,
    Optional<LessonView> view) {

  /** Returns the title in the language of {@code locale}. */
  public String title(Locale locale) {
    return title.in(locale);
  }

  /** Returns the number of questions. */
  public int questionCount() {
    return (int) bookmarks.stream().filter(bookmark -> bookmark.question().isPresent()).count();
  }
}
