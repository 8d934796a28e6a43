package org.cspworkbench.presentation.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * The content of a cell in a saved game: a value, {@code 5}; or, for an empty cell, a plus sign
 * with notes and a minus sign with excluded candidates, {@code +12-3}. A colour follows an
 * asterisk: {@code 5*1}.
 *
 * @param value the value; 0 if the cell is empty
 * @param notes the notes, where bit v − 1 stands for value v
 * @param struck the excluded candidates, in the same encoding
 * @param colour the number of its colour, or 0
 */
record CellText(int value, int notes, int struck, int colour) {

  static final Codec<CellText> CODEC = Codec.text().as(CellText::parse, CellText::toString);

  private static final Pattern FORM =
      Pattern.compile(
          "(?:([1-9A-P])|(?:\\+([1-9A-P]+))?(?:-([1-9A-P]+))?)(?:\\*([1-"
              + CellColours.MOST
              + "]))?");

  static CellText of(Sheet sheet, int cell) {
    return new CellText(
        sheet.grid().value(cell),
        sheet.notes().mask(cell),
        sheet.struck().mask(cell),
        sheet.colours().of(cell));
  }

  /**
   * Parses the content of a cell.
   *
   * @throws IllegalArgumentException if {@code text} is invalid
   */
  static CellText parse(String text) {
    Matcher form = FORM.matcher(text);
    checkArgument(form.matches(), "no cell can hold '%s'", text);
    int colour = form.group(4) == null ? 0 : form.group(4).charAt(0) - '0';
    return form.group(1) != null
        ? new CellText(Symbols.valueOf(form.group(1).charAt(0)), 0, 0, colour)
        : new CellText(0, mask(form.group(2)), mask(form.group(3)), colour);
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
    String content =
        value != 0 ? String.valueOf(Symbols.of(value)) : symbols('+', notes) + symbols('-', struck);
    return colour == 0 ? content : content + "*" + colour;
  }
}
