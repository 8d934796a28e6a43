package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;

/**
 * A scene of a lecture: what is displayed, for how long, and what the speaker says.
 *
 * @param ownTitle the title, if it is not that of the lesson; it has no figures
 * @param notes the notes of the speaker, without figures
 * @param minutes the planned time in minutes
 * @param content what is displayed
 * @param view what is visible, if the scene or its lesson defines it
 */
public record Scene(
    Optional<LessonText> ownTitle,
    LessonText notes,
    int minutes,
    Content content,
    Optional<LessonView> view) {

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
     * @param stated the puzzle, a Sudoku
     */
    record OfGame(StatedProblem stated) implements Content {
      /** Returns the puzzle. */
      public Problem.Sudoku puzzle() {
        return (Problem.Sudoku) stated.problem();
      }
    }

    /**
     * A comparison of solvers on one problem.
     *
     * @param stated the problem
     * @param solvers the solvers, two to four
     */
    record OfComparison(StatedProblem stated, ImmutableList<Solver> solvers) implements Content {
      /** Returns the problem. */
      public Problem problem() {
        return stated.problem();
      }
    }
  }

  /** Returns the title, which is that of the lesson if the scene has none of its own. */
  public String title(Locale locale) {
    return content instanceof Content.OfLesson lesson && ownTitle.isEmpty()
        ? lesson.lesson().title(locale)
        : ownTitle.orElse(LessonText.EMPTY).in(locale);
  }

  /** Returns the notes of the speaker. */
  public String notes(Locale locale) {
    return notes.in(locale);
  }
}
