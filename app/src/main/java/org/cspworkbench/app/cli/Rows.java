package org.cspworkbench.app.cli;

import java.util.function.Function;
import java.util.function.LongFunction;
import org.cspworkbench.sudoku.format.Entry;

/** What a command does with each row, independently of all others. */
sealed interface Rows {

  /** A command that can process its rows one by one, wherever they are. */
  interface Maker {

    /** Returns the work on each row; rejects options that concern the run as a whole. */
    Rows rows(Usage usage);

    /** Returns whether the work draws random numbers with the seed; asked after {@link #rows}. */
    default boolean usesChance(Usage usage) {
      return false;
    }
  }

  /**
   * Rows that are read.
   *
   * @param header the text before the first row: complete lines, or the empty string
   * @param work returns the report on one entry
   */
  record OfEntries(String header, Function<Entry, Report> work) implements Rows {}

  /**
   * Rows that are made.
   *
   * @param count how many are requested
   * @param work returns the report on the puzzle with this number, from 1
   */
  record OfNumbers(long count, LongFunction<Report> work) implements Rows {}
}
