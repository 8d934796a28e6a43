package org.cspworkbench.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that the engine in a browser makes the runs of the virtual machine, event by event. */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class EngineBrowserTest {

  private static final PageRun.Bounds FEW = new PageRun.Bounds(2_000, 2_000, 50);
  private static final long TRACE_BYTES = 16L << 20; // as in the worker

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings({"NullAway.Init", "UnusedVariable"}) // the tests have it in their tab
  private Browser browser;

  @BeforeParameterizedClassInvocation
  static void open(Browser browser) throws IOException {
    tab = browser.tab(400, 300);
    Path page = folder.resolve("engine.html");
    Files.writeString(page, page());
    tab.open(page.toUri());
  }

  @AfterParameterizedClassInvocation
  static void close() {
    tab.close();
  }

  /** Returns a page whose function {@code solve} asks one worker for one run after another. */
  private static String page() throws IOException {
    String script = resource("engine.js") + resource("page.js");
    return """
        <!DOCTYPE html><meta charset="utf-8">
        <script type="text/plain" id="engine">%s</script>
        <script>%s</script>
        <script>
        const compiled = (bytes) => WebAssembly.compile(bytes, {builtins: ["js-string"]});
        const unpacker = compiled(Uint8Array.from(atob("%s"), (each) => each.charCodeAt(0)));
        const worker = new Worker(URL.createObjectURL(new Blob([%s], {type: "text/javascript"})));
        const answers = [];
        let waiting = null;
        worker.onmessage = (event) => {
          answers.push(event.data);
          waiting?.();
        };
        const answer = async () => {
          while (answers.length === 0) {
            await new Promise((resolve) => { waiting = resolve; });
          }
          return answers.shift();
        };
        const unpacked = ({startUnpacking, nextUnpacked}) => {
          const pieces = [];
          startUnpacking.value(document.getElementById("engine").textContent);
          for (let piece = nextUnpacked.value(); piece.length > 0; piece = nextUnpacked.value()) {
            pieces.push(piece);
          }
          return new Blob(pieces).arrayBuffer();
        };
        const ready = unpacker
          .then(Engine.link)
          .then(unpacked)
          .then(compiled)
          .then((module) => { worker.postMessage(module); return answer(); });
        const solve = async (run) => {
          await ready;
          worker.postMessage("1" + run);
          const said = [];
          do {
            said.push(await answer());
          } while (said.at(-1)[0] === "2"); // more follow
          return said.map((each) => each[0] + btoa(unescape(encodeURIComponent(each.slice(1)))));
        };
        </script>
        """
        .formatted(
            resource("engine.packed"),
            resource("engine.js"),
            resource("unpacker.base64"),
            new JsonPrimitive(script));
  }

  private static String resource(String name) throws IOException {
    try (InputStream resource = requireNonNull(Engine.class.getResourceAsStream(name), name)) {
      return new String(resource.readAllBytes(), UTF_8);
    }
  }

  private static Stream<ProblemStatement> problems() {
    return Stream.of(
        gallery("queens:8"),
        gallery("queens:5"),
        gallery("zebra"),
        gallery("send-more-money"),
        gallery("australia"),
        gallery("langford:3"),
        gallery("random-b:8,4,0.5,0.4"),
        gallery("random-rb:6,4,0.4,0.35"),
        gallery("quasigroup:5,9"),
        gallery("magic-square:3"),
        gallery("magic-sequence:5"),
        gallery("domino:4,4"),
        gallery("mycielski:3,4"),
        gallery("tiles:sewer,6"),
        gallery("tiles-periodic:knots,5"),
        new ProblemStatement.NotationProblem(
            new NotationText(
                "small.csp",
                """
                problem small
                variables a, b, c in 1..6
                a + 2*b <= c + 4
                |a - c| != 1
                alldifferent(a, b, c)
                """)),
        new ProblemStatement.SudokuText("1234341221434321".replace("2", ".")),
        new ProblemStatement.SudokuText("123456456123231564564231312645645312".replace("3", ".")),
        new ProblemStatement.SudokuText(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  }

  private static ProblemStatement gallery(String argument) {
    return new ProblemStatement.GalleryProblem(new GalleryArgument(argument, 7));
  }

  private static Stream<PageRun> runs() {
    return problems()
        .flatMap(
            problem ->
                SolverCatalog.NAMED.stream()
                    .filter(Solver::recordsItsRuns)
                    .map(solver -> run(problem, solver)))
        .filter(EngineBrowserTest::isPossible);
  }

  private static PageRun run(ProblemStatement problem, Solver solver) {
    return new PageRun(
        problem, SolverSpec.of(solver), 7, Detail.FINE, 1, FEW, Optional.empty(), Script.empty());
  }

  private static boolean isPossible(PageRun run) {
    try {
      run.request();
      return true;
    } catch (UnreadableException e) {
      return false;
    }
  }

  private static JsonArray said(PageRun run) {
    String document = PageDocument.of("", "en", run).json();
    return tab.evaluate("solve(%s)".formatted(new JsonPrimitive(document))).getAsJsonArray();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyEventIsThatOfTheVirtualMachine(PageRun run) throws Exception {
    RunRequest request = run.request();
    TraceRecorder recorder = new TraceRecorder(run.detail(), TRACE_BYTES, Locale.ENGLISH);
    request.solver().solve(request.problem(), request.settings(), recorder);
    Trace trace = requireNonNull(recorder.trace());
    byte[] expected = TraceEncoder.encode(trace, trace.length());
    ReceivedRun received = new ReceivedRun(request, () -> {});
    for (JsonElement part : said(run)) {
      String text = new String(Base64.getDecoder().decode(part.getAsString().substring(1)), UTF_8);
      assertThat(part.getAsString().charAt(0)).as(text).isIn('2', '3');
      received.receive(text.getBytes(ISO_8859_1));
    }
    received.finish();
    assertThat(TraceEncoder.encode(received.trace().orElseThrow(), trace.length()))
        .isEqualTo(expected);
  }
}
