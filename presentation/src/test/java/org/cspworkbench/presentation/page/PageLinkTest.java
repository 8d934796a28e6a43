package org.cspworkbench.presentation.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageLink.Arrival;
import org.cspworkbench.presentation.page.PageLink.Mode;
import org.cspworkbench.presentation.page.PageLink.Tab;
import org.cspworkbench.presentation.page.PageLinkReader.Reading;
import org.cspworkbench.presentation.page.ProblemStatement.GalleryProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageLinkTest {

  private static final ImmutableList<Locale> LANGUAGES =
      ImmutableList.of(Locale.ENGLISH, new Locale("pt", "BR"));

  private static PageRun queens(int queens) throws Exception {
    return PageRun.of(
        new GalleryProblem(new GalleryArgument("queens:" + queens, 1)), SolverSpec.read("mac"));
  }

  private static Trace trace(PageRun run) throws UnreadableException {
    RunRequest request = run.request();
    TraceRecorder recorder = new TraceRecorder(request.detail());
    request.solver().solve(request.problem(), request.settings(), recorder);
    return requireNonNull(recorder.trace());
  }

  private static String fragment(PageLink link) {
    return link.write().fragment().orElseThrow();
  }

  @Test
  void isReadable() throws Exception {
    PageLink link = new PageLink(Optional.of(queens(8)), 92, Optional.of(26), Tab.TREE, Mode.TURN);

    assertThat(fragment(link))
        .isEqualTo("problem=queens:8&solver=mac&seed=1&event=92&mark=0000001a&mode=turn&view=tree");
  }

  @Test
  void mayBeWrittenByHand() throws Exception {
    assertThat(PageLinkReader.read("#problem=queens%3A8&event=9"))
        .isEqualTo(
            new Reading(
                Optional.of(
                    new PageLink(
                        Optional.of(queens(8)), 9, Optional.empty(), Tab.CODE, Mode.WATCH)),
                Optional.empty()));
  }

  private static PageLink generated(long seed) {
    Random random = new Random(seed);
    return new PageLink(
        random.nextInt(9) == 0 ? Optional.empty() : Optional.of(new GeneratedRuns(seed).run()),
        random.nextInt(Integer.MAX_VALUE),
        random.nextBoolean() ? Optional.empty() : Optional.of(random.nextInt()),
        oneOf(Tab.values(), random),
        oneOf(Mode.values(), random));
  }

  private static <T> T oneOf(T[] items, Random random) {
    return items[random.nextInt(items.length)];
  }

  @Test
  void thousandGeneratedLinksAreReadAsTheyWereWritten() {
    for (long seed = 0; seed < 1000; seed++) {
      PageLink link = generated(seed);
      String fragment = fragment(link);

      assertThat(fragment).as("seed %d", seed).matches("[-A-Za-z0-9._~:,;/?@!*()=&%]+");
      assertThat(PageLinkReader.read("#" + fragment))
          .as("seed %d: %s", seed, fragment)
          .isEqualTo(new Reading(Optional.of(link), Optional.empty()));
    }
  }

  @Test
  void thousandDamagedLinksAreReadAsFarAsPossible() {
    int understood = 0;
    for (long seed = 0; seed < 1000; seed++) {
      String damaged = new GeneratedRuns(seed).damaged(fragment(generated(seed)));

      Reading reading = PageLinkReader.read(damaged);

      String notice = "seed " + seed + ": " + damaged;
      reading.notice().ifPresent(each -> assertSentence(each, notice));
      understood += reading.link().flatMap(PageLink::run).isPresent() ? 1 : 0;
      reading.link().flatMap(PageLink::run).ifPresent(run -> assertRunOrFault(run, notice));
    }
    assertThat(understood).isBetween(500, 950);
  }

  private static void assertSentence(LinkNotice notice, String described) {
    for (Locale language : LANGUAGES) {
      assertThat(notice.sentence(language)).as(described).isNotBlank().endsWith(".");
    }
  }

  private static void assertRunOrFault(PageRun run, String described) {
    boolean mayBeLarge = run.statement() instanceof GalleryProblem;
    try {
      if (!mayBeLarge) {
        assertThat(run.request().problem()).as(described).isNotNull();
      }
    } catch (UnreadableException e) {
      assertSentence(LinkNotice.of(e), described);
    }
  }

  /** Links as earlier pages wrote them, which people have kept. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "problem=queens:8&solver=mac&seed=1&event=92&mark=0000001a&mode=turn&view=tree",
        "problem=random-rb:12,8,0.4,0.35&problem-seed=7&solver=forward-checking&seed=1&event=3"
            + "&mark=00000000&view=graph",
        "puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            + "&solver=learning&seed=1&detail=fine&event=460&mark=ffffffff"
            + "&view=conflict",
        "csp=variables%20x,%20y%20in%201..2%0Ax%20!=%20y&name=two&solver=mac&seed=4&solutions=all"
            + "&filter=ac3(queue=lifo)&nodes=100&fails=50&event=0&mark=0a0b0c0d&view=code"
      })
  void linksOfEarlierPagesAreUnderstood(String fragment) throws Exception {
    Reading reading = PageLinkReader.read(fragment);
    assertThat(reading.notice()).isEmpty();
    assertThat(fragment(reading.link().orElseThrow())).isEqualTo(fragment);
    assertThat(reading.link().flatMap(PageLink::run).orElseThrow().request()).isNotNull();
  }

  @Test
  void linksOfEarlierPagesLeadIntoTheirOwnRun() {
    assertThat(PageLinkReader.read("#685"))
        .isEqualTo(new Reading(Optional.of(PageLink.toPosition(685)), Optional.empty()));
    assertThat(PageLinkReader.read("#")).isEqualTo(new Reading(Optional.empty(), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          99999999999 | The link is damaged at '99999999999'; the page shows what can be understood of it.
          problem=queens:8&event=-1 | The link is damaged at '-1'; the page shows what can be understood of it.
          problem=queens:8&view=%zz | The link is damaged at 'view=%zz'; the page shows what can be understood of it.
          problem=queens:8&view=%FF | The link is damaged at 'view=%FF'; the page shows what can be understood of it.
          problem=queens:8&seed=1&seed=2 | The link is damaged at 'seed=2'; the page shows what can be understood of it.
          problem=queens:8&mark=12 | The link is damaged at '12'; the page shows what can be understood of it.
          problem=queens:8&sound=on | The link was made by another version, which knows 'sound'; the page shows what can be understood of it.
          problem=queens:8&sound=on&view=heat&pace=2 | The link was made by another version, which knows 'sound', 'pace', 'view=heat'; the page shows what can be understood of it.
          solver=mac&event=3 | The link states no problem, so the page shows its own run.
          problem=queens:8&solver=macs | The link cannot be followed exactly: there is no solver 'macs' (did you mean mac?).
          problem=queens:8&seed=<b> | The link cannot be followed exactly: seed: expected a whole number, found '<b>'.
          """)
  void explainsWhatCannotBeUnderstood(String fragment, String sentence) {
    assertThat(PageLinkReader.read(fragment).notice().orElseThrow().sentence(Locale.ENGLISH))
        .isEqualTo(sentence);
  }

  @Test
  void keepsWhatCanBeUnderstood() throws Exception {
    Reading reading =
        PageLinkReader.read("#problem=queens:8&solver=macs&event=7&view=tree&mode=sleep");

    assertThat(reading.link())
        .contains(new PageLink(Optional.of(queens(8)), 7, Optional.empty(), Tab.TREE, Mode.WATCH));
  }

  @Test
  void isNotLongerThanPlatformsAllow() throws Exception {
    PageRun run = queens(8).withStatement(new SudokuText(Strings.repeat("1 ", 3000)));
    PageLink.Written written = PageLink.to(run, trace(queens(4)), 0, Tab.CODE, Mode.WATCH).write();

    assertThat(written.fragment()).isEmpty();
    assertThat(written.notice().orElseThrow().sentence(Locale.ENGLISH))
        .matches(
            "The problem is too long for a link \\(12,\\d{3} characters; links have at most"
                + " 8,000\\); export the run as a page instead\\.");
    assertThat(PageLinkReader.read("1".repeat(8001)).notice().orElseThrow())
        .extracting(notice -> notice.sentence(Locale.ENGLISH))
        .isEqualTo("The link is longer than 8,000 characters, so the page shows its own run.");
  }

  @Test
  void leadsToTheSameMomentOfTheSameRun() throws Exception {
    PageRun run = queens(8);
    Trace trace = trace(run);
    for (int position : new int[] {0, 1, 92, trace.length()}) {
      PageLink link = PageLink.to(run, trace, position, Tab.GRAPH, Mode.QUESTIONS);

      PageLink read = PageLinkReader.read(fragment(link)).link().orElseThrow();

      assertThat(read.in(trace(read.run().orElseThrow())))
          .contains(new Arrival(position, Optional.empty()));
    }
  }

  @Test
  void admitsThatTheRunIsAnotherOne() throws Exception {
    PageLink link = PageLink.to(queens(8), trace(queens(8)), 92, Tab.CODE, Mode.WATCH);

    Arrival changed = link.in(trace(queens(8).withSolver(SolverSpec.read("mrv")))).orElseThrow();
    Arrival beyond = link.in(trace(queens(4))).orElseThrow();

    assertThat(changed.position()).isZero();
    assertThat(changed.notice().orElseThrow().sentence(Locale.ENGLISH))
        .isEqualTo("Event 92 is no longer the same; the run begins at the start.");
    assertThat(changed.notice().orElseThrow().sentence(new Locale("pt", "BR")))
        .isEqualTo("O evento 92 não é mais o mesmo; a execução começa do início.");
    assertThat(beyond.position()).isZero();
    assertThat(beyond.notice().orElseThrow().sentence(Locale.ENGLISH))
        .matches("There is no event 92 in this run of \\d+ events; the run begins at the start\\.");
  }

  @Test
  void waitsUntilTheEventIsRecorded() throws Exception {
    RunRequest request = queens(8).request();
    Settings settings = request.settings().withSolutions(2, 1);
    TraceRecorder whole = new TraceRecorder(request.detail());
    request.solver().solve(request.problem(), settings, whole);
    PageLink link = PageLink.toPosition(requireNonNull(whole.trace()).length());
    TraceRecorder recorder = new TraceRecorder(request.detail());
    ImmutableList.Builder<Optional<Arrival>> during = ImmutableList.builder();
    request
        .solver()
        .solve(
            request.problem(),
            settings.withListener(values -> during.add(link.in(requireNonNull(recorder.trace())))),
            recorder);

    assertThat(during.build()).first().isEqualTo(Optional.empty());
    assertThat(link.in(requireNonNull(recorder.trace()))).isPresent();
  }
}
