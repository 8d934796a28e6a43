package org.cspworkbench.viewer.lesson;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.solvers.Problem;

/**
 * A lesson with the text and the files from which it was read.
 *
 * @param source the name of the text in messages
 * @param text the text
 * @param lesson the lesson
 * @param files the problems in the files that the lesson uses, by their names in the lesson
 * @param identity the lesson in homework lines
 */
public record OpenedLesson(
    String source,
    String text,
    Lesson lesson,
    ImmutableMap<String, Problem> files,
    LessonIdentity identity) {

  /** Opens a lesson that is included in the program. */
  public static OpenedLesson of(ShippedLesson shipped) {
    return new OpenedLesson(
        shipped.source(),
        shipped.text(),
        shipped.read(),
        ImmutableMap.of(),
        LessonIdentity.of(shipped));
  }

  /**
   * Returns the document from which a page can play the lesson.
   *
   * @param played the lesson with its runs
   * @param key the key of homework lines, if one was chosen
   * @param opening the initial state of the page
   * @throws UnreadableException if the problem in a file cannot be part of a page
   */
  public LessonDocument document(
      PlayedLesson played, Optional<String> key, LessonDocument.Opening opening)
      throws UnreadableException {
    ImmutableMap.Builder<String, ProblemStatement> statements = ImmutableMap.builder();
    for (Map.Entry<String, Problem> file : files.entrySet()) {
      ProblemStatement statement = ProblemStatement.of(file.getValue()).orElse(null);
      if (statement == null) {
        throw new UnreadableException(
            SourcePosition.of(source),
            "expected puzzles and problems in the notation, which a page can contain, found '"
                + file.getKey()
                + "'");
      }
      statements.put(file.getKey(), statement);
    }
    return new LessonDocument(
        source, text, statements.buildOrThrow(), identity, key, opening, played.recording());
  }
}
