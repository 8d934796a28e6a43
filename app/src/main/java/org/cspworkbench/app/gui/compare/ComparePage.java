package org.cspworkbench.app.gui.compare;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.tape.TransportBar;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.paint.Token;
import org.jspecify.annotations.Nullable;

/**
 * The workspace that compares: header; the boards side by side; below them the figures; then the
 * bar along which all boards are scrubbed together, and the transport.
 */
public final class ComparePage extends JPanel {

  private static final long serialVersionUID = 1;

  private final transient CompareModel model;
  private final CompareHeader header;
  private final List<ContenderPane> panes = new ArrayList<>();
  private final JPanel boards = new JPanel(new MigLayout("insets 0, gap 0"));
  private final FiguresPane figures;
  private final JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT);
  private final LockedScrubBar scrub;
  private final PlaceLabel place;
  private final TransportBar transport;
  private transient @Nullable CompareLayout arrangement;

  /** The workspace that shows {@code model}. */
  public ComparePage(CompareModel model, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][grow, fill][][]"));
    this.model = model;
    header = new CompareHeader(model);
    for (int i = 0; i < CompareModel.MOST; i++) {
      panes.add(new ContenderPane(model, i));
    }
    figures = new FiguresPane(model);
    scrub = new LockedScrubBar(model);
    place = new PlaceLabel(model);
    transport = new TransportBar(model.playback(), commands, place);
    boards.setOpaque(false);
    split.setTopComponent(boards);
    split.setBottomComponent(figures);
    split.setResizeWeight(1);
    split.setBorder(BorderFactory.createEmptyBorder());
    split.setDividerSize(UIScale.scale(5));
    split.getActionMap().put("toggleFocus", null); // F6 and F8 mean something else here
    split.getActionMap().put("startResize", null);
    split.setFocusable(false);
    figures.setMinimumSize(UIScale.scale(new Dimension(0, CompareLayout.LEAST_FIGURES)));
    add(header, "wmin 0");
    add(split, "wmin 0, hmin 0");
    add(scrub, "wmin 0");
    add(transport, "wmin 0");
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

  /** The boards as large as they can be, and the figures in the room that is left. */
  private void arrange() {
    CompareLayout wanted =
        CompareLayout.of(
            model.contenders().size(),
            Canvas.unscaled(getWidth()),
            Canvas.unscaled(split.getHeight()),
            Theme.current() == Theme.PROJECTOR);
    if (!wanted.equals(arrangement)) {
      arrangement = wanted;
      boards.removeAll();
      boards.setLayout(
          new MigLayout(
              "insets 0, gap 0, fill, hidemode 3, wrap " + wanted.columns(),
              "[grow, fill, sg]",
              "[grow, fill, sg]"));
      for (ContenderPane pane : panes) {
        int index = panes.indexOf(pane); // those without a solver stay where the theme finds them
        pane.setVisible(index < model.contenders().size());
        pane.setFirstInRow(index % wanted.columns() == 0);
        boards.add(pane, "wmin 0, hmin 0");
      }
      boards.revalidate();
      figures.arrange(wanted.isNarrow());
      figures.setVisible(wanted.figures() > 0);
      split.setDividerSize(wanted.figures() > 0 ? UIScale.scale(5) : 0);
      split.setDividerLocation(
          split.getHeight() - split.getDividerSize() - UIScale.scale(wanted.figures()));
    }
  }

  private void update() {
    arrange();
    header.update();
    panes.subList(0, model.contenders().size()).forEach(ContenderPane::update);
    figures.update();
    scrub.update();
    place.update();
    transport.update();
  }

  /** Gives the keyboard to the first board. */
  public void focusBoard() {
    panes.get(0).focusBoard();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
