package org.cspworkbench.web.dom;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The size of the content of an element, kept up to date by the browser. To ask the element for it
 * makes the browser lay out the page at once, however often that is in a frame.
 */
public final class Extent {

  @JSFunctor
  private interface Callback extends JSObject {

    void changed();
  }

  /** Observes the sizes of elements. */
  @JSClass(name = "ResizeObserver")
  private static final class Observer implements JSObject {

    @SuppressWarnings("UnusedVariable") // the browser has it
    Observer(Callback callback) {}

    native void observe(HTMLElement element);
  }

  private final HTMLElement element;
  private final NextFrame changed; // what changes sizes at once is an error in browsers
  private int width;
  private int height;

  /**
   * Starts to observe {@code element}.
   *
   * @param changed is run at the frame after each change of the size
   */
  public Extent(HTMLElement element, Runnable changed) {
    this.element = element;
    this.changed = new NextFrame(changed);
    new Observer(() -> Failures.guard(this::read)).observe(element);
  }

  /** Reads the size where the browser has just laid out the page. */
  private void read() {
    int newWidth = element.getClientWidth();
    int newHeight = element.getClientHeight();
    if (newWidth != width || newHeight != height) {
      width = newWidth;
      height = newHeight;
      changed.request();
    }
  }

  /** Returns whether the element is shown, with a size. */
  public boolean isInSight() {
    return width > 0 && height > 0;
  }

  /** Returns the width in units of style sheets; 0 where the element is not shown. */
  public int width() {
    return width;
  }

  /** Returns the height in units of style sheets; 0 where the element is not shown. */
  public int height() {
    return height;
  }
}
