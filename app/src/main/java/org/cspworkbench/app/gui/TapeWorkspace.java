package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.PuzzleForms;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/** A workspace in which runs are played: those of solvers at the problem that is at hand. */
abstract class TapeWorkspace implements Workspace {

  private final SharedProblem shared;
  private final AnimateModel watched;
  private boolean isShown;
  private Reading.@Nullable Opened followed;

  /** For runs of solvers at what {@code watched} has at hand. */
  TapeWorkspace(AnimateModel watched, SharedProblem shared) {
    this.watched = watched;
    this.shared = shared;
    watched.addListener(this::follow);
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

  /** What the keys of a tape act on in it. */
  abstract Transport transport();

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
