package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.animate.RunFooter;
import org.cspworkbench.app.gui.animate.RunForms;
import org.cspworkbench.app.gui.animate.WhyPopover;
import org.cspworkbench.app.gui.animate.WorkListPane;
import org.cspworkbench.app.gui.explore.conflict.ConflictPane;
import org.cspworkbench.app.gui.explore.decide.BranchesStrip;
import org.cspworkbench.app.gui.explore.network.GraphPane;
import org.cspworkbench.app.gui.explore.network.HeatMapPane;
import org.cspworkbench.app.gui.output.Snapshots;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.KeylessSplitPane;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.network.GraphModel;
import org.cspworkbench.viewer.network.HeatMapModel;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * The workspace that explores a run: the header; the tree, the constraint graph or both, with the
 * domains over time below; to their right the board, the details and the choices at the current
 * node; and at the bottom narration, scrub bar and transport.
 */
public final class ExplorePage extends JPanel {

  private static final int ROOM_FOR_QUEUE = 125; // three rows
  private static final int LEAST_QUEUE = 90; // one row
  private static final int ROOM_FOR_GRAPH = 300; // with a queue of three rows
  private static final int LEAST_WIDTH = 580;
  private static final int LEAST_WIDTH_OF_BOTH = 820;
  private static final int LEAST_HEIGHT = 380; // of board and choices
  private static final int LEAST_HEIGHT_ON_PROJECTOR = 220; // of graph and queue; the rest scrolls
  private static final int HEAT = 196;
  private static final int LEAST_HEAT = 100;
  private static final String TREE = "tree";
  private static final String NONE = "none";

