package org.cspworkbench.cluster;

import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.cspworkbench.app.cli.RowCommand;

/**
 * The work on one part, on any machine: each row is read or made, processed, written and forgotten.
 *
 * @param command the name of the command
 * @param arguments its arguments
 * @param folder where the rows are written
 */
record PartWork(String command, List<String> arguments, OutputFolder folder)
    implements Function<BatchPart, Totals> {

  @Override
  public Totals call(BatchPart part) {
    RowCommand parsed = RowCommand.of(command, arguments);
    return PartFiles.write(
        folder,
        part.index(),
        part.index() == 0 ? parsed.header() : "",
        (files, rows) -> part.process(parsed, files, rows));
  }

  /** Returns the access to files that the options of Spark configure. */
  static Configuration configuration() {
    return SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
  }
}
