package org.cspworkbench.app.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verifies that the temporary files of a killed process are removed by the next process that writes
 * to the folder, and no other files.
 */
class LeftoversTest {

  @TempDir private Path folder;

  /** A process that starts to write a file, reports this, and waits to be killed. */
  public static final class Writer {
    private Writer() {}

    /** Writes to the file that the argument names. */
    public static void main(String[] arguments) throws IOException {
      try (ReplacedFile file = ReplacedFile.open(Path.of(arguments[0]))) {
        file.stream().write('x');
        file.stream().flush();
        System.out.println("writing");
        while (System.in.read() >= 0) {
          // the test has not ended
        }
      }
    }
  }

  private static Process start(Path file) throws IOException {
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(writer.inputReader(UTF_8).readLine()).isEqualTo("writing");
    return writer;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aKilledWriterLeavesAFileUntilTheNextOneWrites() throws Exception {
    Process writer = start(folder.resolve("a.txt"));
    String part = ".a.txt." + writer.pid() + ".csp.part";
    ReplacedFile.write(folder.resolve("b.txt"), "b");
    assertThat(names()).as("while it is written").containsExactly(part, "b.txt");
    writer.destroyForcibly().waitFor();
    assertThat(names()).containsExactly(part, "b.txt");
    ReplacedFile.write(folder.resolve("c.txt"), "c");
    assertThat(names()).containsExactly("b.txt", "c.txt");
  }

  /** A process of another container has an id that does not exist here. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // Windows cannot move an open file
  void lockedFilesAreKept() throws Exception {
    Process writer = start(folder.resolve("a.txt"));
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    Path locked = folder.resolve(".a.txt." + ended.pid() + ".csp.part");
    Files.move(
        folder.resolve(".a.txt." + writer.pid() + ".csp.part"),
        locked,
        StandardCopyOption.ATOMIC_MOVE);
    ReplacedFile.write(folder.resolve("b.txt"), "b");
    assertThat(locked).exists();
    writer.destroyForcibly().waitFor();
    ReplacedFile.write(folder.resolve("b.txt"), "b");
    assertThat(locked).doesNotExist();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void filesWithSimilarNamesAreKept() throws Exception {
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    long pid = ended.pid();
    List<String> others =
        List.of(
            ".a.txt." + pid + ".part",
            "a.txt." + pid + ".csp.part",
            ".a.txt.csp.part",
            ".a.txt.x" + pid + ".csp.part",
            ".a.txt." + pid + ".csp.part.txt");
    for (String name : others) {
      Files.writeString(folder.resolve(name), "of somebody else");
    }
    Path directory = Files.createDirectory(folder.resolve(".d." + pid + ".csp.part"));
    Path link =
        Files.createSymbolicLink(
            folder.resolve(".l." + pid + ".csp.part"), folder.resolve(others.get(0)));
    ReplacedFile.write(folder.resolve("b.txt"), "b");
    assertThat(names()).containsAll(others).hasSize(others.size() + 3);
    assertThat(directory).isDirectory();
    assertThat(link).isSymbolicLink();
  }
}
