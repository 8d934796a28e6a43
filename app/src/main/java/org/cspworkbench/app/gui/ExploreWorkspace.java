package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.explore.ExplorePage;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.KeySection;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace that explores the search tree of the displayed run. */
final class ExploreWorkspace extends ReplayWorkspace {

  private final ExploreModel model;
  private final DecideModel decide;
  private final Consumer<Command> commands;
  private @Nullable ExplorePage page;
  private @Nullable PageWithLesson framed;

  ExploreWorkspace(
      ExploreModel model, DecideModel decide, SharedProblem shared, Consumer<Command> commands) {
    super(model.runs(), shared, new AnimateTransport(model.runs()), model.runs().marks());
    this.model = model;
    this.decide = decide;
    this.commands = commands;
    bindLesson(model.runs().lesson(), model.runs().marks());
    bindings()
        .on(ExploreCommands.NODE_UP, model::moveUp)
        .on(ExploreCommands.NODE_DOWN, model::moveDown)
        .on(ExploreCommands.NODE_LEFT, model::moveLeft)
        .on(ExploreCommands.NODE_RIGHT, model::moveRight)
        .on(ExploreCommands.NODE_TAKE, () -> explorePage().take())
        .on(ExploreCommands.FOLD_FAILS, model::foldFails)
        .on(ExploreCommands.FOLD_BELOW, model::foldBelow)
        .on(ExploreCommands.FIT, model::fit)
        .on(ExploreCommands.CENTRE, model::centre)
        .on(ExploreCommands.EXPLORE_PARTS, model::showNextParts)
        .on(ExploreCommands.EXPLORE_WHY, () -> explorePage().explain())
        .on(ExploreCommands.CONFLICT_POINT, model.conflict()::selectPoint)
        .on(ExploreCommands.CONFLICT_BACK, model.conflict()::takeBack);
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(ExploreCommands.EXPLORE, text("workspace.explore"), "explore");
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return ImmutableSet.of(ExploreCommands.Scopes.EXPLORE, KeyScope.REPLAY, KeyScope.RUNS);
  }

  @Override
  public ImmutableList<KeySection> keySections() {
    return ImmutableList.<KeySection>builder()
        .addAll(super.keySections())
        .add(KeySection.of(text("keys.explore"), ExploreCommands.Scopes.EXPLORE))
        .build();
  }

  @Override
  public JComponent page() {
    return framed();
  }

  private PageWithLesson framed() {
    if (framed == null) {
      framed = new PageWithLesson(model.runs(), explorePage());
    }
    return framed;
  }

  private ExplorePage explorePage() {
    if (page == null) {
      page = new ExplorePage(model, decide, commands);
    }
    return page;
  }

  @Override
  public boolean isDrawn() {
    return !isShown() || explorePage().isReady();
  }

  @Override
  public void takeOver() {
    watch();
  }

  /** Pauses playback, which would otherwise move away from the selected node. */
  @Override
  public void enter() {
    super.enter();
    model.runs().playback().ifPresent(Playback::pause);
  }

  @Override
  public void focus() {
    explorePage().resume();
    explorePage().focusTree();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(framed().strip())
        .addAll(explorePage().regions())
        .build();
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
}
