package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.Transport;
import org.jspecify.annotations.Nullable;

/** Where solvers are compared. */
final class CompareWorkspace extends TapeWorkspace {

  private final CompareModel model;
  private final AnimateModel watched;
  private final Consumer<Command> commands;
  private @Nullable ComparePage page;

  /**
   * Compares.
   *
   * @param watched whose puzzle is compared
   */
  CompareWorkspace(
      CompareModel model, AnimateModel watched, SharedProblem shared, Consumer<Command> commands) {
    super(watched, shared);
    this.model = model;
    this.watched = watched;
    this.commands = commands;
  }

  @Override
  public JComponent page() {
    return comparePage();
  }

  private ComparePage comparePage() {
    if (page == null) {
      page = new ComparePage(model, commands);
    }
    return page;
  }

  @Override
  void writeNote() {
    comparePage().writeNote();
  }

  @Override
  public void takeOver() {
    watched.playback().ifPresent(Playback::pause);
    watched.opened().ifPresent(model::open);
  }

  @Override
  public void focus() {
    comparePage().focusBoard();
  }

  @Override
  public ImmutableList<Component> regions() {
    return comparePage().regions();
  }

  @Override
  public boolean isOpen(Scope scope) {
    return switch (scope) {
      case COMPARE, TAPE, STEPS, RUNS -> true;
      case EVERYWHERE, CELLS, PLAY, GIVENS, ANIMATE, QUESTION, EXPLORE, TURN -> false;
    };
  }

  @Override
  public void escape() {
    model.stop();
  }

  @Override
  public void follow(long now) {
    if (isShown()) {
      model.refresh(now);
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return comparePage().exports();
  }

  @Override
  public String exportName() {
    return FileTitle.of(title(), Command.COMPARE.title());
  }

  @Override
  Transport transport() {
    return model.playback();
  }

  @Override
  public void close() {
    model.stop();
  }
}
