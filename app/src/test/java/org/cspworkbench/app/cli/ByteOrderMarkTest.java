package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A file of any format is the same with a byte order mark as without. */
final class ByteOrderMarkTest {

  private static final String MARK = "\uFEFF";

  @TempDir private Path folder;

  private static Arguments file(String name, String command, String text) {
    return Arguments.of(name, command, text);
  }

  static Stream<Arguments> files() throws IOException {
    return Stream.of(
        file("puzzle.sdk", "solve @ --seed 1", Csp.EASY),
        file("rows.txt", "check @", Csp.EASY.replaceAll("(.{9})", "$1\n")),
        file("puzzle.json", "solve @ --seed 1", "{\"givens\": \"" + Csp.EASY + "\"}"),
        file(
            "puzzle.opensudoku",
            "solve @ --seed 1",
            "<?xml version='1.0'?>\n<opensudoku><game data='" + Csp.EASY + "'/></opensudoku>"),
        file("own.csp", "solve --seed 1 --problem @", "variables x, y in 1..2\nx < y\n"),
        file("fault.csp", "solve --problem @ --seed 1", "varables x, y in 1..2\n"),
        file("graph.col", "solve --seed 1 --problem @:3", "p edge 3 2\ne 1 2\ne 2 3\n"),
        file(
            "instance.xml",
            "solve --seed 1 --problem @",
            "<instance format='XCSP3' type='CSP'><variables><array id='x' size='[3]'> 1..3 </array>"
                + "</variables><constraints><allDifferent> x[] </allDifferent></constraints>"
                + "</instance>"),
        file(
            "lesson.json",
            "lesson check @",
            Files.readString(
                Path.of("..", "presentation/src/main/resources/org/cspworkbench/presentation")
                    .resolve("lesson/mrv.json"))),
        file("set.json", "tiles generate @ --size 3 --seed 1", SET),
        file(
            "sample.json",
            "tiles generate @ --overlapping --n 2 --periodic-input --size 6 --seed 1",
            "{\"palette\": {\".\": \"#F4EFDC\", \"#\": \"#5B5348\"},"
                + "\"rows\": [\"....\", \".##.\", \".#..\", \"....\"]}"),
        file("homework.txt", "lesson verify @", "csp-homework/1 no line of this kind\n"));
  }

  private static final String SET =
      "{\"name\": \"one\", \"tiles\": [{\"name\": \"t\", \"edges\": [\"a\", \"a\", \"a\", \"a\"],"
          + " \"picture\": [{\"fill\": \"#C9BD8F\", \"path\": \"M0 0 L16 0 L16 16 Z\"}]}]}";

  private Csp.Ending csp(String name, String command) {
    String file = folder.resolve(name).toString();
    return Csp.run(Stream.of(command.split(" ")).map(word -> word.replace("@", file)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void theMarkChangesNothing(String name, String command, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    Csp.Ending plain = csp(name, command);
    Files.writeString(file, MARK + text);
    assertThat(csp(name, command)).isEqualTo(plain);
    assertThat(plain.code())
        .as(plain.err())
        .isEqualTo(name.matches("fault.*|homework.*") ? ExitCode.BAD_INPUT : ExitCode.DONE);
  }

  @Test
  void partsAndTheirResultsMayHaveOneToo() throws IOException {
    Path parts = folder.resolve("parts.jsonl");
    String split = "split --problem queens:5 --parts 3 --all --seed 1 -o @";
    assertThat(csp("parts.jsonl", split).code()).isZero();
    Files.writeString(parts, MARK + Files.readString(parts));
    Csp.Ending rows = csp("parts.jsonl", "solve --parts @ --format json");
    assertThat(rows.code()).as(rows.err()).isZero();
    assertThat(Csp.runOn(rows.out(), "merge")).isEqualTo(Csp.runOn(MARK + rows.out(), "merge"));
    assertThat(Csp.runOn(MARK + Csp.EASY, "solve", "-").code()).isZero();
  }
}
