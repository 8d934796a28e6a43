package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.cspworkbench.app.cli.Row;
import org.cspworkbench.app.cli.RowCommand;

/**
 * Rows that are made, each from its number.
 *
 * @param index the place of this part among all, from 0
 * @param first the number of the first row, from 1
 * @param last the number of the last row
 */
record NumberPart(int index, long first, long last) implements BatchPart {

  /** Fewer rows are not worth a task and a file. */
  private static final long FEWEST = 500;

  /** Cuts the numbers from 1 to {@code count} into parts. */
  static ImmutableList<BatchPart> cut(long count) {
    long each = Math.max(FEWEST, (count + MOST - 1) / MOST);
    ImmutableList.Builder<BatchPart> parts = ImmutableList.builder();
    int index = 0;
    for (long first = 1; first <= count; first += each) {
      parts.add(new NumberPart(index++, first, Math.min(count, first + each - 1)));
    }
    return parts.build();
  }

  @Override
  public void process(RowCommand command, Configuration files, Consumer<Row> rows) {
    for (long number = first; number <= last; number++) {
      rows.accept(command.make(number));
    }
  }
}
