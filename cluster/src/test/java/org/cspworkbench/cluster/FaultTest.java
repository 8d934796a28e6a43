package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.cspworkbench.app.cli.RowCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that fail during a task are reported, whatever the file system throws. */
@Tag("cluster")
final class FaultTest {

  private final Configuration files = new Configuration();

  @TempDir private Path folder;

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsAnExceptionAndLeavesNoPart() throws IOException {
    OutputFolder output = OutputFolder.of(folder.resolve("output").toString(), files);
    output.begin(files);
    Path incomplete = folder.resolve("output.incomplete");
    Path attempts = Files.createDirectory(incomplete.resolve("_attempts"));
    Files.createSymbolicLink(attempts.resolve("rows-0-7"), Path.of("/dev/full"));

    PartFiles part = new PartFiles(output, files, 0, "7");
    part.addHeader("a line\n");
    assertThatThrownBy(part::commit).isInstanceOf(IOException.class).hasMessageContaining("space");
    assertThat(Programs.partFiles(incomplete)).isEmpty();
  }

  @Test
  void aFileThatIsGoneIsNamed() {
    FilePart part = new FilePart(0, "a.txt", folder.resolve("a.txt").toString(), 0, 10, 1);
    RowCommand command = RowCommand.of("check", ImmutableList.of("a.txt"));
    assertThatThrownBy(() -> part.process(command, files, row -> {}))
        .isInstanceOfSatisfying(
            BatchFailure.class, failure -> assertThat(failure.code()).isEqualTo(3))
        .hasMessageStartingWith("a.txt: cannot be read: ");
  }
}
