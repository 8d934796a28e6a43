package org.cspworkbench.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that the old content remains until the new content is complete. */
class ReplacedFileTest {

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeWhatIsThereBefore() throws IOException {
    file = folder.resolve("puzzle.txt");
    Files.writeString(file, "before");
  }

  @Test
  void theOldContentStaysUntilTheNewOneIsComplete() throws IOException {
    try (ReplacedFile replaced = ReplacedFile.open(file)) {
      replaced.stream().write('n');
      replaced.stream().flush();
      assertThat(file).hasContent("before");
      replaced.complete();
      assertThat(file).hasContent("n");
    }
    assertThat(folder.toFile().list()).containsExactly("puzzle.txt");
  }

  @Test
  void incompleteFilesAreRemoved() throws IOException {
    try (ReplacedFile replaced = ReplacedFile.open(file)) {
      replaced.stream().write('n');
    }
    assertThat(file).hasContent("before");
    assertThat(folder.toFile().list()).containsExactly("puzzle.txt");
  }

  @Test
  void aFailureDuringWritingKeepsTheOldContent() {
    assertThatIOException()
        .isThrownBy(
            () ->
                ReplacedFile.write(
                    file,
                    stream -> {
                      stream.write(new byte[1 << 20]);
                      throw new IOException("no space left");
                    }))
        .withMessage("no space left");
    assertThat(file).hasContent("before");
    assertThat(folder.toFile().list()).containsExactly("puzzle.txt");
  }

  @Test
  void aNewFileIsCreatedButNoFolder() throws IOException {
    Path fresh = folder.resolve("new.txt");
    ReplacedFile.write(fresh, "ação");
    assertThat(fresh).hasContent("ação");
    assertThatIOException()
        .isThrownBy(() -> ReplacedFile.write(folder.resolve("none").resolve("new.txt"), "text"))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void linksAndPermissionsAreKept() throws IOException {
    assumeTrue(
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix"),
        "a file system with links and permissions");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
    ReplacedFile.write(link, "after");
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("after");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void aDeviceIsWrittenDirectly() throws IOException {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "a device to write to");
    ReplacedFile.write(device, "text");
    assertThat(Files.isRegularFile(device)).isFalse();
  }
}
