package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.replay.ReplayFooter;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.KeylessSplitPane;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.compare.CompareLayout;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.jspecify.annotations.Nullable;

/**
 * The page of the Compare workspace: header; the boards side by side; below them the figures; then
 * the common scrub bar, and the transport.
 */
public final class ComparePage extends JPanel {

  /** The minimum width of a board with its name. */
  private static final int LEAST_WIDTH = 180;

  /** The minimum height of boards and figures. */
  private static final int LEAST_HEIGHT = 350;

  private final CompareModel model;
  private final Bar header;
  private final List<ContenderPane> panes = new ArrayList<>();
  private final MigLayout cells =
      new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow, fill, sg]", "[grow, fill, sg]");
  private final JPanel boards = new JPanel(cells);
  private final FiguresPane figures;
  private final FilePane file;
  private final JPanel below = new JPanel(new CardLayout());
  private final JSplitPane split = new KeylessSplitPane(JSplitPane.VERTICAL_SPLIT);
  private final FillingScrollPane room =
      new FillingScrollPane(split, CompareModel.MOST * LEAST_WIDTH, LEAST_HEIGHT);
  private final LockedScrubBar scrub;
  private final PlaceLabel place;
  private final Bar transport;
  private @Nullable CompareLayout arrangement;
  private float enlargement;

  /**
   * Creates the page of {@code model}.
   *
   * @param opener opens the same image at another size
   */
  public ComparePage(CompareModel model, Commands commands, Consumer<Reading.Opened> opener) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][grow, fill][][]"));
    this.model = model;
    header = CompareHeader.of(model, commands);
    for (int i = 0; i < CompareModel.MOST; i++) {
      panes.add(new ContenderPane(model, i));
      boards.add(panes.get(i)); // never removed: a removed component loses the keyboard focus
    }
    figures = new FiguresPane(model, side -> restate(side, opener));
    file = new FilePane(model);
    below.add(figures, "figures");
    below.add(file, "file");
    scrub = new LockedScrubBar(model, this::focusBoard);
    place = new PlaceLabel(model);
    transport = TransportBar.of(model.playback(), commands, this::focusBoard, BarItem.of(place));
    boards.setOpaque(false);
    split.setTopComponent(boards);
    split.setBottomComponent(below);
    below.setMinimumSize(UIScale.scale(new Dimension(0, CompareLayout.LEAST_FIGURES)));
    add(header, "wmin 0");
    add(room, "wmin 0, hmin 0");
    add(new ReplayFooter(this, scrub, transport), "wmin 0");
    split.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            arrange();
          }
        });
    model.addListener(this::update);
    update();
  }

  /** States the image at another size in the background, and opens it if that size exists. */
  private void restate(int side, Consumer<Reading.Opened> opener) {
    model
        .sizes()
        .sizes()
        .map(sizes -> sizes.at(side))
        .ifPresent(
            request ->
                WindowThreads.background()
                    .run(() -> stated(request), stated -> stated.ifPresent(opener)));
  }

  private static Optional<Reading.Opened> stated(TileRequest request) {
    try {
      return Optional.of(
          Reading.Opened.named(new Problem.General(request.state()), Optional.empty()));
    } catch (IllegalArgumentException e) { // too large, or without an image
      return Optional.empty();
    }
  }

  /** Makes the boards as large as possible, and gives the remaining space to the figures. */
  private void arrange() {
    int count = model.contenders().size();
    CompareLayout wanted =
        CompareLayout.of(
            count,
            model.fileRun().isPresent() ? CompareModel.MOST : count,
            Canvas.unscaled(split.getWidth()),
            Canvas.unscaled(split.getHeight()));
    if (!wanted.equals(arrangement) || enlargement != UIScale.getUserScaleFactor()) {
      arrangement = wanted;
      enlargement = UIScale.getUserScaleFactor();
      for (ContenderPane pane : panes) {
        int index = panes.indexOf(pane);
        pane.setVisible(index < count);
        pane.setHeads(wanted.heads());
        pane.setEdges(index < wanted.columns(), index % wanted.columns() == 0);
        cells.setComponentConstraints(
            pane,
            "cell %d %d, wmin 0, hmin 0"
                .formatted(index % wanted.columns(), index / wanted.columns()));
      }
      boards.revalidate();
      split.validate(); // otherwise the divider would move again by the change of the size
      figures.arrange(wanted.isNarrow());
      split.setDividerSize(UIScale.scale(CompareLayout.DIVIDER));
      split.setDividerLocation(
          split.getHeight() - split.getDividerSize() - UIScale.scale(wanted.figures()));
    }
  }

  private void update() {
    room.setLeastWidth(LEAST_WIDTH * Math.max(3, model.contenders().size()));
    arrange();
    header.update();
    panes.subList(0, model.contenders().size()).forEach(ContenderPane::update);
    figures.update();
    file.update();
    ((CardLayout) below.getLayout()).show(below, model.fileRun().isPresent() ? "file" : "figures");
    scrub.update();
    place.update();
    transport.update();
    repaint(); // as one region: the panels appear together, not one after the other
  }

  /**
   * Returns the formats in which the comparison can be exported; empty if there is no comparison.
   */
  public ImmutableList<OutputForm> exports() {
    ImmutableList.Builder<OutputForm> forms = ImmutableList.builder();
    if (model.opened().isPresent()) {
      forms.addAll(PictureForms.of(split, text("export.view")));
      forms.add(CompareExports.table(model));
      if (model.isOfImages()) {
        forms.addAll(PictureForms.of(figures.plot(), text("sizes.plot")));
        forms.add(CompareExports.sizes(model.sizes().curve()));
      }
    }
    if (model.fileRun().isPresent()) {
      forms.addAll(PictureForms.of(file.plots(), text("export.plots")));
      forms.add(CompareExports.runs(model.fileRun().get()));
    }
    return forms.build();
  }

  /** Returns its parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(header)
        .addAll(panes)
        .add(scrub, transport, below)
        .build();
  }

  /** Opens the editor for the note of a bookmark at the current position. */
  public void writeNote() {
    scrub.writeNote();
  }

  /** Creates the controls of the comparison of {@code model} on the stage. */
  public static StageControls controls(CompareModel model, Commands commands, Runnable giveBack) {
    LockedScrubBar scrub = new LockedScrubBar(model, giveBack);
    BarItem place = BarItem.of(Labels.note("")).text(() -> ComparedScale.words(model));
    Bar transport = TransportBar.of(model.playback(), commands, giveBack, place.omitted(5));
    return new StageControls(scrub, transport, scrub::update);
  }

  /** Gives the keyboard focus to the first board. */
  public void focusBoard() {
    panes.get(0).focusBoard();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
