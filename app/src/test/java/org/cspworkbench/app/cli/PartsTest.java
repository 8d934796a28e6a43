package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts that are solved apart from each other merge to the result of the whole. */
final class PartsTest {

  private static final String OPTIMUM =
      """
      <instance format="XCSP3" type="COP">
        <variables><array id="x" size="[6]"> 0..3 </array></variables>
        <constraints><allDifferent> x[0..2] </allDifferent></constraints>
        <objectives>
          <minimize type="sum"><list> x[] </list><coeffs> 1 1 1 0 -1 1 </coeffs></minimize>
        </objectives>
      </instance>
      """;

  @TempDir private Path folder;

  private Csp.Ending csp(String command) throws Exception {
    Files.writeString(folder.resolve("optimum.xml"), OPTIMUM);
    return Csp.run(
        Stream.of(command.split(" ", -1))
            .map(word -> word.replace("@", folder + "/"))
            .toArray(String[]::new));
  }

  private List<String> rows(String problem, int parts) throws Exception {
    Csp.Ending split = csp("split " + problem + " --parts " + parts + " -o @parts.jsonl");
    assertThat(split.code()).as(split.err()).isZero();
    Csp.Ending solved = csp("solve --parts @parts.jsonl --format json --threads 2");
    assertThat(solved.code()).as(solved.err()).isZero();
    return new ArrayList<>(solved.lines());
  }

