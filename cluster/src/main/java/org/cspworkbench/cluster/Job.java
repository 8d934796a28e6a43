package org.cspworkbench.cluster;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;

/** What a batch does, when its input has been found. */
sealed interface Job permits RowJob, SearchJob {

  /**
   * Runs all tasks, which write to {@code folder}.
   *
   * @throws IOException if the folder cannot be written or read
   * @throws BatchFailure if there is another failure that the user can understand
   */
  BatchReport run(JavaSparkContext spark, OutputFolder folder, Configuration files)
      throws IOException;
}
