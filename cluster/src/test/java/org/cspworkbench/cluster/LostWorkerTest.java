package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A batch on a real cluster ends with the same rows if one of its two workers is killed. */
@Tag("cluster")
final class LostWorkerTest {

  private static final int PUZZLES = 200_000;

  @TempDir private Path folder;

  @Test
  void rowsAreTheSameIfAWorkerIsKilledInTheMiddle() throws Exception {
    Path file = Puzzles.write(folder.resolve("puzzles.txt"), PUZZLES, 1, "easy.txt", "medium.txt");
    // A textbook solver, as the fastest would be done before a worker can be killed.
    String[] solve = {
      "solve", file.toString(), "--format", "line", "--solver", "mac", "--seed", "1"
    };
    Programs.Outcome expected = Programs.csp(folder, solve);
    assertThat(expected.data().lines()).hasSize(PUZZLES);

    Path output = folder.resolve("solved");
    try (LoopbackCluster cluster = new LoopbackCluster(folder, 2)) {
      CompletableFuture<Boolean> killing =
          CompletableFuture.supplyAsync(() -> killInTheMiddle(cluster, output));
      String[] batch = Arrays.copyOf(solve, solve.length + 4);
      batch[solve.length] = "--master";
      batch[solve.length + 1] = cluster.master();
      batch[solve.length + 2] = "-o";
      batch[solve.length + 3] = output.toString();
      assertThat(Programs.cluster(batch)).isEqualTo(expected);
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
