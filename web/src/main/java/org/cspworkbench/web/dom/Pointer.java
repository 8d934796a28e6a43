package org.cspworkbench.web.dom;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.MovableView;
import org.cspworkbench.presentation.surface.Point;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.TextRectangle;

/** The mouse, fingers or a pen on an element whose content can be moved and enlarged. */
public final class Pointer {

  /** Less is a click. */
  private static final double LEAST_DRAG = 4;

  /**
   * What the pointer does. Points are in units of the element, from its upper left corner.
   *
   * @param view what it moves and zooms
   * @param moved to be run when it has
   * @param click chooses what is at a point
   */
  public record Hand(MovableView view, Runnable moved, Consumer<Point> click) {

    private void drag(double right, double down) {
      view.move(right, down);
      moved.run();
    }

    /** Enlarges what is seen around {@code fixed}. */
    public void zoom(double factor, Point fixed) {
      view.zoom(factor, fixed);
      moved.run();
    }
  }

  /** An event of one of several pointers. */
  private interface Finger extends MouseEvent {

    @JSProperty
    int getPointerId();
  }

  private final HTMLElement element;
  private final Hand hand;
  private final Map<Integer, Point> pressed = new LinkedHashMap<>(); // where each finger was last
  private boolean isDrag;

  private Pointer(HTMLElement element, Hand hand) {
    this.element = element;
    this.hand = hand;
  }

  /** Lets {@code hand} do what the pointer does on {@code element}. */
  public static void on(HTMLElement element, Hand hand) {
    Pointer pointer = new Pointer(element, hand);
    Elements.on(element, "pointerdown", event -> pointer.press((Finger) (JSObject) event));
    Elements.on(element, "pointermove", event -> pointer.move((Finger) (JSObject) event));
    Elements.on(element, "pointerup", event -> pointer.release((Finger) (JSObject) event));
    Elements.on(element, "pointercancel", event -> pointer.pressed.clear());
    Elements.on(
        element,
        "wheel",
        event -> {
          event.preventDefault();
          WheelEvent wheel = (WheelEvent) (JSObject) event;
          hand.zoom(Math.exp(-wheel.getDeltaY() / 400), at(element, wheel));
        });
  }

  private void press(Finger event) {
    isDrag = !pressed.isEmpty(); // a second finger clicks nothing
    pressed.put(event.getPointerId(), at(element, event));
  }

  private void move(Finger event) {
    Point before = pressed.get(event.getPointerId());
    if (before == null) {
      return;
    }
    Point now = at(element, event);
    isDrag |= before.distance(now) >= LEAST_DRAG;
    if (isDrag) {
      Point still = other(event.getPointerId());
      pressed.put(event.getPointerId(), now);
      if (still == null) {
        hand.drag(now.x() - before.x(), now.y() - before.y());
      } else {
        pinch(still, before, now);
      }
    }
  }

  /** Returns where another finger is, if there is one. */
  private @Nullable Point other(int id) {
    return pressed.entrySet().stream()
        .filter(each -> each.getKey() != id)
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** Keeps what is below two fingers there, of which one has moved. */
  private void pinch(Point still, Point before, Point now) {
    Point middle = new Point((still.x() + now.x()) / 2, (still.y() + now.y()) / 2);
    hand.drag((now.x() - before.x()) / 2, (now.y() - before.y()) / 2);
    hand.zoom(Math.max(1, still.distance(now)) / Math.max(1, still.distance(before)), middle);
  }

  private void release(Finger event) {
    boolean isClick = pressed.remove(event.getPointerId()) != null && !isDrag;
    if (isClick) {
      hand.click().accept(at(element, event));
    }
  }

  /** Returns where an event is, from the upper left corner of {@code element}. */
  public static Point at(HTMLElement element, MouseEvent event) {
    TextRectangle bounds = element.getBoundingClientRect();
    return new Point(event.getClientX() - bounds.getLeft(), event.getClientY() - bounds.getTop());
  }
}