  private final ExploreModel model;
  private final Bar header;
  private final GraphModel graphModel;
  private final HeatMapModel heatModel;
  private final GraphPane graph;
  private final WorkListPane queue;
  private final JPanel network = new JPanel(new BorderLayout()); // the graph, with its queue below
  private final HeatMapPane heat;
  private final JSplitPane split = new KeylessSplitPane(JSplitPane.VERTICAL_SPLIT);
  private final ConflictPane conflict;
  private final Bar bar;
  private final TreePane tree;
  private final NodeColumn right;
  private final FillingScrollPane rightRoom;
  private final BranchesStrip branches;
  private final JPanel left =
      new JPanel(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
  private final JPanel columns =
      new JPanel(new MigLayout("insets 0, gap 0, fill", "", "[grow, fill]"));
  private final JPanel main = new JPanel(new CardLayout());
  private final FillingScrollPane room = new FillingScrollPane(main, LEAST_WIDTH, LEAST_HEIGHT);
  private final JButton run = Buttons.primary("", "play", this::run);
  private final RunFooter footer;

  /** Creates the workspace of {@code model}, in which {@code decide} lets the viewer choose. */
  public ExplorePage(ExploreModel model, DecideModel decide, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][][grow, fill][]"));
    this.model = model;
    AnimateModel runs = model.runs();
    header = ExploreHeader.of(model, decide, commands);
    bar = TreeBar.of(model, commands);
    tree = new TreePane(model);
    graphModel =
        new GraphModel(
            runs::playback, WindowThreads.background(), variable -> {}, decide::chooseArc);
    heatModel = new HeatMapModel(runs::playback, WindowThreads.background());
    graph = new GraphPane(graphModel);
    queue = new WorkListPane(runs);
    heat = new HeatMapPane(heatModel, WindowThreads.background());
    conflict = new ConflictPane(model.conflict(), commands);
    footer = new RunFooter(this, runs, Optional::empty, commands, this::focusTree);
    right = new NodeColumn(model, decide, footer.narration());
    rightRoom = new FillingScrollPane(right, NodeColumn.LEAST_WIDTH, right.leastHeight());
    branches = new BranchesStrip(decide);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent resized) {
            fitColumns();
          }
        });
    right.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent resized) {
            fitRight();
          }
        });
    add(header, "cell 0 0, wmin 0");
    add(branches, "cell 0 1, wmin 0");
    add(room, "cell 0 2, wmin 0, hmin 0");
    add(footer, "cell 0 3, wmin 0");
    build();
    runs.addListener(this::update);
    model.addListener(this::update);
    model.conflict().addListener(this::update);
    decide.addListener(this::update);
    update();
  }

  private void build() {
    left.add(bar, "wmin 0");
    left.add(tree, "wmin 0, hmin 0");
    JPanel parts =
        new JPanel(
            new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow, fill]", "[grow, fill]"));
    parts.setOpaque(false);
    parts.add(left, "wmin 0, hmin 0, sizegroupx parts");
    queue.fit(ROOM_FOR_QUEUE);
    network.setOpaque(false);
    network.add(graph);
    network.add(queue, BorderLayout.SOUTH);
    parts.add(network, "wmin 0, hmin 0, sizegroupx parts");
    parts.add(conflict, "wmin 0, hmin 0, grow, push");
    split.setTopComponent(parts);
    split.setBottomComponent(heat);
    heat.setMinimumSize(new Dimension(0, UIScale.scale(LEAST_HEAT)));
    heat.setPreferredSize(new Dimension(0, UIScale.scale(HEAT)));
    parts.setMinimumSize(new Dimension());
    fitRight();
    columns.setOpaque(false);
    columns.add(split, "wmin 0, hmin 0");
    columns.add(rightRoom, "hmin 0");
    main.setOpaque(false);
    main.add(columns, TREE);
    main.add(empty(), NONE);
  }

  private JPanel empty() {
    JPanel empty = new JPanel(new MigLayout("fill, wrap 1", "[center]", "push[]12[]push"));
    empty.setOpaque(false);
    empty.add(Labels.text(text("explore.empty")));
    empty.add(run);
    return empty;
  }

  /** Makes the marked choice if the viewer chooses; otherwise follows the search. */
  public void take() {
    if (model.parts().haveConflict()) {
      model.conflict().resolve();
    } else {
      right.take();
    }
  }

  /** Explains what the last event removed, if it removed something. */
  public void explain() {
    WhyPopover.ofLastEvent(model.runs().why(), right, footer.narration());
  }

  private void run() {
    model.runs().runAgain();
  }

  private void update() {
    if (!isShowing()) {
      return;
    }
    AnimateModel runs = model.runs();
    header.update();
    branches.update();
    bar.update();
    fitColumns();
    boolean hasRun = runs.session().isPresent();
    ((CardLayout) main.getLayout()).show(main, hasRun ? TREE : NONE);
    run.setText(text("explore.empty.run", SolverWords.name(runs.solver())));
    boolean hadKeyboard = tree.isFocusOwner() || conflict.graph().isFocusOwner();
    conflict.setVisible(model.parts().haveConflict());
    left.setVisible(model.parts().haveTree());
    if (hadKeyboard) {
      focusTree();
    }
    network.setVisible(model.parts().haveGraph());
    boolean areBoth = left.isVisible() && network.isVisible();
    boolean isTight = Theme.current() == Theme.PROJECTOR && !conflict.isVisible();
    room.setLeastHeight(isTight ? LEAST_HEIGHT_ON_PROJECTOR : LEAST_HEIGHT);
    room.setLeastWidth(areBoth ? LEAST_WIDTH_OF_BOTH : LEAST_WIDTH);
    queue.setVisible(runs.details().recordsWork());
    tree.update();
    graph.update();
    if (network.isVisible()) {
      queue.update();
    }
    heat.update();
    if (conflict.isVisible()) {
      conflict.update();
    }
    right.update();
    fitRight();
    footer.update();
    repaint(); // as one region: the panels appear together, not one after the other
  }

  /** Updates everything when the workspace becomes visible again. */
  public void resume() {
    model.refresh();
    update();
  }

  /** Updates the parts that follow the recording; called once a frame. */
  public void follow() {
    footer.follow();
    heatModel.refresh();
    if (model.parts().haveGraph()) {
      graphModel.refresh();
    }
  }

  /**
   * Returns the formats in which the run and its displayed views can be exported; empty without a
   * run.
   */
  public ImmutableList<OutputForm> outputForms() {
    ImmutableList.Builder<OutputForm> forms = ImmutableList.builder();
    model
        .shown()
        .map(shown -> TreeExports.of(shown, model.selected(), Theme.current().pictureLook()))
        .ifPresent(forms::addAll);
    if (graph.isShowing()) {
      forms.addAll(Snapshots.of(graph, text("export.graph")));
    }
    if (conflict.isShowing()) {
      forms.addAll(conflict.outputForms());
    }
    if (heat.isShowing()) {
      forms.addAll(Snapshots.of(heat, text("export.domains")));
    }
    RunForms.page(model.runs()).ifPresent(forms::add);
    return forms.build();
  }

  /** Returns whether the picture of the problem and the tree are up to date. */
  public boolean isReady() {
    boolean isGraphReady = !network.isVisible() || graph.isReady();
    boolean isConflictReady = !conflict.isVisible() || model.conflict().isReady();
    return right.isReady() && model.isUpToDate() && isGraphReady && isConflictReady;
  }

  /** Returns the parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(header, branches, tree, graph, conflict, heat)
        .addAll(footer.controls())
        .add(bar, right, footer.narration())
        .build();
  }

  /** Opens the editor for a note at a bookmark at the current position. */
  public void writeNote() {
    footer.writeNote();
  }

  /** Moves the focus to the tree, or what is shown in its place. */
  public void focusTree() {
    if (conflict.isVisible()) {
      conflict.graph().requestFocusInWindow();
    } else if (left.isVisible()) {
      tree.requestFocusInWindow();
    } else {
      right.focusBoard();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (left != null) { // null during the constructor of the superclass
      paintColumns();
    }
  }

  /** Hides the details and the domains over time on projectors and where there is little space. */
  private void fitColumns() {
    right.fitFacts();
    int height = Canvas.unscaled(network.getHeight());
    queue.fit(height > 0 && height < ROOM_FOR_GRAPH ? LEAST_QUEUE : ROOM_FOR_QUEUE);
    boolean hasRoom = right.hasRoomForFacts() && !model.parts().haveConflict();
    if (heat.isVisible() != hasRoom) {
      heat.setVisible(hasRoom);
      split.setDividerSize(heat.isVisible() ? UIScale.scale(5) : 0);
      split.validate(); // otherwise the divider moves again when the parent has grown
      divide();
    } else if (heat.isVisible() && heat.getHeight() < UIScale.scale(LEAST_HEAT)) {
      divide(); // the size of a restored window may have differed
    }
  }

  /** Fits the column of the node to its arrangement. */
  private void fitRight() {
    rightRoom.setLeastHeight(right.leastHeight());
    MigLayout layout = (MigLayout) columns.getLayout();
    String fitted = "[grow, fill, shrinkprio 200][%s]".formatted(right.width());
    if (!fitted.equals(layout.getColumnConstraints())) {
      layout.setColumnConstraints(fitted);
      columns.revalidate();
    }
  }

  private void divide() {
    split.setDividerLocation(split.getHeight() - split.getDividerSize() - UIScale.scale(HEAT));
  }

  private void paintColumns() {
    fitColumns();
    left.setBackground(Colours.of(Token.BG_PANEL));
    heat.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Colours.of(Token.LINE_SOFT)));
  }

  @Override
  public void addNotify() {
    super.addNotify();
    paintColumns();
  }
}
