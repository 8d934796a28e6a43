package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A batch on a real cluster ends with the same rows if one of its two workers is killed. */
@Tag("cluster")
final class LostWorkerTest {

  private static final int PUZZLES = 200_000;

  private static final Map<String, String> OPTIONS =
      Map.of(
          "spark.driver.host", "127.0.0.1",
          "spark.driver.bindAddress", "127.0.0.1",
          "spark.executor.memory", "512m",
          "spark.executor.extraClassPath", LoopbackCluster.classPath());

  @TempDir private Path folder;

  @BeforeEach
  void setOptions() {
    OPTIONS.forEach(System::setProperty);
  }

  @AfterEach
  void clearOptions() {
    OPTIONS.keySet().forEach(System::clearProperty);
  }

  @Test
  void rowsAreTheSameIfAWorkerIsKilledInTheMiddle() throws Exception {
    Path file = Puzzles.write(folder.resolve("puzzles.txt"), PUZZLES, 1, "minimal.txt");
    String[] solve = {"solve", file.toString(), "--format", "line", "--seed", "1"};
    Programs.Outcome expected = Programs.csp(folder, solve);
    assertThat(expected.data().lines()).hasSize(PUZZLES);

    Path output = folder.resolve("solved");
    try (LoopbackCluster cluster = new LoopbackCluster(folder, 2)) {
      CompletableFuture<Boolean> killing =
          CompletableFuture.supplyAsync(() -> killInTheMiddle(cluster, output));
      assertThat(
              Programs.cluster(
                  solve[0],
                  solve[1],
                  solve[2],
                  solve[3],
                  solve[4],
                  solve[5],
                  "--master",
                  cluster.master(),
                  "-o",
                  output.toString()))
          .isEqualTo(expected);
      assertThat(killing.join()).as("killed before the end").isTrue();
    }
  }

  /** Kills a worker after a fifth of the parts; returns whether the batch was still running. */
  private static boolean killInTheMiddle(LoopbackCluster cluster, Path output) {
    Path incomplete = Path.of(output + ".incomplete");
    try {
      while (!Files.isDirectory(incomplete) || Programs.partFiles(incomplete).size() < 12) {
        if (Files.isDirectory(output)) {
          return false;
        }
        Thread.sleep(20);
      }
      cluster.killWorker(0);
      return Files.isDirectory(incomplete);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
