package org.cspworkbench.cluster;

import java.io.Serializable;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.cspworkbench.app.cli.Row;
import org.cspworkbench.app.cli.RowCommand;

/**
 * Consecutive rows that one task processes. How a batch is cut into parts depends on the batch
 * only, not on the machines.
 */
sealed interface BatchPart extends Serializable permits FilePart, NumberPart {

  /** The largest number of parts of a batch, unless it reads more files. */
  int MOST = 10_000;

  /** Returns the place of this part among all, from 0. */
  int index();

  /**
   * Passes the result of each row to {@code rows}, one by one in order.
   *
   * @throws BatchFailure if the rows cannot be read
   */
  void process(RowCommand command, Configuration files, Consumer<Row> rows);
}
