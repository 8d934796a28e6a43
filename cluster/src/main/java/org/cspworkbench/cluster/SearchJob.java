package org.cspworkbench.cluster;

import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.cspworkbench.app.cli.PartSearch;
import org.cspworkbench.app.export.MergedRows;

/** The search of all parts of a problem, each by a task; then their results are merged. */
final class SearchJob implements Job {

  private final Invocation invocation;
  private final SharedSearch search;

  private SearchJob(Invocation invocation, SharedSearch search) {
    this.invocation = invocation;
    this.search = search;
  }

  /**
   * Reads the file of the parts.
   *
   * @throws BatchFailure if it is no such file
   */
  static SearchJob of(Invocation invocation, Configuration files) {
    return new SearchJob(invocation, SharedSearch.read(invocation.arguments(), files));
  }

  @Override
  public BatchReport run(JavaSparkContext spark, OutputFolder folder, Configuration files)
      throws IOException {
    int parts = search.parsed().parts();
    SearchWork work = new SearchWork(spark.broadcast(search), folder);
    Totals totals = new Totals();
    spark
        .parallelize(IntStream.rangeClosed(1, parts).boxed().toList(), parts)
        .map(work)
        .collect()
        .forEach(totals::add);
    MergedRows merged = merge(folder, parts, files);
    String result = merged.write();
    folder.addResult(files, result);
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    merged.shortened().ifPresent(sentences::add);
    sentences.add(
        String.format(
            Locale.ROOT, "the rows of %,d parts are in %s", totals.rows(), invocation.output()));
    return new BatchReport(result, sentences.build(), PartSearch.exitCode(merged));
  }

  /** Merges the rows part by part, of which memory holds one. */
  private static MergedRows merge(OutputFolder folder, int parts, Configuration files)
      throws IOException {
    MergedRows merged = new MergedRows();
    for (int part = 0; part < parts; part++) {
      try (BufferedReader rows = folder.read(files, part)) {
        merged.add(String.valueOf(rows.readLine()));
      }
    }
    return merged;
  }

/**
 * The search of one part, on any machine.
 *
 * @param search all parts
 * @param folder where the row is written
 */
private record SearchWork(Broadcast<SharedSearch> search, OutputFolder folder)
    implements Function<Integer, Totals> {

  @Override
  public Totals call(Integer number) {
    return PartFiles.write(
        folder, number - 1, "", (files, rows) -> rows.accept(search.value().parsed().row(number)));
  }
}
}
