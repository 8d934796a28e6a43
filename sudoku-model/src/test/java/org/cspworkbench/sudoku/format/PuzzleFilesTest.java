package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzleFilesTest {

  private static final String LINE = SampleGrids.puzzle(Shape.ofSize(9), 1).toLine();

  @TempDir Path folder;

  private List<String> told(Path file) throws IOException {
    List<String> told = new ArrayList<>();
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      reader.forEachRemaining(entry -> told.add(Reading.told(entry)));
    }
    return told;
  }

  @Test
  void aFileIsReadAsUtf8() throws IOException {
    Path file = folder.resolve("week3.sdk");
    Files.writeString(file, "\uFEFF# für Zoë\n" + LINE + "\n");
    assertThat(told(file)).containsExactly(LINE);
  }

  @Test
  void aCommentInAnotherEncodingDoesNoHarm() throws IOException {
    Path file = folder.resolve("latin.sdk");
    Files.write(file, ("# für Zoë\n" + LINE + "\n").getBytes(StandardCharsets.ISO_8859_1));
    assertThat(told(file)).containsExactly(LINE);
  }

  @Test
  void aFileInUtf16IsToldToBeNoText() throws IOException {
    Path file = folder.resolve("utf16.sdk");
    Files.write(file, LINE.getBytes(StandardCharsets.UTF_16));
    assertThat(told(file))
        .containsExactly(
            file + ":1:3: expected text, found a byte of value 0: this is not a puzzle file");
  }

  @Test
  void aMissingFileIsTold() throws IOException {
    Path file = folder.resolve("none.sdk");
    assertThat(told(file)).containsExactly(file + ": there is no such file");
  }

  @Test
  void aDirectoryIsTold() throws IOException {
    assertThat(told(folder)).containsExactly(folder + ": is a directory, not a file of puzzles");
  }

  @Test
  void anEmptyFileIsTold() throws IOException {
    Path file = Files.createFile(folder.resolve("empty.sdk"));
    assertThat(told(file)).containsExactly(file + ":1:1: expected a puzzle, found nothing");
  }

  @Test
  void aFileThatMayNotBeReadIsTold() throws IOException {
    assumeTrue(
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix"),
        "this file system has no permissions to take away");
    Path file = Files.writeString(folder.resolve("secret.sdk"), LINE);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(file), "this user may read everything");
    assertThat(told(file)).containsExactly(file + ": you may not read this file");
  }
}
