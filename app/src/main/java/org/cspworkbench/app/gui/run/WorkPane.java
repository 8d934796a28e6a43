package org.cspworkbench.app.gui.run;

import java.awt.BorderLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.viewer.animate.AnimateModel;

/**
 * The middle of the right column, a list that depends on the solver: the attempts of a solver that
 * restarts at a contradiction, else the queue of revisions if the trace records it, else the values
 * removed since the last decision.
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

  /** Selects the list to display. */
  void choose() {
    if (model.details().countsAttempts()) {
      show(attempts);
    } else {
      show(model.details().recordsWork() ? list : removals);
    }
  }

  /** Returns the minimum height at which the list is shown. */
  int leastHeight() {
    return height(FEWEST_ROWS);
  }

  /** Returns the height of all its rows. */
  int bestHeight() {
    return height(Integer.MAX_VALUE);
  }

  private int height(int rows) {
    if (attempts.getParent() == this) {
      return AttemptsPane.heightOf(rows);
    }
    return list.getParent() == this ? WorkListPane.heightOf(rows) : RemovalsPane.HEIGHT;
  }

  /** Shows as many rows as fit into {@code height}. */
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
