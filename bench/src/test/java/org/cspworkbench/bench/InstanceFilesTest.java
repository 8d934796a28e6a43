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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The instances stay as they were measured, and their answers hold. */
final class InstanceFilesTest {

  @Test
  void theInstancesAreTheSameOnEveryMachine() {
    String all = String.join("", InstanceFiles.UNSEEN.texts().get().values());
    assertThat(Hashing.sha256().hashString(all, StandardCharsets.UTF_8))
        .hasToString("c75867c0773b440501fb24928ccd70d795361a6b864097952b80170e28373a7e");
  }

  @ParameterizedTest
  @MethodSource("sets")
  void theListHasALineForEveryInstance(InstanceFiles instances) throws IOException {
    List<String> files =
        instances
            .answers()
            .lines()
            .skip(1)
            .map(line -> line.substring(0, line.indexOf(';')))
            .toList();
    assertThat(files)
        .containsExactlyInAnyOrderElementsOf(
            instances.texts().get().keySet().stream().map(name -> name + ".xml").toList());
  }

  @ParameterizedTest
  @MethodSource("sets")
  void theSmallestOfEachKindHasTheAnswerInTheList(InstanceFiles instances, @TempDir Path folder)
      throws IOException {
    PrintStream ignored =
        new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    instances.write(List.of(folder.toString()), ignored);
    Path list = folder.resolve(XcspInstances.LIST);
    ImmutableList<String> smallest =
        Files.readAllLines(list).stream()
            .filter(line -> line.startsWith("file") || line.contains("-1.xml"))
            .collect(ImmutableList.toImmutableList());
    Files.write(list, smallest);
    ByteArrayOutputStream table = new ByteArrayOutputStream();
    XcspInstances.run(
        List.of(folder.toString(), "30"), new PrintStream(table, true, StandardCharsets.UTF_8));
    assertThat(table.toString(StandardCharsets.UTF_8)).doesNotContain("undecided", "best", "first");
  }

  static Stream<InstanceFiles> sets() {
    return Stream.of(InstanceFiles.UNSEEN, InstanceFiles.LOST);
  }
}
