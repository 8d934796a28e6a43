package org.cspworkbench.web.dom;

import org.cspworkbench.presentation.surface.Point;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.TextRectangle;

/** The mouse, a finger or a pen on an element that can be moved and enlarged. */
public final class Pointer {

  /** Less is a click. */
  private static final double LEAST_DRAG = 4;

  /** What the pointer does. Points are in units of the element, from its upper left corner. */
  public interface Hand {

    /** Moves what is seen by a distance. */
    void drag(double right, double down);

    /** Enlarges what is seen around {@code fixed}. */
    void zoom(double factor, Point fixed);

    /** Chooses what is at a point. */
    void click(Point at);
  }

  private final HTMLElement element;
  private final Hand hand;
  private boolean isDown;
  private boolean isDrag;
  private double x;
  private double y;

  private Pointer(HTMLElement element, Hand hand) {
    this.element = element;
    this.hand = hand;
  }

  /** Lets {@code hand} do what the pointer does on {@code element}. */
  public static void on(HTMLElement element, Hand hand) {
    Pointer pointer = new Pointer(element, hand);
    Elements.on(element, "pointerdown", event -> pointer.press((MouseEvent) (JSObject) event));
    Elements.on(element, "pointermove", event -> pointer.move((MouseEvent) (JSObject) event));
    Elements.on(element, "pointerup", event -> pointer.release((MouseEvent) (JSObject) event));
    Elements.on(element, "pointercancel", event -> pointer.isDown = false);
    Elements.on(
        element,
        "wheel",
        event -> {
          event.preventDefault();
          WheelEvent wheel = (WheelEvent) (JSObject) event;
          hand.zoom(Math.exp(-wheel.getDeltaY() / 400), at(element, wheel));
        });
  }

  private void press(MouseEvent event) {
    isDown = true;
    isDrag = false;
    x = event.getClientX();
    y = event.getClientY();
  }

  private void move(MouseEvent event) {
    double right = event.getClientX() - x;
    double down = event.getClientY() - y;
    isDrag |= isDown && Math.hypot(right, down) >= LEAST_DRAG;
    if (isDown && isDrag) {
      x = event.getClientX();
      y = event.getClientY();
      hand.drag(right, down);
    }
  }

  private void release(MouseEvent event) {
    if (isDown && !isDrag) {
      hand.click(at(element, event));
    }
    isDown = false;
  }

  /** Returns where an event is, from the upper left corner of {@code element}. */
  public static Point at(HTMLElement element, MouseEvent event) {
    TextRectangle bounds = element.getBoundingClientRect();
    return new Point(event.getClientX() - bounds.getLeft(), event.getClientY() - bounds.getTop());
  }
}
