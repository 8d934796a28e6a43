package org.cspworkbench.app.html;

import static java.util.Locale.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.Locale;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Tab;

/** A page with a run in a browser, whose program has started. */
final class OpenedRun {

  /** What scripts of tests call. */
  static final String FUNCTIONS =
      """
      globalThis.byId = (id) => document.getElementById(id);
      globalThis.frames = async (count) => {
        for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done));
      };
      globalThis.until = async (holds) => {
        while (!holds()) {
          if (!byId("error-bar").hidden) throw new Error(byId("error-text").textContent);
          await frames(1);
        }
      };
      globalThis.failed = async () => {
        while (byId("error-bar").hidden) await frames(1);
      };
      globalThis.go = async (fragment) => {
        if (location.hash === fragment) {
          history.replaceState(null, "", " "); // so that the same link is followed again
        }
        if (location.hash !== fragment) {
          const arrival = new Promise((done) => addEventListener("hashchange", done, {once: true}));
          location.hash = fragment;
          await arrival;
        }
        await frames(2);
      };
      globalThis.click = async (id) => {
        byId(id).click();
        await frames(2);
      };
      globalThis.choose = async (id, value) => {
        byId(id).value = value;
        byId(id).dispatchEvent(new Event("change", {bubbles: true}));
        await frames(2);
      };
      globalThis.position = () => Number(byId("event").textContent.match(/[0-9][0-9.,]*/)[0].replace(/[.,]/g, ""));
      globalThis.opened = async () => {
        await until(() => byId("event").textContent !== "");
        await frames(2);
      };
      """;

  private final Tab tab;

  private OpenedRun(Tab tab) {
    this.tab = tab;
  }

  /** Waits until the page in {@code tab} shows its run. */
  static OpenedRun on(Tab tab) {
    tab.evaluate(FUNCTIONS + "opened()");
    return new OpenedRun(tab);
  }

  /** Goes to the state after {@code position} events, by a link. */
  void goTo(int position) {
    follow("#" + position);
  }

  /** Follows a link to this page with another fragment. */
  void follow(String fragment) {
    tab.evaluate("go('%s')".formatted(fragment));
  }

  /** Clicks the element with this id. */
  void click(String id) {
    tab.evaluate("click('%s')".formatted(id));
  }

  /** Presses a key, and waits until the page shows the effect. */
  void press(String key) {
    tab.press(key);
    tab.evaluate("frames(2)");
  }

  /** Chooses an option of the list with this id. */
  void choose(String id, String value) {
    tab.evaluate("choose('%s', '%s')".formatted(id, value));
  }

  /** Waits until a condition in JavaScript holds. */
  void await(String condition) {
    tab.evaluate("until(() => %s)".formatted(condition));
  }

  /** Waits until the element with this id has a text. */
  void awaitText(String id, String text) {
    await("byId('%s').textContent === %s".formatted(id, new JsonPrimitive(text)));
  }

  /** Returns the text of the element with this id. */
  String text(String id) {
    return tab.evaluate("byId('%s').textContent".formatted(id)).getAsString();
  }

  /** Returns the number of events before the state that the page shows. */
  int position() {
    return tab.evaluate("position()").getAsInt();
  }

  /** Returns what the page shows. */
  JsonElement shown() {
    return tab.evaluate(Expected.ON_PAGE);
  }

  /** Asserts that the page shows the state of {@code run} at a position. */
  void assertShows(RunOnPage run, TracePlayer player, int position) {
    player.seek(position);
    assertThat(shown())
        .as("event %d", position)
        .isEqualTo(Expected.at(player, run.solver(), Locale.ROOT));
  }

  /** Returns where the page says that it is. */
  static String place(int position, int length) {
    return String.format(ENGLISH, "event %,d of %,d", position, length);
  }
}
