package org.cspworkbench.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of the launcher {@code csp} in a minimal project: Maven and Java are stubs, so that a build
 * is fast and fails on request.
 */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {

  private static final String BUILDING =
      "csp: building CSP Workbench (first use, about a minute)…\n";
  private static final String REBUILDING =
      "csp: building CSP Workbench (its sources have changed)…\n";
  private static final String PREPARING =
      "csp: preparing quicker starts with Java 17 (once, some seconds)…\n";
  private static final String WAITING = "csp: waiting for another build of CSP Workbench to end…\n";
  private static final String COLLECTOR = "[-XX:+UseSerialGC]";
  private static final String PATIENCE = "[-XX:CompileThresholdScaling=5]";
  private static final String NEED = "csp: CSP Workbench needs a JDK 17 or newer";

  /**
   * A stub of Maven that records each build, consumes standard input, and creates a jar unless it
   * has to fail.
   */
  private static final String MAVEN =
      """
      echo build >>builds
      cat >/dev/null
      [ ! -f failure ] || { cat failure; exit 1; }
      while [ -f hold ]; do sleep 0.1; done
      mkdir -p app/target/launcher
      echo jar >app/target/launcher/csp-workbench.jar
      """;

  /**
   * A stub of Java that prints its arguments one by one, then standard input. It keeps no classes.
   */
  private static final String JAVA =
      """
      #!/bin/sh
      printf '[%s]' "$@"
      cat
      """;

  /** The same stub that keeps classes, in the ways of version 17 and of version 25. */
  private static final String KEEPING_JAVA =
      """
      #!/bin/sh
      case $1 in
        -XX:DumpLoadedClassList=*) echo list >"${1#*=}"; exit ;;
        -Xshare:dump) cp "${3#*=}" "${4#*=}"; exit ;;
        -XX:AOTCacheOutput=*)
          while [ -f hold ]; do sleep 0.1; done
          echo classes >"${1#*=}"
          exit
          ;;
      esac
      printf '[%s]' "$@"
      cat
      """;

  private final Map<String, String> environment = new HashMap<>();
  @TempDir private Path folder;
  private Path project;
  private Path source;
  private Path log;
  private Path jdk;

  private record Run(int exitCode, String output, String errors) {}

  @BeforeEach
  void layOutAProjectAndAJdk() throws IOException {
    folder = folder.toRealPath();
    project = Files.createDirectory(folder.resolve("a project"));
    log = project.resolve("target/launcher/build.log");
    Files.copy(Path.of("..", "csp"), project.resolve("csp"));
    Path start = Path.of("app", "src", "release", "start.sh");
    Files.createDirectories(project.resolve(start).getParent());
    Files.copy(Path.of("..").resolve(start), project.resolve(start));
    Files.writeString(project.resolve("mvnw"), MAVEN);
    source = Files.createDirectories(project.resolve("csp-core/src/main")).resolve("A.java");
    Files.writeString(source, "");

    jdk = folder.resolve("a jdk");
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"N.N.\"\nJAVA_VERSION=\"17.0.1\"\n");
    writeCommand("java", JAVA);
    writeCommand("javac", "");
    environment.put("PATH", System.getenv("PATH"));
    environment.put("JAVA_HOME", jdk.toString());
  }

  @Test
  void firstUseBuildsAndLaterUsesOnlyRun() throws Exception {
    assertThat(csp("solve", "a file"))
        .isEqualTo(new Run(0, ran("solve", "a file"), BUILDING + PREPARING));
    assertThat(csp("--version")).isEqualTo(new Run(0, ran("--version"), ""));
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void sourceThatIsNewerOrGoneIsBuiltAgain() throws Exception {
    csp();
    touch(source);
    assertThat(csp()).isEqualTo(new Run(0, ran(), REBUILDING + PREPARING));
    Files.delete(source);
    assertThat(csp()).isEqualTo(new Run(0, ran(), REBUILDING + PREPARING));
    assertThat(csp()).isEqualTo(new Run(0, ran(), ""));
  }

  @Test
  void newerSourceInAnyModuleOfTheProgramIsBuiltAgain() throws Exception {
    String twin = Files.readString(Path.of("..", "csp.cmd"));
    csp();
    for (String module : modulesOfTheProgram()) {
      Path folderOfSources = Files.createDirectories(project.resolve(module).resolve("src/main"));
      Files.writeString(folderOfSources.resolve("B.java"), "");
      assertThat(csp()).as(module).isEqualTo(new Run(0, ran(), REBUILDING + PREPARING));
      assertThat(twin).contains("'" + module + "'");
    }
  }

  /**
   * Returns all modules with sources except those that are not shipped: measurements and batches.
   */
  private static List<String> modulesOfTheProgram() throws IOException {
    return Pattern.compile("<module>(.*?)</module>")
        .matcher(Files.readString(Path.of("..", "pom.xml")))
        .results()
        .map((MatchResult module) -> module.group(1))
        .filter(module -> !Set.of("bench", "bom", "cluster").contains(module))
        .toList();
  }

  @Test
  void failedBuildNamesItsLogAndKeepsTheLastJar() throws Exception {
    csp();
    Files.writeString(project.resolve("failure"), "';' expected\n");
    touch(source);

    assertThat(csp())
        .isEqualTo(new Run(1, "", REBUILDING + "csp: the build failed; see " + log + "\n"));
    assertThat(log).hasContent("';' expected");
    assertThat(project.resolve("target/launcher/csp-workbench.jar")).exists();
    assertThat(project.resolve("target/launcher/lock")).doesNotExist();
  }

  @Test
  void aBuildWithoutNetworkReportsTheCause() throws Exception {
    Files.writeString(project.resolve("failure"), "Could not transfer artifact x:y:pom:1\n");

    String sentence =
        "csp: the build needs the network to fetch its libraries the first time,"
            + " and could not reach them; see ";
    assertThat(csp()).isEqualTo(new Run(1, "", BUILDING + sentence + log + "\n"));
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    Path hold = Files.createFile(project.resolve("hold"));
    Process first = start(project.resolve("csp"), "first");
    while (!Files.exists(project.resolve("builds"))) {
      assertThat(first.isAlive()).isTrue();
      Thread.sleep(10);
    }
    Process second = start(project.resolve("csp"), "second");
    assertThat(second.errorReader(UTF_8).readLine() + "\n").isEqualTo(WAITING);
    Files.delete(hold);

    assertThat(finish(first, ""))
        .extracting(Run::exitCode, Run::output)
        .containsExactly(0, ran("first"));
    assertThat(finish(second, ""))
        .extracting(Run::exitCode, Run::output)
        .containsExactly(0, ran("second"));
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void lockOfALauncherThatDiedIsRemoved() throws Exception {
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    Path lock = Files.createDirectories(project.resolve("target/launcher/lock"));
    Files.writeString(lock.resolve("owners"), dead.pid() + "\n");

    assertThat(csp()).isEqualTo(new Run(0, ran(), BUILDING + PREPARING));
    assertThat(lock).doesNotExist();
  }

  /** A batch has a jar of its own and needs Spark beside it; the program is not built again. */
  @Test
  void batchesBuildAndRunAProgramOfTheirOwn() throws Exception {
    csp();
    Files.createDirectories(project.resolve("cluster"));
    Files.writeString(
        project.resolve("mvnw"),
        """
        printf '%s ' "$@" >>arguments
        mkdir -p cluster/target/launcher/spark
        echo jar >cluster/target/launcher/csp-cluster.jar
        """);
    String fetching =
        "csp: building CSP Workbench for Apache Spark"
            + " (first use, some minutes; fetches 231 MB unless they are here)…\n";
    String ran =
        "[@%1$s/cluster/java.options][-cp][%1$s/target/launcher/csp-cluster.jar:%1$s/cluster/target/launcher/spark/*]"
            .formatted(project);

    assertThat(csp("cluster", "a b"))
        .isEqualTo(new Run(0, ran + "[org.cspworkbench.cluster.Main][cluster][a b]", fetching));
    assertThat(project.resolve("arguments"))
        .hasContent("--batch-mode -Plauncher,cluster -pl cluster -am package ");
    assertThat(csp("cluster").errors()).isEmpty();
    assertThat(csp("solve").errors()).isEmpty();

    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25\"\n");
    assertThat(csp("cluster"))
        .isEqualTo(
            new Run(
                1,
                "",
                "csp: csp cluster needs a JDK 17 or 21, as Apache Spark does not start on Java 25;"
                    + " set JAVA_HOME to one\n"));
  }

  @Test
  void linksToTheLauncherAreFollowed() throws Exception {
    Path one = Files.createSymbolicLink(folder.resolve("one"), Path.of("a project", "csp"));
    Path two = Files.createSymbolicLink(folder.resolve("two"), one);

    assertThat(finish(start(two), "")).isEqualTo(new Run(0, ran(), BUILDING + PREPARING));
  }

  @Test
  void standardInputIsForTheProgramAndNotForTheBuild() throws Exception {
    Run run = finish(start(project.resolve("csp"), "solve", "-"), "1...");
    assertThat(run).isEqualTo(new Run(0, ran("solve", "-") + "1...", BUILDING + PREPARING));
  }

  @Test
  void optionsForTheJvmReachItOneByOne() throws Exception {
    environment.put("CSP_JAVA_OPTS", "-Xmx64m  -Dall=*");
    assertThat(csp().output())
        .isEqualTo(COLLECTOR + PATIENCE + "[-Xmx64m][-Dall=*]" + ranWithoutChoice());
  }

  @Test
  void ratingInlinesOnlySmallMethods() throws Exception {
    assertThat(csp("rate", "a").output())
        .isEqualTo(
            COLLECTOR
                + PATIENCE
                + "[-XX:InlineSmallCode=500][-XX:FreqInlineSize=100]"
                + ranWithoutChoice("rate", "a"));
  }

  @Test
  void theWindowAndExplicitOptionsUseAnotherCollector() throws Exception {
    assertThat(csp("gui").output()).isEqualTo(ranWithoutChoice("gui"));
    assertThat(csp("compare").output()).isEqualTo(COLLECTOR + ranWithoutChoice("compare"));
    environment.put("CSP_JAVA_OPTS", "-XX:+UseZGC");
    assertThat(csp().output()).isEqualTo(PATIENCE + "[-XX:+UseZGC]" + ranWithoutChoice());
  }

  /** Returns the file of classes, with the build of Java and its place in its name. */
  private String classes(String build, String extension) {
    String place = jdk.toString().replace('/', '_');
    return project.resolve("target/launcher/classes-" + build + place + extension).toString();
  }

  @Test
  void archivedClassesAreUsed() throws Exception {
    writeCommand("java", KEEPING_JAVA);
    String start = "[-XX:SharedArchiveFile=" + classes("17.0.1", ".jsa") + "][-Xlog:disable]";
    String taken = COLLECTOR + PATIENCE + start;

    assertThat(csp("a")).isEqualTo(new Run(0, taken + ranWithoutChoice("a"), BUILDING + PREPARING));
    environment.put("CSP_JAVA_OPTS", "-Xlog:gc");
    assertThat(csp("a")).isEqualTo(new Run(0, taken + "[-Xlog:gc]" + ranWithoutChoice("a"), ""));
  }

  @Test
  void everyBuildOfJavaHasAnArchiveOfItsOwn() throws Exception {
    writeCommand("java", KEEPING_JAVA);
    csp();
    String seventeen = csp().output();
    for (String build : List.of("25.0.3+9-LTS", "25.0.4+8-LTS")) {
      Files.writeString(
          jdk.resolve("release"),
          "JAVA_RUNTIME_VERSION=\"" + build + "\"\nJAVA_VERSION=\"25.0.3\"\n");
      String start = "[-XX:AOTCache=" + classes(build, ".aot") + "][-Xlog:disable]";
      String output = COLLECTOR + PATIENCE + start + ranWithoutChoice();
      assertThat(csp()).isEqualTo(new Run(0, output, PREPARING.replace("17", "25")));
      assertThat(csp()).isEqualTo(new Run(0, output, ""));
    }
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
    assertThat(csp()).as("the first is still there").isEqualTo(new Run(0, seventeen, ""));
  }

  @Test
  void whileOneStartMakesAnArchiveAnotherRunsWithoutIt() throws Exception {
    csp();
    writeCommand("java", KEEPING_JAVA);
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25\"\n");
    Path hold = Files.createFile(folder.resolve("hold"));
    Process first = start(project.resolve("csp"), "first");
    assertThat(first.errorReader(UTF_8).readLine() + "\n").isEqualTo(PREPARING.replace("17", "25"));

    assertThat(csp("second")).isEqualTo(new Run(0, ran("second"), ""));
    Files.delete(hold);
    assertThat(finish(first, "").output()).contains(classes("25", ".aot"));
    assertThat(csp("third").output()).contains(classes("25", ".aot"));
    assertThat(project.resolve("target/launcher").toFile().list())
        .noneMatch(name -> name.endsWith(".rehearsal"));
  }

  @Test
  void aProjectThatWasMovedHasItsArchiveMadeAgain() throws Exception {
    writeCommand("java", KEEPING_JAVA);
    csp();
    project = Files.move(project, folder.resolve("moved"));
    assertThat(csp().errors()).isEqualTo(PREPARING);
    assertThat(csp().errors()).isEmpty();
  }

  @Test
  void javaWithoutClassDataSharingIsSupported() throws Exception {
    writeCommand("java", KEEPING_JAVA);
    csp();
    writeCommand("java", KEEPING_JAVA.replace("echo list", "exit 1;"));
    touch(source);
    assertThat(csp("a")).isEqualTo(new Run(0, ran("a"), REBUILDING + PREPARING));
    assertThat(csp("a")).as("not tried again").isEqualTo(new Run(0, ran("a"), ""));
  }

  /** A folder that cannot be written is left as it is. */
  @Test
  void anArchiveThatCannotBeMadeIsDoneWithout() throws Exception {
    csp();
    writeCommand("java", KEEPING_JAVA);
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25\"\n");
    Files.createFile(Path.of(classes("25", ".aot") + ".rehearsal"));
    assertThat(csp("a")).isEqualTo(new Run(0, ran("a"), ""));
  }

  @Test
  void withoutJavaTheLauncherExplainsWhatToInstall() throws Exception {
    environment.put("PATH", folder.toString());
    environment.remove("JAVA_HOME");
    String reason = ", and found no java; install one, or set JAVA_HOME to it\n";
    assertThat(csp()).isEqualTo(new Run(1, "", NEED + reason));
  }

  @Test
  void wrongJavaHomeIsNamed() throws Exception {
    environment.put("JAVA_HOME", "/no/such");
    String reason = ", and JAVA_HOME is /no/such, where there is no bin/java\n";
    assertThat(csp()).isEqualTo(new Run(1, "", NEED + reason));
  }

  @Test
  void aRuntimeWithoutACompilerCanRunButNotBuild() throws Exception {
    csp();
    Files.delete(jdk.resolve("bin/javac"));
    assertThat(csp()).isEqualTo(new Run(0, ran(), ""));

    touch(source);
    String reason =
        " to build itself, and %s is a runtime without a compiler; install a JDK, or set JAVA_HOME"
            + " to one\n";
    assertThat(csp()).isEqualTo(new Run(1, "", NEED + reason.formatted(jdk.resolve("bin/java"))));
  }

  @Test
  void oldJavaIsRefused() throws Exception {
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
    assertThat(csp()).isEqualTo(refusal("11"));
  }

  @Test
  void javaWithoutAReleaseFileIsQueried() throws Exception {
    Files.delete(jdk.resolve("release"));
    writeCommand("java", "#!/bin/sh\necho 'java version \"1.8.0_292\"' >&2\n");
    assertThat(csp()).isEqualTo(refusal("8"));
  }

  private Run refusal(String version) {
    String reason = ", and %s is version %s; install one, or set JAVA_HOME to it\n";
    return new Run(1, "", NEED + reason.formatted(jdk.resolve("bin/java"), version));
  }

  private Run csp(String... arguments) throws Exception {
    return finish(start(project.resolve("csp"), arguments), "");
  }

  /** With an ASCII locale, file names are decoded as UTF-8; the language of the locale is kept. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void textIsEncodedAsUtf8InAnAsciiLocale() throws Exception {
    writeCommand(
        "java",
        "#!/bin/sh\necho \"${LC_ALL-unset} ${LC_CTYPE-unset} ${LANG-unset} $(locale charmap)\"\n");
    csp();
    assertThat(localeWith(Map.of("LC_ALL", "C"))).isEqualTo("C.UTF-8 unset unset UTF-8");
    assertThat(localeWith(Map.of("LC_ALL", "POSIX", "LANG", "de_DE.UTF-8")))
        .isEqualTo("C.UTF-8 unset de_DE.UTF-8 UTF-8");
    assertThat(localeWith(Map.of())).isEqualTo("unset C.UTF-8 unset UTF-8");
    assertThat(localeWith(Map.of("LANG", "C"))).isEqualTo("unset C.UTF-8 C UTF-8");
    assertThat(localeWith(Map.of("LC_CTYPE", "C", "LANG", "C.UTF-8")))
        .isEqualTo("unset C.UTF-8 C.UTF-8 UTF-8");
    assertThat(localeWith(Map.of("LANG", "C.UTF-8"))).isEqualTo("unset unset C.UTF-8 UTF-8");
    assertThat(localeWith(Map.of("LC_ALL", "C.utf8", "LANG", "C")))
        .isEqualTo("C.utf8 unset C UTF-8");
  }

  private String localeWith(Map<String, String> locale) throws Exception {
    environment.putAll(locale);
    try {
      return csp().output().strip();
    } finally {
      environment.keySet().removeAll(locale.keySet());
    }
  }

  private Process start(Path launcher, String... arguments) throws IOException {
    ProcessBuilder process = new ProcessBuilder("/bin/sh", launcher.toString());
    process.command().addAll(Arrays.asList(arguments));
    process.directory(folder.toFile());
    process.environment().clear();
    process.environment().putAll(environment);
    return process.start();
  }

  private static Run finish(Process process, String input) throws Exception {
    try (OutputStream standardInput = process.getOutputStream()) {
      standardInput.write(input.getBytes(UTF_8));
    }
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    String errors = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), output, errors);
  }

  /** Returns the output of the stub of Java when it runs the jar with these arguments. */
  private String ran(String... arguments) {
    return COLLECTOR + PATIENCE + ranWithoutChoice(arguments);
  }

  /**
   * Returns the same output when the launcher chooses neither the collector nor the patience of the
   * compiler.
   */
  private String ranWithoutChoice(String... arguments) {
    String jar = "[-jar][" + project.resolve("target/launcher/csp-workbench.jar") + "]";
    return jar + Arrays.stream(arguments).map(x -> "[" + x + "]").collect(Collectors.joining());
  }

  private long builds() throws IOException {
    return Files.readAllLines(project.resolve("builds")).size();
  }

  private void writeCommand(String name, String script) throws IOException {
    Path command = Files.writeString(jdk.resolve("bin").resolve(name), script);
    Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void touch(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
  }
}
