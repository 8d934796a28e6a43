package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ObjectArrays;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.playback.RunRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exported pages state the run that they show. */
final class ExportedRunTest {

  @TempDir private Path folder;

  private String page() {
    return folder.resolve("run.html").toString();
  }

  private void animate(String... arguments) {
    Csp.Ending ending =
        Csp.run(
            ObjectArrays.concat(
                new String[] {"animate", "--export", page(), "--seed", "7"},
                arguments,
                String.class));
    assertThat(ending.code()).as(ending.err()).isZero();
  }

  private JsonObject run() throws IOException {
    return JsonParser.parseString(ExportedPage.json(Path.of(page())))
        .getAsJsonObject()
        .getAsJsonObject("run");
  }

  /** Makes the run again from what the page states, and compares every event. */
  private void assertRepeatable() throws Exception {
    PageDocument document = PageDocument.read(ExportedPage.json(Path.of(page())));
    RunRequest request = document.run().request();
    TraceRecorder recorder = new TraceRecorder(request.detail(), request.traceBytes());
    request.solver().solve(request.problem(), request.settings(), recorder);
    Trace again = requireNonNull(recorder.trace());
    assertThat(document.leftOut()).isZero();
    assertThat(TraceEncoder.encode(ExportedPage.trace(Path.of(page())), again.length()))
        .isEqualTo(TraceEncoder.encode(again, again.length()));
  }

  @Test
  void statesAPuzzleWithSolverAndSeed() throws Exception {
    animate(Csp.EASY, "--solver", "wfc", "--set", "attempts=9", "--fine");

    assertThat(run().toString())
        .isEqualTo(
            "{\"puzzle\":\""
                + Csp.EASY
                + "\",\"solver\":\"wfc(attempts=9)\",\"seed\":\"7\",\"detail\":\"fine\"}");
    assertRepeatable();
  }

  @Test
  void statesAProblemOfTheGallery() throws Exception {
    animate("--problem", "random-b:8,5,0.4,0.3");

    assertThat(run().get("problem").getAsString()).isEqualTo("random-b:8,5,0.4,0.3");
    assertRepeatable();
  }

  @Test
  void statesAProblemInTheNotation() throws Exception {
    Path file = Files.writeString(folder.resolve("<b>.csp"), "variables x, y in 1..3\nx < y\n");
    animate("--problem", file.toString());

    assertThat(run().get("csp").getAsString()).isEqualTo("variables x, y in 1..3\nx < y\n");
    assertThat(Files.readString(Path.of(page()))).doesNotContain("<b>.csp");
    assertRepeatable();
  }

  @Test
  void statesAnImageOfTiles() throws Exception {
    Csp.Ending ending =
        Csp.run(
            "tiles",
            "generate",
            "sewer",
            "--size",
            "6x5",
            "--fix",
            "2,3=corner",
            "--path",
            "--seed",
            "7",
            "-o",
            page());
    assertThat(ending.code()).as(ending.err()).isZero();

    assertThat(run().get("tiles").getAsString()).contains("\"set\":\"sewer\"", "\"path\":true");
    assertRepeatable();
  }
}
