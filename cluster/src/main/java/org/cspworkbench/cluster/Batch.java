package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.cspworkbench.app.cli.RowCommand;

/** A command on all its rows: the driver's part, which sees the parts and their totals only. */
final class Batch {

  private final JavaSparkContext spark;
  private final Invocation invocation;

  Batch(JavaSparkContext spark, Invocation invocation) {
    this.spark = spark;
    this.invocation = invocation;
  }

  /**
   * Processes all rows and returns their totals; then the folder of the output is complete.
   *
   * @throws BatchFailure if there is a failure that the user can understand
   */
  Totals run() {
    Configuration files = PartWork.configuration();
    OutputFolder folder = OutputFolder.of(invocation.output(), files);
    ImmutableList<Part> parts = parts(files);
    try {
      folder.begin(files);
      try {
        Totals totals = new Totals();
        work(parts, folder).forEach(totals::add);
        folder.complete(files);
        return totals;
      } catch (RuntimeException e) {
        folder.abandon(files);
        throw e;
      }
    } catch (IOException e) {
      throw BatchFailure.ofOutput(folder.name(), e);
    }
  }

  private ImmutableList<Part> parts(Configuration files) {
    RowCommand command = RowCommand.of(invocation.command(), invocation.arguments());
    if (command.files().isEmpty()) {
      return NumberPart.cut(command.count());
    }
    ImmutableList<FilePart> parts = InputFiles.find(command.files(), files).cut();
    if (parts.isEmpty()) {
      throw BatchFailure.ofInput(command.files().get(0), "expected a puzzle, found nothing");
    }
    List<Long> lines =
        spark
            .parallelize(new ArrayList<>(parts), parts.size())
            .map(part -> part.countLines(PartWork.configuration()))
            .collect();
    return InputFiles.number(parts, lines);
  }

  private List<Totals> work(ImmutableList<Part> parts, OutputFolder folder) {
    PartWork work =
        new PartWork(invocation.command(), new ArrayList<>(invocation.arguments()), folder);
    return spark.parallelize(new ArrayList<>(parts), parts.size()).map(work).collect();
  }
}
