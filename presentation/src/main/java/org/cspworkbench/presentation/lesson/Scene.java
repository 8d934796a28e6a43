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
        : title.orElse(LessonText.EMPTY).in(locale);
  }

  /** Returns the notes of the speaker. */
  public String notes(Locale locale) {
    return notes.in(locale);
  }

  Optional<LessonText> ownTitle() {
    return title;
  }

  LessonText notes() {
    return notes;
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
