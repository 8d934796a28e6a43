package org.cspworkbench.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.cspworkbench.app.cli.Row;
import org.cspworkbench.app.cli.RowCommand;

/**
 * The work on one part, on any machine: each row is read or made, processed, written and forgotten.
 *
 * @param command the name of the command
 * @param arguments its arguments
 * @param folder where the rows are written
 */
record PartWork(String command, List<String> arguments, OutputFolder folder)
    implements Function<Part, Totals> {

  @Override
  public Totals call(Part part) {
    RowCommand parsed = RowCommand.of(command, arguments);
    Configuration files = configuration();
    Totals totals = new Totals();
    try (PartFiles written =
        new PartFiles(folder, files, part.index(), "" + TaskContext.get().taskAttemptId())) {
      if (part.index() == 0) {
        written.addHeader(parsed.header());
      }
      part.process(parsed, files, row -> write(row, written, totals));
      written.commit();
    } catch (UncheckedIOException e) {
      throw BatchFailure.ofOutput(folder.name(), e.getCause());
    } catch (IOException e) {
      throw BatchFailure.ofOutput(folder.name(), e);
    }
    return totals;
  }

  /** Returns the access to files that the options of Spark configure. */
  static Configuration configuration() {
    return SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
  }

  private static void write(Row row, PartFiles files, Totals totals) {
    try {
      files.add(row);
      totals.add(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
