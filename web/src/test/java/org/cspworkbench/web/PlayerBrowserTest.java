package org.cspworkbench.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.web.packing.Packer;
import org.cspworkbench.web.page.PageTexts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verifies that a browser that cannot run the engine plays recorded runs as the virtual machine
 * does, under a content security policy that makes no script from text.
 */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class PlayerBrowserTest {

  private static final int MOMENTS = 8;
  private static final String HINT = "recorded runs play";
  private static final String EVENT = "{0}/{1}";

  /** An old browser, and a page that has whatever element its program looks for. */
  private static final String OLD_BROWSER =
      """
      WebAssembly.validate = () => false;
      const known = document.getElementById.bind(document);
      document.getElementById = (id) => {
        if (known(id) === null) {
          const made = document.createElement(id.endsWith("-canvas") ? "canvas" : "div");
          made.id = id;
          made.style.width = "300px";
          made.style.height = "200px";
          made.append(document.createElement("use"));
          document.querySelector("main").append(made);
        }
        return known(id);
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const opened = async (id) => {
        while (!known(id)?.textContent) {
          if (known("error-text")?.textContent) {
            throw new Error(known("error-text").textContent);
          }
          await frame();
        }
        return known(id).textContent;
      };
      const shown = async (positions) => {
        await opened("event");
        const moments = [];
        for (const position of positions) {
          const arrival = new Promise((resolve) => addEventListener("hashchange", resolve, {once: true}));
          location.hash = "#" + position;
          await arrival;
          await frame();
          await frame();
          const counters = [...document.querySelectorAll("#counters dd")].map((each) => each.textContent);
          moments.push([known("event").textContent, known("narration").textContent, ...counters].join("|"));
        }
        return moments;
      };
      """;

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings({"NullAway.Init", "UnusedVariable"}) // the tests have it in their tab
  private Browser browser;

  @BeforeParameterizedClassInvocation
  static void open(Browser browser) {
    tab = browser.tab(800, 600);
  }

  @AfterParameterizedClassInvocation
  static void close() {
    tab.close();
  }

  private static final String WIDE = "variables x, y in 0..1000000\nx + y = 1500000\nx - y = 10\n";

  private static Stream<PageRun> runs() {
    return Stream.of(
        run("queens:8", "forward-checking"),
        run("zebra", "mac"),
        run("tiles:sewer,6", "mac"),
        PageRun.of(
            new ProblemStatement.NotationProblem(new NotationText("wide", WIDE)),
            SolverSpec.of(SolverCatalog.find("splitting").orElseThrow())));
  }

  private static PageRun run(String problem, String solver) {
    return PageRun.of(
        new ProblemStatement.GalleryProblem(new GalleryArgument(problem, 7)),
        SolverSpec.of(SolverCatalog.find(solver).orElseThrow()));
  }

  private static Trace recorded(PageRun run) throws UnreadableException {
    RunRequest request = run.request();
    TraceRecorder recorder = new TraceRecorder(request.detail(), 16L << 20, Locale.ENGLISH);
    request.solver().solve(request.problem(), request.settings(), recorder);
    return requireNonNull(recorder.trace());
  }

  @ParameterizedTest
  @MethodSource("runs")
  void momentsAreThoseOfTheVirtualMachine(PageRun run) throws IOException, UnreadableException {
    Trace trace = recorded(run);
    openPage(
        PageDocument.of("", "en", run)
            .withTrace(List.of(TraceEncoder.encode(trace, trace.length())), 0));
    List<Integer> positions =
        new ArrayList<>(IntStream.rangeClosed(1, trace.length()).boxed().toList());
    Collections.shuffle(positions, new Random(11));
    List<Integer> chosen = positions.subList(0, Math.min(MOMENTS, positions.size()));
    assertThat(texts(tab.evaluate("shown(%s)".formatted(chosen)).getAsJsonArray()))
        .isEqualTo(chosen.stream().map(position -> moment(trace, position)).toList());
    assertThat(text("hint-text")).isEqualTo(HINT);
    assertThat(text("error-text")).isEmpty();
    assertThat(tab.faults()).isEmpty();
  }

  private static String moment(Trace trace, int position) {
    Playback playback = new Playback(trace);
    playback.seek(position);
    PageTexts texts = new PageTexts(Locale.ENGLISH, ImmutableMap.of("page.event", EVENT));
    return Stream.concat(
            Stream.of(
                texts.text("page.event", position, trace.length()),
                new Narrator(Locale.ENGLISH).narrate(playback.player()).text()),
            CounterValue.at(playback.player(), Optional.empty(), false).stream()
                .map(counter -> texts.number(counter.here())))
        .collect(Collectors.joining("|"));
  }

  @Test
  void pageWithoutEventsSaysWhyItDoesNotSolve() throws IOException {
    openPage(PageDocument.of("", "en", run("queens:5", "mac")));
    assertThat(tab.evaluate("opened('hint-text')").getAsString()).isEqualTo(HINT);
    assertThat(tab.evaluate("known('run-again').hasAttribute('disabled')").getAsBoolean()).isTrue();
    assertThat(tab.faults()).isEmpty();
  }

  private static String text(String id) {
    return tab.evaluate("document.getElementById('%s').textContent".formatted(id)).getAsString();
  }

  private static List<String> texts(JsonArray array) {
    return array.asList().stream().map(JsonElement::getAsString).toList();
  }

  private static void openPage(PageDocument document) throws IOException {
    Path page = folder.resolve("player.html");
    Files.writeString(page, page(document));
    tab.open(page.toUri());
  }

  private static String page(PageDocument document) throws IOException {
    String unpacker = resource("unpacker.js");
    String loader = resource("engine.js") + resource("page.js");
    String hashes =
        Stream.concat(
                Stream.of(OLD_BROWSER, unpacker, loader).map(PlayerBrowserTest::hash),
                Stream.of(resource("player.hash")))
            .map(hash -> "'" + hash + "'")
            .collect(Collectors.joining(" "));
    return """
    <!DOCTYPE html><html lang="en" data-theme="light"><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src %s">
    <main data-tab="code"></main>
    <script type="application/json" id="document">%s</script>
    <script type="application/json" id="texts">{}</script>
    <script type="text/plain" id="words">%s</script>
    <script type="text/plain" id="fonts" data-fonts="[]">%s</script>
    <script type="text/plain" id="player">%s</script>
    <script>%s</script><script>%s</script><script>%s</script>
    """
        .formatted(
            hashes,
            document.json(),
            Packer.pack(
                PageDocument.TEXTS
                    .forHtml(
                        ImmutableMap.of(
                            "en", ImmutableMap.of("page.event", EVENT, "page.no_solvers", HINT)))
                    .getBytes(UTF_8)),
            Packer.pack(new byte[0]),
            resource("player.packed"),
            OLD_BROWSER,
            unpacker,
            loader);
  }

  private static String hash(String script) {
    byte[] hash = Hashing.sha256().hashString(script, UTF_8).asBytes();
    return "sha256-" + Base64.getEncoder().encodeToString(hash);
  }

  private static String resource(String name) throws IOException {
    try (InputStream resource = requireNonNull(Engine.class.getResourceAsStream(name), name)) {
      return new String(resource.readAllBytes(), UTF_8);
    }
  }
}
