package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stand-alone cluster, as the documentation sets it up and otherwise. */
@Tag("cluster")
final class StandaloneClusterTest {

  @TempDir private Path folder;

  private String[] batch(LoopbackCluster cluster) {
    return new String[] {
      "generate",
      "-n",
      "3",
      "--difficulty",
      "easy",
      "--seed",
      "1",
      "--master",
      cluster.master(),
      "-o",
      folder.resolve("output").toString()
    };
  }

  @Test
  void aClusterThatIsSetUpAsDocumentedProcessesABatch() throws Exception {
    try (LoopbackCluster cluster = new LoopbackCluster(folder, 1)) {
      assertThat(Programs.rejection(0, batch(cluster)))
          .isEqualTo("csp: 3 rows are in " + folder.resolve("output") + "\n");
    }
  }

  /** Without a folder of jars, no worker can start an executor. */
  @Test
  void theReasonOfAnExecutorThatDoesNotStartIsReported() throws Exception {
    String withoutJars =
        LoopbackCluster.documented(LoopbackCluster.SET_UP)
            .replace("$PWD/spark\" SPARK_SCALA_VERSION=2.13", "$PWD/none\"");
    try (LoopbackCluster cluster = new LoopbackCluster(folder, 1, withoutJars)) {
      assertThat(Programs.rejection(1, batch(cluster)))
          .hasLineCount(1)
          .startsWith("csp: the cluster " + cluster.master() + " has ended the batch, as its")
          .contains(
              "IllegalStateException: Cannot find any build directories (see docs/batches.md");
      assertThat(Files.exists(folder.resolve("output"))).isFalse();
    }
  }
}
