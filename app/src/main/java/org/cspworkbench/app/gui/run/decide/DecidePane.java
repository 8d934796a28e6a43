package org.cspworkbench.app.gui.run.decide;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.decide.DecideOffer;
import org.cspworkbench.viewer.decide.DecideOffer.ArcRow;
import org.cspworkbench.viewer.decide.DecideOffer.ValueRow;
import org.cspworkbench.viewer.decide.ValueResult;
import org.jspecify.annotations.Nullable;

/**
 * The next choices of the viewer: the values of a variable, one of which is marked, and the queued
 * arcs. Another variable is selected on the board or with the buttons next to its name. The heading
 * and, beside the board, the description of the marked value are separate components, so that the
 * list can be placed below the board or next to it.
 */
public final class DecidePane extends JPanel {

  private static final String BELOW = "insets 0 16 12 16, fillx, wrap 1, gapy 6";
  private static final String BESIDE = "insets 4 6 12 10, fillx, wrap 1, gapy 6";
  private static final int MARGINS = 32;
  private static final int MARGINS_BESIDE = 16;

  private final DecideModel model;
  private final Function<Decision, ValueResult> results;
  private final String takeKey;
  private final DecideHead head;
  private final WrappedText summary = new WrappedText("", Token.TEXT_MUTED);
  private final ScrolledColumn rows = new ScrolledColumn(BELOW);
  private final JScrollPane scroll = rows.scrolling();
  private boolean isBesideBoard;
  private @Nullable Shown shown;

  /** The listed choices, and what their arrangement depends on. */
  private record Shown(DecideOffer offer, Dimension room, float scale, boolean isBesideBoard) {}

  /**
   * Creates the pane of {@code model}.
   *
   * @param results the result of a decision in the displayed run
   * @param takeKey the displayed name of the key that chooses the marked value
   */
  public DecidePane(DecideModel model, Function<Decision, ValueResult> results, String takeKey) {
    super(new BorderLayout());
    this.model = model;
    this.results = results;
    this.takeKey = takeKey;
    this.head = new DecideHead(model);
    setOpaque(false);
    add(scroll);
    scroll.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            update();
          }
        });
  }

  /** Returns the heading, which names the variable. */
  public JComponent head() {
    return head;
  }

  /** Returns the description of the marked value, which is displayed below the board. */
  public JComponent summary() {
    return summary;
  }

  /**
   * Sets whether the list is beside the board, and the description of the marked value below it.
   */
  public void setBesideBoard(boolean isBeside) {
    isBesideBoard = isBeside;
    ((MigLayout) rows.getLayout()).setLayoutConstraints(isBeside ? BESIDE : BELOW);
    update();
  }

  /** Lists the values of variable {@code x}, or displays why it cannot be chosen. */
  public void pick(int x) {
    head.attempt(() -> model.pick(x));
  }

  /** Chooses the marked value: the choice of the run, or the first value. */
  public void takeMarked() {
    if (shown != null) {
      shown.offer().marked().ifPresent(this::choose);
    }
  }

  private void choose(ValueRow row) {
    head.attempt(() -> model.choose(row.decision()));
  }

  /** Updates the choices at the current position. */
  public void update() {
    if (!isWanted()) {
      return;
    }
    Shown now =
        new Shown(
            DecideOffer.of(model, results),
            scroll.getSize(),
            UIScale.getUserScaleFactor(),
            isBesideBoard);
    if (now.equals(shown)) {
      return; // keeps a button that is being pressed
    }
    if (shown == null || !shown.offer().equals(now.offer())) {
      head.show(now.offer());
    }
    shown = now;
    list(now.offer());
  }

  private void list(DecideOffer offer) {
    ValueGrid grid = new ValueGrid(offer.values(), room(), isBesideBoard, takeKey, this::choose);
    String marked = offer.marked().map(row -> row.inWords(takeKey)).orElse("");
    summary.setText(marked);
    rows.removeAll();
    rows.add(grid, "wmin 0");
    offer.values().stream()
        .filter(row -> row.decision().splits())
        .forEach(row -> rows.add(grid.half(row), "wmin 0"));
    if (!isBesideBoard || marked.isEmpty()) {
      String note = grid.isShort() ? (marked + " " + offer.note()).strip() : offer.note();
      rows.add(new WrappedText(note, Token.TEXT_MUTED), "wmin 0");
    }
    addArcs(offer.arcs());
    rows.revalidate();
    rows.repaint();
  }

  /** Returns the space for values, with a scroll bar in any case. */
  private Dimension room() {
    int bar = scroll.getVerticalScrollBar().getPreferredSize().width;
    int margins = UIScale.scale(isBesideBoard ? MARGINS_BESIDE : MARGINS);
    return new Dimension(scroll.getWidth() - bar - margins, scroll.getHeight());
  }

  private void addArcs(ImmutableList<ArcRow> arcs) {
    if (!arcs.isEmpty()) {
      rows.add(Labels.heading(text("decide.arcs")), "gaptop 10");
    }
    for (ArcRow arc : arcs) {
      String own = arc.isOwn() ? text("decide.arc.own") : "";
      rows.add(
          new ChoiceButton(
              new ChoiceButton.Content(
                  arc.name(),
                  arc.isOwn(),
                  isBesideBoard ? "" : own,
                  false,
                  "",
                  text("decide.arc.name", arc.name()),
                  own),
              () -> head.attempt(() -> model.chooseArc(arc.arc()))),
          "wmin 0");
    }
  }

  /** Returns whether the viewer chooses, so that the pane is needed. */
  public boolean isWanted() {
    return model.chooser() != Chooser.ALGORITHM;
  }
}
