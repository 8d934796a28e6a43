package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Codec.Reading;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A member of a JSON object that stands for cells: a text, or a list of texts and numbers, or a
 * list of such lists.
 *
 * @param position where it begins
 * @param numbers one for each cell, 0 where it is empty
 */
record JsonCells(SourcePosition position, ImmutableIntArray numbers) {

  /** No puzzle has more cells. */
  static final int MOST_CELLS = Symbols.MAX_VALUE * Symbols.MAX_VALUE;

  /** The codec of cells, which are written as a text. */
  static final Codec<JsonCells> CODEC = Codec.of(JsonCells::read, JsonCells::write);

  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,6}");
  private static final Codec<Integer> COORDINATE = number(0, Symbols.MAX_VALUE - 1);

  /** Returns cells with these numbers. */
  static JsonCells of(ImmutableIntArray numbers) {
    return new JsonCells(SourcePosition.NOWHERE, numbers);
  }

  /** Reads cells in any of their forms. */
  static JsonCells read(Json json) throws UnreadableException {
    List<Integer> numbers = new ArrayList<>();
    add(numbers, json);
    if (numbers.size() > MOST_CELLS) {
      throw new UnreadableException("expected at most " + MOST_CELLS + " cells, found more");
    }
    return new JsonCells(json.at(), ImmutableIntArray.copyOf(numbers));
  }

  private static void add(List<Integer> numbers, Json json) throws UnreadableException {
    if (json instanceof Json.Numeral) {
      numbers.add(number(json, 0, Symbols.MAX_VALUE));
    } else if (json instanceof Json.Nothing) {
      numbers.add(0);
    } else if (json instanceof Json.Text text) {
      addSymbols(numbers, text);
    } else {
      for (Json item : json.asItems()) {
        add(numbers, item);
      }
    }
  }

  private static void addSymbols(List<Integer> numbers, Json.Text placed)
      throws UnreadableException {
    String text = placed.value();
    for (int i = 0; i < text.length(); i++) {
      int value = Symbols.valueOf(text.charAt(i));
      if (value != Symbols.UNKNOWN) {
        numbers.add(value);
      } else if (!FrameCharacters.BLANK.matches(text.charAt(i))) {
        String found = text.substring(i, i + Character.charCount(text.codePointAt(i)));
        throw placed.fault(
            i, "expected a digit 1-9, a letter A-P or '.', found " + Quote.of(found));
      }
    }
  }

  private static void write(JsonCells cells, JsonWriter json) throws IOException {
    StringBuilder symbols = new StringBuilder();
    cells.numbers.forEach(number -> symbols.append(Symbols.of(number)));
    json.value(symbols.toString());
  }

  /** Returns the codec of numbers from {@code least} to {@code most}. */
  static Codec<Integer> number(int least, int most) {
    return Codec.of(json -> number(json, least, most), (number, json) -> json.value(number));
  }

  private static int number(Json json, int least, int most) throws UnreadableException {
    String written = json.asNumeral().written();
    if (WHOLE_NUMBER.matcher(written).matches()) {
      int value = Integer.parseInt(written);
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw new UnreadableException(
        json.at(),
        "expected a number from " + least + " to " + most + ", found " + Quote.of(written));
  }

  /**
   * Returns the two numbers in a list.
   *
   * @throws UnreadableException if there are not two
   */
  static ImmutableIntArray pair(Json json, Codec<Integer> first, Codec<Integer> second)
      throws UnreadableException {
    Json.Items list = json.asList();
    if (list.items().size() < 2) {
      throw new UnreadableException(list.end(), "expected a number, found ']'");
    }
    if (list.items().size() > 2) {
      throw list.items().get(2).unexpected("']'");
    }
    return ImmutableIntArray.of(first.read(list.items().get(0)), second.read(list.items().get(1)));
  }

  /** Returns the codec of cells of {@code shape} by their names, or by row and column from 0. */
  private static Codec<Integer> name(Shape shape) {
    return Codec.of(
        json -> {
          if (!(json instanceof Json.Items)) {
            return named(shape, Ascii.toLowerCase(json.asText().value()));
          }
          ImmutableIntArray place = pair(json, COORDINATE, COORDINATE);
          return named(shape, "r" + (place.get(0) + 1) + "c" + (place.get(1) + 1));
        },
        (cell, json) -> json.value(shape.cellName(cell)));
  }

  private static int named(Shape shape, String name) {
    return shape
        .cellNamed(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected a cell such as r1c1, found " + Quote.of(name)));
  }

  /** Returns the codec of lists of the names of cells, up to as many as there are values. */
  static Codec<ImmutableIntArray> names(Shape shape) {
    Codec<Integer> name = name(shape);
    return Codec.of(
        json -> {
          List<Integer> cells = new ArrayList<>();
          for (Json item : json.asItems()) {
            if (cells.size() == Symbols.MAX_VALUE) {
              throw new UnreadableException(
                  item.at(), "expected no more cells than there are values, found more");
            }
            cells.add(name.read(item));
          }
          return ImmutableIntArray.copyOf(cells);
        },
        (cells, json) -> {
          json.beginArray();
          for (int cell : cells.toArray()) {
            name.write(cell, json);
          }
          json.endArray();
        });
  }

  /**
   * Returns the codec of sets of values by the names of cells: {@code {"r1c2": [2, 4]}}.
   *
   * @param mask returns the set of the numbers of a cell
   */
  static Codec<PencilMarks> masks(Shape shape, Reading<ImmutableIntArray, Integer> mask) {
    return Codec.of(json -> read(json).numbers(), JsonCells::writeNumbers)
        .as(mask, JsonCells::values)
        .map(name -> named(shape, name), shape::cellName)
        .as(masks -> marks(shape, masks), JsonCells::masks);
  }

  private static void writeNumbers(ImmutableIntArray numbers, JsonWriter json) throws IOException {
    json.beginArray();
    for (int number : numbers.toArray()) {
      json.value(number);
    }
    json.endArray();
  }

  private static ImmutableIntArray values(int mask) {
    return ImmutableIntArray.copyOf(
        IntStream.rangeClosed(1, Symbols.MAX_VALUE).filter(v -> (mask >>> (v - 1) & 1) != 0));
  }

  private static PencilMarks marks(Shape shape, ImmutableMap<Integer, Integer> masks) {
    int[] all = new int[shape.cellCount()];
    masks.forEach((cell, mask) -> all[cell] = mask);
    return PencilMarks.of(all);
  }

  private static ImmutableMap<Integer, Integer> masks(PencilMarks marks) {
    ImmutableMap.Builder<Integer, Integer> masks = ImmutableMap.builder();
    for (int cell = 0; cell < marks.masks().length(); cell++) {
      if (marks.mask(cell) != 0) {
        masks.put(cell, marks.mask(cell));
      }
    }
    return masks.buildOrThrow();
  }
}
