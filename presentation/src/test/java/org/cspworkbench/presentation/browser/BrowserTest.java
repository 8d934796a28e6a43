package org.cspworkbench.presentation.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;

/** Verifies that both browsers do what tests of pages ask for, and report what pages do. */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class BrowserTest {

  /** Records the events that it gets. */
  private static final String PAGE =
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Events</title>
      <meta name="viewport" content="width=device-width">
      <style>body { margin: 0; height: 3000px; touch-action: none }</style>
      <button>Button</button><input>
      <script>
      const seen = [];
      const events = ["keydown", "click", "pointerdown", "pointermove", "touchstart", "wheel"];
      for (const type of events) addEventListener(type, event => seen.push(
        [type, event.ctrlKey ? "Control" : "", event.key ?? event.pointerType ?? "",
          event.code ?? "", event.touches?.length ?? ""].filter(part => part !== "").join(" ")));
      </script></html>
      """;

  private static final String PREFERENCES =
      """
      ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "forced-colors: active"]
        .filter(feature => matchMedia(`(${feature})`).matches).join()
      """;

  private static final String POLICY =
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Policy</title>
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; script-src 'unsafe-inline'; worker-src blob:">
      <script>%s</script></html>
      """;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings("NullAway.Init")
  private Browser browser;

  @BeforeParameterizedClassInvocation
  static void open(Browser browser) {
    tab = browser.tab(800, 600);
  }

  @AfterParameterizedClassInvocation
  static void close() {
    tab.close();
  }

  private static void show(Tab in, String page) throws IOException {
    Path file = Files.createTempFile(folder, "page", ".html");
    Files.writeString(file, page);
    in.open(file.toUri());
  }

  private static List<String> seen(Tab in) {
    String lines = in.evaluate("seen.splice(0).join('\\n')").getAsString();
    return lines.lines().toList();
  }

  /** Waits for reports, which may arrive later than the results of calls. */
  private static void await(Supplier<List<String>> reports, String text)
      throws InterruptedException {
    while (reports.get().stream().noneMatch(each -> each.contains(text))) {
      Thread.sleep(10);
    }
  }

  @Test
  void scriptsReturnValuesAndPromises() throws IOException {
    show(tab, PAGE);
    assertThat(tab.evaluate("const a = 20; a + 1.5").getAsDouble()).isEqualTo(21.5);
    assertThat(tab.evaluate("Promise.resolve([1, 'ü', null, { b: true }])"))
        .isEqualTo(JsonParser.parseString("[1, 'ü', null, { 'b': true }]"));
    assertThat(tab.evaluate("undefined")).isEqualTo(JsonParser.parseString("{}"));
    assertThatThrownBy(() -> tab.evaluate("missing()"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("missing is not defined");
    assertThatThrownBy(() -> tab.evaluate("Promise.reject(new Error('no'))"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no");
  }

  @Test
  void keysArriveAndDoWhatTheyDo() throws IOException {
    show(tab, PAGE);
    for (String keys : List.of("b", "Shift+B", "Control+ArrowRight", "Home", " ", "+", "5")) {
      tab.press(keys);
    }
    assertThat(seen(tab))
        .contains(
            "keydown b KeyB",
            "keydown B KeyB",
            "keydown Control ArrowRight ArrowRight",
            "keydown Home Home",
            "keydown 5 Digit5")
        .anyMatch(each -> each.startsWith("keydown +"));
    tab.press("Tab");
    tab.press("Enter");
    assertThat(seen(tab))
        .as("Enter clicks the focused button")
        .anyMatch(e -> e.startsWith("click"));
    tab.press("Tab");
    for (String key : List.of("h", "x", "Backspace", "i", "Shift+Q")) {
      tab.press(key);
    }
    assertThat(tab.evaluate("document.querySelector('input').value").getAsString())
        .isEqualTo("hiQ");
  }

  @Test
  void theMouseClicksDragsAndScrolls() throws Exception {
    show(tab, PAGE);
    tab.click("button");
    assertThat(seen(tab)).contains("pointerdown mouse", "click mouse");
    tab.drag(List.of(new Point(10, 300), new Point(40, 320), new Point(60, 330)));
    assertThat(seen(tab)).contains("pointerdown mouse", "pointermove mouse");
    tab.wheel(new Point(50, 300), 120);
    await(() -> seen(tab), "wheel");
  }

  @Test
  void fingersTouch() throws IOException {
    try (Tab phone = browser.tab(412, 900)) {
      phone.useFingers();
      show(phone, PAGE);
      assertThat(phone.evaluate("matchMedia('(pointer: coarse)').matches").getAsBoolean()).isTrue();
      phone.tap("button");
      assertThat(seen(phone)).contains("pointerdown touch", "touchstart 1", "click touch");
      phone.touch(
          List.of(
              List.of(new Point(10, 300), new Point(40, 320)),
              List.of(new Point(100, 300), new Point(60, 330))));
      assertThat(seen(phone)).contains("touchstart 2", "pointermove touch");
    }
  }

  @Test
  void eachTabHasItsOwnSizeAndPreferences() throws IOException {
    try (Tab other = browser.tab(412, 900)) {
      other.resize(412, 500, 2);
      other.prefer(Preference.DARK, Preference.FORCED_COLOURS);
      show(tab, PAGE);
      show(other, PAGE);
      assertThat(tab.evaluate(PREFERENCES).getAsString())
          .isEqualTo("prefers-reduced-motion: reduce");
      assertThat(other.evaluate(PREFERENCES).getAsString())
          .isEqualTo("prefers-color-scheme: dark,forced-colors: active");
      assertThat(other.evaluate("[innerWidth, innerHeight, devicePixelRatio].join()").getAsString())
          .isEqualTo("412,500,2");
      tab.press("a");
      other.press("b");
      assertThat(seen(tab)).containsExactly("keydown a KeyA");
      assertThat(seen(other)).containsExactly("keydown b KeyB");
      assertThat(tab.evaluate("document.visibilityState").getAsString()).isEqualTo("visible");
      var picture = ImageIO.read(new ByteArrayInputStream(other.screenshot()));
      assertThat(List.of(picture.getWidth(), picture.getHeight())).containsExactly(824, 1000);
    }
  }

  @Test
  void printedPagesArePdf() throws IOException {
    show(tab, PAGE);
    assertThat(new String(tab.print(), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
  }

  @Test
  void errorsAndMessagesOfThePageAndItsWorkersAreReported() throws Exception {
    show(tab, PAGE);
    assertThat(tab.faults()).isEmpty();
    tab.evaluate(
        """
        console.warn("careful", 3);
        setTimeout(() => { throw new Error("uncaught") });
        Promise.reject(new Error("rejected"));
        new Worker(URL.createObjectURL(new Blob([
          "console.log('at work'); throw new Error('inside')"])));
        0
        """);
    await(tab::faults, "uncaught");
    await(tab::faults, "rejected");
    await(tab::faults, "inside");
    await(tab::messages, "at work");
    assertThat(tab.messages()).anyMatch(each -> each.matches("warn(ing)?: careful 3"));
    show(tab, PAGE);
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.messages()).isEmpty();
  }

  @Test
  void requestsOfThePageAndItsWorkersAreReported() throws Exception {
    show(tab, PAGE);
    tab.evaluate(
        """
        new Image().src = "http://example.com/picture.png";
        fetch("http://127.0.0.1:8009/data").catch(() => {});
        new WebSocket("ws://127.0.0.1:8009/socket");
        new Worker(URL.createObjectURL(new Blob([
          "fetch('http://127.0.0.1:8009/worker').catch(() => {})"])));
        0
        """);
    for (String end : List.of("/picture.png", "/data", "/socket", "/worker")) {
      await(tab::requests, end);
    }
  }

  /** Also if the page catches the error, as a library may that tries what is allowed. */
  @Test
  void whatThePolicyOfAPageBlocksIsAFault() throws Exception {
    show(tab, POLICY.formatted("try { new Function('return 1')() } catch { window.tried = 1 }"));
    await(tab::faults, "script-src");
    show(tab, POLICY.formatted("fetch('http://127.0.0.1:8009/data').catch(() => {})"));
    await(tab::faults, "connect-src");
    show(
        tab,
        POLICY.formatted(
            "const code = \"fetch('http://127.0.0.1:8009/data').catch(() => {})\";"
                + " new Worker(URL.createObjectURL(new Blob([code])))"));
    await(tab::faults, "http://127.0.0.1:8009/data");
    assertThat(tab.requests()).isEmpty();
  }

  @Test
  void aPageLearnsThatItIsOffline() throws IOException {
    try (Tab alone = browser.tab(800, 600)) {
      show(alone, PAGE);
      alone.goOffline();
      assertThat(alone.evaluate("navigator.onLine").getAsBoolean()).isFalse();
    }
  }
}
