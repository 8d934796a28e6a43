package org.cspworkbench.app.gui.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that file errors are reported in words, not by class names. */
class FileFaultsTest {

  static Stream<IOException> faults() {
    return Stream.of(
        new AccessDeniedException("/games/a.json"),
        new NoSuchFileException("/games/a.json"),
        new FileSystemException("/games/a.json", null, "Not a directory"),
        new IOException("/games/a.json: no space left"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theMessageNamesTheFileAndNoClass(IOException fault) {
    assertThat(FileFaults.sentence(fault)).contains("/games/a.json").doesNotContain("Exception");
  }

  @Test
  void missingReasonsOfTheSystemAreReported() {
    assertThat(FileFaults.sentence(new FileAlreadyExistsException("/games")))
        .isEqualTo("/games: " + Texts.text("file.unknown"));
  }

  @Test
  void anErrorWithoutAMessageIsReported() {
    assertThat(FileFaults.sentence(new IOException())).isNotBlank();
  }
}
