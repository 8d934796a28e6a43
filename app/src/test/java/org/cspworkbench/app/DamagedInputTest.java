package org.cspworkbench.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.settings.SettingsFile;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.lesson.LessonFile;
import org.cspworkbench.core.gallery.Dimacs;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemReader;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.lesson.LessonReader;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verifies that a damaged file of any kind is either read or rejected with a message and a
 * position, and never causes another exception. (The readers of puzzle files and XCSP3 instances
 * have such tests of their own.)
 */
class DamagedInputTest {

  private static final int DAMAGES = 1_000;

  private static final String ODD =
      "0919-+.,:;(){}[]<>=!|#*_ \"'\\/eExX\n\r\t\0\u00e9\u2264\ud83d\uFEFF";

  private static final String PLACE = "(?s)(damaged:)?\\d+:\\d+: .*";

  @TempDir private static Path folder;

  /** Reads a text; throws an exception with a message if the text is rejected. */
  private interface Reading {
    Optional<String> refusal(String text) throws IOException;
  }

  /** A kind of file. */
  private record Kind(String text, String place, Reading reading) {}

  static Stream<Named<Kind>> kinds() throws IOException {
    return Stream.of(
        Named.of(
            "graph",
            new Kind(
                "c a comment\np edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n",
                PLACE,
                DamagedInputTest::graph)),
        Named.of(
            "notation",
            new Kind(
                """
                problem damaged  # a remark
                variables a, b, c in {red, green}
                variables q1..q4 in 1..4
                a != b
                alldifferent(q1, q2, q3)
                |q1 - q2| != 1
                2*q1 + q2 <= 7
                sum(q1..q4) = 10
                if a = red then q1 > 2 or not (q2 in {1, 3})
                (q3, q4) in {(1, 2), (2, 4)}
                """,
                PLACE,
                DamagedInputTest::notation)),
        Named.of("lesson", new Kind(shipped("not-equal.json"), PLACE, DamagedInputTest::lesson)),
        Named.of(
            "game",
            new Kind(
                """
                {"givens": "1..............4", "values": "12.............4",
                 "game": {"title": "t", "hintsAllowed": "unlimited", "errorsAllowed": 3,
                 "timed": true, "hintsUsed": 1, "errorsMade": 0, "errorsCount": true,
                 "placedBySolver": 0, "struckOut": {"r1c3": "-2"}, "undo": [{"r1c2": "2"}],
                 "redo": [{"r2c1": "+34"}], "phase": "playing", "elapsedMillis": 12345}}
                """,
                "(?s)damaged:.*",
                DamagedInputTest::game)),
        Named.of(
            "settings",
            new Kind(
                """
                {"theme": "dark", "language": "english", "zoom": 1.5, "reducesMotion": true,
                 "window": {"x": 1, "y": 2, "width": 900, "height": 700}, "maximized": false,
                 "newGame": {"board": "classic", "hints": 3, "errors": "unlimited"},
                 "animateSolver": "mac", "animateDelayMillis": 100,
                 "compare": {"solvers": ["mac", "mrv"], "boards": 2, "lock": "event"},
                 "recent": [{"title": "a", "file": "b"}]}
                """,
                "",
                DamagedInputTest::settings)));
  }

  private static String shipped(String lesson) throws IOException {
    try (InputStream text = LessonReader.class.getResourceAsStream(lesson)) {
      assertThat(text).as(lesson).isNotNull();
      return new String(text.readAllBytes(), UTF_8);
    }
  }

  private static Optional<String> graph(String text) throws IOException {
    try {
      assertThat(Dimacs.read("damaged", new StringReader(text)).graph().vertices()).isPositive();
      return Optional.empty();
    } catch (MalformedProblemException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<String> notation(String text) {
    try {
      assertThat(ProblemReader.read("damaged", text).variables()).isNotEmpty();
      return Optional.empty();
    } catch (MalformedProblemException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<String> lesson(String text) throws IOException {
    Path file = Files.write(folder.resolve("lesson.json"), text.getBytes(UTF_8));
    try {
      assertThat(LessonFile.open(file)).isNotNull();
      return Optional.empty();
    } catch (UnreadableException e) {
      return Optional.of(e.sentence().replace(file.toString(), "damaged"));
    }
  }

  private static Optional<String> game(String text) {
    try {
      assertThat(GameText.read("damaged", text).sheet()).isNotNull();
      return Optional.empty();
    } catch (UnreadableException e) {
      return Optional.of(e.sentence());
    }
  }

  private static Optional<String> settings(String text) throws IOException {
    Path file = folder.resolve("settings.json");
    Files.write(file, text.getBytes(UTF_8));
    WindowSettings settings = new SettingsFile(file).read();
    assertThat(settings.appearance().zoom()).isBetween(0.5f, 4f);
    return Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aDamagedFileIsReadOrRefusedWithItsPlace(Kind kind) throws IOException {
    assertThat(kind.reading().refusal(kind.text())).isEmpty();
    for (long seed = 0; seed < DAMAGES; seed++) {
      String text = damaged(kind.text(), new Random(seed));
      Optional<String> refusal = refusal(kind, text, seed);
      refusal.ifPresent(
          sentence ->
              assertThat(sentence)
                  .as(text)
                  .matches(kind.place())
                  .doesNotContain("Exception")
                  .hasSizeLessThan(400));
    }
  }

  private static Optional<String> refusal(Kind kind, String text, long seed) throws IOException {
    try {
      return kind.reading().refusal(text);
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("seed " + seed + ":\n" + text, e);
    }
  }

  private static String damaged(String valid, Random random) {
    StringBuilder text = new StringBuilder(valid);
    for (int damages = 1 + random.nextInt(4); damages > 0; damages--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + 1 + random.nextInt(random.nextInt(5) == 0 ? 200 : 3));
      switch (random.nextInt(5)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, ODD.charAt(random.nextInt(ODD.length())));
        case 2 -> text.insert(at, "9".repeat(1 + random.nextInt(30)));
        case 3 -> text.setLength(Math.max(1, at));
        default -> text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
      }
    }
    return text.toString();
  }
}
