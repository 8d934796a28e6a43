package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search on this machine has the result of {@code csp merge} over all parts. */
@Tag("cluster")
final class SearchTest {

  private static final String OPTIMUM =
      """
      <instance format="XCSP3" type="COP">
        <variables><array id="x" size="[5]"> 0..3 </array></variables>
        <constraints><allDifferent> x[0..3] </allDifferent></constraints>
        <objectives> <minimize type="sum"> <list> x[] </list> </minimize> </objectives>
      </instance>
      """;

  private static final String TIME = "\"timeNanos\":\\d+";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queens:7 --all --solver mac",
        "langford:5 --solver forward-checking",
        "@optimum.xml --solver backtracking"
      })
  void resultIsThatOfMergedParts(String problem) throws Exception {
    Path file = split(problem, "20");
    Path rows = folder.resolve("rows.jsonl");
    Programs.Outcome solved =
        Programs.csp(folder, "solve", "--parts", file.toString(), "--format", "json");
    Files.writeString(rows, solved.data());
    Programs.Outcome merged = Programs.csp(folder, "merge", rows.toString());

    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Path output = folder.resolve("output");
    int code = search(out, file, output);
    assertThat(code).isEqualTo(merged.code());
    assertThat(timeless(out.toString(UTF_8))).isEqualTo(timeless(merged.data()));
    assertThat(output.resolve("_result.json")).hasContent(out.toString(UTF_8));
    assertThat(timeless(Programs.parts(output))).isEqualTo(timeless(solved.data()));
    assertThat(Programs.partFiles(output)).hasSize((int) solved.data().lines().count());
  }

  private Path split(String problem, String parts) throws Exception {
    Path file = folder.resolve("parts.jsonl");
    List<String> arguments = new ArrayList<>(List.of("split", "--parts", parts, "--problem"));
    Files.writeString(folder.resolve("optimum.xml"), OPTIMUM);
    arguments.addAll(List.of(problem.replace("@", folder + "/").split(" ", -1)));
    arguments.addAll(List.of("-o", file.toString()));
    assertThat(Programs.csp(folder, arguments.toArray(String[]::new)).code()).isZero();
    return file;
  }

  private static int search(ByteArrayOutputStream out, Path file, Path output) throws IOException {
    PrintStream standard = new PrintStream(out, true, UTF_8);
    String parts = "--parts=" + file;
    return Main.run(
        standard,
        Programs.quiet(),
        "search",
        parts,
        "--master",
        "local[2]",
        "-o",
        output.toString());
  }

  private static String timeless(String rows) {
    return rows.replaceAll(TIME, "");
  }

  @Test
  void whatIsNoFileOfPartsIsReportedInOneSentence() throws Exception {
    Path file = split("queens:6 --all --solver mac", "10");
    String output = folder.resolve("output").toString();
    String name = file.toString();

    assertThat(Programs.rejection(2, "search", "-o", output))
        .isEqualTo("csp: missing required option: '--parts=FILE'; see csp cluster --help\n");
    assertThat(Programs.rejection(2, "search", "--parts", name, "--seed", "1", "-o", output))
        .startsWith("csp: there is no option '--seed'");
    assertThat(Programs.rejection(3, "search", "--parts", name + ".no", "-o", output))
        .isEqualTo("csp: " + name + ".no: there is no such file\n");
    assertThat(Programs.rejection(3, "search", "--parts", folder.toString(), "-o", output))
        .isEqualTo("csp: " + folder + ": is a directory, not a file\n");

    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 5));
    assertThat(Programs.rejection(3, "search", "--parts", name, "-o", output))
        .startsWith("csp: " + name + ":")
        .endsWith(": expected a whole line, found the beginning of one\n");
    Files.writeString(file, whole.substring(0, whole.lastIndexOf('\n', whole.length() - 2) + 1));
    assertThat(Programs.rejection(3, "search", "--parts", name, "-o", output))
        .startsWith("csp: " + name + ":")
        .endsWith(", found the end\n");
    assertThat(Path.of(output)).doesNotExist();
  }
}
