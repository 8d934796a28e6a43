package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A batch on this machine writes what {@code csp} writes, for any number of threads. */
@Tag("cluster")
final class BatchTest {

  private static final String FAULTY =
      "53y.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir private Path folder;

  @Test
  void generatedRowsAreThoseOfCspForAnyNumberOfThreads() throws Exception {
    String[] request = {"-n", "1200", "--no-rating", "--seed", "7"};
    Programs.Outcome expected = Programs.csp(folder, join("generate", request));
    for (String master : new String[] {"local[1]", "local[2]"}) {
      String output = folder.resolve(master).toString();
      assertThat(Programs.cluster(join("generate", request, "--master", master, "-o", output)))
          .as(master)
          .isEqualTo(expected);
      assertThat(Programs.partFiles(Path.of(output))).hasSize(3);
    }
  }

  @Test
  void readRowsAreThoseOfCspWithTheirPositionsAndMessages() throws Exception {
    Path file = folder.resolve("puzzles.txt");
    Puzzles.write(file, 4000, 1, "easy.txt", "unsatisfiable.txt", "several-solutions.txt");
    Files.writeString(file, "\n# comment\r\n" + FAULTY + "\n", StandardOpenOption.APPEND);
    Path more = Puzzles.write(folder.resolve("more.txt"), 3000, 2, "easy.txt");
    Files.write(file, Files.readAllBytes(more), StandardOpenOption.APPEND);
    String name = file.toString();

    assertSameAsCsp("check", name);
    assertSameAsCsp("solve", name, "--format", "line", "--seed", "1");
    assertSameAsCsp("convert", name, "--to", "list");
  }

  @Test
  void oneBatchReadsTheFolderThatAnotherHasWritten() throws Exception {
    String made = folder.resolve("made").toString();
    String rated = folder.resolve("rated").toString();
    Programs.Outcome puzzles =
        Programs.cluster(
            "generate", "-n", "600", "--clues", "40", "--no-rating", "--seed", "3", "-o", made);
    Path file = Files.writeString(folder.resolve("made.txt"), puzzles.data());

    assertThat(Programs.cluster("rate", made, "-o", rated))
        .isEqualTo(Programs.csp(folder, "rate", file.toString()));
  }

  private void assertSameAsCsp(String command, String... arguments) throws Exception {
    String output = folder.resolve(command).toString();
    assertThat(Programs.cluster(join(command, arguments, "--master", "local[2]", "-o", output)))
        .as(command)
        .isEqualTo(Programs.csp(folder, join(command, arguments)));
    assertThat(Programs.partFiles(Path.of(output))).hasSize(3);
  }

  @Test
  void whatCannotBeDoneIsReportedInOneSentence() throws IOException {
    String output = folder.resolve("output").toString();
    String there = folder.toString();
    String missing = folder.resolve("missing.txt").toString();
    String empty = Files.createFile(folder.resolve("empty.txt")).toString();
    String blank = Files.writeString(folder.resolve("blank.txt"), "\n# none\n").toString();

    assertThat(Programs.rejection(2, "solve", "puzzles.txt"))
        .isEqualTo("csp: expected -o DIR, the folder to write; see csp cluster --help\n");
    assertThat(Programs.rejection(2, "compare", "-o", output))
        .startsWith("csp: expected one of ")
        .endsWith(", found 'compare'; see csp cluster --help\n");
    assertThat(Programs.rejection(2, "check", "-o", output))
        .isEqualTo(
            "csp: expected one or more files with a puzzle on each line; see csp cluster --help\n");
    assertThat(Programs.rejection(2, "generate", "-n", "0", "-o", output))
        .isEqualTo(
            "csp: -n: expected a whole number from 1 to 1000000000, found '0'; see csp cluster --help\n");
    assertThat(Programs.rejection(2, "solve", "a.txt", "--threads", "2", "-o", output))
        .startsWith("csp: --threads does not apply to rows");
    assertThat(Programs.rejection(2, "check", "-", "-o", output))
        .startsWith("csp: expected files, found -: standard input is not distributed");
    assertThat(Programs.rejection(2, "generate", "-n", "5", "--seed", "1", "-o", there))
        .isEqualTo(
            "csp: -o: " + there + " exists already; choose a new folder; see csp cluster --help\n");
    assertThat(Programs.rejection(3, "check", missing, "-o", output))
        .isEqualTo("csp: " + missing + ": there is no such file\n");
    assertThat(Programs.rejection(3, "check", empty, "-o", output))
        .isEqualTo("csp: " + empty + ": expected a puzzle, found nothing\n");
    assertThat(Programs.rejection(3, "check", blank, "-o", output))
        .isEqualTo("csp: expected a puzzle on each line, found none\n");
    assertThat(Programs.rejection(1, "generate", "--seed", "1", "-o", empty + "/output"))
        .startsWith("csp: " + empty + "/output cannot be written: ");
  }

  private static String[] join(String command, String[] arguments, String... more) {
    String[] joined = new String[1 + arguments.length + more.length];
    joined[0] = command;
    System.arraycopy(arguments, 0, joined, 1, arguments.length);
    System.arraycopy(more, 0, joined, 1 + arguments.length, more.length);
    return joined;
  }
}
