package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.LessonModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.KeyScope;
import org.cspworkbench.app.gui.keys.KeySection;
import org.cspworkbench.app.gui.keys.MenuOutline;
import org.cspworkbench.app.gui.keys.TapeCommands;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.PuzzleForms;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/** A workspace in which runs are played: those of solvers at the problem that is at hand. */
abstract class TapeWorkspace implements Workspace {

  private final SharedProblem shared;
  private final AnimateModel watched;
  private final Bindings bindings = new Bindings();
  private boolean isShown;
  private Reading.@Nullable Opened followed;

  /**
   * Creates a workspace for runs on the current problem of {@code watched}.
   *
   * @param transport what the commands that replay a run act on
   * @param marks what the commands that mark a run act on
   */
  TapeWorkspace(AnimateModel watched, SharedProblem shared, Transport transport, RunMarks marks) {
    this.watched = watched;
    this.shared = shared;
    watched.addListener(this::follow);
    TapeBindings.bind(bindings, transport, marks);
    bindings.on(TapeCommands.BOOKMARK_NOTE, this::writeNote);
  }

  @Override
  public final Bindings bindings() {
    return bindings;
  }

  /** Lets the bookmark commands go from stop to stop while a lesson is shown. */
  final void bindLesson(LessonModel lesson, RunMarks marks) {
    bindings.on(TapeCommands.NEXT_BOOKMARK, () -> move(lesson, lesson::next, marks::nextBookmark));
    bindings.on(
        TapeCommands.PREVIOUS_BOOKMARK,
        () -> move(lesson, lesson::previous, marks::previousBookmark));
  }

  private static void move(LessonModel lesson, Runnable inLesson, Runnable otherwise) {
    if (lesson.isOpen()) {
      inLesson.run();
    } else {
      otherwise.run();
    }
  }

  @Override
  public ImmutableList<KeySection> keySections() {
    return ImmutableList.of(
        KeySection.of(text("keys.tape"), KeyScope.TAPE, KeyScope.STEPS, KeyScope.RUNS));
  }

  /** The menu of the commands that replay a run. */
  static MenuOutline runMenu() {
    return MenuOutline.titled(text("menu.run"))
        .with(TapeCommands.PLAY, TapeCommands.STEP, TapeCommands.STEP_BACK)
        .with(
            TapeCommands.NEXT_DECISION,
            TapeCommands.PREVIOUS_DECISION,
            TapeCommands.NEXT_CONTRADICTION,
            TapeCommands.NEXT_BACKTRACK,
            TapeCommands.NEXT_SOLUTION)
        .with(TapeCommands.TO_START, TapeCommands.TO_END)
        .with(TapeCommands.LOOP_FROM, TapeCommands.LOOP_TO, TapeCommands.LOOP)
        .with(
            TapeCommands.BOOKMARK,
            TapeCommands.BOOKMARK_NOTE,
            TapeCommands.NEXT_BOOKMARK,
            TapeCommands.PREVIOUS_BOOKMARK);
  }

  @Override
  public ImmutableList<MenuOutline> menus() {
    return ImmutableList.of(runMenu().with(TapeCommands.RUN_AGAIN));
  }

  @Override
  public final boolean open(Reading.Opened problem) {
    shared.open(problem);
    takeOver();
    return true;
  }

  /** Another problem may come to hand while this is shown: a game that has taken time to make. */
  private void follow() {
    Reading.Opened now = watched.opened().orElse(null);
    if (isShown && now != null && !now.equals(followed)) {
      followed = now;
      takeOver();
    }
  }

  /** Lets a solver be watched at the problem at hand, if none has been yet. */
  final void watch() {
    shared.watch();
  }

  /** Whether it is the workspace that is shown. */
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

  /** Lets a note be written to a bookmark where the viewer stands. */
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
