package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.paint.Token;

/**
 * What the solver does at the event shown: pseudo-code, what is worked on, counters. On a projector
 * the decisions as chips above them, and nothing of what is worked on.
 */
final class StepColumn extends JPanel {

  /** In a column that is lower than this chips would leave nothing of the code. */
  private static final int ROOM_FOR_CHIPS = 280;

  /** In a column that is lower than this counters would leave no line of the code. */
  private static final int ROOM_FOR_COUNTERS = 150;

  private final DecisionChips chips;
  private final CodePane code;
  private final WorkPane work;
  private final CountersPane counters;

  StepColumn(AnimateModel model) {
    super(
        new MigLayout(
            "insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]", "[][][][]push"));
    chips = new DecisionChips(model);
    code = new CodePane(model);
    work = new WorkPane(model);
    counters = new CountersPane(model);
    add(chips);
    add(code);
    add(work);
    add(counters);
  }

  /** Shares the height out: where it is not enough, the least telling part gives way. */
  void fit() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    int whole = Canvas.unscaled(getHeight());
    boolean hasChips = isProjected && whole >= ROOM_FOR_CHIPS;
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
    code.setVisible(room == 0 || room >= CodePane.head() + ColumnFit.CLOSE_LINE);
    counters.setVisible(room == 0 || room >= ROOM_FOR_COUNTERS);
    code.fit(fit.lines(), fit.lineHeight());
    work.setVisible(fit.work() > 0);
    work.fit(fit.work());
    counters.showSecondRow(fit.hasSecondRow() && !isProjected);
  }

  void update() {
    chips.update();
    code.update();
    work.update();
    counters.update();
  }

  /** Its parts fit themselves into whatever height there is. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(UIScale.scale(AnimateColumns.LEAST_RIGHT), 0);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
