package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.dom.xml.Node;

/** The elements of the page. */
public final class Elements {

  private static final HTMLDocument DOCUMENT = HTMLDocument.current();

  private static final String SVG = "http://www.w3.org/2000/svg";

  private Elements() {}

  /** Returns the document. */
  public static HTMLDocument document() {
    return DOCUMENT;
  }

  /**
   * Returns the element with this id, which the page must have.
   *
   * @throws IllegalStateException if it has none
   */
  public static HTMLElement byId(String id) {
    HTMLElement element = DOCUMENT.getElementById(id);
    if (element == null) {
      throw new IllegalStateException("the page has no element " + id);
    }
    return element;
  }

  /** Returns a new element of these classes that contains {@code text}, which is never markup. */
  public static HTMLElement make(String tag, String classes, String text) {
    HTMLElement element = DOCUMENT.createElement(tag);
    if (!classes.isEmpty()) {
      element.setClassName(classes);
    }
    if (!text.isEmpty()) {
      element.appendChild(DOCUMENT.createTextNode(text));
    }
    return element;
  }

  /** Returns a new element of these classes that contains {@code parts}. */
  public static HTMLElement make(String tag, String classes, Node... parts) {
    HTMLElement element = make(tag, classes, "");
    for (Node part : parts) {
      element.appendChild(part);
    }
    return element;
  }

  /** Returns a new icon of the page, which says nothing to those who cannot see it. */
  public static Element icon(String name) {
    Element icon = DOCUMENT.createElementNS(SVG, "svg");
    icon.setAttribute("aria-hidden", "true");
    Element use = DOCUMENT.createElementNS(SVG, "use");
    use.setAttribute("href", "#icon-" + name);
    icon.appendChild(use);
    return icon;
  }

  /** Replaces the content of {@code element} by {@code text}, unless it is that already. */
  public static void setText(HTMLElement element, String text) {
    if (!text.equals(element.getTextContent())) {
      element.setTextContent(text);
    }
  }

  /** Sets the title of the document, if it is another one. */
  public static void setTitle(String title) {
    if (!title.equals(document().getTitle())) {
      document().setTitle(title);
    }
  }

  /** Replaces the content of {@code element}. */
  public static void setParts(HTMLElement element, Iterable<? extends Node> parts) {
    element.setTextContent("");
    for (Node part : parts) {
      element.appendChild(part);
    }
  }

  /** Shows or hides {@code element}. */
  public static void setShown(HTMLElement element, boolean isShown) {
    if (isShown) {
      element.removeAttribute("hidden");
    } else {
      element.setAttribute("hidden", "");
    }
  }

  /** Enables or disables a control. */
  public static void setEnabled(HTMLElement control, boolean isEnabled) {
    if (isEnabled) {
      control.removeAttribute("disabled");
    } else {
      control.setAttribute("disabled", "");
    }
  }

  /** Sets the size of {@code element} in units of style sheets. */
  public static void setSize(HTMLElement element, double width, double height) {
    element.getStyle().setProperty("width", width + "px");
    element.getStyle().setProperty("height", height + "px");
  }

  /** Runs {@code action} whenever {@code element} is clicked, by mouse, touch or keyboard. */
  public static void onClick(HTMLElement element, Runnable action) {
    on(element, "click", event -> action.run());
  }

  /** A receiver of events. */
  @FunctionalInterface
  public interface Receiver {
    /** Receives an event. */
    void receive(Event event);
  }

  /** Runs {@code action} at each event of this type; a failure is reported on the page. */
  public static void on(HTMLElement element, String type, Receiver action) {
    element.addEventListener(type, event -> Failures.guard(() -> action.receive(event)));
  }

  /** Returns whether the key belongs to the control that has the focus, or to a dialog. */
  public static boolean isForControl(KeyboardEvent key) {
    HTMLElement target = (HTMLElement) (JSObject) key.getTarget();
    String tag = target.getTagName();
    String pressed = key.getKey();
    boolean isWritten = tag.equals("INPUT") || tag.equals("TEXTAREA") || tag.equals("SELECT");
    boolean isPressed =
        (tag.equals("BUTTON") || tag.equals("SUMMARY"))
            && (pressed.equals(" ") || pressed.equals("Enter"));
    return isWritten || isPressed || DOCUMENT.querySelector("dialog[open]") != null;
  }

  /** Runs {@code action} at each key that is pressed anywhere in the page. */
  public static void onKey(Keys action) {
    DOCUMENT.addEventListener(
        "keydown",
        event ->
            Failures.guard(
                () -> {
                  KeyboardEvent key = (KeyboardEvent) (JSObject) event;
                  if (action.press(key)) {
                    event.preventDefault();
                  }
                }));
  }

  /** A receiver of keys. */
  @FunctionalInterface
  public interface Keys {
    /** Handles a key; returns whether it has a meaning here. */
    boolean press(KeyboardEvent key);
  }
}
