package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies in each browser that a page shows its run, and keeps out what is foreign. */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class RunPageBrowserTest {

  private static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));
  private static final Problem QUEENS = new Problem.General(Queens.pairwise(8));
  private static final Problem HARD =
      new Problem.General(RandomBinary.modelRb(0, 12, 6, 0.5, 0.35));
  private static final int MOMENTS = 6;
  private static final int STEPS = 12;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings("NullAway.Init")
  private Browser browser;

  @BeforeParameterizedClassInvocation
  static void open(Browser browser) {
    tab = browser.tab(1280, 832);
  }

  @AfterParameterizedClassInvocation
  static void close() {
    tab.close();
  }

  private static OpenedRun open(RunOnPage run) throws IOException {
    tab.open(run.writeInto(folder, "A run").toUri());
    return OpenedRun.on(tab);
  }

  private static void assertClean() {
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  static Stream<RunOnPage> runs() {
    return Stream.of(
        RunOnPage.of("mac", SUDOKU, Detail.FINE),
        RunOnPage.of("min-conflicts", QUEENS, Detail.DECISIONS),
        RunOnPage.of("learning", HARD, Detail.FINE));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void atRandomPositionsThePageShowsWhatThePlayerHas(RunOnPage run) throws Exception {
    OpenedRun page = open(run);
    run.assertShownAtRandom(page, MOMENTS);
    run.assertPrintedOnOneSheet(tab, page, "A run");
    assertClean();
  }

  /** Steps backwards from the end of a run and forwards again, by keys. */
  @Test
  void theKeysOfThePageAreThoseOfTheWindow() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    OpenedRun page = open(run);
    assertKeysJump(page, run);
    TracePlayer player = run.trace().player();
    int length = run.trace().length();
    for (int position = length - 1; position >= length - STEPS; position--) {
      page.press("ArrowLeft");
      page.assertShows(run, player, position);
    }
    for (int position = length - STEPS + 1; position <= length; position++) {
      page.press("ArrowRight");
      page.assertShows(run, player, position);
    }
    assertPlayedFromTheStart(page, run);
  }

  /** With the focus on the tree or the graph, the arrow keys select a node or a variable there. */
  @Test
  void theArrowKeysSelectWhereTheFocusIs() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", QUEENS, Detail.DECISIONS);
    OpenedRun page = open(run);
    page.press("Home");
    page.click("tab-tree");
    page.await("byId('tree-description').textContent !== ''");
    String root = page.text("tree-description");
    tab.evaluate("byId('tree-surface').focus(); true");
    page.press("ArrowDown");
    int child = page.position();
    assertThat(tries(run, child)).isEqualTo(1);
    page.await("byId('tree-description').textContent !== '%s'".formatted(root));
    page.press("ArrowDown");
    assertThat(tries(run, page.position())).isEqualTo(2);
    page.press("ArrowUp");
    assertThat(page.position()).isEqualTo(child);
    page.click("tab-graph");
    tab.evaluate("byId('graph-surface').focus(); true");
    page.press("ArrowRight");
    page.await("byId('graph-description').textContent !== ''");
    assertThat(page.position()).isEqualTo(child);
    assertClean();
  }

  private static long tries(RunOnPage run, int position) {
    return IntStream.range(0, position)
        .filter(event -> run.trace().kind(event) == EventKind.TRY)
        .count();
  }

  private static void assertKeysJump(OpenedRun page, RunOnPage run) {
    List<EventKind> kinds =
        IntStream.range(0, run.trace().length()).mapToObj(run.trace()::kind).toList();
    page.press("PageDown");
    int decision = kinds.indexOf(EventKind.TRY) + 1;
    assertThat(page.position()).isEqualTo(decision);
    page.press("Control+ArrowRight");
    assertThat(kinds.get(page.position() - 1)).isEqualTo(EventKind.TRY);
    page.press("PageUp");
    assertThat(page.position()).isEqualTo(decision);
    page.press("b");
    int backtrack = kinds.indexOf(EventKind.BACKTRACK) + 1;
    assertThat(page.position()).isEqualTo(backtrack);
    page.press("b");
    page.press("Shift+B");
    assertThat(page.position()).isEqualTo(backtrack);
    page.press("x");
    assertThat(kinds.get(page.position() - 1)).isIn(EventKind.WIPE_OUT, EventKind.REFUTE);
    page.press("s");
    assertThat(page.position()).isEqualTo(kinds.indexOf(EventKind.SOLUTION) + 1);
    page.press("Home");
    assertThat(page.position()).isZero();
    page.press("End");
    assertThat(page.position()).isEqualTo(run.trace().length());
  }

  /** Plays from the end, which is from the start again, and pauses at the end. */
  private static void assertPlayedFromTheStart(OpenedRun page, RunOnPage run) {
    String playing = tab.evaluate("byId('play').title").getAsString();
    delay("2000 ms");
    page.press(" ");
    assertThat(page.position()).as("from the start again").isLessThan(run.trace().length());
    page.await("position() > 0");
    delay("0 ms");
    page.await("position() === " + run.trace().length());
    page.await("byId('play').title === '%s'".formatted(playing));
    page.assertShows(run, run.trace().player(), run.trace().length());
  }

  private static void delay(String delay) {
    tab.evaluate(
        "byId('millis').value = '%s'; byId('millis').dispatchEvent(new Event('change'))"
            .formatted(delay));
  }

  /** The page solves what it contains as the program does, and a link to that is a moment. */
  @Test
  void aLinkIsAMomentOfTheRunOfAnotherSolver() throws Exception {
    OpenedRun page = open(RunOnPage.of("mac", SUDOKU, Detail.DECISIONS));
    page.choose("solver", "forward-checking");
    RunOnPage other = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    page.await("byId('event').textContent.endsWith('of %,d')".formatted(other.trace().length()));
    page.await("byId('stop').hidden");
    assertThat(page.text("title")).isEqualTo("Forward checking: Sudoku 9×9");
    other.assertShownAtRandom(page, MOMENTS);
    page.press("Home");
    page.press("PageDown");
    page.click("share-open");
    String link = tab.evaluate("byId('share-link').value").getAsString();
    int position = page.position();
    assertClean();
    tab.open(URI.create(link));
    OpenedRun there = OpenedRun.on(tab);
    there.await("position() === " + position);
    there.assertShows(other, other.trace().player(), position);
    assertThat(tab.faults()).isEmpty();
  }

  /** Names of tiles are long: a decision has precedence over the other values of its variable. */
  @Test
  void decisionsAreLegibleWhateverTheirValuesAreCalled() throws Exception {
    Problem tiles = GalleryArgument.problem("tiles:castle,8", 1);
    OpenedRun page = open(RunOnPage.of("wfc", tiles, Detail.DECISIONS));
    page.press("End");
    String clipped =
        """
        [...document.querySelectorAll("#decisions button")].filter(button => {
          const text = button.querySelector("code");
          const end = text.getBoundingClientRect().right;
          return text.scrollWidth > text.clientWidth
            || [...button.querySelectorAll(".chip")].some(e => e.getBoundingClientRect().left < end);
        }).map(button => button.textContent).join()
        """;
    assertThat(tab.evaluate("document.querySelectorAll('#decisions code').length").getAsInt())
        .isGreaterThan(5);
    assertThat(tab.evaluate(clipped).getAsString()).isEmpty();
    assertThat(page.text("counters")).contains("Open variables");
    assertClean();
  }

  /** Names of problems, variables and values are plain text, and foreign content is blocked. */
  @Test
  void namesAreNeverMarkupAndForeignContentIsBlocked() throws Exception {
    Problem problem = ForeignNamesTest.problem(ForeignNamesTest.HOSTILE);
    RunOnPage run = RunOnPage.of("mac", problem, Detail.FINE);
    String title = "</script><script>alert(1)</script>{{run}}" + ForeignNamesTest.HOSTILE;
    tab.open(run.writeInto(folder, title).toUri());
    OpenedRun page = OpenedRun.on(tab);
    assertThat(tab.evaluate("document.title").getAsString()).isEqualTo(title);
    assertThat(page.text("title")).isEqualTo(title);
    assertThat(tab.evaluate("document.querySelectorAll('h1 *').length").getAsInt()).isZero();
    int scripts = tab.evaluate("document.scripts.length").getAsInt();
    for (int position = 0; position <= run.trace().length(); position++) {
      page.goTo(position);
      assertThat(tab.evaluate("document.querySelectorAll('img').length").getAsInt()).isZero();
    }
    assertThat(tab.evaluate("document.scripts.length").getAsInt()).isEqualTo(scripts);
    assertThat(tab.evaluate("document.body.textContent").getAsString())
        .contains(ForeignNamesTest.HOSTILE + 1);
    assertThat(tab.evaluate("window.intruder === undefined").getAsBoolean()).isTrue();
    assertClean();
    assertForeignContentIsBlocked();
  }

  /** The content security policy keeps resources out, and injected scripts from running. */
  private static void assertForeignContentIsBlocked() {
    tab.evaluate(
        """
        const refused = new Set();
        document.addEventListener("securitypolicyviolation", event =>
          refused.add(event.effectiveDirective));
        const image = document.createElement("img");
        image.src = "http://127.0.0.1:8009/picture.png";
        const script = document.createElement("script");
        script.textContent = "window.intruder = true";
        document.body.append(image, script);
        fetch("http://127.0.0.1:8009/data").catch(() => {});
        until(() => refused.size === 3)
        """);
    assertThat(tab.evaluate("[...refused].sort().join()").getAsString())
        .isEqualTo("connect-src,img-src,script-src-elem");
    assertThat(tab.evaluate("window.intruder === undefined").getAsBoolean()).isTrue();
  }

  /** All that a reader can do on a phone, which would report requests and blocked content. */
  @Test
  void aPageWorksWithoutNetworkAndFitsAPhone() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.FINE);
    try (Tab phone = browser.tab(390, 844)) {
      phone.useFingers();
      phone.open(run.writeInto(folder, "A run").toUri());
      OpenedRun page = OpenedRun.on(phone);
      phone.goOffline();
      for (String keys : List.of("PageDown", "x", "b", "s", "Home", "End", "ArrowLeft")) {
        page.press(keys);
      }
      page.click("step-back");
      page.choose("theme", "dark");
      page.choose("theme", "projector");
      page.click("tab-tree");
      page.click("tab-graph");
      page.click("run-again");
      page.await("byId('stop').hidden");
      page.press("Home");
      page.press(" ");
      page.await("position() >= 5");
      assertThat(phone.evaluate("document.documentElement.scrollWidth").getAsInt())
          .as("a narrow screen scrolls only vertically")
          .isLessThanOrEqualTo(390);
      assertThat(phone.requests()).isEmpty();
      assertThat(phone.faults()).isEmpty();
      assertThat(phone.messages()).isEmpty();
    }
  }
}
