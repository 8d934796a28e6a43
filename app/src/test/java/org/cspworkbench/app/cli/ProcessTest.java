package org.cspworkbench.app.cli;

import static java.lang.ProcessBuilder.Redirect.PIPE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that need a separate process: signals, pipes and memory. */
@EnabledOnOs(OS.LINUX)
final class ProcessTest {

  private static final int ENDLESS = Integer.MAX_VALUE;
  private static final String[] BATCH = {"solve", "-", "--format", "line", "--seed", "1"};

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void anInterruptedBatchLeavesCompleteLines(String threads) throws Exception {
    String[] command =
        Stream.concat(Stream.of(BATCH), Stream.of("--threads", threads)).toArray(String[]::new);
    CspProcess csp = start(command).feed(ENDLESS, PuzzleSeries::puzzle);
    List<String> lines = new ArrayList<>();
    String text;
    try (BufferedReader output = csp.output()) {
      while (lines.size() < 200) {
        lines.add(output.readLine());
      }
      csp.interrupt();
      StringBuilder rest = new StringBuilder();
      for (int c = output.read(); c >= 0; c = output.read()) {
        rest.append((char) c);
      }
      text = rest.toString();
    }
    assertThat(csp.code()).isEqualTo(130);
    assertThat(csp.errors()).isEmpty();
    assertThat(text)
        .satisfiesAnyOf(t -> assertThat(t).isEmpty(), t -> assertThat(t).endsWith("\n"));
    text.lines().forEach(lines::add);
    for (int k = 0; k < lines.size(); k++) {
      assertThat(lines.get(k)).as("line %d", k).isEqualTo(PuzzleSeries.solution(k));
    }
  }

  /** The rest of a line is sent only after the answer to the previous line has arrived. */
  @ParameterizedTest
  @ValueSource(strings = {"", "--threads=1"})
  @Timeout(120)
  void typedPuzzlesAreAnsweredImmediately(String threads) throws Exception {
    String[] command =
        Stream.concat(Stream.of(BATCH), Stream.of(threads).filter(option -> !option.isEmpty()))
            .toArray(String[]::new);
    CspProcess csp = start(command);
    try (BufferedWriter input = csp.input();
        BufferedReader output = csp.output()) {
      int typed = 0; // characters of the next puzzle
      for (int k = 0; k < 20; k++) {
        input.write(PuzzleSeries.puzzle(k).substring(typed) + "\n");
        typed = 4 * k;
        input.write("# and now\n" + PuzzleSeries.puzzle(k + 1).substring(0, typed));
        input.flush();
        assertThat(output.readLine()).as("puzzle %d", k).isEqualTo(PuzzleSeries.solution(k));
      }
      input.write(PuzzleSeries.puzzle(20).substring(typed));
    }
    assertThat(csp.code()).isZero();
  }

  @Test
  void closingThePipeEndsTheProgram() throws Exception {
    CspProcess csp = start(BATCH).feed(ENDLESS, PuzzleSeries::puzzle);
    try (BufferedReader output = csp.output()) {
      assertThat(output.readLine()).isEqualTo(PuzzleSeries.solution(0));
    }
    assertThat(csp.code()).isZero();
    assertThat(csp.errors()).isEmpty();
  }

  /** The name of a pipe denotes no regular file, although it may be a link. */
  @Test
  void aFileOfPuzzlesMayBeAPipe() throws Exception {
    CspProcess csp = start("generate", "-n", "2", "--seed", "1", "--output", "/dev/stdout");
    try (BufferedReader output = csp.output()) {
      assertThat(output.lines())
          .hasSize(2)
          .allSatisfy(line -> assertThat(line).matches("[1-9.]{81}\\t.*"));
    }
    assertThat(csp.code()).isZero();
  }

  @Test
  void aFullDiskIsReported() throws Exception {
    CspProcess csp =
        CspProcess.start(
            folder.resolve("errors"),
            ProcessBuilder.Redirect.to(new File("/dev/full")),
            List.of(),
            "solve",
            Csp.EASY,
            "--seed",
            "1");
    assertThat(csp.code()).isEqualTo(1);
    assertThat(csp.errors())
        .hasContent("csp: standard output cannot be written: no space left on device");
  }

  @Test
  void closingThePipeEndsTheGenerator() throws Exception {
    CspProcess csp = start("generate", "-n", "1000000", "--seed", "1");
    try (BufferedReader output = csp.output()) {
      assertThat(output.readLine()).isNotEmpty();
    }
    assertThat(csp.code()).isZero();
    assertThat(csp.errors()).isEmpty();
  }

  /** The partially written new file is removed, and the old file is unchanged. */
  @Test
  void anInterruptedGeneratorKeepsTheOldFile() throws Exception {
    Path files = Files.createDirectory(folder.resolve("files"));
    Path puzzles = Files.writeString(files.resolve("puzzles.txt"), "old");
    CspProcess csp = start("generate", "-n", "1000000", "--seed", "1", "-o", puzzles.toString());
    while (names(files).size() < 2) {
      Thread.sleep(10);
    }
    csp.interrupt();
    assertThat(csp.code()).isEqualTo(130);
    assertThat(names(files)).containsExactly("puzzles.txt");
    assertThat(puzzles).hasContent("old");
  }

