package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.cspworkbench.app.cli.RowCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wherever a file is cut, each line is in one part, with the number that it has in the file. */
@Tag("cluster")
final class FilePartTest {

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir private Path folder;

  @Test
  void eachLineIsInOnePartWhereverTheFileIsCut() throws IOException {
    for (long seed = 0; seed < 12; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "\uFEFF" : "");
      for (int i = random.nextInt(12); i >= 0; i--) {
        text.append(List.of("", "x", "# été", PUZZLE, "12345").get(random.nextInt(5)));
        text.append(List.of("\n", "\r\n", "\r").get(random.nextInt(3)));
      }
      if (random.nextBoolean()) {
        text.append(PUZZLE);
      }
      Path file = folder.resolve("puzzles.txt");
      Files.writeString(file, text);
      for (long size = 1; size < 60; size += 1 + random.nextInt(9)) {
        assertThat(reports(file, size))
            .as("seed %d, size %d", seed, size)
            .isEqualTo(expected(file));
      }
    }
  }

  private static List<String> reports(Path file, long size) throws IOException {
    Configuration files = new Configuration();
    ImmutableList<FilePart> parts =
        FilePart.cut("puzzles.txt", file.toString(), Files.size(file), size, 0);
    List<Long> lines = parts.stream().map(part -> part.countLines(files)).toList();
    RowCommand command = RowCommand.of("check", ImmutableList.of("puzzles.txt"));
    List<String> reports = new ArrayList<>();
    for (BatchPart part : InputFiles.number(parts, lines)) {
      part.process(command, files, row -> reports.add(row.data() + row.sentences()));
    }
    return reports;
  }

  private static List<String> expected(Path file) throws IOException {
    RowCommand command = RowCommand.of("check", ImmutableList.of("puzzles.txt"));
    List<String> reports = new ArrayList<>();
    try (BufferedReader reader = Files.newBufferedReader(file, UTF_8)) {
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        String text = number == 1 && line.startsWith("\uFEFF") ? line.substring(1) : line;
        command
            .line("puzzles.txt", number, text)
            .forEach(row -> reports.add(row.data() + row.sentences()));
      }
    }
    return reports;
  }
}
