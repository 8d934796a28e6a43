package org.cspworkbench.cluster;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;

/** One batch, from its input to the complete folder: the driver's part. */
final class Batch {

  private final JavaSparkContext spark;
  private final Invocation invocation;

  Batch(JavaSparkContext spark, Invocation invocation) {
    this.spark = spark;
    this.invocation = invocation;
  }

  /**
   * Processes everything; then the folder of the output is complete.
   *
   * @throws BatchFailure if there is a failure that the user can understand
   */
  BatchReport run() {
    Configuration files = PartWork.configuration();
    OutputFolder folder = OutputFolder.of(invocation.output(), files);
    Job job = invocation.isSearch() ? SearchJob.of(invocation, files) : rows(files);
    try {
      folder.begin(files);
      return run(job, folder, files);
    } catch (IOException e) {
      throw BatchFailure.ofOutput(folder.name(), e);
    }
  }

  private RowJob rows(Configuration files) {
    return RowJob.of(invocation, spark, files);
  }

  private BatchReport run(Job job, OutputFolder folder, Configuration files) throws IOException {
    try {
      BatchReport ending = job.run(spark, folder, files);
      folder.complete(files);
      return ending;
    } catch (IOException | RuntimeException e) {
      folder.abandon(files);
      throw e;
    }
  }
}
