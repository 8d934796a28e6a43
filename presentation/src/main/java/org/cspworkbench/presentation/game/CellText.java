package org.cspworkbench.presentation.game;

import com.google.gson.JsonParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * What a player has put into a cell, as it is written in a saved game: a value, {@code 5}; or, in
 * an open cell, notes behind a plus and candidates struck out behind a minus, {@code +12-3}.
 *
 * @param value the value; 0 if the cell is open
 * @param notes the values noted, value v as bit v − 1
 * @param struck the candidates struck out, in the same way
 */
record CellText(int value, int notes, int struck) {

  private static final Pattern FORM =
      Pattern.compile("([1-9A-P])|(?:\\+([1-9A-P]+))?(?:-([1-9A-P]+))?");

  static CellText of(Sheet sheet, int cell) {
    return new CellText(
        sheet.grid().value(cell), sheet.notes().mask(cell), sheet.struck().mask(cell));
  }

  /**
   * What {@code text} says.
   *
   * @throws JsonParseException if it says nothing that can be understood
   */
  static CellText parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new JsonParseException("no cell can hold '" + text + "'");
    }
    return form.group(1) != null
        ? new CellText(Symbols.valueOf(form.group(1).charAt(0)), 0, 0)
        : new CellText(0, mask(form.group(2)), mask(form.group(3)));
  }

  private static int mask(@Nullable String symbols) {
    return symbols == null
        ? 0
        : symbols.chars().map(c -> 1 << (Symbols.valueOf((char) c) - 1)).reduce(0, (a, b) -> a | b);
  }

  private static String symbols(char sign, int mask) {
    StringBuilder text = new StringBuilder();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      text.append(Symbols.of(Integer.numberOfTrailingZeros(rest) + 1));
    }
    return text.isEmpty() ? "" : sign + text.toString();
  }

  @Override
  public String toString() {
    return value != 0
        ? String.valueOf(Symbols.of(value))
        : symbols('+', notes) + symbols('-', struck);
  }
}
