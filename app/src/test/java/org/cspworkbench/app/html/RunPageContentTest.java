package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.Contradictions;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies what pages show of their runs, where browsers do not differ. */
@Tag("browser")
final class RunPageContentTest {

  private static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));
  private static final Problem QUEENS = new Problem.General(Queens.pairwise(8));
  private static final Problem STATES = new Problem.General(MapColouring.unitedStates(4));
  private static final Problem MONEY = new Problem.General(SendMoreMoney.wholeSum());
  private static final Problem HARD =
      new Problem.General(RandomBinary.modelRb(0, 12, 6, 0.5, 0.35));
  private static final Problem ZEBRA = new Problem.General(Zebra.puzzle());
  private static final int MOMENTS = 6;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Tab tab;

  @BeforeAll
  static void open() {
    tab = Browser.CHROMIUM.tab(1280, 832);
  }

  @AfterAll
  static void close() {
    if (tab != null) {
      tab.close();
    }
  }

  private static OpenedRun open(Path file) {
    tab.open(file.toUri());
    return OpenedRun.on(tab);
  }

  private static void assertClean() {
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  static Stream<RunOnPage> runs() {
    return Stream.of(
        RunOnPage.of("exact-cover", SUDOKU, Detail.DECISIONS),
        RunOnPage.of("fc-cbj", QUEENS, Detail.DECISIONS),
        RunOnPage.of("cbj", ZEBRA, Detail.DECISIONS),
        RunOnPage.of("backtracking", STATES, Detail.DECISIONS),
        RunOnPage.of("mac", MONEY, Detail.FINE));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void atRandomPositionsThePageShowsWhatThePlayerHas(RunOnPage run) throws Exception {
    OpenedRun page = open(run.writeInto(folder, "A run"));
    run.assertShownAtRandom(page, MOMENTS);
    run.assertPrintedOnOneSheet(tab, page, "A run");
    assertClean();
  }

  /** One page solves its problem by one solver after another, as the program does. */
  @Test
  void anotherSolverMakesTheRunOfTheProgram() throws Exception {
    OpenedRun page = open(RunOnPage.of("mac", SUDOKU, Detail.DECISIONS).writeInto(folder, "A run"));
    for (String solver : ImmutableList.of("wfc-neighbours", "logic", "wfc")) {
      page.choose("solver", solver);
      RunOnPage other = RunOnPage.of(solver, SUDOKU, Detail.DECISIONS);
      page.await("byId('event').textContent.endsWith('of %,d')".formatted(other.trace().length()));
      page.await("byId('stop').hidden");
      other.assertShownAtRandom(page, MOMENTS);
    }
    assertClean();
    page.follow("#solver=none&at=12");
    page.await("!byId('hint-strip').hidden");
    assertThat(page.text("hint-text")).isNotBlank();
    assertThat(tab.evaluate("byId('error-bar').hidden").getAsBoolean()).isTrue();
  }

  @Test
  void twoPagesDoNotDisturbEachOther() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    RunOnPage another = RunOnPage.of("forward-checking", QUEENS, Detail.FINE);
    OpenedRun page = open(run.writeInto(folder, "A run"));
    try (Tab second = Browser.CHROMIUM.tab(1280, 832)) {
      second.open(another.writeInto(folder, "Another run").toUri());
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
      page.assertShows(run, run.trace().player(), 40);
      there.assertShows(another, another.trace().player(), 30);
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

  /**
   * Whatever fails inside is a sentence in a bar with the details behind it, and the page goes on.
   */
  @Test
  void failuresAreSentences() throws Exception {
    RunOnPage run = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS);
    OpenedRun page = open(run.writeInto(folder, "A run"));
    PageWords words = new PageWords(Locale.ROOT);
    assertFailure("throw new Error('<b>inside</b>')", words.text("page.failed"), "<b>inside</b>");
    assertFailure(
        "throw new RangeError('Array buffer allocation failed')",
        words.text("page.failed.memory"),
        "Array buffer allocation failed");
    assertFailure(
        worker("onmessage = () => { throw new Error('worker') }"),
        words.text("page.failed.solver"),
        "Uncaught Error: worker");
    page.choose("language", "pt-BR");
    assertFailure(
        worker("postMessage('5java.lang.OutOfMemoryError')"),
        new PageWords(new Locale("pt", "BR")).text("page.failed.solver.memory"),
        "java.lang.OutOfMemoryError");
    assertThat(tab.evaluate("byId('stop').hidden").getAsBoolean()).isTrue();
    page.choose("language", "en");
    page.goTo(40);
    page.assertShows(run, run.trace().player(), 40);
  }

  /** Returns a script that runs the solver in a worker of this behaviour. */
  private static String worker(String behaviour) {
    return """
        globalThis.startEngineWorker = () =>
          new Worker(URL.createObjectURL(new Blob(["postMessage('0'); %s"])));
        byId("run-again").click();
        """
        .formatted(behaviour);
  }

  private static void assertFailure(String script, String sentence, String details) {
    tab.evaluate("setTimeout(() => { %s }); failed()".formatted(script));
    assertThat(tab.evaluate("byId('error-text').textContent").getAsString()).isEqualTo(sentence);
    assertThat(tab.evaluate("byId('error-details-text').textContent").getAsString())
        .isEqualTo(details);
    assertThat(tab.evaluate("byId('error-details').open").getAsBoolean()).isFalse();
    tab.evaluate("byId('error-close').click()");
  }

  @Test
  void aDamagedPageSaysSo() throws Exception {
    Path file = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS).writeInto(folder, "A run");
    String html = Files.readString(file);
    Files.writeString(file, html.replaceFirst("\"trace\":\\[\"[^\"]{40}", "\"trace\":[\""));
    tab.open(file.toUri());
    tab.evaluate(OpenedRun.FUNCTIONS + "failed()");
    assertThat(tab.evaluate("byId('error-text').textContent").getAsString())
        .isEqualTo(new PageWords(Locale.ROOT).text("page.failed.start"));
  }

  /** The tab of the contradiction shows what the analysis has, step by step. */
  @Test
  void theContradictionIsResolvedOnThePage() throws Exception {
    RunOnPage run = RunOnPage.of("learning", HARD, Detail.FINE);
    OpenedRun page = open(run.writeInto(folder, "A run"));
    Trace trace = run.trace();
    ConflictWords words = new ConflictWords(TextBundle.ofPhrases(Locale.ENGLISH));
    page.click("tab-conflict");
    assertThat(page.text("conflict-none")).isEqualTo("No contradiction up to this event");
    int first = Contradictions.from(trace, 0).orElseThrow() + 1;
    for (int position = first; position < trace.length(); position += 97) {
      page.goTo(position);
      int event = Contradictions.last(trace, 0, position).orElseThrow();
      NogoodDerivation analysis = NogoodDerivation.of(ImplicationGraph.of(trace, event));
      LearntList learnt = LearntList.at(trace, position);
      int last = analysis.cuts().size() - 1;
      page.awaitText("conflict-nogood", words.nogood(analysis)); // analysed in parts
      page.awaitText("conflict-sentence", words.jump(analysis, learnt));
      for (int cut = 0; last > 0 && cut <= last; cut++) {
        page.click("conflict-resolve");
        assertThat(page.text("conflict-steps")).isEqualTo("step %d of %d".formatted(cut, last));
        assertThat(page.text("conflict-sentence"))
            .isEqualTo(cut < last ? words.step(analysis, cut) : words.jump(analysis, learnt));
      }
    }
    int count = LearntList.at(trace, trace.length()).entries().size();
    page.press("End");
    page.await("document.querySelectorAll('#learnt li').length >= " + (Math.min(count, 30) - 1));
    assertThat(tab.evaluate("document.querySelectorAll('#learnt li').length").getAsInt())
        .isBetween(Math.min(count, 30) - 1, Math.min(count, 30));
    assertClean();
    page.choose("solver", "min-conflicts"); // names no causes
    page.await("byId('stop').hidden && byId('tab-conflict').hidden");
    assertThat(tab.evaluate("byId('code').checkVisibility()").getAsBoolean()).isTrue();
  }

  /** A long run is read in parts: the page opens at an event of a later one, and has them all. */
  @Test
  void aRunOfSeveralPartsOpensAtItsEvent() throws IOException {
    Problem queens = new Problem.General(Queens.pairwise(80));
    RunOnPage run = RunOnPage.of("mac", queens, Detail.FINE);
    int length = run.trace().length();
    int opening = ReceivedRun.EVENTS_OF_PART + 1;
    assertThat(length).isGreaterThan(opening);
    Path file = folder.resolve("parts.html");
    run.write(file, "A long run", Locale.ROOT, RunPage.MOST_BYTES, opening);
    OpenedRun page = open(file);
    page.awaitText("event", OpenedRun.place(opening, length));
    run.assertShownAtRandom(page, 4);
    assertThat(tab.faults()).isEmpty();
  }
}
