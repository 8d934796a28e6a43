package org.cspworkbench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The progress of a batch reaches the number of its parts. */
@Tag("cluster")
final class PartProgressTest {

  @Test
  void everyPartIsCountedOnce() {
    List<String> texts = Collections.synchronizedList(new ArrayList<>());
    SparkConf conf =
        new SparkConf()
            .setAppName("progress")
            .setMaster("local[2]")
            .set("spark.ui.enabled", "false")
            .set("spark.driver.host", "127.0.0.1")
            .set("spark.driver.bindAddress", "127.0.0.1");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      spark.sc().addSparkListener(new PartProgress(texts::add));
      for (int batch = 0; batch < 2; batch++) {
        assertThat(spark.parallelize(List.of(1, 2, 3, 4, 5), 5).count()).isEqualTo(5);
      }
    }
    List<String> once = IntStream.rangeClosed(1, 5).mapToObj(i -> "parts: " + i + " of 5").toList();
    List<String> twice = new ArrayList<>(once);
    twice.addAll(once);
    assertThat(texts).isEqualTo(twice);
  }
}
