package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.viewer.problem.ProgramError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verifies that errors of the program are reported in one message, and logged to a file of limited
 * size.
 */
final class ProgramErrorsTest {

  @TempDir private Path folder;

  private ProgramErrors errors(ErrorLog log) {
    return new ProgramErrors(Optional.of(log), Runnable::run, Runnable::run);
  }

  @Test
  void manyErrorsAreReportedInOneMessageAndAllAreLogged() throws IOException {
    ErrorLog log = new ErrorLog(folder.resolve("logs"));
    ProgramErrors errors = errors(log);
    errors.uncaughtException(
        Thread.currentThread(), new IllegalStateException(new IOException("the disk is full")));
    errors.uncaughtException(Thread.currentThread(), new NullPointerException("another"));
    ProgramError shown = errors.shown().orElseThrow();
    assertThat(shown.summary()).isEqualTo("IOException: the disk is full");
    assertThat(shown.times()).isEqualTo(2);
    assertThat(shown.details()).contains("Java", "IllegalStateException", getClass().getName());
    assertThat(Files.readString(errors.logFile().orElseThrow()))
        .contains("the disk is full", "another", getClass().getName());
    errors.dismiss();
    assertThat(errors.shown()).isEmpty();
    errors.uncaughtException(Thread.currentThread(), new IllegalArgumentException());
    assertThat(errors.shown().orElseThrow().times()).isEqualTo(1);
  }

  /** A painting error may occur sixty times per second. */
  @Test
  void aRepeatedErrorIsLoggedOnce() throws IOException {
    ErrorLog log = new ErrorLog(folder);
    ProgramErrors errors = errors(log);
    for (int frame = 0; frame < 100; frame++) {
      errors.uncaughtException(Thread.currentThread(), new IllegalStateException("paint"));
    }
    assertThat(errors.shown().orElseThrow().times()).isEqualTo(100);
    assertThat(Files.readString(log.file()).split("IllegalStateException: paint", -1)).hasSize(2);
  }

  @Test
  void theLogIsRotated() throws IOException {
    ErrorLog log = new ErrorLog(folder);
    String long1 = "x".repeat(ErrorLog.LARGEST / 4);
    for (int i = 0; i < 40; i++) {
      log.log(long1, new IllegalStateException("fault " + i + ":"));
    }
    List<Path> files;
    try (Stream<Path> listed = Files.list(folder)) {
      files = listed.filter(file -> file.toString().endsWith(".log")).toList();
    }
    StringBuilder all = new StringBuilder();
    for (Path file : files) {
      all.append(Files.readString(file));
    }
    assertThat(files).hasSize(3);
    assertThat(all.toString()).contains("fault 39:").doesNotContain("fault 0:");
    assertThat(all.length()).isLessThan(4 * ErrorLog.LARGEST);
  }

  @Test
  void errorsThatCannotBeLoggedAreReported() throws IOException {
    Path file = Files.writeString(folder.resolve("taken"), "");
    ProgramErrors errors = errors(new ErrorLog(file));
    errors.uncaughtException(Thread.currentThread(), new IllegalStateException("lost"));
    assertThat(errors.shown().orElseThrow().details()).contains("lost", "Suppressed");
  }
}
