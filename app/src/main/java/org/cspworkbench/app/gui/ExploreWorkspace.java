package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.animate.AnimateTransport;
import org.cspworkbench.app.gui.explore.ExploreModel;
import org.cspworkbench.app.gui.explore.ExplorePage;
import org.cspworkbench.app.gui.explore.decide.DecideModel;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.words.SolverWords;
import org.jspecify.annotations.Nullable;

/** Where the search tree of the run that is watched is walked. */
final class ExploreWorkspace extends TapeWorkspace {

  private final ExploreModel model;
  private final DecideModel decide;
  private final Transport transport;
  private final Consumer<Command> commands;
  private @Nullable ExplorePage page;

  ExploreWorkspace(
      ExploreModel model, DecideModel decide, SharedProblem shared, Consumer<Command> commands) {
    super(model.runs(), shared);
    this.model = model;
    this.decide = decide;
    this.transport = new AnimateTransport(model.runs());
    this.commands = commands;
  }

  @Override
  public JComponent page() {
    return explorePage();
  }

  private ExplorePage explorePage() {
    if (page == null) {
      page = new ExplorePage(model, decide, commands);
    }
    return page;
  }

  /** Whether what of it is made beside the window is there. */
  boolean isDrawn() {
    return !isShown() || explorePage().isReady();
  }

  @Override
  public void takeOver() {
    watch();
  }

  /** What plays would run away from the node that is looked at. */
  @Override
  public void enter() {
    super.enter();
    model.runs().playback().ifPresent(Playback::pause);
  }

  @Override
  public void focus() {
    explorePage().comeBack();
    explorePage().focusTree();
  }

  @Override
  public ImmutableList<Component> regions() {
    return explorePage().regions();
  }

  @Override
  public boolean isOpen(Scope scope) {
    return switch (scope) {
      case EXPLORE, TAPE, RUNS -> true;
      case EVERYWHERE, CELLS, PLAY, GIVENS, ANIMATE, QUESTION, STEPS, COMPARE, TURN -> false;
    };
  }

  @Override
  public void escape() {
    model.runs().stop();
  }

  @Override
  public void follow(long now) {
    if (isShown()) {
      decide.refresh();
      model.refresh();
      if (page != null) {
        page.follow();
      }
    }
  }

  @Override
  void writeNote() {
    explorePage().writeNote();
  }

  /** Takes what the key takes there. */
  void take() {
    explorePage().take();
  }

  @Override
  public void close() {
    decide.close();
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return explorePage().outputForms();
  }

  @Override
  public String exportName() {
    return FileTitle.of(title(), SolverWords.name(model.runs().solver()));
  }

  @Override
  Transport transport() {
    return transport;
  }
}
