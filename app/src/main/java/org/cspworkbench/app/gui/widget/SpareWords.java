package org.cspworkbench.app.gui.widget;

import java.awt.Container;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;

/**
 * The words of a bar that can be spared: where it is too narrow for all of them they are left out
 * one by one, the least needed first, until the rest has room. Icons stay, and so do the names by
 * which controls are announced, which have to be set.
 */
public final class SpareWords {

  private final JComponent bar;
  private final List<Runnable> back = new ArrayList<>();
  private final List<Runnable> away = new ArrayList<>();

  /** Of this bar, whenever its size changes; no words yet. */
  public SpareWords(JComponent bar) {
    this.bar = bar;
    bar.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  /** Spares the text that is now on {@code button}, after those named before. */
  public SpareWords text(AbstractButton button) {
    String text = button.getText();
    back.add(() -> setText(button, text));
    away.add(() -> setText(button, ""));
    return this;
  }

  /** Spares {@code component} as a whole, after what was named before. */
  public SpareWords whole(JComponent component) {
    back.add(() -> setVisible(component, true));
    away.add(() -> setVisible(component, false));
    return this;
  }

  private void setText(AbstractButton button, String text) {
    button.setText(text);
    forgetSizes(button);
  }

  private void setVisible(JComponent component, boolean visible) {
    component.setVisible(visible);
    forgetSizes(component);
  }

  /** A layout that is out of date already would not look at its components once more. */
  private void forgetSizes(JComponent changed) {
    for (Container each = changed.getParent(); each != bar; each = each.getParent()) {
      each.invalidate();
    }
    bar.invalidate();
  }

  /** Looks anew what has room; to be called when something else in the bar has become wider. */
  public void fit() {
    if (bar.getWidth() == 0) {
      return; // not laid out yet
    }
    back.forEach(Runnable::run);
    for (Runnable each : away) {
      if (bar.getMinimumSize().width <= bar.getWidth()) {
        break;
      }
      each.run();
    }
    bar.revalidate();
  }
}
