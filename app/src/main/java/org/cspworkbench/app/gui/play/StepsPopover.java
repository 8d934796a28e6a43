package org.cspworkbench.app.gui.play;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.technique.Level;
import org.jspecify.annotations.Nullable;

/**
 * The list of all steps that are available now, under their levels. A click shows one as a hint.
 */
final class StepsPopover {

  private static final int WIDTH = 560;
  private static final int MOST_HEIGHT = 420;
  private static final int MOST_ROWS = 200;

  private final ImmutableList<SolutionStep> steps;
  private final Consumer<SolutionStep> chosen;
  private @Nullable Popover popover;

  private StepsPopover(ImmutableList<SolutionStep> steps, Consumer<SolutionStep> chosen) {
    this.steps = steps;
    this.chosen = chosen;
  }

  /** Opens the list over {@code anchor}; {@code chosen} receives the step that is clicked. */
  static void open(
      JComponent anchor, ImmutableList<SolutionStep> steps, Consumer<SolutionStep> chosen) {
    new StepsPopover(steps, chosen).open(anchor);
  }

  private void open(JComponent anchor) {
    JPanel content =
        Labels.panel(Token.BG_PANEL, "insets 12 14 10 14, gap 4 6, wrap 1", "[grow, fill]", "");
    content.add(Labels.heading(text("play.steps.title", steps.size())));
    if (steps.isEmpty()) {
      content.add(Labels.text(text("play.steps.none")));
    } else {
      content.add(rows());
    }
    popover = Popover.over(anchor.getRootPane(), content);
  }

  private JComponent rows() {
    ScrolledColumn rows = new ScrolledColumn("insets 0, gap 0, fillx, wrap 1");
    Level level = null;
    for (SolutionStep step : steps.subList(0, Math.min(MOST_ROWS, steps.size()))) {
      if (step.technique().level() != level) {
        level = step.technique().level();
        rows.add(Labels.note(text("level." + level.title())), "gaptop 6");
      }
      rows.add(row(step), "wmin 0");
    }
    if (steps.size() > MOST_ROWS) {
      rows.add(Labels.note(text("play.steps.more", steps.size() - MOST_ROWS)), "gaptop 6");
    }
    JScrollPane scroll = rows.scrolling();
    int height = Math.min(UIScale.scale(MOST_HEIGHT), rows.getPreferredSize().height + 2);
    scroll.setPreferredSize(new Dimension(UIScale.scale(WIDTH), height));
    return scroll;
  }

  private JButton row(SolutionStep step) {
    Locale language = Locale.getDefault();
    String sentence = step.technique().name(language) + ": " + step.sentence(language);
    JButton row = Buttons.row(sentence, () -> choose(step));
    row.setToolTipText(sentence);
    Overflow.SHORTENED.declareFor(row);
    return row;
  }

  private void choose(SolutionStep step) {
    if (popover != null) {
      popover.close();
    }
    chosen.accept(step);
  }
}
