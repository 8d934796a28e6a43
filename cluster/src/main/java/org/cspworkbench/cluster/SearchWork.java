package org.cspworkbench.cluster;

import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;

/**
 * The search of one part, on any machine.
 *
 * @param search all parts
 * @param folder where the row is written
 */
record SearchWork(Broadcast<SharedSearch> search, OutputFolder folder)
    implements Function<Integer, Totals> {

  @Override
  public Totals call(Integer number) {
    return PartFiles.write(
        folder, number - 1, "", (files, rows) -> rows.accept(search.value().parsed().row(number)));
  }
}
