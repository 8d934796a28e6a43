package org.cspworkbench.app;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Verifies that the commands of the README and of the documentation work as written: runs all
 * commands of a document in order, in a folder with the files that the document assumes. Commands
 * that build the project, open the window or start Spark are skipped.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
final class DocumentedCommandsTest {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w*\\n(.*?)^```$");

  /** The exit code of {@code csp check} for the documented puzzle, which has 425 solutions. */
  private static final int SEVERAL_SOLUTIONS = 5;

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

  @TempDir private Path folder;

  @BeforeEach
  void createTheLauncher() throws IOException {
    Path launcher = folder.resolve("csp");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec '%s' -cp '%s' %s \"$@\"\n"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Main.class.getName()));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "README.md, 5",
    "docs/command-line.md, 36",
    "docs/homework.md, 5",
    "docs/lessons.md, 4",
    "docs/notation.md, 1",
    "docs/puzzle-files.md, 1",
    "docs/scale.md, 6",
    "docs/tiles.md, 6",
    "docs/tour.md, 6",
  })
  void everyCommandWorksWhenPasted(String document, int count) throws Exception {
    Files.writeString(folder.resolve("puzzle.txt"), PUZZLE);
    Files.writeString(folder.resolve("australia.csp"), problemOf("docs/notation.md"));
    ImmutableList<String> commands = commands(document);
    assertThat(commands).as("the commands of %s", document).hasSize(count);
    for (String command : commands) {
      int code = run(command);
      assertThat(code)
          .as("%s reported: %s", command, Files.readString(folder.resolve("errors")))
          .isEqualTo(command.startsWith("./csp check") ? SEVERAL_SOLUTIONS : 0);
      assertThat(folder.resolve("output").toFile().length() > 0 || writesFile(command))
          .as("%s writes something", command)
          .isTrue();
    }
  }

  /** The tasks of the array are run one after the other, as Slurm would run them. */
  @Test
  void theTasksOfTheJobArrayMergeToTheWhole() throws Exception {
    String script =
        blocks("docs/batches.md").filter(block -> block.startsWith("#!")).findFirst().orElseThrow();
    Files.writeString(folder.resolve("job.sh"), script);
    assertThat(run("./csp split --problem queens:7 --all --seed 1 --parts 10 -o parts.jsonl"))
        .isZero();
    assertThat(run("for task in 1 2 3 4; do SLURM_ARRAY_TASK_ID=$task bash job.sh; done"))
        .as(Files.readString(folder.resolve("errors")))
        .isZero();
    assertThat(run("./csp merge results-*.jsonl")).isZero();
    assertThat(Files.readString(folder.resolve("output"))).contains("\"solutions\":40,");
  }

  /** Returns the first block of the documentation of the notation: a complete problem. */
  private static String problemOf(String document) throws IOException {
    return blocks(document).findFirst().orElseThrow();
  }

  private static ImmutableList<String> commands(String document) throws IOException {
    return blocks(document)
        .flatMap(String::lines)
        .filter(line -> line.matches("(\\./csp (?!gui|cluster)|printf |grep ).*"))
        .collect(toImmutableList());
  }

  private static Stream<String> blocks(String document) throws IOException {
    return BLOCK
        .matcher(Files.readString(Path.of("..").resolve(document)))
        .results()
        .map(block -> block.group(1));
  }

  private static boolean writesFile(String command) {
    return command.matches(".*( > | -o | --export | --trace ).*");
  }

  private int run(String command) throws IOException, InterruptedException {
    File errors = folder.resolve("errors").toFile();
    File output = folder.resolve("output").toFile();
    return new ProcessBuilder("bash", "-c", command)
        .directory(folder.toFile())
        .redirectInput(new File("/dev/null"))
        .redirectOutput(output)
        .redirectError(errors)
        .start()
        .waitFor();
  }
}
