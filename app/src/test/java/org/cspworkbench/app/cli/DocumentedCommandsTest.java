package org.cspworkbench.app.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.flatzinc.MiniZincCompiler;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.HomeworkReader;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Verifies that the commands of all documents work as written. The blocks of a document are taken
 * in order: a block after "the file `NAME`" is written to that file, the commands of a block are
 * run in the folder of these files, and a block of the language "output" is what the last command
 * printed. Commands that build the project, open the window, measure, start Spark or change the
 * home folder are not run.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
final class DocumentedCommandsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\./csp (?!gui|cluster|minizinc (?:un)?install|site --serve)(.*)$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern INLINE = Pattern.compile("`(\\./)?csp ([^`]+)`");
  private static final Pattern FILE = Pattern.compile("\\bthe\\s+file\\s+`([\\w.-]+)`");
  private static final Pattern FILE_NAME =
      Pattern.compile(
          "[\\w-][\\w.-]*\\.(csp|col|mzn|dzn|fzn|xml|json|jsonl|txt|pdf|png|svg|gif|html)(:\\w+)?");

  /** The exit code of {@code csp check} for the documented puzzle, which has 425 solutions. */
  private static final int SEVERAL_SOLUTIONS = 5;

  @TempDir private Path folder;

  private static ImmutableList<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "bench/README.md").map(ROOT::resolve),
              files.filter(file -> file.toString().endsWith(".md")).sorted())
          .map(ROOT::relativize)
          .collect(toImmutableList());
    }
  }

  private static String text(Path document) throws IOException {
    return Files.readString(ROOT.resolve(document));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void everyCommandWorksWhenPasted(Path document) throws IOException {
    Assumptions.assumeTrue(
        !document.endsWith("minizinc.md") || MiniZincCompiler.isInstalled(),
        "minizinc is not installed");
    String text = text(document);
    String printed = "";
    int end = 0;
    for (MatchResult block : BLOCK.matcher(text).results().toList()) {
      String content = block.group(2);
      List<MatchResult> commands = COMMAND.matcher(content).results().toList();
      if (block.group(1).equals("output")) {
        assertThat(printed).as("the output in %s", document).isEqualTo(content);
      } else if (commands.isEmpty()) {
        Optional<String> file = fileNamedAtTheEnd(text.substring(end, block.start()));
        if (file.isPresent()) {
          Files.writeString(folder.resolve(file.get()), content);
        }
      }
      for (MatchResult command : commands) {
        printed = run(command.group(1));
      }
      end = block.end();
    }
  }

  private static Optional<String> fileNamedAtTheEnd(String prose) {
    String paragraph = prose.strip().substring(prose.strip().lastIndexOf("\n\n") + 1);
    return FILE.matcher(paragraph).results().map(found -> found.group(1)).findFirst();
  }

  /** Runs a command in the folder of the test, and returns what it printed. */
  private String run(String command) throws IOException {
    assertThat(command).as("suits the shells of Windows too").doesNotContain("'", "\\", "|", "$");
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      words.add(word.group(1) == null ? inFolder(word.group(2)) : word.group(1));
    }
    int redirection = words.indexOf(">");
    List<String> arguments = redirection < 0 ? words : words.subList(0, redirection);
    Csp.Ending ending = Csp.run(arguments.stream());
    assertThat(ending.code())
        .as("%s reported: %s", command, ending.err())
        .isEqualTo(command.startsWith("check 00") ? SEVERAL_SOLUTIONS : ExitCode.DONE);
    boolean writesFile = command.matches(".* (-o|--export|--trace) .*");
    assertThat(!ending.out().isEmpty() || writesFile).as("%s writes something", command).isTrue();
    if (redirection >= 0) {
      Files.writeString(Path.of(words.get(redirection + 1)), ending.out());
    }
    return ending.out().replace(folder + File.separator, "");
  }

  /** Files of the project are named by their folder; all others are those of the document. */
  private String inFolder(String word) {
    if (word.startsWith("data/")) {
      return ROOT.resolve(word).toString();
    }
    return FILE_NAME.matcher(word).matches() ? folder.resolve(word).toString() : word;
  }

  /**
   * In the text, a command is called by its name; where it is pasted, by its launcher, which is a
   * subject of its own for contributors.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void commandsAndOptionsInTheTextExist(Path document) throws IOException {
    String text = text(document);
    String prose = BLOCK.matcher(text).replaceAll("");
    for (MatchResult inline : INLINE.matcher(prose).results().toList()) {
      assertThat(inline.group(1) == null || document.endsWith("CONTRIBUTING.md"))
          .as("%s in %s", inline.group(), document)
          .isTrue();
      assertExists(inline.group(2).split("\\s+"), inline.group() + " in " + document);
    }
    assertThat(BLOCK.matcher(text).results().map(block -> block.group(2)))
        .as("the blocks of %s", document)
        .noneMatch(block -> block.matches("(?ms).*^(\\$ |csp [a-z]).*"));
  }

  private static void assertExists(String[] words, String place) {
    CommandLine command = CspCommand.commandLine(Console.ofProcess());
    int next = 0;
    while (next < words.length && !command.getSubcommands().isEmpty()) {
      if (words[next].matches("COMMAND|…|cluster")) {
        return; // of any command, or of the program in the module cluster
      }
      assertThat(command.getSubcommands()).as(place).containsKey(words[next]);
      command = requireNonNull(command.getSubcommands().get(words[next++]));
    }
    for (; next < words.length; next++) {
      String option = CharMatcher.anyOf("[]").removeFrom(words[next]);
      if (option.startsWith("-") && option.length() > 1) {
        assertThat(command.getCommandSpec().optionsMap()).as(place).containsKey(option);
      }
    }
  }

  /** Batches are run by the tests of their module; their options are those of the commands. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void theRowsOfBatchesAreRowsOfCommands(Path document) throws IOException {
    Pattern batch = Pattern.compile("(?m)^\\./csp cluster (\\w+) (.*?)(?: -o \\S+)$");
    for (MatchResult found : batch.matcher(text(document)).results().toList()) {
      if (!found.group(1).equals("search")) {
        assertThat(RowCommand.of(found.group(1), Splitter.on(' ').splitToList(found.group(2))))
            .isNotNull();
      }
    }
  }

  /** The lines depend on every character of a lesson; they are printed here as they must be. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void homeworkLinesAreOfTheLessonsAsTheyAre(Path document) throws IOException {
    for (FoundHomework found : HomeworkReader.read(document.toString(), text(document))) {
      LessonIdentity stated = ((FoundHomework.Complete) found).line().homework().lesson();
      assertThat(stated)
          .isEqualTo(LessonIdentity.of(ShippedLesson.find(stated.name()).orElseThrow()));
    }
  }

  /** The fingerprints in the messages and in the table of the form of the line. */
  @Test
  void fingerprintsOfHomeworkAreThoseOfTheLessons() throws IOException {
    String shipped =
        ShippedLesson.ALL.stream()
            .map(LessonIdentity::of)
            .map(lesson -> lesson.name() + " (" + lesson.fingerprint() + ")")
            .collect(joining(", "));
    String text = text(Path.of("docs/homework.md"));
    assertThat(Pattern.compile("[a-z-]+ \\([a-z0-9]{8}\\)(?=,)").matcher(text).results())
        .hasSizeGreaterThanOrEqualTo(2)
        .allMatch(fingerprint -> shipped.contains(fingerprint.group()));
    Matcher row = Pattern.compile("(?m)^\\| `([a-z0-9]{8})` \\|").matcher(text);
    assertThat(row.find()).isTrue();
    assertThat(shipped).contains("mrv (" + row.group(1) + ")");
  }

  /** The tasks of the array are run one after the other, as Slurm would run them. */
  @Test
  void theTasksOfTheJobArrayMergeToTheWhole() throws IOException, InterruptedException {
    String script =
        BLOCK
            .matcher(text(Path.of("docs/batches.md")))
            .results()
            .map(block -> block.group(2))
            .filter(block -> block.startsWith("#!"))
            .findFirst()
            .orElseThrow();
    Files.writeString(folder.resolve("job.sh"), script);
    Path launcher = folder.resolve("csp");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec '%s' -cp '%s' org.cspworkbench.app.Main \"$@\"\n"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    run("split --problem queens:7 --all --seed 1 --parts 10 -o parts.jsonl");
    Process tasks =
        new ProcessBuilder(
                "bash", "-c", "for task in 1 2 3 4; do SLURM_ARRAY_TASK_ID=$task bash job.sh; done")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(tasks.getInputStream().readAllBytes(), UTF_8);
    assertThat(tasks.waitFor()).as(said).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      Stream<String> results =
          files
              .map(Path::toString)
              .filter(file -> file.matches(".*results-[^/]*\\.jsonl"))
              .sorted();
      assertThat(Csp.run(Stream.concat(Stream.of("merge"), results)).out())
          .contains("\"solutions\":40,");
    }
  }
}
