package org.cspworkbench.sudoku.format;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * The cells of a game under way as OpenSudoku saves them: {@code version: 1} and then for each cell
 * its value, its notes and whether it may be edited, a bar behind each. Later versions have more
 * fields: second notes, and a colour. Notes are a list of digits in version 1, and a set of bits in
 * the others.
 */
final class SavedCells {

  private static final Pattern FORM =
      Pattern.compile("\\s*version:\\s*(\\d+)\\s+(.*)", Pattern.DOTALL);

  /** The number of fields of a cell in each version. */
  private static final ImmutableMap<Integer, Integer> FIELDS =
      ImmutableMap.of(1, 3, 2, 3, 3, 3, 4, 4, 5, 5);

  private static final Splitter BARS = Splitter.on('|').omitEmptyStrings().trimResults();
  private static final Splitter COMMAS = Splitter.on(',').omitEmptyStrings();
  private static final String NONE = "-";

  private final int version;
  private final List<String> fields;
  private final SourcePosition position;
  private final Shape shape = Shape.ofSize(9);

  private SavedCells(int version, List<String> fields, SourcePosition position) {
    this.version = version;
    this.fields = fields;
    this.position = position;
  }

  /** Returns whether {@code data} has this form. */
  static boolean isOne(String data) {
    return FORM.matcher(data).matches();
  }

  /** Returns the puzzle in such data of a game at {@code position}, or what is wrong with it. */
  static Entry read(String data, SourcePosition position) {
    Matcher form = FORM.matcher(data);
    if (!form.matches()) {
      throw new IllegalArgumentException("no saved cells: " + Quote.of(data));
    }
    String version = form.group(1);
    if (version.length() > 1 || !FIELDS.containsKey(Integer.parseInt(version))) {
      return new Fault(
          position, "expected a game of version 1 to 5, found version " + Quote.of(version));
    }
    return new SavedCells(Integer.parseInt(version), BARS.splitToList(form.group(2)), position)
        .read();
  }

  private Entry read() {
    int width = FIELDS.getOrDefault(version, 0);
    if (fields.size() != width * shape.cellCount()) {
      return new Fault(
          position,
          String.format(
              "expected 81 cells of %d fields in version %d, found %d fields",
              width, version, fields.size()));
    }
    int[] values = new int[shape.cellCount()];
    int[] givens = new int[shape.cellCount()];
    int[] marks = new int[shape.cellCount()];
    boolean bothNotes = false;
    for (int cell = 0; cell < values.length; cell++) {
      List<String> parts = fields.subList(cell * width, (cell + 1) * width);
      String edited = parts.get(width - 1);
      int value = number(parts.get(0), shape.size());
      int first = notes(parts.get(1));
      int second = width > 3 ? notes(parts.get(2)) : 0;
      if (value < 0 || first < 0 || second < 0 || !edited.matches("[01]")) {
        return new Fault(
            position,
            "expected "
                + shape.cellName(cell)
                + " as value, notes and 0 or 1, found "
                + Quote.of(String.join("|", parts)));
      }
      values[cell] = value;
      givens[cell] = edited.equals("0") ? value : 0;
      marks[cell] = value > 0 ? 0 : first > 0 ? first : second;
      bothNotes |= value == 0 && first > 0 && second > 0;
    }
    Puzzle puzzle =
        new Puzzle(
            Grid.ofGivens(shape, givens).withValues(values), PencilMarks.of(marks), position);
    return bothNotes
        ? puzzle.after(
            ImmutableList.of(
                new Puzzle.Notice(position, "the second notes of cells with two are not read")))
        : puzzle;
  }

  /** Returns the notes, value v as bit v − 1; -1 if they are none. */
  private int notes(String field) {
    if (version > 1) {
      return number(field, (1 << shape.size()) - 1);
    }
    int mask = 0;
    for (String digit : field.equals(NONE) ? List.<String>of() : COMMAS.splitToList(field)) {
      int value = number(digit, shape.size());
      if (value < 1) {
        return -1;
      }
      mask |= 1 << (value - 1);
    }
    return mask;
  }

  /** Returns the number in {@code field}; -1 if it is none, or exceeds {@code most}. */
  private static int number(String field, int most) {
    return field.matches("\\d{1,3}") && Integer.parseInt(field) <= most
        ? Integer.parseInt(field)
        : -1;
  }
}
