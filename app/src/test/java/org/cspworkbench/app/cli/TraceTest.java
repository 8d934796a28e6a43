package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.trace.EventKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the file written by {@code --trace}. */
final class TraceTest {

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("trace.jsonl");
  }

  /** The command in the document writes the lines shown there. */
  @Test
  void theExampleOfTheDocumentIsCorrect() throws IOException {
    String document = Files.readString(Path.of("..", "docs", "trace-format.md"));
    Matcher example =
        Pattern.compile(
                "`csp (solve --problem [^`]*) --trace [^`]*`.*```jsonl\n(.*?)```", Pattern.DOTALL)
            .matcher(document);
    assertThat(example.find()).isTrue();
    Csp.run((example.group(1) + " --trace " + file).split(" ", -1));
    assertThat(withoutTime(Files.readString(file))).isEqualTo(withoutTime(example.group(2)));
  }

  @Test
  void theDocumentDescribesEveryKindOfEvent() throws IOException {
    String document = Files.readString(Path.of("..", "docs", "trace-format.md"));
    for (EventKind kind : EventKind.values()) {
      assertThat(document)
          .contains("| `" + Ascii.toLowerCase(kind.name()).replace('_', '-') + "` |");
    }
  }

  @Test
  void tracingChangesNeitherTheAnswerNorTheCounters() throws IOException {
    for (String solver : List.of("backtracking", "forward-checking", "mac", "wfc")) {
      String threads =
          solver.equals("wfc") ? "3" : "1"; // a search of several is cut, a trace is not
      String[] plain = {
        "solve",
        Csp.EASY,
        "--solver",
        solver,
        "--seed",
        "5",
        "--format",
        "json",
        "--threads",
        threads
      };
      JsonObject without = json(Csp.run(plain).out());
      String[] traced = Arrays.copyOf(plain, plain.length + 2);
      traced[plain.length] = "--trace";
      traced[plain.length + 1] = file.toString();
      JsonObject with = json(Csp.run(traced).out());
      assertThat(with).as(solver).isEqualTo(without);
      List<String> lines = Files.readAllLines(file);
      JsonObject end = JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject();
      end.getAsJsonObject("statistics").remove("timeNanos");
      assertThat(end.get("statistics")).as(solver).isEqualTo(without.get("statistics"));
    }
  }

  @Test
  void theTraceOfALimitedRunRecordsTheLimit() throws IOException {
    Csp.Ending ending =
        Csp.run(
            "solve",
            Csp.PUZZLE,
            "--solver",
            "wfc",
            "--seed",
            "1",
            "--attempts",
            "1",
            "--trace",
            file.toString());
    assertThat(ending.code()).isEqualTo(6);
    assertThat(Files.readAllLines(file))
        .last()
        .asString()
        .startsWith("{\"event\":\"end\",\"outcome\":\"gave-up\",\"solutions\":0,");
  }

  @Test
  void severalPuzzlesAreRefused() {
    assertThat(
            Csp.runOn(
                Csp.EASY + "\n" + Csp.EASY, "solve", "-", "--seed", "1", "--trace", "" + file))
        .isEqualTo(
            new Csp.Ending(
                2,
                "",
                "csp: --trace and --animate take one puzzle, found several; see csp solve --help\n"));
    assertThat(file).doesNotExist();
  }

  @Test
  void aSolverWithoutATraceIsRejected() {
    for (String watched : new String[] {"--animate", "--trace=" + file}) {
      assertThat(Csp.run("solve", Csp.EASY, "--solver", "bitboard", watched))
          .isEqualTo(
              new Csp.Ending(
                  2,
                  "",
                  "csp: bitboard records no events, so it accepts neither --trace nor"
                      + " --animate; see csp solve --help\n"));
      assertThat(file).doesNotExist();
    }
  }

  private static JsonObject json(String line) {
    JsonObject json = JsonParser.parseString(line).getAsJsonObject();
    json.getAsJsonObject("statistics").remove("timeNanos");
    return json;
  }

  private static String withoutTime(String text) {
    return text.replaceAll("\"timeNanos\":\\d+", "\"timeNanos\":0");
  }
}
