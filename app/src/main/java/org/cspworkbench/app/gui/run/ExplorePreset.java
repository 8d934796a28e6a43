package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.run.RunPanes.Place;
import org.cspworkbench.app.gui.run.decide.BranchesStrip;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.network.GraphModel;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/**
 * The preset that explores a run: the tree, the constraint graph, both, or the last contradiction,
 * with the domains over time below; on the right the board, the details and the choices at the
 * current node.
 */
public final class ExplorePreset implements RunPreset {

  private final ExploreModel model;
  private final DecideModel decide;
  private final Consumer<Command> commands;
  private @Nullable NodeColumn node;

  /** Creates the preset of {@code model}, in which {@code decide} lets the viewer choose. */
  public ExplorePreset(ExploreModel model, DecideModel decide, Consumer<Command> commands) {
    this.model = model;
    this.decide = decide;
    this.commands = commands;
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(ExploreCommands.EXPLORE, text("workspace.explore"), "explore");
  }

  @Override
  public RunPanes panes(JComponent narration, Runnable whenChanged) {
    GraphModel graph =
        new GraphModel(
            model.runs()::playback, WindowThreads.background(), variable -> {}, decide::chooseArc);
    BranchesStrip branches = new BranchesStrip(decide);
    NodeColumn right = new NodeColumn(model, decide, narration);
    node = right;
    model.addListener(whenChanged);
    model.conflict().addListener(whenChanged);
    decide.addListener(whenChanged);
    return new RunPanes(
        ExploreHeader.of(model, decide, commands),
        ImmutableListMultimap.<Place, RunPane>builder()
            .put(Place.ABOVE, new RunPane.Strip(branches, branches::update))
            .put(Place.CENTRE, new TreePane(model, commands))
            .put(Place.CENTRE, new NetworkPane(model, graph))
            .put(Place.CENTRE, new ConflictPane(model, commands))
            .put(Place.BELOW, new DomainsPane(model))
            .put(Place.RIGHT, right)
            .build(),
        right,
        Optional.of(new Empty()));
  }

  /** What is displayed while there is no run. */
  private final class Empty extends JPanel {
    private final JButton run = Buttons.primary("", "play", model.runs()::runAgain);

    Empty() {
      super(new MigLayout("fill, wrap 1", "[center]", "push[]12[]push"));
      setOpaque(false);
      add(Labels.text(text("explore.empty")));
      add(run);
      model.runs().addListener(this::name);
      name();
    }

    private void name() {
      run.setText(text("explore.empty.run", SolverWords.name(model.runs().solver())));
    }
  }

  @Override
  public void bind(Bindings bindings, Runnable focus) {
    bindings
        .on(ExploreCommands.NODE_UP, model::moveUp)
        .on(ExploreCommands.NODE_DOWN, model::moveDown)
        .on(ExploreCommands.NODE_LEFT, model::moveLeft)
        .on(ExploreCommands.NODE_RIGHT, model::moveRight)
        .on(ExploreCommands.NODE_TAKE, this::take)
        .on(ExploreCommands.FOLD_FAILS, model::foldFails)
        .on(ExploreCommands.FOLD_BELOW, model::foldBelow)
        .on(ExploreCommands.FIT, model::fit)
        .on(ExploreCommands.CENTRE, model::centre)
        .on(ExploreCommands.EXPLORE_PARTS, model::showNextParts)
        .on(ExploreCommands.CONFLICT_POINT, model.conflict()::selectPoint)
        .on(ExploreCommands.CONFLICT_BACK, model.conflict()::takeBack);
  }

  /** Makes the marked choice if the viewer chooses; otherwise follows the search. */
  private void take() {
    if (model.parts().haveConflict()) {
      model.conflict().resolve();
    } else if (node != null) {
      node.take();
    }
  }

  @Override
  public ImmutableSet<KeyScope> scopes(ImmutableSet<KeyScope> ofPane) {
    return ImmutableSet.<KeyScope>builder()
        .addAll(ofPane)
        .add(
            ExploreCommands.Scopes.EXPLORE,
            AnimateCommands.Scopes.RUN,
            KeyScope.REPLAY,
            KeyScope.RUNS)
        .build();
  }

  /** Pauses playback, which would otherwise move away from the selected node. */
  @Override
  public void enter() {
    model.runs().playback().ifPresent(Playback::pause);
  }

  @Override
  public void resume() {
    model.refresh();
  }

  @Override
  public void refresh(long now, boolean isShown) {
    if (isShown) {
      decide.refresh();
      model.refresh();
    }
  }

  @Override
  public void escape() {
    model.runs().stop();
  }

  @Override
  public void close() {
    decide.close();
  }
}
