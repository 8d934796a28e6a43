package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that every invalid puzzle is reported by one sentence with a position and exit code 3,
 * without a stack trace.
 */
final class BadInputTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"solve", "compare", "check", "view", "gui"})
  void aMissingFileIsNamed(String command) {
    assertThat(Csp.run(command, "no/such/file"))
        .isEqualTo(new Csp.Ending(3, "", "csp: no/such/file: there is no such file\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "compare", "check", "view", "gui"})
  void aFolderIsRejectedAsAFile(String command) {
    assertThat(Csp.run(command, folder.toString()))
        .isEqualTo(
            new Csp.Ending(3, "", "csp: " + folder + ": is a directory, not a file of puzzles\n"));
  }

  @Test
  void anEmptyFileIsRejected() throws IOException {
    assertThat(solve("")).isEqualTo(fault(":1:1: expected a puzzle, found nothing"));
    assertThat(solve("\n# only a comment\n"))
        .isEqualTo(fault(":3:1: expected a puzzle, found the end"));
  }

  @Test
  void anAtSignHasNoSpecialMeaning() {
    assertThat(Csp.run("view", "@nobody"))
        .isEqualTo(new Csp.Ending(3, "", "csp: @nobody: there is no such file\n"));
  }

  @Test
  void anEmptyArgumentIsRejected() {
    assertThat(Csp.run("solve", ""))
        .isEqualTo(
            new Csp.Ending(3, "", "csp: the argument:1:1: expected a puzzle, found nothing\n"));
  }

  @Test
  void aPuzzleOfTheWrongLengthIsReported() throws IOException {
    assertThat(solve(Csp.EASY.substring(1)))
        .isEqualTo(fault(":1:81: expected 81 cells for a puzzle of 9×9, found 80"));
    assertThat(Csp.run("solve", Csp.EASY + "1"))
        .isEqualTo(
            new Csp.Ending(
                3,
                "",
                "csp: the argument:1:82: expected 81 cells for a puzzle of 9×9, found 82\n"));
  }

  @Test
  void anInvalidCharacterIsReported() throws IOException {
    String wrong = Csp.EASY.substring(0, 40) + "?" + Csp.EASY.substring(41);
    assertThat(solve("# one line before\n" + wrong))
        .isEqualTo(fault(":2:41: expected a digit 1-9, '.' or '0', found '?'"));
  }

  @Test
  void aBinaryFileIsReportedInOneSentence() throws IOException {
    byte[] bytes = new byte[100_000];
    new Random(1).nextBytes(bytes);
    Files.write(file(), bytes);
    Csp.Ending ending = Csp.run("solve", file().toString());
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.out()).isEmpty();
    assertThat(ending.err()).hasLineCount(1).contains("this is not a puzzle file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a few lines of text\nthat are\nno puzzle at all\n", "0", "9", "ab\n"})
  void threeMegabytesOfNoiseAreReportedInAFewSentences(String noise) throws IOException {
    byte[] bytes = noise.repeat(3_000_000 / noise.length()).getBytes(UTF_8);
    Files.write(file(), bytes);
    Csp.Ending ending = Csp.run("solve", file().toString());
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.out()).isEmpty();
    assertThat(ending.err().lines()).hasSizeLessThanOrEqualTo(11).allMatch(this::isSentence);
  }

  /** Arbitrary bytes lead to data or error messages, never to an internal error. */
  @Test
  void randomPiecesOfPuzzlesCauseNoInternalError() throws IOException {
    String[] pieces = {
      Csp.EASY,
      Csp.PUZZLE,
      "53..7....\n",
      "\n",
      "|",
      "---+---",
      "[1, 2",
      ",",
      "#",
      "\t",
      "é",
      "12",
      "\uFEFF",
      "................",
      "\r\n",
      "A",
      "\u0000"
    };
    for (long seed = 0; seed < 150; seed++) {
      Random random = new Random(seed);
      String text =
          Stream.generate(() -> pieces[random.nextInt(pieces.length)])
              .limit(random.nextInt(12))
              .reduce("", String::concat);
      Files.writeString(file(), text);
      for (String command : new String[] {"check", "solve"}) {
        Csp.Ending ending = Csp.run(command, file().toString(), "--timeout", "1s");
        assertThat(ending.code()).as("%s, seed %d", command, seed).isIn(0, 3, 4, 5, 6);
        assertThat(ending.err()).as("%s, seed %d", command, seed).doesNotContain("internal");
      }
    }
  }

  private boolean isSentence(String line) {
    return line.startsWith("csp: " + file() + ":") && line.contains("expected");
  }

  private Path file() {
    return folder.resolve("puzzles.txt");
  }

  private Csp.Ending solve(String text) throws IOException {
    Files.writeString(file(), text);
    return Csp.run("solve", file().toString());
  }

  private Csp.Ending fault(String sentence) {
    return new Csp.Ending(3, "", "csp: " + file() + sentence + "\n");
  }
}
