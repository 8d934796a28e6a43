package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonPrimitive;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.input.LessonFile;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;

/** Pages of lessons, and what tests ask of them. */
final class LessonOnPage {

  /** A promise that is fulfilled once the page shows an event or an error. */
  private static final String READY =
      """
      (async () => {
        const text = (id) => document.getElementById(id).textContent;
        while (text("event") === "" && text("error-text") === "") {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      })()
      """;

  /** A promise that is fulfilled once all changes have been painted. */
  private static final String PAINTED =
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

  private static final ImmutableMap<String, Locale> LOCALES =
      ImmutableMap.of("en", Locale.ENGLISH, "pt-BR", new Locale("pt", "BR"));

  private LessonOnPage() {}

  static TaughtLesson shipped(String id) {
    return TaughtLesson.of(OpenedLesson.of(ShippedLesson.find(id).orElseThrow()), Limits.none());
  }

  static TaughtLesson ofFile(Path file) throws UnreadableException {
    return TaughtLesson.of(LessonFile.open(file), Limits.none());
  }

  /** Returns the page of {@code lesson} in English, with the colours of the system. */
  static String html(TaughtLesson lesson, Optional<String> key)
      throws IOException, UnreadableException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    LessonPage.of(lesson, key, Locale.ROOT, Optional.empty()).write(page);
    return page.toString(UTF_8);
  }

  /** Opens a page, and waits until it shows the lesson. */
  static void open(Tab tab, Path folder, String html) throws IOException {
    Path file = Files.createTempFile(folder, "lesson", ".html"); // of which nothing is kept
    tab.open(Files.writeString(file, html).toUri());
    tab.evaluate(READY);
    tab.evaluate(PAINTED);
    assertThat(error(tab)).isEmpty();
  }

  /** Waits until all changes have been painted. */
  static void awaitPainting(Tab tab) {
    tab.evaluate(PAINTED);
  }

  /** Presses a key, and waits until the page shows what it does. */
  static void press(Tab tab, String key) {
    tab.press(key);
    tab.evaluate(PAINTED);
  }

  static void click(Tab tab, String selector) {
    tab.evaluate("document.querySelector(%s).click()".formatted(new JsonPrimitive(selector)));
    tab.evaluate(PAINTED);
  }

  /** Chooses in a list of the page, such as that of languages. */
  static void choose(Tab tab, String id, String value) {
    tab.evaluate(
        """
        document.getElementById("%1$s").value = "%2$s";
        document.getElementById("%1$s").dispatchEvent(new Event("change"));
        """
            .formatted(id, value));
    tab.evaluate(PAINTED);
  }

  /** Types a name into the field of the homework line. */
  static void write(Tab tab, String name) {
    tab.evaluate(
        """
        document.getElementById("homework-name").value = %s;
        document.getElementById("homework-name").dispatchEvent(new Event("input"));
        """
            .formatted(new JsonPrimitive(name)));
  }

  static String line(Tab tab) {
    return tab.evaluate("document.getElementById('homework-line').value").getAsString();
  }

  /** Returns the text of the element with this id. */
  static String text(Tab tab, String id) {
    return tab.evaluate("document.getElementById('%s').textContent".formatted(id)).getAsString();
  }

  static boolean isShown(Tab tab, String id) {
    return tab.evaluate("document.getElementById('%s').checkVisibility()".formatted(id))
        .getAsBoolean();
  }

  static String error(Tab tab) {
    return text(tab, "error-text");
  }

  static Locale locale(String language) {
    return LOCALES.getOrDefault(language, Locale.ENGLISH);
  }

  /** Returns a property of all elements that {@code selector} selects. */
  static List<String> all(Tab tab, String selector, String property) {
    return tab
        .evaluate(
            "[...document.querySelectorAll('%s')].map((each) => each.%s)"
                .formatted(selector, property))
        .getAsJsonArray()
        .asList()
        .stream()
        .map(each -> each.getAsString())
        .toList();
  }

  /** Returns the number of events before the state that the page shows. */
  static int position(Tab tab) {
    return tab.evaluate("Number(document.getElementById('scrub').getAttribute('aria-valuenow'))")
        .getAsInt();
  }

  /** Goes from a stop to the end of the lesson. */
  static void assertPlayedToItsEnd(Tab tab, TaughtLesson lesson, int stop) {
    int stops = lesson.played().stops(Locale.ENGLISH).size();
    for (int i = stop; i < stops; i++) {
      press(tab, "Enter");
    }
    assertThat(text(tab, "lesson-place")).isEqualTo(stops + " of " + stops);
    assertThat(isShown(tab, "homework")).isTrue();
  }

  /** Asserts that the page had no error, and asked for nothing. */
  static void assertClean(Tab tab) {
    assertThat(error(tab)).isEmpty();
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }
}
