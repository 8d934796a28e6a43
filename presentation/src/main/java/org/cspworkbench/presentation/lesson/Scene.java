package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;

/** A scene of a lecture: what is displayed, for how long, and what the speaker says. */
public final class Scene {

  /** What a scene displays. */
  public sealed interface Content {

    /**
     * A lesson.
     *
     * @param name its id, or its file in the folder of the lecture
     * @param lesson the lesson
     * @param stop the number of the stop at which it opens; 0 for its introduction
     */
    record OfLesson(String name, Lesson lesson, int stop) implements Content {}

    /**
     * A run that is played from its start.
     *
     * @param checked a lesson without stops that consists of the run and the claims about it
     */
    record OfRun(Lesson checked) implements Content {

      /** Returns the run. */
      public LessonRun run() {
        return checked.runs().get(0);
      }
    }

    /**
     * A game.
     *
     * @param puzzle the puzzle
     */
    record OfGame(Problem.Sudoku puzzle) implements Content {}

    /**
     * A comparison of solvers on one problem.
     *
     * @param problem the problem
     * @param solvers the solvers, two to four
     */
    record OfComparison(Problem problem, ImmutableList<Solver> solvers) implements Content {}
  }

  private final Optional<LessonText> title;
  private final LessonText notes;
  private final int minutes;
  private final Content content;
  private final Optional<LessonView> view;

  Scene(
      Optional<LessonText> title,
      LessonText notes,
      int minutes,
      Content content,
      Optional<LessonView> view) {
    this.title = title;
    this.notes = notes;
    this.minutes = minutes;
    this.content = content;
    this.view = view;
  }

  /** Returns the title, which is that of the lesson if the scene has none of its own. */
  public String title(Locale locale) {
    return content instanceof Content.OfLesson lesson && title.isEmpty()
        ? lesson.lesson().title(locale)
        : plain(title.orElse(LessonText.EMPTY), locale);
  }

  /** Returns the notes of the speaker. */
  public String notes(Locale locale) {
    return plain(notes, locale);
  }

  private static String plain(LessonText text, Locale locale) {
    return text.in(
        locale,
        quantity -> {
          throw new IllegalStateException("a scene has no figures");
        });
  }

  /** Returns the planned time in minutes. */
  public int minutes() {
    return minutes;
  }

  /** Returns what is displayed. */
  public Content content() {
    return content;
  }

  /** Returns what is visible, if the scene or its lesson defines it. */
  public Optional<LessonView> view() {
    return view;
  }
}
