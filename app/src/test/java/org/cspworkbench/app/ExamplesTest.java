package org.cspworkbench.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verifies what users of the libraries copy: docs/library.md has the code of the examples, the
 * examples print what it states, and the session and the notebook run in the shell of the JDK.
 */
final class ExamplesTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path EXAMPLES = ROOT.resolve("examples");

  /** An example of the document: its file, its code and what it prints. */
  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)`(\\w+)\\.java`.*?```java\\n(.*?)```\\n\\n```text\\n(.*?)```");

  private static final Pattern REVISION = Pattern.compile("<revision>(.*)</revision>");

  private static final Pattern BOM_VERSION =
      Pattern.compile("<artifactId>bom</artifactId>\\s*<version>(.*)</version>");

  @TempDir private Path folder;

  private static List<MatchResult> documented() throws IOException {
    return EXAMPLE.matcher(Files.readString(ROOT.resolve("docs/library.md"))).results().toList();
  }

  private static Path source(String example) {
    return EXAMPLES.resolve("src/main/java/org/cspworkbench/examples/" + example + ".java");
  }

  @Test
  void theCodeOfTheDocumentIsThatOfTheExamples() throws IOException {
    assertThat(documented()).hasSize(9);
    for (MatchResult example : documented()) {
      assertThat(unindented(Files.readString(source(example.group(1)))))
          .contains(unindented(example.group(2)));
    }
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  @Test
  void theVersionThatProgramsDependOnIsThatOfTheLibraries() throws IOException {
    String version = only(REVISION, ROOT.resolve("pom.xml"));
    assertThat(only(BOM_VERSION, EXAMPLES.resolve("pom.xml"))).isEqualTo(version);
    assertThat(only(BOM_VERSION, ROOT.resolve("docs/library.md"))).isEqualTo(version);
    assertThat(Files.readString(EXAMPLES.resolve("queens.ipynb")))
        .contains("org.cspworkbench:presentation:" + version);
  }

  private static String only(Pattern pattern, Path file) throws IOException {
    Matcher found = pattern.matcher(Files.readString(file));
    assertThat(found.find()).as("%s in %s", pattern, file).isTrue();
    return found.group(1);
  }

  @Test
  @Tag("slow")
  void theExamplesPrintWhatTheDocumentStates() throws IOException, InterruptedException {
    String classPath = System.getProperty("java.class.path");
    List<String> compilation = new ArrayList<>(List.of("-d", folder.toString(), "-cp", classPath));
    documented().forEach(example -> compilation.add(source(example.group(1)).toString()));
    assertThat(jdk("javac", "", compilation)).isEmpty();
    for (MatchResult example : documented()) {
      List<String> run =
          List.of(
              "-cp",
              folder + File.pathSeparator + classPath,
              "org.cspworkbench.examples." + example.group(1),
              folder.resolve("board.svg").toString());
      assertThat(jdk("java", "", run)).as(example.group(1)).isEqualTo(example.group(3));
    }
    assertThat(folder.resolve("board.svg")).content().startsWith("<svg ");
  }

  @Test
  @Tag("slow")
  void theSessionRunsInTheShellOfTheJdk() throws IOException, InterruptedException {
    assertThat(jshell(Files.readString(EXAMPLES.resolve("queens.jsh"))))
        .isEqualTo("92 solutions\n");
  }

  /** Lines with % are for the kernel, which also provides the method that displays a picture. */
  @Test
  @Tag("slow")
  void theCellsOfTheNotebookDisplayWhatIsStoredInIt() throws IOException, InterruptedException {
    StringBuilder cells = new StringBuilder();
    cells.append("void display(Object shown, String kind) { System.out.println(shown); }\n");
    StringBuilder stored = new StringBuilder();
    JsonObject notebook =
        JsonParser.parseString(Files.readString(EXAMPLES.resolve("queens.ipynb")))
            .getAsJsonObject();
    for (JsonElement cell : notebook.getAsJsonArray("cells")) {
      JsonArray source = cell.getAsJsonObject().getAsJsonArray("source");
      if (cell.getAsJsonObject().get("cell_type").getAsString().equals("code")) {
        StreamSupport.stream(source.spliterator(), false)
            .map(JsonElement::getAsString)
            .filter(line -> !line.startsWith("%"))
            .forEach(cells::append);
        cells.append('\n');
        for (JsonElement output : cell.getAsJsonObject().getAsJsonArray("outputs")) {
          stored.append(text(output.getAsJsonObject()));
        }
      }
    }
    assertThat(jshell(cells + "/exit\n")).isEqualTo(stored.toString());
  }

  private static String text(JsonObject output) {
    return output.has("text")
        ? output.get("text").getAsString()
        : output.getAsJsonObject("data").get("image/svg+xml").getAsString() + "\n";
  }

  /** Runs a session; the shell keeps its preferences in the folder of the test. */
  private String jshell(String session) throws IOException, InterruptedException {
    String preferences = "-J-Djava.util.prefs.userRoot=" + folder;
    String classPath = System.getProperty("java.class.path");
    return jdk("jshell", session, List.of(preferences, "--class-path", classPath, "-s", "-"));
  }

  /** Runs a tool of the JDK, and returns what it has printed. */
  private static String jdk(String tool, String input, List<String> arguments)
      throws IOException, InterruptedException {
    Stream<String> command =
        Stream.concat(
            Stream.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()),
            arguments.stream());
    Process process =
        new ProcessBuilder(command.toList()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().write(input.getBytes(UTF_8));
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}
