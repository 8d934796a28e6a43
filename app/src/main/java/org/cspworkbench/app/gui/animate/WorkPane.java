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

  private static final long serialVersionUID = 1;

  private final transient AnimateModel model;
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

  /** Takes as much of {@code room} as is of use; {@code false} if it is too little. */
  boolean fit(int room) {
    if (model.countsAttempts()) {
      show(attempts);
      return attempts.fit(room);
    }
    if (model.tellsWork()) {
      show(list);
      return list.fit(room);
    }
    show(removals);
    return room >= removals.getPreferredSize().height;
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
