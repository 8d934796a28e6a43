package org.cspworkbench.web.dom;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSPromise;
import org.teavm.jso.dom.html.HTMLElement;

/** The whole screen, which most browsers give to a page; those of some phones do not. */
public final class FullScreen {

  private interface Page extends JSObject {

    @JSProperty
    boolean isFullscreenEnabled();

    @JSProperty
    @Nullable HTMLElement getFullscreenElement();

    JSPromise<JSObject> exitFullscreen();
  }

  private interface Root extends JSObject {

    JSPromise<JSObject> requestFullscreen();
  }

  private FullScreen() {}

  private static Page page() {
    return (Page) (JSObject) Elements.document();
  }

  /** Requests the whole screen; where the browser does not permit it, nothing happens. */
  public static void enter() {
    if (page().isFullscreenEnabled()) {
      ((Root) (JSObject) Elements.document().getDocumentElement())
          .requestFullscreen()
          .catchError(refusal -> null); // as for a key that browsers do not accept
    }
  }

  /** Returns the page to its window, if it has the whole screen. */
  public static void leave() {
    if (page().getFullscreenElement() != null) {
      page().exitFullscreen().catchError(refusal -> null); // it has returned already
    }
  }

  /**
   * Tells {@code action} whether the page has the whole screen, whenever that changes, as after
   * Esc.
   */
  public static void onChange(Consumer<Boolean> action) {
    Elements.document()
        .addEventListener(
            "fullscreenchange",
            event -> Failures.guard(() -> action.accept(page().getFullscreenElement() != null)));
  }
}
