package org.cspworkbench.viewer.lesson;

import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.page.LessonDocument;

/**
 * A lesson with its runs, and with all that is needed to take it elsewhere.
 *
 * @param opened the lesson with its text and files
 * @param played the lesson with its runs
 */
public record TaughtLesson(OpenedLesson opened, PlayedLesson played) {

  /**
   * Runs the solvers of {@code opened} in sequence. Must not be called on the event dispatch
   * thread.
   *
   * @param limits the limits of each run
   */
  public static TaughtLesson of(OpenedLesson opened, Limits limits) {
    return new TaughtLesson(opened, PlayedLesson.of(opened.lesson(), limits));
  }

  /**
   * Returns the document from which a page can play the lesson.
   *
   * @param key the key of homework lines, if one was chosen
   * @param opening the initial state of the page
   * @throws UnreadableException if the problem in a file cannot be part of a page
   */
  public LessonDocument document(Optional<String> key, LessonDocument.Opening opening)
      throws UnreadableException {
    return opened.document(played, key, opening);
  }
}
