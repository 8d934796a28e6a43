package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/**
 * Verifies that files that require more memory than available are rejected in one sentence with
 * exit code 3. Each runs in a process with little memory, which is killed if the memory is
 * exhausted.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
final class SmallMemoryTest {

  private static final List<String> LITTLE_MEMORY =
      List.of(
          "-Xmx128m",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:OnOutOfMemoryError=kill -KILL %p");

  private static final String TOO_LARGE =
      "is more than fits into 12[0-9] MiB of memory \\(java -Xmx grants more\\)";

  private static final String NO_ENTITIES = ":1:\\d+: a document type with entities is not read";

  private static final String INSTANCE = "<instance format=\"XCSP3\" type=\"CSP\">";
  private static final String THREE =
      "<variables><array id=\"x\" size=\"[3]\"> 1..3 </array></variables>";
  private static final String THOUSAND =
      "<variables><array id=\"x\" size=\"[1000]\"> 0..999 </array></variables>";

  private static final String LONG_TOKEN =
      ":1:\\d+: expected a text, name or number to end within 65536 characters";

  @TempDir private Path folder;

  /** The content of a file, written in pieces. */
  private interface Content {
    void writeTo(Writer writer) throws IOException;
  }

  /** A writer that repeats text without holding all of it in memory. */
  private static final class Writer {
    private final OutputStream output;

    Writer(OutputStream output) {
      this.output = output;
    }

    Writer add(String text) throws IOException {
      output.write(text.getBytes(US_ASCII));
      return this;
    }

    Writer add(String text, int times) throws IOException {
      byte[] bytes = text.getBytes(US_ASCII);
      for (int k = 0; k < times; k++) {
        output.write(bytes);
      }
      return this;
    }
  }

  private static Content xml(String variables, Content constraints) {
    return w -> {
      w.add(INSTANCE).add(variables).add("<constraints>");
      constraints.writeTo(w);
      w.add("</constraints></instance>");
    };
  }

  /** Returns content of a hundred million characters. */
  private static Content many(String beginning, String piece) {
    return w -> w.add(beginning).add(piece.repeat(1000), 100_000 / piece.length());
  }

  private static String million() {
    StringBuilder pairs = new StringBuilder();
    IntStream.range(0, 1_000_000)
        .forEach(k -> pairs.append('(').append(k / 1000).append(',').append(k % 1000).append(')'));
    return pairs.toString();
  }

  static Stream<Arguments> files() {
    String blanks = " ".repeat(1 << 20);
    Content entityBomb =
        w -> {
          w.add("<!DOCTYPE instance [<!ENTITY a0 \"1\">");
          for (int k = 1; k < 12; k++) {
            w.add("<!ENTITY a" + k + " \"").add("&a" + (k - 1) + ";", 10).add("\">");
          }
          w.add("]>" + INSTANCE + "<variables><var id=\"x\">&a11;</var></variables></instance>");
        };
    Content externalEntity =
        w ->
            w.add("<!DOCTYPE instance [<!ENTITY a SYSTEM \"file:///dev/zero\">]>")
                .add(INSTANCE + "<variables><var id=\"x\">&a;</var></variables></instance>");
    return Stream.of(
        Arguments.of("entities.xml", NO_ENTITIES, entityBomb),
        Arguments.of("external.xml", NO_ENTITIES, externalEntity),
        Arguments.of(
            "nested.xml",
            TOO_LARGE,
            xml(THREE, w -> w.add("<block>", 100_000).add("</block>", 100_000))),
        Arguments.of("blanks.xml", TOO_LARGE, xml(THREE, w -> w.add(blanks, 100))),
        Arguments.of(
            "attribute.xml",
            TOO_LARGE,
            xml(THREE, w -> w.add("<intension id=\"").add("a", 100_000_000).add("\">"))),
        Arguments.of(
            "tables.xml",
            TOO_LARGE,
            xml(
                THOUSAND,
                w -> {
                  String table = "<extension><list>x[0] x[1]</list><supports>" + million();
                  w.add(table + "</supports></extension>", 300);
                })),
        Arguments.of(
            "groupedTable.xml",
            TOO_LARGE,
            xml(
                THOUSAND,
                w -> {
                  w.add("<group><extension><list>%0 %1</list><supports>" + million());
                  w.add("</supports></extension>").add("<args>x[0] x[1]</args>", 300);
                  w.add("</group>");
                })),
        Arguments.of(
            "variables.xml",
            TOO_LARGE,
            xml(
                "<variables><array id=\"x\" size=\"[1000][1000]\"> 0 1 </array></variables>",
                w -> w.add("<allDifferent>x[][]</allDifferent>"))),
        Arguments.of(
            "values.xml",
            TOO_LARGE,
            xml(
                "<variables><array id=\"x\" size=\"[1000]\"> 0..1000000 </array></variables>",
                w -> w.add("<allDifferent>x[]</allDifferent>"))),
        Arguments.of("cut.xml.lzma", "cannot be unpacked", xml(THREE, w -> w.add(blanks))),
        Arguments.of("growing.xml.lzma", TOO_LARGE, xml(THREE, w -> w.add(blanks, 4096))),
        Arguments.of(
            "vertices.col",
            ":1:8: expected a number of vertices from 1 to 100000, found '2000000000'",
            (Content) w -> w.add("p edge 2000000000 1\ne 1 2\n")),
        Arguments.of(
            "edges.col",
            ":2:1: expected as many edges as line 1 says, 2000000000, found the end of the file",
            (Content) w -> w.add("p edge 9 2000000000\n")),
        Arguments.of(
            "cut.col",
            ":2:4: expected a vertex from 1 to 9, found the end of the line",
            (Content) w -> w.add("p edge 9 2\ne 1")),
        Arguments.of(
            "tag.col",
            ":2:1: expected a line that begins with c, p or e, found 'f'",
            (Content) w -> w.add("p edge 9 2\nf 1 2\n")),
        Arguments.of("text.json", LONG_TOKEN, many("{\"givens\": \"", "1")),
        Arguments.of("number.json", LONG_TOKEN, many("{\"givens\": ", "1")),
        Arguments.of("name.json", LONG_TOKEN, many("{\"", "x")),
        Arguments.of("gap.json", LONG_TOKEN, many("{\"givens\":", " ")),
        Arguments.of("comment.json", LONG_TOKEN, many("{\"givens\": 1 /*", "x")),
        Arguments.of(
            "lists.json",
            ":1:266: expected lists and objects at most 255 deep, found a deeper one",
            many("{\"givens\": ", "[")),
        Arguments.of(
            "variants.json",
            ":1:1310725: expected at most 262144 values, found more",
            many("{\"variants\": [", "\"x\", ")),
        Arguments.of(
            "data.opensudoku",
            "expected a tag or comment to end",
            many("<opensudoku><game data='", "1")),
        Arguments.of(
            "deep.opensudoku", "expected elements at most 64 deep", many("<opensudoku>", "<a>")),
        Arguments.of("line.sdk", ":1:65537: expected the line to end", many("", "1")),
        Arguments.of(
            "brackets.csp", "is too large for a problem", many("variables x in 1..2\n", "(")),
        Arguments.of(
            "line.col",
            ":1:1: expected a line that begins with c, p or e, found 'a{20}…'",
            (Content) w -> w.add("a", 100_000_000)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void aFileThatExceedsTheLimitsIsRejectedInOneSentence(
      String name, String sentence, Content content) throws Exception {
    Path file = folder.resolve(name);
    try (OutputStream plain = new BufferedOutputStream(Files.newOutputStream(file));
        OutputStream output = name.endsWith(".lzma") ? packing(plain) : plain) {
      content.writeTo(new Writer(output));
    }
    if (name.startsWith("cut.xml")) {
      byte[] whole = Files.readAllBytes(file);
      Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    }
    CspProcess csp = solve(name.endsWith(".col") ? file + ":3" : file.toString());
    try (BufferedReader output = csp.output()) {
      assertThat(output.readLine()).isNull();
    }
    assertThat(csp.code()).isEqualTo(3);
    List<String> errors = Files.readAllLines(csp.errors().toPath());
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0)).startsWith("csp: ").contains(name).containsPattern(sentence);
  }

  static Stream<Arguments> filesOfOtherCommands() {
    String line = ":1: expected a line to end within \\d+ characters \\(java -Xmx grants more\\)";
    String mails = ": expected at most \\d+ characters \\(java -Xmx grants more\\)";
    String values = ":1:\\d+: expected at most 262144 (values|elements and attributes), found more";
    return Stream.of(
        Arguments.of("rows.jsonl", "merge", line, many("", "x")),
        Arguments.of("list.jsonl", "merge", line, many("{\"part\":[", "1,")),
        Arguments.of("parts.jsonl", "solve --format json --parts", line, many("", "x")),
        Arguments.of("mail.txt", "lesson verify", mails, many("", "a line of a mail\n")),
        Arguments.of("lines.txt", "lesson verify", mails, many("", "csp-homework/")),
        Arguments.of(
            "set.json",
            "tiles generate",
            values,
            (Content) w -> w.add("{\"name\":\"n\",\"tiles\":[").add("[],", 5_000_000)),
        Arguments.of(
            "set.xml",
            "tiles generate",
            values,
            (Content) w -> w.add("<set><tiles>").add("<t/>", 4_000_000)),
        Arguments.of("larger.json", "tiles generate", "has more than 16777216", many("[", "[],")),
        Arguments.of(
            "lesson.json",
            "lesson check",
            values,
            (Content) w -> w.add("{\"runs\":[").add("[],", 1_300_000)));
  }

  @ParameterizedTest(name = "{1} {0}")
  @MethodSource("filesOfOtherCommands")
  void whatDoesNotFitIsRejectedInOneSentenceByEveryCommand(
      String name, String command, String sentence, Content content) throws Exception {
    Path file = folder.resolve(name);
    try (OutputStream output = new BufferedOutputStream(Files.newOutputStream(file))) {
      content.writeTo(new Writer(output));
    }
    CspProcess csp =
        CspProcess.start(
            folder.resolve("errors"),
            ProcessBuilder.Redirect.DISCARD,
            LITTLE_MEMORY,
            Stream.concat(Stream.of(command.split(" ")), Stream.of(file.toString()))
                .toArray(String[]::new));
    assertThat(csp.code()).isEqualTo(3);
    List<String> errors = Files.readAllLines(csp.errors().toPath());
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0)).startsWith("csp: ").contains(name).containsPattern(sentence);
  }

  /** Ensures that the limits do not reject valid files. */
  @Test
  void filesWithinTheLimitsAreRead() throws Exception {
    Path file = folder.resolve("fits.xml");
    try (OutputStream output = new BufferedOutputStream(Files.newOutputStream(file))) {
      String pairs = million().substring(0, 2_000_000);
      String table = pairs.substring(0, pairs.lastIndexOf(')') + 1);
      xml(
              THOUSAND,
              w -> {
                w.add("<group><extension><list>%0 %1</list><supports>" + table);
                w.add("</supports></extension>");
                for (int k = 1; k < 1000; k++) {
                  w.add("<args>x[" + (k - 1) + "] x[" + k + "]</args>");
                }
                w.add("</group>");
              })
          .writeTo(new Writer(output));
    }
    CspProcess csp = solve(file.toString());
    try (BufferedReader output = csp.output()) {
      assertThat(output.readLine()).contains("x[999]=");
    }
    assertThat(csp.code()).isZero();
    assertThat(csp.errors()).isEmpty();
  }

  private CspProcess solve(String problem) throws IOException {
    boolean isPuzzle = problem.matches(".*\\.(json|opensudoku|sdk)");
    return CspProcess.start(
        folder.resolve("errors"),
        ProcessBuilder.Redirect.PIPE,
        LITTLE_MEMORY,
        "solve",
        isPuzzle ? "--threads=1" : "--problem",
        problem,
        "--seed",
        "1",
        "--format",
        "line");
  }

  private static OutputStream packing(OutputStream plain) {
    try {
      return new LZMAOutputStream(plain, new LZMA2Options(0), -1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
