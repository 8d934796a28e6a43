package org.cspworkbench.app;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the README shows works when pasted: all its commands in their order, in an empty folder, but
 * for those that build and the one that opens the window.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
final class ReadmeTest {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\n(.*?)^```$");

  /** What {@code csp check} says of the README's puzzle, which has 425 solutions. */
  private static final int SEVERAL_SOLUTIONS = 5;

  @TempDir private Path folder;

  @BeforeEach
  void putTheLauncherThere() throws IOException {
    Path launcher = folder.resolve("csp");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec '%s' -cp '%s' %s \"$@\"\n"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Main.class.getName()));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void everyCommandWorksWhenPasted() throws Exception {
    ImmutableList<String> commands = commands();
    assertThat(commands).as("the blocks of the README are found").hasSizeGreaterThan(20);
    for (String command : commands) {
      int code = run(command);
      assertThat(code)
          .as("%s said: %s", command, Files.readString(folder.resolve("errors")))
          .isEqualTo(command.startsWith("./csp check") ? SEVERAL_SOLUTIONS : 0);
      assertThat(folder.resolve("output").toFile().length() > 0 || makesAFile(command))
          .as("%s answers", command)
          .isTrue();
    }
  }

  private static ImmutableList<String> commands() throws IOException {
    return BLOCK
        .matcher(Files.readString(Path.of("..", "README.md")))
        .results()
        .flatMap(block -> block.group(1).lines())
        .filter(line -> line.matches("(\\./csp (?!gui)|printf |grep ).*"))
        .collect(toImmutableList());
  }

  private static boolean makesAFile(String command) {
    return command.matches(".*( > | -o | --export | --trace ).*");
  }

  private int run(String command) throws IOException, InterruptedException {
    File errors = folder.resolve("errors").toFile();
    File output = folder.resolve("output").toFile();
    return new ProcessBuilder("bash", "-c", command)
        .directory(folder.toFile())
        .redirectInput(new File("/dev/null"))
        .redirectOutput(output)
        .redirectError(errors)
        .start()
        .waitFor();
  }
}
