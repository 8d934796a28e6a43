package org.cspworkbench.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Dimacs;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verifies that a damaged graph or problem is either read or rejected with a message and a
 * position, and never causes another exception. ({@link DocumentsTest} damages documents in JSON;
 * the readers of puzzle files and XCSP3 instances have such tests of their own.)
 */
class DamagedInputTest {

  private static final int DAMAGES = 1_000;

  private static final String ODD =
      "0919-+.,:;(){}[]<>=!|#*_ \"'\\/eExX\n\r\t\0\u00e9\u2264\ud83d\uFEFF";

  private static final String PLACE = "(?s)(damaged:)?\\d+:\\d+: .*";

  /** Reads a text; throws an exception with a message if the text is rejected. */
  private interface Reading {
    Optional<String> refusal(String text) throws IOException;
  }

  /** A kind of file. */
  private record Kind(String text, Reading reading) {}

  static Stream<Named<Kind>> kinds() {
    return Stream.of(
        Named.of(
            "graph",
            new Kind(
                "c a comment\np edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n", DamagedInputTest::graph)),
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
                DamagedInputTest::notation)));
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
      assertThat(ProblemReader.read("damaged", text).csp().variables()).isNotEmpty();
      return Optional.empty();
    } catch (MalformedProblemException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
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
                  .matches(PLACE)
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
