package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import java.io.IOException;
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
import org.cspworkbench.core.problem.MapColouring;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.problem.RandomBinary;
import org.cspworkbench.core.problem.SendMoreMoney;
import org.cspworkbench.core.problem.Zebra;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
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

  private static RunOnPage open(String solver, Problem problem, Detail detail) throws Exception {
    RunOnPage run = RunOnPage.of(solver, problem, detail);
    tab.open(page(run, "A run").toUri());
    return run;
  }

  static Stream<RunOnPage> runs() {
    return Stream.of(
        RunOnPage.of("mac", SUDOKU, Detail.FINE),
        RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("backtracking", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("wfc", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("wfc-neighbours", SUDOKU, Detail.FINE),
        RunOnPage.of("logic", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("exact-cover", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("ac3", SUDOKU, Detail.FINE),
        RunOnPage.of("min-conflicts", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("min-conflicts", QUEENS, Detail.DECISIONS),
        RunOnPage.of("mac-alldifferent", SUDOKU, Detail.FINE),
        RunOnPage.of("fc-cbj", QUEENS, Detail.DECISIONS),
        RunOnPage.of("cbj", ZEBRA, Detail.DECISIONS),
        RunOnPage.of("domwdeg", ZEBRA, Detail.DECISIONS),
        RunOnPage.of("learning", QUEENS, Detail.FINE),
        RunOnPage.of("learning", HARD, Detail.DECISIONS),
        RunOnPage.of("forward-checking", QUEENS, Detail.FINE),
        RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS),
        RunOnPage.of("backtracking", STATES, Detail.DECISIONS),
        RunOnPage.of("mac", MONEY, Detail.FINE));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void atTwentyRandomPositionsThePageShowsWhatThePlayerHas(RunOnPage run) throws Exception {
    tab.open(page(run, "A run").toUri());
    TracePlayer player = run.trace().player();
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      int position = random.nextInt(run.trace().length() + 1);
      tab.evaluate("goTo(%d)".formatted(position));
      assertShows(run, player, position);
      tab.evaluate("document.getElementById('step-back').click()");
      assertShows(run, player, Math.max(0, position - 1));
    }
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  private static void assertShows(RunOnPage run, TracePlayer player, int position) {
    player.seek(position);
    assertThat(tab.evaluate(Expected.ON_PAGE))
        .as("seed 5, event %d", position)
        .isEqualTo(Expected.at(player, run.solver().pseudoCode(), Locale.ROOT));
  }

  /** Steps backwards through a whole run and forwards again. */
  @Test
  void everyStepBackLeadsToTheStateBefore() throws Exception {
    RunOnPage run = open("fc-cbj", QUEENS, Detail.DECISIONS);
    TracePlayer player = run.trace().player();
    int length = run.trace().length();
    tab.press("End");
    for (int position = length - 1; position >= Math.max(0, length - 150); position--) {
      tab.press("ArrowLeft");
      assertShows(run, player, position);
    }
    for (int position = Math.max(1, length - 149); position <= length; position++) {
      tab.press("ArrowRight");
      assertShows(run, player, position);
    }
  }

  /** Values and candidates are displayed in the cells and in their accessible descriptions. */
  @Test
  void cellsShowValuesAndCandidates() throws Exception {
    RunOnPage run = open("forward-checking", SUDOKU, Detail.DECISIONS);
    TracePlayer player = run.trace().player();
    for (int position = 0; position <= run.trace().length(); position += 97) {
      tab.evaluate("goTo(%d)".formatted(position));
      player.seek(position);
      JsonArray seen =
          tab.evaluate(
                  """
                  picture.groups.map(group => [
                    [...group.querySelectorAll(".value")].map(each => each.textContent).join(),
                    [...group.querySelectorAll(".candidate")].map(each => each.textContent).join(),
                    group.getAttribute("aria-label")])
                  """)
              .getAsJsonArray();
      for (int x = 0; x < 81; x++) {
        int cell = x;
        JsonArray parts = seen.get(x).getAsJsonArray();
        int value = player.state().assigned(x);
        String label = value < 0 ? "" : String.valueOf(value + 1);
        List<String> candidates =
            IntStream.range(0, 9)
                .filter(i -> player.state().contains(cell, i))
                .mapToObj(i -> String.valueOf(i + 1))
                .toList();
        String name = run.trace().csp().variables().get(x).name();
        assertThat(parts.get(2).getAsString()).startsWith(name + ", ");
        if (value >= 0) {
          assertThat(parts.get(0).getAsString()).isEqualTo(label);
          assertThat(parts.get(1).getAsString()).isEmpty();
          assertThat(parts.get(2).getAsString()).startsWith(name + ", " + label + ", ");
        } else if (parts.get(0).getAsString().isEmpty()) { // or a value that is being undone
          assertThat(parts.get(1).getAsString()).isEqualTo(String.join(",", candidates));
          assertThat(parts.get(2).getAsString()).endsWith(String.join(", ", candidates));
        }
      }
    }
  }

  @Test
  void theKeysOfThePageAreThoseOfTheWindow() throws Exception {
    RunOnPage run = open("forward-checking", SUDOKU, Detail.DECISIONS);
    List<EventKind> kinds =
        IntStream.range(0, run.trace().length()).mapToObj(run.trace()::kind).toList();
    tab.press("PageDown");
    int decision = kinds.indexOf(EventKind.TRY) + 1;
    assertThat(position()).isEqualTo(decision);
    tab.press("Control+ArrowRight");
    assertThat(kinds.get(position() - 1)).isEqualTo(EventKind.TRY);
    tab.press("PageUp");
    assertThat(position()).isEqualTo(decision);
    tab.press("b");
    int backtrack = kinds.indexOf(EventKind.BACKTRACK) + 1;
    assertThat(position()).isEqualTo(backtrack);
    tab.press("b");
    tab.press("Shift+B");
    assertThat(position()).isEqualTo(backtrack);
    tab.press("x");
    assertThat(kinds.get(position() - 1)).isIn(EventKind.WIPE_OUT, EventKind.REFUTE);
    tab.press("s");
    assertThat(position()).isEqualTo(kinds.indexOf(EventKind.SOLUTION) + 1);
    tab.press("Home");
    assertThat(position()).isZero();
    tab.press("End");
    assertThat(position()).isEqualTo(run.trace().length());
    tab.press("ArrowUp");
    assertThat(tab.evaluate("delay").getAsInt()).isLessThan(200);
    tab.press("ArrowDown");
    tab.press("ArrowDown");
    assertThat(tab.evaluate("delay").getAsInt()).isGreaterThan(200);
  }

  private static int position() {
    return tab.evaluate("player.position").getAsInt();
  }

  @Test
  void playbackPausesAtTheEnd() throws Exception {
    RunOnPage run = open("mac", AUSTRALIA, Detail.DECISIONS);
    tab.evaluate("readDelay('0.001 s')");
    assertThat(tab.evaluate("delay").getAsInt()).isEqualTo(1);
    tab.evaluate("readDelay('3 s')");
    assertThat(tab.evaluate("delay").getAsInt()).as("that is too long").isEqualTo(1);
    tab.press(" ");
    while (position() < run.trace().length()) {
      Thread.sleep(10);
    }
    while (tab.evaluate("playing.is").getAsBoolean()) {
      Thread.sleep(10);
    }
    assertShows(run, run.trace().player(), run.trace().length());
    tab.evaluate("setDelay(2000)");
    tab.press(" ");
    assertThat(tab.evaluate("playing.is").getAsBoolean()).isTrue();
    assertThat(position()).as("from the start again").isLessThan(run.trace().length());
    tab.press(" ");
    assertThat(tab.evaluate("playing.is").getAsBoolean()).isFalse();
  }

  static Stream<RunOnPage> runsOfEachPicture() {
    return Stream.of(SUDOKU, QUEENS, AUSTRALIA, STATES, MONEY)
        .map(problem -> RunOnPage.of("mac", problem, Detail.DECISIONS));
  }

  @ParameterizedTest
  @MethodSource("runsOfEachPicture")
  void thePrintedFormIsOnePageWithoutControls(RunOnPage run) throws Exception {
    tab.open(page(run, "A run on paper").toUri());
    tab.evaluate("goTo(Math.floor(player.events.length / 2))");
    String narration = tab.evaluate("byId('narration').textContent").getAsString();
    try (PDDocument paper = Loader.loadPDF(tab.print())) {
      assertThat(paper.getNumberOfPages()).isEqualTo(1);
      String text = new PDFTextStripper().getText(paper).replaceAll("\\s+", " ");
      assertThat(text)
          .contains("A run on paper", narration.replaceAll("\\s+", " "))
          .doesNotContain("System setting", "200 ms");
    }
  }

  /** Titles of problems and puzzles are plain text. */
  @Test
  void namesAreNeverMarkup() throws Exception {
    String title = "</script><script>alert(1)</script><b>\"Müller\" & 'Söhne'</b> {{run}}";
    Path file = page(RunOnPage.of("mac", AUSTRALIA, Detail.DECISIONS), title);
    tab.open(file.toUri());
    assertThat(tab.evaluate("document.title").getAsString()).isEqualTo(title);
    assertThat(tab.evaluate("document.querySelector('h1').textContent").getAsString())
        .isEqualTo(title);
    assertThat(tab.evaluate("document.querySelectorAll('h1 *').length").getAsInt()).isZero();
    assertThat(tab.evaluate("document.scripts.length").getAsInt()).isEqualTo(2);
    assertThat(tab.faults()).isEmpty();
  }

  /** Names of variables and values are plain text wherever they are displayed. */
  @Test
  void namesOfVariablesAndValuesAreNeverMarkup() throws Exception {
    Problem problem = ForeignNamesTest.problem(ForeignNamesTest.HOSTILE);
    RunOnPage run = RunOnPage.of("mac", problem, Detail.FINE);
    tab.open(page(run, ForeignNamesTest.HOSTILE).toUri());
    for (int position = 0; position <= run.trace().length(); position++) {
      tab.evaluate("goTo(%d)".formatted(position));
      assertThat(tab.evaluate("document.querySelectorAll('img').length").getAsInt()).isZero();
      assertThat(tab.evaluate("document.scripts.length").getAsInt()).isEqualTo(2);
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
    open("mac", AUSTRALIA, Detail.DECISIONS);
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
      alone.goOffline();
      for (String keys : List.of("PageDown", "x", "b", "s", "Home", "End", "ArrowLeft")) {
        alone.press(keys);
      }
      alone.click("#step-back");
      alone.evaluate(
          """
          for (const theme of ["dark", "projector"]) {
            byId("theme").value = theme;
            byId("theme").dispatchEvent(new Event("change"));
          }
          """);
      alone.press("Home");
      alone.press(" ");
      while (alone.evaluate("player.position").getAsInt() < 5) {
        Thread.sleep(10);
      }
      assertThat(alone.requests()).isEmpty();
      assertThat(alone.faults()).isEmpty();
      assertThat(alone.messages()).isEmpty();
    }
  }

  @Test
  void omissionsAreReportedAndTheRestIsCorrect() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.FINE);
    Path file = folder.resolve("short.html");
    Written whole = run.write(file, "t", Locale.ROOT, RunPage.MOST_BYTES);
    assertThat(whole).isEqualTo(new Written(run.trace().length(), 0, 0));
    int all = (int) Files.size(file);

    int most = all - 8000;
    Written plain = run.write(file, "t", Locale.ROOT, most);
    assertThat(Files.size(file)).isLessThanOrEqualTo(most);
    assertThat(plain.fineLeftOut()).isPositive();
    assertThat(plain.restLeftOut()).isZero();
    int[] kept =
        IntStream.range(0, run.trace().length())
            .filter(i -> !run.trace().kind(i).isFine())
            .toArray();
    assertThat(plain.events()).isEqualTo(kept.length);
    tab.open(file.toUri());
    assertThat(tab.evaluate("byId('left-out').textContent").getAsString())
        .contains("revisions and changes of the queue are left out");
    TracePlayer player = run.trace().player();
    for (int position = 1; position <= kept.length; position += 37) {
      assertSameState(run, player, kept[position - 1] + 1, position);
    }

    int plainSize = (int) Files.size(file);
    Written cut = run.write(file, "t", Locale.ROOT, plainSize - 4000);
    assertThat(Files.size(file)).isLessThanOrEqualTo(plainSize - 4000);
    assertThat(cut.restLeftOut()).isPositive();
    tab.open(file.toUri());
    assertThat(tab.evaluate("byId('left-out').textContent").getAsString())
        .contains("the last " + String.format(Locale.ENGLISH, "%,d", cut.restLeftOut()));
    assertSameState(run, player, kept[cut.events() - 2] + 1, cut.events() - 1);
    assertSameState(run, player, run.trace().length(), cut.events());
    assertThat(tab.evaluate("byId('narration').textContent").getAsString())
        .startsWith("The last events do not fit");
  }

  private static void assertSameState(RunOnPage run, TracePlayer player, int onTape, int onPage) {
    tab.evaluate("goTo(%d)".formatted(onPage));
    player.seek(onTape);
    var expected = Expected.at(player, run.solver().pseudoCode(), Locale.ROOT);
    var actual = tab.evaluate(Expected.ON_PAGE).getAsJsonObject();
    for (String part : List.of("domains", "values")) {
      assertThat(actual.get(part)).as(part).isEqualTo(expected.get(part));
    }
    assertThat(actual.getAsJsonObject("counters").get("nodes"))
        .isEqualTo(expected.getAsJsonObject("counters").get("nodes"));
  }

  @Test
  void allTextsAreInPortuguese() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    Path file = folder.resolve("pt.html");
    run.write(file, "t", new Locale("pt", "BR"), RunPage.MOST_BYTES);
    tab.open(file.toUri());
    tab.evaluate("goTo(1200)");
    TracePlayer player = run.trace().player();
    int position = Math.min(1200, run.trace().length());
    player.seek(position);
    var expected = Expected.at(player, run.solver().pseudoCode(), new Locale("pt", "BR"));
    assertThat(tab.evaluate("byId('narration').textContent")).isEqualTo(expected.get("narration"));
    assertThat(tab.evaluate("document.documentElement.lang").getAsString()).isEqualTo("pt-BR");
    assertThat(tab.evaluate("byId('event').textContent").getAsString())
        .isEqualTo(
            String.format(
                new Locale("pt", "BR"), "evento %,d de %,d", position, run.trace().length()));
  }

  /** A narrow screen scrolls only vertically. */
  @Test
  void aPageFitsTheWidthOfAPhone() throws Exception {
    RunOnPage run = RunOnPage.of("forward-checking", SUDOKU, Detail.DECISIONS);
    try (Tab phone = browser.tab(390, 844)) {
      phone.useFingers();
      phone.open(page(run, "A run").toUri());
      phone.evaluate("goTo(300)");
      assertThat(phone.evaluate("document.documentElement.scrollWidth").getAsInt())
          .isLessThanOrEqualTo(390);
    }
  }
}
