package org.cspworkbench.app.gui.run;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.document.AskedTerms;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.ColumnFit;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The column of the solver's step at the displayed event: pseudo-code, work list and counters. With
 * the projector theme it shows the decisions as chips at the top, and no work list.
 */
final class StepColumn extends JPanel implements RunPane {

  /** The minimum width. */
  static final int LEAST_WIDTH = 320;

  private static final int WIDTH = 380;

  /**
   * The minimum height of a column with chips; in a lower one they would leave no space for the
   * code.
   */
  private static final int ROOM_FOR_CHIPS = 280;

  /**
   * The minimum height of a column with counters; in a lower one they would leave no space for the
   * code.
   */
  private static final int ROOM_FOR_COUNTERS = 150;

  private final AnimateModel model;
  private final LessonModel lesson;
  private final DecisionChips chips;
  private final CodePane code;
  private final WorkPane work;
  private final CountersPane counters;

  StepColumn(AnimateModel model) {
    super(
        new MigLayout(
            "insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]", "[][][][]push"));
    this.model = model;
    lesson = model.lesson();
    chips = new DecisionChips(model);
    code = new CodePane(model);
    work = new WorkPane(model);
    counters = new CountersPane(model);
    add(chips);
    add(code);
    add(work);
    add(counters);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public String name() {
    return Texts.text("animate.steps");
  }

  @Override
  public Dimension least() {
    return new Dimension(LEAST_WIDTH, 0);
  }

  @Override
  public int usualWidth(int room) {
    return UIScale.scale(WIDTH);
  }

  @Override
  public boolean isDivided() {
    return true;
  }

  @Override
  public ImmutableList<Term> terms() {
    return AskedTerms.in(model.details().code().text());
  }

  /** Distributes the height; if it is not enough, the least informative part is hidden. */
  private void fit() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    int whole = Canvas.unscaled(getHeight());
    boolean hasChips = isProjected && whole >= ROOM_FOR_CHIPS && !lesson.hides(Hidden.DECISIONS);
    if (hasChips && !chips.isVisible()) {
      chips.update();
    }
    chips.setVisible(hasChips);
    work.choose();
    ColumnFit.Demand demand =
        new ColumnFit.Demand(
            code.lines(),
            CodePane.head(),
            work.leastHeight(),
            work.bestHeight(),
            isProjected ? CountersPane.FIRST_ROW : CountersPane.BOTH_ROWS,
            CountersPane.FIRST_ROW);
    int room = hasChips ? whole - DecisionChips.HEIGHT : whole;
    ColumnFit fit =
        isProjected
            ? ColumnFit.withoutWork(room, demand, ColumnFit.LINE_ON_PROJECTOR)
            : ColumnFit.of(room, demand);
    code.setVisible(
        !lesson.hides(Hidden.CODE)
            && (room == 0 || room >= CodePane.head() + ColumnFit.CLOSE_LINE));
    counters.setVisible(!lesson.hides(Hidden.COUNTERS) && (room == 0 || room >= ROOM_FOR_COUNTERS));
    code.fit(fit.lines(), fit.lineHeight());
    work.setVisible(fit.work() > 0 && !lesson.hides(Hidden.WORK));
    work.fit(fit.work());
    counters.showSecondRow(fit.hasSecondRow() && !isProjected);
  }

  @Override
  public void update() {
    fit();
    if (chips.isVisible()) { // long lists of decisions take time
      chips.update();
    }
    code.update();
    work.update();
    counters.update();
  }

  /** Returns a small size, since its parts adapt to any height. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(UIScale.scale(LEAST_WIDTH), 0);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
