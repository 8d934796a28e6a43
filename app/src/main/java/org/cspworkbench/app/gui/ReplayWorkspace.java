package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.ReplayBindings;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.PuzzleForms;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.jspecify.annotations.Nullable;

/** A workspace that replays runs of solvers on the current problem. */
abstract class ReplayWorkspace implements Workspace {

  private final SharedProblem shared;
  private final AnimateModel watched;
  private final Bindings bindings = new Bindings();
  private boolean isShown;
  private Reading.@Nullable Opened followed;

  /**
   * Creates a workspace for runs on the current problem of {@code watched}.
   *
   * @param transport the target of the commands that replay a run
   * @param marks the target of the commands that mark a run
   */
  ReplayWorkspace(AnimateModel watched, SharedProblem shared, Transport transport, RunMarks marks) {
    this.watched = watched;
    this.shared = shared;
    watched.addListener(this::follow);
    ReplayBindings.bind(bindings, transport, marks);
    bindings.on(ReplayCommands.BOOKMARK_NOTE, this::writeNote);
  }

  @Override
  public final Bindings bindings() {
    return bindings;
  }

  /**
   * Binds the bookmark commands so that they move from stop to stop while a lesson is displayed.
   */
  final void bindLesson(LessonModel lesson, RunMarks marks) {
    bindings.on(
        ReplayCommands.NEXT_BOOKMARK, () -> move(lesson, lesson::next, marks::nextBookmark));
    bindings.on(
        ReplayCommands.PREVIOUS_BOOKMARK,
        () -> move(lesson, lesson::previous, marks::previousBookmark));
    bindings
        .unless(
            () -> noMark(lesson, lesson.step() < lesson.length(), "obstacle.stop.last"),
            ReplayCommands.NEXT_BOOKMARK)
        .unless(
            () -> noMark(lesson, lesson.step() > 0, "obstacle.stop.first"),
            ReplayCommands.PREVIOUS_BOOKMARK);
  }

  private Optional<String> noMark(LessonModel lesson, boolean hasStop, String end) {
    if (lesson.isOpen()) {
      return hasStop ? Optional.empty() : Optional.of(text(end));
    }
    boolean hasMarks = watched.playback().filter(at -> !at.bookmarks().all().isEmpty()).isPresent();
    return hasMarks ? Optional.empty() : Optional.of(text("obstacle.bookmark"));
  }

  private static void move(LessonModel lesson, Runnable inLesson, Runnable otherwise) {
    if (lesson.isOpen()) {
      inLesson.run();
    } else {
      otherwise.run();
    }
  }

  @Override
  public final boolean open(Reading.Opened problem) {
    shared.open(problem);
    takeOver();
    return true;
  }

  /**
   * Displays another problem that becomes current while this workspace is displayed, such as a game
   * that has been generated.
   */
  private void follow() {
    Reading.Opened now = watched.opened().orElse(null);
    if (isShown && now != null && !now.equals(followed)) {
      followed = now;
      takeOver();
    }
  }

  /** Runs a solver on the current problem, if none has been run yet. */
  final void watch() {
    shared.watch();
  }

  /** Returns whether this workspace is displayed. */
  final boolean isShown() {
    return isShown;
  }

  @Override
  public void enter() {
    isShown = true;
    followed = watched.opened().orElse(null);
  }

  @Override
  public final void leave() {
    isShown = false;
  }

  /** Opens the editor for the note of a bookmark at the current position. */
  abstract void writeNote();

  @Override
  public final String title() {
    return shared.title();
  }

  @Override
  public final boolean isReady() {
    return shared.canWatch();
  }

  @Override
  public final Optional<Grid> sudoku() {
    return shared.givens();
  }

  @Override
  public final ImmutableList<OutputForm> saves() {
    return shared.givens().map(PuzzleForms::of).orElse(ImmutableList.of());
  }
}
