package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.cspworkbench.app.cli.RowCommand;

/** A command on all its rows. The driver sees the parts and their totals only. */
final class RowJob implements Job {

  private final Invocation invocation;
  private final ImmutableList<BatchPart> parts;

  private RowJob(Invocation invocation, ImmutableList<BatchPart> parts) {
    this.invocation = invocation;
    this.parts = parts;
  }

  /**
   * Finds the input, and cuts it into parts.
   *
   * @throws BatchFailure if there is none
   */
  static RowJob of(Invocation invocation, JavaSparkContext spark, Configuration files) {
    RowCommand command = RowCommand.of(invocation.command(), invocation.arguments());
    if (command.files().isEmpty()) {
      return new RowJob(invocation, NumberPart.cut(command.count()));
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
    return new RowJob(invocation, InputFiles.number(parts, lines));
  }

  @Override
  public BatchReport run(JavaSparkContext spark, OutputFolder folder, Configuration files) {
    PartWork work =
        new PartWork(invocation.command(), new ArrayList<>(invocation.arguments()), folder);
    Totals totals = new Totals();
    spark
        .parallelize(new ArrayList<>(parts), parts.size())
        .map(work)
        .collect()
        .forEach(totals::add);
    return ending(totals);
  }

  private BatchReport ending(Totals totals) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    sentences.addAll(totals.firstSentences());
    long more = totals.sentences() - totals.firstSentences().size();
    if (more > 0) {
      sentences.add(
          String.format(
              Locale.ROOT, "%,d more messages are in %s/_messages", more, invocation.output()));
    }
    if (totals.rows() == 0) {
      sentences.add("expected a puzzle on each line, found none");
      return new BatchReport("", sentences.build(), BatchFailure.NO_ROWS);
    }
    sentences.add(
        String.format(Locale.ROOT, "%,d rows are in %s", totals.rows(), invocation.output()));
    return new BatchReport("", sentences.build(), totals.exitCode());
  }
}