  /** The rows of a killed process, and those of the missing parts, are all that is needed. */
  @Test
  void aKilledWriterOfRowsLeavesCompleteRows() throws Exception {
    String parts = folder.resolve("parts.jsonl").toString();
    Csp.Ending split =
        Csp.run("split", "--problem", "queens:9", "--all", "--parts", "300", "-o", parts);
    assertThat(split.code()).as(split.err()).isZero();
    CspProcess csp = start("solve", "--parts", parts, "--format", "json", "--threads", "2");
    StringBuilder text = new StringBuilder();
    try (BufferedReader output = csp.output()) {
      text.append(output.readLine()).append('\n');
      csp.kill();
      for (int c = output.read(); c >= 0; c = output.read()) {
        text.append((char) c);
      }
    }
    assertThat(text).endsWith("\n");
    Csp.Ending some = Csp.runOn(text.toString(), "merge");
    assertThat(some.code()).isEqualTo(3);
    assertThat(some.err()).contains("parts, these are missing: ");
    String missing = some.err().strip().replaceFirst(".*: ", "");
    Csp.Ending rest = Csp.run("solve", "--parts", parts, "--part", missing, "--format", "json");
    Csp.Ending all = Csp.runOn(text + rest.out(), "merge");
    assertThat(all.out()).contains("\"solutions\":352,");
  }

  private static List<String> names(Path files) throws IOException {
    try (Stream<Path> all = Files.list(files)) {
      return all.map(path -> path.getFileName().toString()).toList();
    }
  }

  @Test
  @Tag("slow")
  void tenThousandPuzzlesAreGeneratedInLittleMemory() throws Exception {
    CspProcess csp =
        CspProcess.start(
            folder.resolve("errors"),
            PIPE,
            List.of("-Xmx64m"),
            "generate",
            "-n",
            "10000",
            "--difficulty",
            "medium",
            "--seed",
            "1");
    Set<String> puzzles = new HashSet<>();
    try (BufferedReader output = csp.output()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        puzzles.add(line.substring(0, line.indexOf('\t')));
      }
    }
    assertThat(csp.code()).isZero();
    assertThat(csp.errors()).isEmpty();
    assertThat(puzzles).hasSize(10_000);
  }

  @Test
  void withoutADisplayTheWindowReportsAnError() throws Exception {
    CspProcess csp =
        CspProcess.start(
            folder.resolve("errors"), PIPE, List.of("-Djava.awt.headless=true"), "gui");
    assertThat(csp.code()).isEqualTo(2);
    assertThat(csp.errors())
        .hasContent("csp: there is no display to open a window on; csp solve works without one");
  }

  @Test
  void picturesAreMadeWithoutTheDisplayThatIsNamed() throws Exception {
    Path film = folder.resolve("film.gif");
    String[] animation = {"animate", "--problem", "queens:4", "--export", film.toString()};
    CspProcess csp = CspProcess.start(folder.resolve("errors"), PIPE, List.of(), animation);
    assertThat(csp.code()).as("%s", csp.errors()).isZero();
    assertThat(film).isNotEmptyFile();
  }

  @Test
  void aProblemThatExceedsTheMemoryIsReportedInOneSentence() throws Exception {
    CspProcess csp =
        CspProcess.start(
            folder.resolve("errors"),
            PIPE,
            List.of("-Xmx16m"),
            "solve",
            "--problem",
            "queens:1000",
            "--seed",
            "1");
    assertThat(csp.code()).isEqualTo(1);
    assertThat(csp.errors())
        .hasContent("csp: out of memory; raise the limit, for example with CSP_JAVA_OPTS=-Xmx4g");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  @Tag("slow")
  void tenThousandPuzzlesPassThroughLittleMemoryInOrder(String threads) throws Exception {
    int count = 10_000;
    String[] command =
        Stream.concat(Stream.of(BATCH), Stream.of("--threads", threads)).toArray(String[]::new);
    CspProcess csp =
        CspProcess.start(folder.resolve("errors"), PIPE, List.of("-Xmx64m"), command)
            .feed(count, PuzzleSeries::puzzle);
    try (BufferedReader output = csp.output()) {
      for (int k = 0; k < count; k++) {
        assertThat(output.readLine()).as("puzzle %d", k).isEqualTo(PuzzleSeries.solution(k));
      }
      assertThat(output.readLine()).isNull();
    }
    assertThat(csp.code()).isZero();
    assertThat(csp.errors()).isEmpty();
  }

  @Test
  void theSeriesOfPuzzlesIsValid() {
    for (int k = 0; k < 200; k++) {
      assertThat(Grid.ofLine(PuzzleSeries.solution(k)).isSolved()).isTrue();
      assertThat(Grid.ofLine(PuzzleSeries.puzzle(k)).filled()).isEqualTo(30);
    }
  }

  private CspProcess start(String... arguments) throws Exception {
    return CspProcess.start(folder.resolve("errors"), PIPE, List.of(), arguments);
  }
}
