package org.cspworkbench.app.gui.widget;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.ComponentListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a bar that are omitted when it is too narrow: first words, the least important
 * first, then whole controls, which {@link MoreButton} keeps accessible. Icons remain, and so do
 * the accessible names, which must be set.
 */
public final class SpareWords {

  /** A part that can be omitted. */
  private record Step(Runnable back, Runnable away) {}

  private final JComponent bar;
  private final List<Step> steps = new ArrayList<>();
  private @Nullable MoreButton more;
  private int fittedNeed = -1; // the minimum width of the bar after the last fit
  private int fittedWidth = -1;
  private Runnable again = this::fit;

  /**
   * Manages this bar whenever its size or that of a part changes, as with another look; no parts
   * are registered yet.
   *
   * @param bar the bar, which already has its parts
   */
  public SpareWords(JComponent bar) {
    this.bar = bar;
    ComponentListener sizes = new Sizes();
    bar.addComponentListener(sizes);
    for (Component part : bar.getComponents()) {
      part.addComponentListener(sizes);
    }
  }

  /** Fits the parts again, unless the change was made by the last fit. */
  private final class Sizes extends ComponentAdapter {

    @Override
    public void componentResized(ComponentEvent event) {
      if (fittedWidth != bar.getWidth() || fittedNeed != bar.getMinimumSize().width) {
        again.run();
      }
    }

    @Override
    public void componentShown(ComponentEvent event) {
      componentResized(event);
    }

    @Override
    public void componentHidden(ComponentEvent event) {
      componentResized(event);
    }
  }

  /** Registers the current text of {@code button}, to be omitted after the earlier parts. */
  public SpareWords text(AbstractButton button) {
    String text = button.getText();
    return text(button, () -> text);
  }

  /**
   * Registers the text of {@code button}, which may change, to be omitted after the earlier parts.
   */
  public SpareWords text(AbstractButton button, Supplier<String> text) {
    return step(button, () -> button.setText(text.get()), () -> button.setText(""));
  }

  /** Registers {@code component}, to be omitted after the earlier parts. */
  public SpareWords whole(JComponent component) {
    return step(component, () -> component.setVisible(true), () -> component.setVisible(false));
  }

  /** Registers the text of {@code label}, to be abbreviated after the earlier parts. */
  public SpareWords brief(JLabel label, Supplier<String> whole, Supplier<String> brief) {
    return step(label, () -> label.setText(whole.get()), () -> label.setText(brief.get()));
  }

  /** Registers the text of {@code button}, to be abbreviated after the earlier parts. */
  public SpareWords brief(AbstractButton button, Supplier<String> whole, Supplier<String> brief) {
    return step(button, () -> button.setText(whole.get()), () -> button.setText(brief.get()));
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
   * Creates the button that keeps omitted controls accessible.
   *
   * @param layout the layout of the bar
   */
  public MoreButton more(MigLayout layout) {
    MoreButton button = new MoreButton(bar, layout, this::fit);
    more = button;
    return button;
  }

  /**
   * Registers controls, each to be moved into the drawer of {@code button} after the earlier parts.
   */
  public SpareWords into(MoreButton button, JComponent... controls) {
    for (JComponent control : controls) {
      step(control, () -> {}, () -> button.hide(control));
    }
    return this;
  }

  /**
   * Invalidates the containers between the component and the bar; an invalid layout would reuse
   * cached sizes.
   */
  private void forgetSizes(JComponent changed) {
    for (Container each = changed.getParent();
        each != null && each != bar;
        each = each.getParent()) {
      each.invalidate();
    }
    bar.invalidate();
  }

  /** Determines again what fits; called when another part of the bar has become wider. */
  public void fit() {
    again = this::fit;
    if (bar.getWidth() == 0 || (more != null && more.isOpen())) {
      return; // not laid out yet, or controls are in the drawer
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
    finish();
  }

  private void finish() {
    fittedWidth = bar.getWidth();
    fittedNeed = bar.getMinimumSize().width;
    bar.revalidate();
  }

  /** Omits all registered parts. */
  public void spareAll() {
    again = this::spareAll;
    if (more == null || !more.isOpen()) {
      steps.forEach(step -> step.away().run());
      finish();
    }
  }
}
