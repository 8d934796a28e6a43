package org.cspworkbench.app.gui.widget;

import java.awt.Container;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/**
 * What a bar can spare: where it is too narrow for all, words are left out one by one, the least
 * needed first, and then whole controls, which {@link MoreButton} keeps within reach. Icons stay,
 * and so do the names by which controls are announced, which have to be set.
 */
public final class SpareWords {

  /** One thing that can be left out. */
  private record Step(Runnable back, Runnable away) {}

  private final JComponent bar;
  private final List<Step> steps = new ArrayList<>();
  private @Nullable MoreButton more;

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

  /** Spares the text that is now on {@code button}, after what was named before. */
  public SpareWords text(AbstractButton button) {
    String text = button.getText();
    return step(button, () -> button.setText(text), () -> button.setText(""));
  }

  /** Spares {@code component} as a whole, after what was named before. */
  public SpareWords whole(JComponent component) {
    return step(component, () -> component.setVisible(true), () -> component.setVisible(false));
  }

  /** Shows {@code label} with fewer words, after what was named before. */
  public SpareWords brief(JLabel label, Supplier<String> whole, Supplier<String> brief) {
    return step(label, () -> label.setText(whole.get()), () -> label.setText(brief.get()));
  }

  private SpareWords step(JComponent changed, Runnable back, Runnable away) {
    steps.add(
        new Step(
            () -> {
              back.run();
              forgetSizes(changed);
            },
            () -> {
              away.run();
              forgetSizes(changed);
            }));
    return this;
  }

  /**
   * A button for the bar that keeps controls within reach which have no room in it.
   *
   * @param layout that of the bar
   */
  public MoreButton more(MigLayout layout) {
    MoreButton button = new MoreButton(bar, layout, this::fit);
    more = button;
    return button;
  }

  /** Moves controls behind the button for more, each after what was named before. */
  public SpareWords into(MoreButton button, JComponent... controls) {
    for (JComponent control : controls) {
      step(control, () -> {}, () -> button.hide(control));
    }
    return this;
  }

  /** A layout that is out of date already would not look at its components once more. */
  private void forgetSizes(JComponent changed) {
    for (Container each = changed.getParent();
        each != null && each != bar;
        each = each.getParent()) {
      each.invalidate();
    }
    bar.invalidate();
  }

  /** Looks anew what has room; to be called when something else in the bar has become wider. */
  public void fit() {
    if (bar.getWidth() == 0 || (more != null && more.isOpen())) {
      return; // not laid out yet, or not as a whole
    }
    if (more != null) {
      more.showAll();
    }
    steps.forEach(step -> step.back().run());
    for (Step step : steps) {
      if (bar.getMinimumSize().width <= bar.getWidth()) {
        break;
      }
      step.away().run();
    }
    bar.revalidate();
  }

  /** Leaves out all that can be. */
  public void spareAll() {
    if (more == null || !more.isOpen()) {
      steps.forEach(step -> step.away().run());
      bar.revalidate();
    }
  }
}
