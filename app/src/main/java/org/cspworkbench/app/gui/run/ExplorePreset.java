package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.run.RunPanes.Place;
import org.cspworkbench.app.gui.run.decide.BranchesStrip;
import org.cspworkbench.app.gui.run.network.HeatMapPane;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.explore.ExploreModel.Parts;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.explore.HeatMapModel;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.stage.StagePicture;
import org.cspworkbench.viewer.stage.StagedConflict;
import org.cspworkbench.viewer.stage.StagedGraph;
import org.cspworkbench.viewer.stage.StagedTree;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
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
  private final Commands commands;
  private final GraphModel graph;
  private @Nullable NodeColumn node;

  /** Creates the preset of {@code model}, in which {@code decide} lets the viewer choose. */
  public ExplorePreset(ExploreModel model, DecideModel decide, Commands commands) {
    this.model = model;
    this.decide = decide;
    this.commands = commands;
    this.graph =
        new GraphModel(
            model.runs()::playback, WindowThreads.background(), variable -> {}, decide::chooseArc);
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(ExploreCommands.EXPLORE, text("workspace.explore"), "explore");
  }

  @Override
  public RunPanes panes(JComponent narration, Runnable whenChanged) {
    BranchesStrip branches = new BranchesStrip(decide);
    NodeColumn right = new NodeColumn(model, decide, graph, narration);
    node = right;
    model.addListener(whenChanged);
    model.conflict().addListener(whenChanged);
    decide.addListener(whenChanged);
    return new RunPanes(
        header(),
        ImmutableListMultimap.<Place, RunPane>builder()
            .put(Place.ABOVE, new RunPane.Strip(branches, branches::update))
            .put(Place.CENTRE, new TreePane(model, commands))
            .put(Place.CENTRE, new NetworkPane(model, graph))
            .put(Place.CENTRE, new ConflictPane(model, commands))
            .put(Place.BELOW, new DomainsPane())
            .put(Place.RIGHT, right)
            .build(),
        right,
        Optional.of(new Empty()));
  }

  private Bar header() {
    BarItem parts = BarItem.segments(Stream.of(Parts.values()).map(this::part));
    BarItem choosers =
        BarItem.group(
            10,
            BarItem.of(Labels.note(text("decide.chooser"))),
            BarItem.segments(Stream.of(Chooser.values()).map(this::chooser)));
    return Bar.header(
        commands,
        parts.overflow(80),
        BarItem.of(Labels.note(" ")).text(this::summary).at("gapleft 12").omitted(30),
        TransportBar.stop(model.runs()::stop, model.runs()::isRunning).at("gapleft 12"),
        BarItem.space().at("gapleft 12, pushx"),
        choosers.at("gapleft 12").overflow(10),
        BarItem.check(ReplayCommands.LOOP)
            .selected(() -> model.runs().playback().map(at -> at.loop().isOn()).orElse(false)),
        BarItem.row(ReplayCommands.BOOKMARK),
        BarItem.row(WindowCommands.EXPORT),
        BarItem.row(WindowCommands.STAGE));
  }

  private BarItem part(Parts part) {
    BarItem item =
        BarItem.alternative(
                text("explore.parts." + part.name().toLowerCase(Locale.ROOT)),
                () -> model.setParts(part))
            .tip(Keys.tip(ExploreCommands.EXPLORE_PARTS))
            .selected(() -> part == model.parts());
    return part == Parts.CONFLICT
        ? item.enabled(() -> model.conflict().hasCauses()).tip(this::conflictTip)
        : item;
  }

  private String conflictTip() {
    return model.conflict().hasCauses()
        ? Keys.tip(ExploreCommands.EXPLORE_PARTS)
        : model.conflict().whyNot(new ConflictWords(Texts.phrases()));
  }

  /** Creates the alternative that {@code chooser} makes the next choice. */
  private BarItem chooser(Chooser chooser) {
    String key =
        switch (chooser) {
          case ALGORITHM -> "decide.chooser.algorithm";
          case VIEWER -> "decide.chooser.viewer";
          case VIEWER_ALWAYS -> "decide.chooser.always";
        };
    return BarItem.alternative(text(key), () -> decide.setChooser(chooser))
        .name(text(key + ".tip"))
        .selected(() -> chooser == decide.chooser());
  }

  private String summary() {
    String solver = SolverWords.name(model.runs().solver());
    return model.shown().map(shown -> words(solver, shown)).orElse(solver);
  }

  private String words(String solver, ShownTree shown) {
    SearchTree tree = shown.tree();
    String counts = text("explore.summary", solver, tree.size() - 1, tree.fails(SearchTree.ROOT));
    if (shown.isCut()) {
      return text("explore.summary.cut", counts);
    }
    return model.runs().isRunning() ? text("explore.summary.growing", counts) : counts;
  }

  /** The domains over time, shown below a search tree. */
  private final class DomainsPane implements RunPane {
    private final HeatMapModel heatModel =
        new HeatMapModel(model.runs()::playback, WindowThreads.background());
    private final HeatMapPane heat = new HeatMapPane(heatModel, WindowThreads.background());

    @Override
    public JComponent component() {
      return heat;
    }

    @Override
    public void update() {
      heat.update();
    }

    @Override
    public void follow() {
      heatModel.refresh();
    }

    @Override
    public boolean isWanted() {
      return model.parts().haveTree(); // a graph has all the room
    }

    @Override
    public ImmutableList<OutputForm> exports() {
      return heat.isShowing() ? PictureForms.of(heat, text("export.domains")) : ImmutableList.of();
    }
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

  /** Returns the tree, the graph, or the contradiction. */
  @Override
  public Optional<StagePicture> stage() {
    return switch (model.parts()) {
      case TREE, BOTH ->
          model.scene().map(tree -> new StagedTree(tree, model.selected(), longestName()));
      case GRAPH -> StagedGraph.of(graph);
      case CONFLICT -> StagedConflict.of(model.conflict());
    };
  }

  private int longestName() {
    return model
        .runs()
        .playback()
        .map(at -> at.player().trace().csp().variables().stream())
        .flatMap(all -> all.map(each -> each.name().length()).max(Integer::compare))
        .orElse(0);
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
