package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time of a problem begins before it is read or stated, whichever the command. */
final class ReadingInTimeTest {

  private static final int CONSTRAINTS = 200_000; // that no machine reads in a fifth of a second

  @TempDir private Path folder;

  private String large() throws IOException {
    Path file = folder.resolve("large.xml");
    Files.writeString(
        file,
        "<instance format=\"XCSP3\" type=\"CSP\"><variables>"
            + "<array id=\"x\" size=\"[100]\"> 0..9 </array></variables><constraints>"
            + IntStream.range(0, CONSTRAINTS)
                .mapToObj(
                    k -> "<intension>ne(add(x[" + k % 100 + "],1),x[" + k % 99 + "])</intension>")
                .collect(Collectors.joining())
            + "</constraints></instance>");
    return file.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "rate", "explain", "compare"})
  void readingEndsWhenTheTimeIsUp(String command) throws IOException {
    Csp.Ending ending = Csp.run(command, "--timeout=1ms", "--problem", large());
    assertThat(ending.code()).isEqualTo(ExitCode.NOT_FINISHED);
    assertThat(ending.err())
        .isEqualTo(
            "csp: gave up after 1ms (--timeout raises the limit), while the problem was read\n");
  }

  @Test
  void tilesAreStatedUnderTheRequestToStop() {
    Cancellation stop = new Cancellation();
    stop.request();
    Csp.Ending ending =
        stop.during(() -> Csp.run("tiles", "generate", "sewer", "--seed=1", "--timeout=1m"));
    assertThat(ending)
        .isEqualTo(
            new Csp.Ending(
                ExitCode.NOT_FINISHED,
                "",
                "csp: gave up after 1m (--timeout raises the limit), while the problem was stated\n"));
  }
}
