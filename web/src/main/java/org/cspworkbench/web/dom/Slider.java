package org.cspworkbench.web.dom;

import java.util.function.DoubleConsumer;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** A bar along which a pointer is dragged. */
public final class Slider {

  private final HTMLElement bar;
  private final DoubleConsumer action;
  private boolean isHeld;

  private Slider(HTMLElement bar, DoubleConsumer action) {
    this.bar = bar;
    this.action = action;
  }

  /**
   * Passes the places of a pointer on {@code bar} to {@code action} while it is held down: the
   * distance from the left end.
   */
  public static void on(HTMLElement bar, DoubleConsumer action) {
    Slider slider = new Slider(bar, action);
    Elements.on(bar, "pointerdown", event -> slider.hold((MouseEvent) (JSObject) event));
    Elements.on(bar, "pointermove", event -> slider.drag((MouseEvent) (JSObject) event));
    Elements.on(bar, "pointerup", event -> slider.isHeld = false);
    Elements.on(bar, "pointercancel", event -> slider.isHeld = false);
  }

  private void hold(MouseEvent event) {
    isHeld = true;
    drag(event);
  }

  private void drag(MouseEvent event) {
    if (isHeld) {
      action.accept(event.getClientX() - bar.getBoundingClientRect().getLeft());
    }
  }
}
