package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.app.cli.Row;

/** What the driver learns of the rows of a part or of a batch; its size does not depend on them. */
final class Totals implements Serializable {

  /** The number of sentences that are kept. */
  private static final int MOST_SENTENCES = 10;

  private final long[] byCode = new long[Row.CODES];
  private final List<String> firstSentences = new ArrayList<>();
  private long sentences;

  void add(Row row) {
    byCode[row.code()]++;
    sentences += row.sentences().size();
    keep(row.sentences());
  }

  /** Adds the totals of the rows that follow. */
  void add(Totals following) {
    Arrays.setAll(byCode, code -> byCode[code] + following.byCode[code]);
    sentences += following.sentences;
    keep(following.firstSentences);
  }

  private void keep(List<String> following) {
    following.stream().limit(MOST_SENTENCES - firstSentences.size()).forEach(firstSentences::add);
  }

  /** Returns the number of rows. */
  long rows() {
    return Arrays.stream(byCode).sum();
  }

  /** Returns the number of sentences about rows. */
  long sentences() {
    return sentences;
  }

  /** Returns the first few sentences. */
  ImmutableList<String> firstSentences() {
    return ImmutableList.copyOf(firstSentences);
  }

  /** Returns the exit code of the most severe row. */
  int exitCode() {
    return Row.gravest(IntStream.range(0, byCode.length).filter(code -> byCode[code] > 0));
  }
}
