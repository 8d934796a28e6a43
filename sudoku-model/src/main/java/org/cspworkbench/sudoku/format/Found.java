package org.cspworkbench.sudoku.format;

/**
 * What a reader has found, one after the other: an entry, or a line that is sure to be one and has
 * still to be read. To find is the work of one thread, to read may be that of another.
 */
public sealed interface Found permits Entry, PlainLine {

  /** Returns the entry; it is read now, if it has not been. Any thread may ask. */
  Entry entry();
}
