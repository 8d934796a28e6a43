package org.cspworkbench.app.gui.animate;

import java.awt.BorderLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;

/**
 * The middle of the right column: what the solver at work keeps a list of. The attempts of one that
 * starts anew at a contradiction; of the others what waits to be revised, if the tape tells it, or
 * else the values that have gone since the last decision.
 */
final class WorkPane extends JPanel {

  private static final int FEWEST_ROWS = 2;

  private final AnimateModel model;
  private final AttemptsPane attempts;
  private final WorkListPane list;
  private final RemovalsPane removals;

  WorkPane(AnimateModel model) {
    super(new BorderLayout());
    this.model = model;
    attempts = new AttemptsPane(model);
    list = new WorkListPane(model);
    removals = new RemovalsPane(model);
    show(removals);
  }

  private void show(JComponent part) {
    if (part.getParent() != this) {
      removeAll();
      add(part);
      revalidate();
    }
  }

  /** Chooses what to show. */
  void choose() {
    if (model.countsAttempts()) {
      show(attempts);
    } else {
      show(model.tellsWork() ? list : removals);
    }
  }

  /** The height with fewer rows than which it is not worth showing. */
  int leastHeight() {
    return height(FEWEST_ROWS);
  }

  /** The height with all rows that it would show. */
  int bestHeight() {
    return height(Integer.MAX_VALUE);
  }

  private int height(int rows) {
    if (attempts.getParent() == this) {
      return AttemptsPane.heightOf(rows);
    }
    return list.getParent() == this ? WorkListPane.heightOf(rows) : RemovalsPane.HEIGHT;
  }

  /** Takes as many rows as {@code height} has room for. */
  void fit(int height) {
    if (attempts.getParent() == this) {
      attempts.fit(height);
    } else if (list.getParent() == this) {
      list.fit(height);
    }
  }

  void update() {
    if (attempts.getParent() == this) {
      attempts.update();
    } else if (list.getParent() == this) {
      list.update();
    } else {
      removals.update();
    }
  }
}
