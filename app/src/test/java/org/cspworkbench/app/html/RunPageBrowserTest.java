package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.cspworkbench.core.encoding.TraceEncoder;
import org.cspworkbench.core.problem.MapColouring;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.problem.RandomBinary;
import org.cspworkbench.core.problem.SendMoreMoney;
import org.cspworkbench.core.problem.Zebra;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.narration.Narrator;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies in each browser that a page shows the state of the trace, in any order of playback. */
@Tag("browser")
@ParameterizedClass
@EnumSource(Browser.class)
final class RunPageBrowserTest {

  private static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));
  private static final Problem QUEENS = new Problem.General(Queens.pairwise(8));
  private static final Problem AUSTRALIA = new Problem.General(MapColouring.australia());
  private static final Problem STATES = new Problem.General(MapColouring.unitedStates(4));
  private static final Problem MONEY = new Problem.General(SendMoreMoney.wholeSum());
  private static final Problem HARD =
      new Problem.General(RandomBinary.modelRb(0, 12, 6, 0.5, 0.35));
  private static final Problem ZEBRA = new Problem.General(Zebra.puzzle());

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

  /** Writes the page of a run, and reuses it. */
  private static Path page(RunOnPage run, String title) throws IOException {
    Path file = Files.createTempFile(folder, "run", ".html");
    run.write(file, title, Locale.ROOT, RunPage.MOST_BYTES);
    return file;
  }

  private static OpenedRun open(Path file) {
    tab.open(file.toUri());
    return OpenedRun.on(tab);
  }

  private static OpenedRun open(RunOnPage run) throws IOException {
    return open(page(run, "A run"));
  }

  static Stream<RunOnPage> runs() {
    return Stream.of(
        RunOnPage.of("mac", SUDOKU, Detail.FINE),
        RunOnPage.of("wfc-neighbours", SUDOKU, Detail.FINE),
        RunOnPage.of("logic", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("exact-cover", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("min-conflicts", QUEENS, Detail.DECISIONS),
        RunOnPage.of("learning", HARD, Detail.FINE),
        RunOnPage.of("cbj", ZEBRA, Detail.DECISIONS),
        RunOnPage.of("backtracking", STATES, Detail.DECISIONS),
        RunOnPage.of("mac", MONEY, Detail.FINE));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void atRandomPositionsThePageShowsWhatThePlayerHas(RunOnPage run) throws Exception {
    OpenedRun page = open(run);
    TracePlayer player = run.trace().player();
    Random random = new Random(5);
    for (int i = 0; i < 10; i++) {
      int position = random.nextInt(run.trace().length() + 1);
      page.goTo(position);
      assertShows(page, run, player, position);
      page.click("step-back");
      assertShows(page, run, player, stepBack(run.trace(), position));
    }
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  /** Returns where a step back leads: revisions and changes of the queue are no steps. */
  private static int stepBack(Trace trace, int position) {
    int before = Math.max(0, position - 1);
    while (before > 0 && trace.kind(before - 1).isFine()) {
      before--;
    }
    return before;
  }

  private static void assertShows(OpenedRun page, RunOnPage run, TracePlayer player, int position) {
    player.seek(position);
    assertThat(page.shown())
        .as("seed 5, event %d", position)
        .isEqualTo(Expected.at(player, run.solver(), Locale.ROOT));
  }

  /** Steps backwards from the end of a run and forwards again. */
  @Test
  void everyStepBackLeadsToTheStateBefore() throws Exception {
    RunOnPage run = RunOnPage.of("fc-cbj", QUEENS, Detail.DECISIONS);
    OpenedRun page = open(run);
    TracePlayer player = run.trace().player();
    int length = run.trace().length();
    page.press("End");
    for (int position = length - 1; position >= Math.max(0, length - 30); position--) {
      page.press("ArrowLeft");
      assertShows(page, run, player, position);
    }
    for (int position = Math.max(1, length - 29); position <= length; position++) {
      page.press("ArrowRight");
      assertShows(page, run, player, position);
    }
  }

  @Test
  void theKeysOfThePageAreThoseOfTheWindow() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    OpenedRun page = open(run);
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

  @Test
  void playbackPausesAtTheEnd() throws Exception {
    RunOnPage run = RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS);
    OpenedRun page = open(run);
    String playing = tab.evaluate("byId('play').title").getAsString();
    tab.evaluate(
        "byId('millis').value = '1 ms'; byId('millis').dispatchEvent(new Event('change'))");
    page.press(" ");
    page.await("position() === " + run.trace().length());
    page.await("byId('play').title === '%s'".formatted(playing));
    assertShows(page, run, run.trace().player(), run.trace().length());
    tab.evaluate(
        "byId('millis').value = '2000 ms'; byId('millis').dispatchEvent(new Event('change'))");
    page.press(" ");
    assertThat(page.position()).as("from the start again").isLessThan(run.trace().length());
    page.await("position() > 0");
  }

  /** The page solves what it contains as the program does, and other problems too. */
  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "wfc", "logic"})
  void anotherSolverMakesTheRunOfTheProgram(String solver) throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    OpenedRun page = open(run);
    page.choose("solver", solver);
    RunOnPage other = RunOnPage.of(solver, SUDOKU, Detail.DECISIONS);
    int length = other.trace().length();
    page.await("byId('event').textContent.endsWith('of %,d')".formatted(length));
    page.await("byId('stop').hidden");
    TracePlayer player = other.trace().player();
    for (int position = 0; position <= length; position += Math.max(1, length / 5)) {
      tab.evaluate("byId('scrub').focus()");
      page.goTo(position);
      assertShows(page, other, player, position);
    }
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  @Test
  void aLinkIsAMoment() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    Path file = page(run, "A run");
    OpenedRun page = open(file);
    page.choose("solver", "forward-checking");
    RunOnPage other = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    page.await("byId('event').textContent.endsWith('of %,d')".formatted(other.trace().length()));
    page.press("PageDown");
    page.click("share-open");
    String link = tab.evaluate("byId('share-link').value").getAsString();
    int position = page.position();
    try (Tab second = browser.tab(1280, 832)) {
      second.open(URI.create(link));
      OpenedRun there = OpenedRun.on(second);
      there.await("position() === " + position);
      assertShows(there, other, other.trace().player(), position);
      assertThat(second.faults()).isEmpty();
    }
  }

  @Test
  void anIllFormedLinkIsASentence() throws Exception {
    OpenedRun page = open(RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS));
    page.follow("#solver=none&at=12");
    page.await("!byId('hint-strip').hidden");
    assertThat(page.text("hint-text")).isNotBlank();
    assertThat(tab.evaluate("byId('error-bar').hidden").getAsBoolean()).isTrue();
  }

  @Test
  void twoPagesDoNotDisturbEachOther() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    RunOnPage another = RunOnPage.of("forward-checking", QUEENS, Detail.FINE);
    OpenedRun page = open(run);
    try (Tab second = browser.tab(1280, 832)) {
      second.open(page(another, "Another run").toUri());
      OpenedRun there = OpenedRun.on(second);
      page.goTo(40);
      there.goTo(30);
      page.click("run-again");
      there.click("run-again");
      page.await("byId('stop').hidden");
      there.await("byId('stop').hidden");
      there.await(
          "byId('event').textContent.endsWith('of %,d')".formatted(another.trace().length()));
      page.await("byId('event').textContent.endsWith('of %,d')".formatted(run.trace().length()));
      page.goTo(40);
      there.goTo(30);
      assertShows(page, run, run.trace().player(), 40);
      assertShows(there, another, another.trace().player(), 30);
    }
  }

  static Stream<RunOnPage> runsOfEachPicture() {
    return Stream.of(SUDOKU, QUEENS, AUSTRALIA, STATES, MONEY)
        .map(problem -> RunOnPage.of("mac", problem, Detail.DECISIONS));
  }

  @ParameterizedTest
  @MethodSource("runsOfEachPicture")
  void thePrintedFormIsOnePageWithoutControls(RunOnPage run) throws Exception {
    OpenedRun page = open(page(run, "A run on paper"));
    page.goTo(run.trace().length() / 2);
    String narration = page.text("narration");
    try (PDDocument paper = Loader.loadPDF(tab.print())) {
      assertThat(paper.getNumberOfPages()).isEqualTo(1);
      String text = new PDFTextStripper().getText(paper).replaceAll("\\s+", " ");
      assertThat(text)
          .contains("A run on paper", narration.replaceAll("\\s+", " "))
          .doesNotContain("As the system", "200 ms");
    }
  }

  /** Titles of problems and puzzles are plain text. */
  @Test
  void namesAreNeverMarkup() throws Exception {
    String title = "</script><script>alert(1)</script><b>\"Müller\" & 'Söhne'</b> {{run}}";
    Path file = page(RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS), title);
    int scripts = scripts();
    open(file);
    assertThat(tab.evaluate("document.title").getAsString()).isEqualTo(title);
    assertThat(tab.evaluate("document.querySelector('h1').textContent").getAsString())
        .isEqualTo(title);
    assertThat(tab.evaluate("document.querySelectorAll('h1 *').length").getAsInt()).isZero();
    assertThat(tab.evaluate("document.scripts.length").getAsInt()).isEqualTo(scripts);
    assertThat(tab.faults()).isEmpty();
  }

  /** Returns the number of scripts on a page with harmless names. */
  private static int scripts() throws IOException {
    open(RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS));
    return tab.evaluate("document.scripts.length").getAsInt();
  }

  /** Names of variables and values are plain text wherever they are displayed. */
  @Test
  void namesOfVariablesAndValuesAreNeverMarkup() throws Exception {
    Problem problem = ForeignNamesTest.problem(ForeignNamesTest.HOSTILE);
    RunOnPage run = RunOnPage.of("mac", problem, Detail.FINE);
    int scripts = scripts();
    OpenedRun page = open(page(run, ForeignNamesTest.HOSTILE));
    for (int position = 0; position <= run.trace().length(); position++) {
      page.goTo(position);
      assertThat(tab.evaluate("document.querySelectorAll('img').length").getAsInt()).isZero();
      assertThat(tab.evaluate("document.scripts.length").getAsInt()).isEqualTo(scripts);
    }
    assertThat(tab.evaluate("window.intruder === undefined").getAsBoolean()).isTrue();
    assertThat(tab.evaluate("document.body.textContent").getAsString())
        .contains(ForeignNamesTest.HOSTILE + 1);
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  /**
   * The content security policy prevents the page from loading resources and from running injected
   * scripts.
   */
  @Test
  void theBrowserBlocksForeignContent() throws Exception {
    open(RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS));
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
        fetch("http://127.0.0.1:8009/data").catch(() => {})
        """);
    while (tab.evaluate("refused.size").getAsInt() < 3) {
      Thread.sleep(10);
    }
    assertThat(tab.evaluate("[...refused].sort().join()").getAsString())
        .isEqualTo("connect-src,img-src,script-src-elem");
    assertThat(tab.evaluate("window.intruder === undefined").getAsBoolean()).isTrue();
  }

  /** Requests, errors and blocked content of all that a reader can do would be reported. */
  @Test
  void aPageWorksWithoutNetworkAndNeverAsksForIt() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.FINE);
    try (Tab alone = browser.tab(1280, 832)) {
      alone.open(page(run, "A run").toUri());
      OpenedRun page = OpenedRun.on(alone);
      alone.goOffline();
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
      assertThat(alone.requests()).isEmpty();
      assertThat(alone.faults()).isEmpty();
      assertThat(alone.messages()).isEmpty();
    }
  }

  @Test
  void omissionsAreReportedAndTheRestIsCorrect() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.FINE);
    Path file = folder.resolve("short.html");
    int length = run.trace().length();
    assertThat(run.write(file, "t", Locale.ROOT, RunPage.MOST_BYTES))
        .isEqualTo(new Written(length, 0));
    int most = TraceEncoder.encode(run.trace(), length).length / 2;

    Written cut = run.write(file, "t", Locale.ROOT, most);
    assertThat(cut.events()).isBetween(length / 4, length - 1);
    assertThat(cut.leftOut()).isEqualTo(length - cut.events());
    assertThat(TraceEncoder.encode(run.trace(), cut.events())).hasSizeLessThanOrEqualTo(most);
    OpenedRun page = open(file);
    assertThat(page.text("hint-text"))
        .contains(String.format(Locale.ENGLISH, "the last %,d events", cut.leftOut()));
    assertThat(page.text("event")).isEqualTo(OpenedRun.place(0, cut.events()));
    page.press("End");
    TracePlayer player = run.trace().player();
    player.seek(cut.events());
    assertThat(page.text("narration")).isEqualTo(new Narrator(Locale.ROOT).narrate(player).text());
  }

  @Test
  void allTextsAreInPortuguese() throws Exception {
    Locale portuguese = new Locale("pt", "BR");
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    Path file = folder.resolve("pt.html");
    run.write(file, "t", portuguese, RunPage.MOST_BYTES);
    OpenedRun page = open(file);
    assertIsPortuguese(page, run);
    page.choose("language", "en");
    page.choose("language", "pt-BR");
    assertIsPortuguese(page, run);
  }

  private static void assertIsPortuguese(OpenedRun page, RunOnPage run) {
    Locale portuguese = new Locale("pt", "BR");
    int position = Math.min(1200, run.trace().length());
    page.goTo(position);
    TracePlayer player = run.trace().player();
    player.seek(position);
    assertThat(page.text("narration")).isEqualTo(new Narrator(portuguese).narrate(player).text());
    assertThat(page.text("event"))
        .isEqualTo(String.format(portuguese, "evento %,d de %,d", position, run.trace().length()));
    assertThat(tab.evaluate("document.documentElement.lang").getAsString()).isEqualTo("pt-BR");
    assertThat(tab.evaluate("document.body.innerText").getAsString())
        .as("a key is shown where a text is missing")
        .doesNotContainPattern("\\b(page|event|counter|command|decisions|legend)\\.[a-z]");
  }

  /** A narrow screen scrolls only vertically. */
  @Test
  void aPageFitsTheWidthOfAPhone() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    try (Tab phone = browser.tab(390, 844)) {
      phone.useFingers();
      phone.open(page(run, "A run").toUri());
      OpenedRun.on(phone).goTo(300);
      assertThat(phone.evaluate("document.documentElement.scrollWidth").getAsInt())
          .isLessThanOrEqualTo(390);
    }
  }
}
