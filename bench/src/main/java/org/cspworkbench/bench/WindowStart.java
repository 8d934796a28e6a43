package org.cspworkbench.bench;

import com.google.common.base.Stopwatch;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Measures the time from {@code ./csp gui} until the window is visible, by the pixels of the
 * screen. The program itself is unchanged.
 */
final class WindowStart {

  private static final int STARTS = 7;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** One start, in seconds on the clock and of all processors. */
  private record Start(double clock, double processor) {}

  private WindowStart() {}

  static void run(List<String> arguments, PrintStream out) {
    Path folder = null;
    try {
      folder = Files.createTempDirectory("settings");
      start(folder); // builds, and brings the files into memory
      double[] clock = new double[STARTS];
      double[] processor = new double[STARTS];
      for (int i = 0; i < STARTS; i++) {
        Start start = start(folder);
        clock[i] = start.clock();
        processor[i] = start.processor();
      }
      Table table = new Table("./csp gui, first paint | s, median | quartiles | must");
      table.row("on the clock").spread(Spread.of(clock), 2).atMost(1.5, 1);
      table.row("of all processors together").spread(Spread.of(processor), 2).text("–");
      table.print(out);
    } catch (IOException e) {
      throw new IllegalArgumentException("this needs Xvfb, and ./csp here: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      delete(folder);
    }
  }

  private static Start start(Path settings) throws IOException, InterruptedException {
    try (VirtualScreen screen = VirtualScreen.open()) {
      ProcessBuilder builder = new ProcessBuilder("./csp", "gui").inheritIO();
      builder
          .environment()
          .putAll(
              Map.of(
                  "DISPLAY", screen.display(),
                  "XDG_CONFIG_HOME", settings.toString(),
                  "XDG_STATE_HOME", settings.toString()));
      Stopwatch watch = Stopwatch.createStarted();
      Process program = builder.start();
      try {
        if (!screen.awaitContent(PATIENCE)) {
          throw new IOException("no window within " + PATIENCE.toSeconds() + " s");
        }
        double clock = watch.elapsed().toNanos() / 1e9;
        Duration processor = program.info().totalCpuDuration().orElseThrow();
        return new Start(clock, processor.toNanos() / 1e9);
      } finally {
        program.destroy();
        program.waitFor();
      }
    }
  }

  private static void delete(@Nullable Path folder) {
    if (folder != null) {
      try {
        MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