  private Csp.Ending merge(List<String> rows) {
    String text = rows.isEmpty() ? "" : String.join("\n", rows) + "\n";
    return Csp.runOn(text, "merge");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--problem queens:7 --all",
        "--problem queens:7 --count 11",
        "--problem queens:8",
        "--problem langford:7 --all --solver forward-checking",
        "--problem langford:8 --all --solver domwdeg",
        "--problem @optimum.xml --solver backtracking",
        "--problem @optimum.xml --all",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      })
  void theMergedResultIsThatOfTheWhole(String problem) throws Exception {
    String options = problem.contains("--solver") ? problem : problem + " --solver mac";
    Csp.Ending whole = csp("solve " + options + " --seed 1 --format json");
    List<String> rows = rows(options + " --seed 1", 20);
    for (int order = 0; order < 3; order++) {
      Collections.shuffle(rows, new Random(order));
      Csp.Ending merged = merge(rows);
      assertThat(merged.err()).isEmpty();
      assertThat(merged.code()).isZero();
      if (problem.contains("domwdeg")) {
        assertThat(json(merged).get("solutions")).isEqualTo(json(whole).get("solutions"));
      } else {
        JsonObject found = json(merged);
        JsonObject expected = json(whole);
        found.remove("statistics");
        expected.remove("statistics");
        found.remove("problem"); // may be the path of a file
        expected.remove("problem");
        assertThat(found).isEqualTo(expected);
      }
    }
  }

  private static JsonObject json(Csp.Ending ending) {
    return JsonParser.parseString(ending.out()).getAsJsonObject();
  }

  @Test
  void partsMayBeSolvedInSeveralRuns() throws Exception {
    List<String> whole = rows("--problem queens:6 --all --seed 1", 9);
    List<String> pieces = new ArrayList<>();
    for (String part : new String[] {"3..4", "1,2,6..9", "5"}) {
      Csp.Ending solved = csp("solve --parts @parts.jsonl --part " + part + " --format json");
      pieces.addAll(solved.lines().stream().filter(row -> number(row) <= whole.size()).toList());
    }
    if (whole.size() > 9) {
      pieces.addAll(whole.subList(9, whole.size()));
    }
    assertThat(json(merge(pieces)).get("solutions").getAsInt()).isEqualTo(4);
  }

  private static int number(String row) {
    return JsonParser.parseString(row).getAsJsonObject().get("part").getAsInt();
  }

  @Test
  void missingDoubledAndForeignPartsAreReported() throws Exception {
    List<String> foreign = rows("--problem queens:6 --all --seed 1", 4);
    List<String> rows = rows("--problem queens:7 --all --seed 1", 4);
    int parts = rows.size();

    Csp.Ending missing = merge(rows.subList(1, parts - 1));
    assertThat(missing.err())
        .isEqualTo("csp: of %d parts, these are missing: 1,%d\n".formatted(parts, parts));
    List<String> doubled = new ArrayList<>(rows);
    doubled.add(rows.get(2));
    Csp.Ending twice = merge(doubled);
    assertThat(twice.err())
        .isEqualTo("csp: standard input:%d: part 3 comes twice\n".formatted(parts + 1));
    doubled.set(parts, foreign.get(0));
    Csp.Ending other = merge(doubled);
    assertThat(other.err()).contains(":%d: part 1 is of another problem".formatted(parts + 1));
    Csp.Ending none = merge(List.of());
    Csp.Ending half = Csp.runOn(rows.get(0).substring(0, 100), "merge");
    assertThat(half.err())
        .isEqualTo(
            """
            csp: standard input:1: the last row is cut off, so its part counts as missing
            csp: expected rows of csp solve --parts, found none
            """);
    Csp.Ending text = Csp.runOn("hello\n", "merge");
    assertThat(text.err()).contains(":1: expected a row of csp solve --parts");
    for (Csp.Ending ending : List.of(missing, twice, other, none, half, text)) {
      assertThat(ending.code()).isEqualTo(3);
      assertThat(ending.out()).isEmpty();
    }
  }

  @Test
  void aRowThatIsCutOffIsReportedAndItsPartIsMissing() throws Exception {
    List<String> rows = rows("--problem queens:7 --all --seed 1", 4);
    Path killed = folder.resolve("killed.jsonl");
    Files.writeString(killed, rows.get(0) + "\n" + rows.get(1).substring(0, 100));
    Path rest = Files.write(folder.resolve("rest.jsonl"), rows.subList(2, rows.size()));
    String cut = "csp: " + killed + ":2: the last row is cut off, so its part counts as missing\n";
    String missing = "csp: of %d parts, these are missing: 2\n".formatted(rows.size());
    assertThat(csp("merge @killed.jsonl @rest.jsonl"))
        .isEqualTo(new Csp.Ending(ExitCode.BAD_INPUT, "", cut + missing));
    Files.write(rest, rows.subList(1, rows.size()));
    assertThat(csp("merge @killed.jsonl @rest.jsonl"))
        .isEqualTo(new Csp.Ending(ExitCode.DONE, merge(rows).out(), cut));
  }

  @Test
  void aRowWithFieldsOfAnotherKindIsReported() throws Exception {
    for (String problem : List.of("--problem queens:5 --all", "--problem @optimum.xml")) {
      String row = rows(problem + " --seed 1 --solver mac", 1).get(0);
      for (String field : JsonParser.parseString(row).getAsJsonObject().keySet()) {
        for (String other : List.of("null", "[]", "{}", "{\"a\":[]}", "true", "\"x\"")) {
          JsonObject damaged = JsonParser.parseString(row).getAsJsonObject();
          damaged.add(field, JsonParser.parseString(other));
          Csp.Ending merged = merge(List.of(damaged.toString()));
          assertThat(merged.code()).as("%s", damaged).isNotEqualTo(1);
          assertThat(merged.err()).doesNotContain("Exception");
        }
      }
    }
  }

  @Test
  void damagedFilesOfPartsAreReported() throws Exception {
    List<String> unused = rows("--problem queens:6 --all --seed 1", 4);
    Path file = folder.resolve("parts.jsonl");
    String text = Files.readString(file);
    List<String> lines = text.lines().toList();
    List<String> damaged =
        List.of(
            "",
            "hello\n",
            "{}\n",
            "[]\n",
            text.substring(0, text.length() - 5),
            text.substring(0, text.indexOf('\n') + 1),
            text + lines.get(1) + "\n",
            text.replace("\"=\",4", "\"=\",3"),
            text.replace("queens:6", "queens:7"),
            text.replace("\"csp-parts\":1", "\"csp-parts\":2"),
            text.replaceFirst("\"parts\":\\d+", "\"parts\":2000000000"),
            text.replace("\"decisions\"", "\"choices\""),
            text.replace("\"solutions\":\"all\"", "\"solutions\":\"1\""));
    for (String content : damaged) {
      assertThat(content).isNotEqualTo(text);
      Files.writeString(file, content);
      Csp.Ending ending = csp("solve --parts @parts.jsonl --part 1 --format json");
      assertThat(ending.code()).as(content).isEqualTo(3);
      assertThat(ending.out()).isEmpty();
      assertThat(ending.err()).startsWith("csp: " + file + ":").doesNotContain("Exception");
    }
    Files.delete(file);
    Csp.Ending none = csp("solve --parts @parts.jsonl --format json");
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).isEqualTo("csp: " + file + ": there is no such file\n");
    assertThat(csp("merge @").code()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--problem queens:6 --all", "--problem @optimum.xml --all"})
  void theSolverOfAllPartsIsThatOfTheWhole(String problem) throws Exception {
    Csp.Ending whole = csp("solve " + problem + " --seed 1 --format json");
    Csp.Ending merged = merge(rows(problem + " --seed 1", 10));
    assertThat(json(merged).get("solver")).isEqualTo(json(whole).get("solver"));
    assertThat(json(merged).get("solutionsList")).isEqualTo(json(whole).get("solutionsList"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "split --problem queens:6 --parts 0|2|--parts: expected a whole number from 1 to 100000, found '0'",
        "split --problem queens:6 --parts 1000000000|2|--parts: expected a whole number from 1 to 100000, found",
        "split --problem queens:6 --parts 4 --solver exact-cover|2|so it cannot cut a problem",
        "split --problem queens:6 --parts 4 --solver min-conflicts|2|so it cannot cut a problem",
        "split --problem queens:3 --parts 4|4|has no solution, so there are no parts",
        "split --problem queens:6|2|--parts",
        "split - --parts 4|3|",
        "solve --parts x --problem queens:6 --format json|2|the file of --parts states the problem",
        "solve --parts x --all --format json|2|the file of --parts states the problem",
        "solve --parts x|2|--parts requires --format json",
        "solve --part 3 --problem queens:6|2|--part goes with --parts FILE",
      })
  void requestsThatCannotBeMetAreRefused(String command, int code, String sentence)
      throws Exception {
    Csp.Ending ending = csp(command);
    assertThat(ending.code()).as(ending.err()).isEqualTo(code);
    assertThat(ending.err()).contains(sentence == null ? "csp: " : sentence);
    assertThat(ending.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "100", "3..2", "1..100", "x", "1,,2", "1..", "99999999999"})
  void partsOutOfRangeAreRefused(String part) throws Exception {
    List<String> unused = rows("--problem queens:6 --all --seed 1", 4);
    Csp.Ending ending = csp("solve --parts @parts.jsonl --format json --part " + part);
    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("--part: expected a part from 1 to");
  }

  @Test
  void aPartThatIsNotFinishedMakesTheWholeUnfinished() throws Exception {
    Csp.Ending split = csp("split --problem queens:16 --all --seed 1 --parts 2 -o @parts.jsonl");
    assertThat(split.code()).isZero();
    Csp.Ending solved = csp("solve --parts @parts.jsonl --format json --timeout 20ms");
    assertThat(solved.code()).isEqualTo(6);
    Csp.Ending merged = merge(solved.lines());
    assertThat(merged.code()).isEqualTo(6);
    assertThat(json(merged).get("outcome").getAsString()).isEqualTo("gave-up");
  }

  /** An endless line ends the command in bounded memory. */
  @Test
  void anEndlessStreamIsRefused() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            java.util.Arrays.fill(bytes, from, from + length, (byte) 'x');
            return length;
          }
        };
    java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
    Console console =
        Console.of(
            endless,
            new java.io.ByteArrayOutputStream(),
            err,
            Console.Terminals.NONE,
            java.util.Map.of());
    assertThat(CspCommand.run(console, "merge", "-")).isEqualTo(3);
    assertThat(err.toString(UTF_8)).contains("expected a line to end within");
  }
}
