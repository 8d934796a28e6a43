package org.cspworkbench.presentation.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The process of a browser and the folder that it writes to. Both disappear when the virtual
 * machine ends.
 */
final class BrowserProcess {

  private static final int SECONDS_TO_CLOSE = 10;

  private final Process process;
  private final Path folder;

  private BrowserProcess(Process process, Path folder) {
    this.process = process;
    this.folder = folder;
  }

  /** Returns a new folder for the files of a browser. */
  static Path folder() {
    try {
      return Files.createTempDirectory("browser");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts a browser whose home is {@code folder}, with a command and its arguments. */
  static BrowserProcess start(Path folder, List<String> command) {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder
        .environment()
        .putAll(Map.of("HOME", folder.toString(), "MOZ_CRASHREPORTER_DISABLE", "1"));
    try {
      BrowserProcess started = new BrowserProcess(builder.start(), folder);
      Runtime.getRuntime().addShutdownHook(new Thread(started::end, "end of a browser"));
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the browser writes the address that it listens to.
   *
   * @param prefix what comes before the address in the line
   */
  URI address(String prefix) {
    BufferedReader errors =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), UTF_8));
    StringBuilder before = new StringBuilder();
    try {
      for (String line = errors.readLine(); line != null; line = errors.readLine()) {
        if (line.startsWith(prefix)) {
          drain(errors);
          return URI.create(line.substring(prefix.length()).trim());
        }
        before.append(line).append('\n');
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalStateException("the browser has ended before it listened:\n" + before);
  }

  /** Reads what else the browser writes, which would otherwise block it. */
  private static void drain(BufferedReader errors) {
    Runnable reading =
        () -> {
          try (errors) {
            errors.transferTo(Writer.nullWriter());
          } catch (IOException e) {
            // the browser has ended
          }
        };
    Thread rest = new Thread(reading, "errors of a browser");
    rest.setDaemon(true);
    rest.start();
  }

  private void end() {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    process.destroy();
    try {
      process.waitFor(SECONDS_TO_CLOSE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(ProcessHandle::destroyForcibly);
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException | UncheckedIOException e) {
      folder.toFile().deleteOnExit(); // a process that is ending may still write
    }
  }
}
