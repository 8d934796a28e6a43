package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.presentation.conflict.CauseChain;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.WhyModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The answer to "Why?": the literals from which the removal of a value follows, one in a row. A
 * click on a row goes to its event; the values that the same variable has lost are at the top.
 */
public final class WhyPopover {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private static final int WIDTH = 336; // as little as is free beside a board
  private static final int MOST_HEIGHT = 280;
  private static final int MOST_VALUES = 12;

  private final WhyModel model;
  private final JComponent board;
  private final JComponent narration;
  private @Nullable Popover popover;

  private WhyPopover(WhyModel model, JComponent board, JComponent narration) {
    this.model = model;
    this.board = board;
    this.narration = narration;
  }

  /**
   * Explains the last event, if it has a cause, in a panel above {@code narration} and beside
   * {@code board}, so that it covers neither the marks on the board nor the transport; or displays
   * why the run has no reasons.
   */
  public static void ofLastEvent(WhyModel model, JComponent board, JComponent narration) {
    if (model.explainLastEvent()) {
      new WhyPopover(model, board, narration).open();
    } else {
      model.whyNot().ifPresent(sentence -> open(sentence, board, narration));
    }
  }

  private static void open(String sentence, JComponent board, JComponent narration) {
    JPanel content = Labels.panel(Token.BG_PANEL, "insets 12 14 12 14", "[]", "[]");
    content.setFocusable(true);
    content.add(Labels.text(sentence));
    Popover.above(narration, board, content, content);
  }

  /**
   * Makes {@code board} explain a variable that is clicked with the right button, in a panel at the
   * same place.
   */
  public static void on(BoardPane board, WhyModel model, JComponent narration) {
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            OptionalInt cell = board.cellAt(event);
            if (SwingUtilities.isRightMouseButton(event)
                && cell.isPresent()
                && model.explain(cell.getAsInt())) {
              new WhyPopover(model, board, narration).open();
            }
          }
        });
  }

  private void open() {
    JPanel content =
        Labels.panel(
            Token.BG_PANEL, "insets 12 14 10 14, gap 4 6, wrap 1", "[grow, fill]", "[][][]");
    CauseChain chain = model.chain().orElseThrow();
    String literal = chain.literal().text(chain.trace().csp());
    content.add(Labels.heading(text("why.title", literal)));
    Segments values = values();
    if (values != null) {
      content.add(values, "height 26!, growx 0, alignx left");
    }
    content.add(steps(chain));
    content.addHierarchyListener(
        change -> {
          boolean isOfShowing = (change.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0;
          if (isOfShowing && !content.isShowing()) {
            model.chain().filter(chain::equals).ifPresent(shown -> model.clear());
          }
        });
    popover = Popover.above(narration, board, content, content);
  }

  private @Nullable Segments values() {
    List<Integer> gone = model.gone(model.variable());
    if (gone.size() < 2 || gone.size() > MOST_VALUES) {
      return null;
    }
    List<JToggleButton> buttons = new ArrayList<>();
    for (int index : gone) {
      JToggleButton button = new JToggleButton(model.domain().labelAt(index));
      button.setSelected(index == model.value());
      button.setToolTipText(text("why.value.tip"));
      button.addActionListener(event -> show(index));
      buttons.add(button);
    }
    return Segments.narrow(buttons.toArray(JToggleButton[]::new));
  }

  private void show(int index) {
    close();
    if (model.explain(model.variable(), index)) {
      new WhyPopover(model, board, narration).open();
    }
  }

  private void close() {
    if (popover != null) {
      popover.close();
    }
  }

  private JComponent steps(CauseChain chain) {
    ScrolledColumn rows = new ScrolledColumn("insets 0, gap 0, wrap 1");
    for (CauseChain.Step step : chain.steps()) {
      String line = WORDS.step(chain, step);
      JButton row = Buttons.row(line, () -> goTo(step));
      row.setEnabled(step.event() >= 0);
      row.setToolTipText(line); // of which there may not be room for all
      Overflow.SHORTENED.declareFor(row);
      rows.add(row, "wmin 0");
    }
    if (chain.leftOut() > 0) {
      rows.add(Labels.note(text("why.more", chain.leftOut())), "gapleft 8");
    }
    JScrollPane scroll = rows.scrolling();
    int height = Math.min(UIScale.scale(MOST_HEIGHT), rows.getPreferredSize().height + 2);
    scroll.setPreferredSize(new Dimension(UIScale.scale(WIDTH), height));
    return scroll;
  }

  private void goTo(CauseChain.Step step) {
    close();
    model.goTo(step);
  }
}
