package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.sudoku.Grid;

/** What the tests of this package have in common: reading a text to its end. */
final class Reading {

  static final String SOURCE = "week3.sdk";

  private Reading() {}

  static List<Entry> entries(String text) {
    List<Entry> entries = new ArrayList<>();
    PuzzleReader.of(SOURCE, new StringReader(text)).forEachRemaining(entries::add);
    return entries;
  }

  /** The grids of a text without faults. */
  static List<Grid> grids(String text) {
    List<Entry> entries = entries(text);
    assertThat(entries).as(text).allMatch(entry -> entry instanceof Puzzle);
    return entries.stream().map(entry -> ((Puzzle) entry).grid()).toList();
  }

  /** The entries, each as its line of cells or its sentence. */
  static List<String> told(String text) {
    return entries(text).stream().map(Reading::told).toList();
  }

  static String told(Entry entry) {
    return entry instanceof Puzzle puzzle ? puzzle.grid().toLine() : ((Fault) entry).message();
  }
}
