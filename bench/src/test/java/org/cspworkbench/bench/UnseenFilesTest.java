package org.cspworkbench.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cspworkbench.bench.unseen.UnseenInstances;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The instances on which nothing is tuned stay as they were measured, and their answers hold. */
final class UnseenFilesTest {

  @Test
  void theInstancesAreTheSameOnEveryMachine() {
    String all = String.join("", UnseenInstances.texts().values());
    assertThat(Hashing.sha256().hashString(all, StandardCharsets.UTF_8))
        .hasToString("c75867c0773b440501fb24928ccd70d795361a6b864097952b80170e28373a7e");
  }

  @Test
  void theListHasALineForEveryInstance() throws IOException {
    List<String> files =
        UnseenFiles.answers()
            .lines()
            .skip(1)
            .map(line -> line.substring(0, line.indexOf(';')))
            .toList();
    assertThat(files)
        .hasSize(100)
        .containsExactlyInAnyOrderElementsOf(
            UnseenInstances.texts().keySet().stream().map(name -> name + ".xml").toList());
  }

  @Test
  void theSmallestOfEachKindHasTheAnswerInTheList(@TempDir Path folder) throws IOException {
    PrintStream ignored =
        new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    new UnseenFiles().run(List.of(folder.toString()), ignored);
    Path list = folder.resolve(XcspInstances.LIST);
    ImmutableList<String> smallest =
        Files.readAllLines(list).stream()
            .filter(line -> line.startsWith("file") || line.contains("-1.xml"))
            .collect(ImmutableList.toImmutableList());
    Files.write(list, smallest);
    ByteArrayOutputStream table = new ByteArrayOutputStream();
    new XcspInstances()
        .run(
            List.of(folder.toString(), "30"), new PrintStream(table, true, StandardCharsets.UTF_8));
    assertThat(table.toString(StandardCharsets.UTF_8)).doesNotContain("undecided", "best", "first");
  }
}
