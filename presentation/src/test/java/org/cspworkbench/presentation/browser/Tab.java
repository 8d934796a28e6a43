package org.cspworkbench.presentation.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.net.URI;
import java.util.List;

/**
 * A page in a headless browser that has no network. Several tabs may be open side by side; each has
 * its own size and preferences, initially reduced motion. Calls wait until the browser has done
 * what they ask, and fail with {@link AssertionError} if it refuses.
 */
public sealed interface Tab extends AutoCloseable permits ChromiumTab, FirefoxTab {

  /** Opens a page anew and waits until its scripts have run; forgets reports of the last one. */
  void open(URI page);

  /**
   * Evaluates a script on the page, waits for its value if that is a promise, and returns the
   * value. What JSON cannot hold, undefined among it, is an empty object.
   */
  JsonElement evaluate(String script);

  /** Presses and releases keys, such as {@code Home}, {@code b} or {@code Control+ArrowRight}. */
  void press(String keys);

  /** Clicks with the mouse. */
  default void click(Point at) {
    drag(List.of(at));
  }

  /** Clicks the middle of the first element that {@code selector} selects. */
  default void click(String selector) {
    click(middle(selector));
  }

  /** Presses the mouse button at the first point, moves to the others and releases it. */
  void drag(List<Point> path);

  /** Moves the mouse without a button. */
  void move(Point to);

  /** Turns the wheel of the mouse at a place; scrolls down if {@code pixels} is positive. */
  void wheel(Point at, int pixels);

  /** Touches with a finger. */
  default void tap(Point at) {
    touch(List.of(List.of(at)));
  }

  /** Touches the middle of the first element that {@code selector} selects. */
  default void tap(String selector) {
    tap(middle(selector));
  }

  /** Moves fingers at the same time, each along a path; all paths have the same length. */
  void touch(List<List<Point>> fingers);

  /** Returns the middle of the first element that {@code selector} selects, scrolled into view. */
  default Point middle(String selector) {
    JsonArray middle =
        evaluate(
                """
                (() => {
                  const element = document.querySelector(%s);
                  element.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
                  const box = element.getBoundingClientRect();
                  return [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
                })()
                """
                    .formatted(Json.of(selector)))
            .getAsJsonArray();
    return new Point(middle.get(0).getAsInt(), middle.get(1).getAsInt());
  }

  /**
   * Resizes the page.
   *
   * @param width in CSS pixels
   * @param height in CSS pixels
   * @param scale device pixels per CSS pixel
   */
  void resize(int width, int height, double scale);

  /** What screen readers announce of an element. */
  record Spoken(String role, String name, String description) {}

  /**
   * Returns what the browser passes on to screen readers of the first element that {@code selector}
   * selects.
   *
   * @throws UnsupportedOperationException in Firefox, whose protocol cannot ask for it
   */
  Spoken spoken(String selector);

  /** Resizes the page, with one device pixel per CSS pixel. */
  default void resize(int width, int height) {
    resize(width, height, 1);
  }

  /** Makes the page that of a phone or tablet: it reports touch, and no mouse that hovers. */
  void useFingers();

  /** Sets the preferences of the reader; those not named are not set. */
  void prefer(Preference... preferences);

  /** Reports the loss of the network to the page, which never had any. */
  void goOffline();

  /** Returns the visible part of the page as PNG. */
  byte[] screenshot();

  /** Prints the page to PDF, with its backgrounds, on the paper that its style sheet asks for. */
  byte[] print();

  /** Returns the addresses that the page and its workers requested, except the page itself. */
  List<String> requests();

  /**
   * Returns uncaught errors of the page and of its workers, and whatever its content security
   * policy blocked.
   */
  List<String> faults();

  /** Returns what the page and its workers wrote to the console, each with its level before it. */
  List<String> messages();

  @Override
  void close();
}
