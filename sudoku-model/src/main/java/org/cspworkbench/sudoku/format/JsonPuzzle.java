package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle as a JSON object: {@code givens} and, as far as there are any, {@code values}, {@code
 * marks}, {@code boxes}, {@code regions}, {@code variants}, remarks and those of other rules.
 * Members of other names are skipped. A saved game of GNOME Sudoku, with its {@code cells}, is
 * understood too, and so is a {@link JsonBoard}, whose members of other names may be rules of other
 * programs.
 */
final class JsonPuzzle {

  private final JsonDocument json;
  private final List<CellName> namesOfMarks = new ArrayList<>();
  private final List<Integer> masksOfMarks = new ArrayList<>();
  private final Map<String, RuleMember.RuleReader> rules = new LinkedHashMap<>();
  private final Set<Variant> variants = new LinkedHashSet<>();
  private final Map<String, JsonCells> cells = new HashMap<>();
  private final JsonRemarks remarks = new JsonRemarks();
  private final ForeignMembers foreign = new ForeignMembers();
  private @Nullable GnomeCells gnome;
  private @Nullable JsonBoard board;
  private @Nullable JsonRegions regions;
  private int boxRows;
  private int boxColumns;

  JsonPuzzle(JsonDocument json) {
    this.json = json;
  }

  /**
   * Reads the next value of the document.
   *
   * @throws UnreadableException if it is no puzzle
   */
  Puzzle read() throws UnreadableException {
    SourcePosition start = json.position();
    json.beginObject();
    while (json.hasNext()) {
      readMember(json.placedName());
    }
    json.endObject();
    if (gnome != null) {
      return gnome.puzzle(start);
    }
    JsonBoard rows = board;
    return rows == null || cells.containsKey("givens") ? assemble(start) : assemble(rows, start);
  }

  private void readMember(JsonDocument.Text name) throws UnreadableException {
    switch (name.value()) {
      case "givens", "values" -> cells.put(name.value(), JsonCells.read(json));
      case "regions" -> regions = JsonRegions.read(json);
      case "boxes" -> readBoxes();
      case "variants" -> readVariants();
      case "marks" -> readMarks();
      case "cells" -> readCells();
      case "grid", "board", "puzzle", "quiz", "sudoku" -> readBoard();
      default -> readOther(name);
    }
  }

  private void readOther(JsonDocument.Text name) throws UnreadableException {
    if (JsonRemarks.NAMES.contains(name.value())) {
      remarks.read(name.value(), json);
    } else {
      readRule(name);
    }
  }

  private void readCells() throws UnreadableException {
    SourcePosition position = json.position();
    json.beginArray();
    if (json.hasNext() && json.peek() == JsonToken.BEGIN_ARRAY) {
      board = JsonBoard.readRows(json, position);
    } else {
      gnome = GnomeCells.read(json);
    }
  }

  private void readBoard() throws UnreadableException {
    SourcePosition position = json.position();
    switch (json.peek()) {
      case STRING -> cells.putIfAbsent("givens", JsonCells.read(json));
      case BEGIN_ARRAY -> {
        json.beginArray();
        board = JsonBoard.readRows(json, position);
      }
      default -> json.skip(); // a number, a name: another kind of member
    }
  }

  private void readRule(JsonDocument.Text name) throws UnreadableException {
    Optional<RuleMember> member = RuleMember.named(name.value());
    if (member.isPresent()) {
      rules.computeIfAbsent(member.get().name(), any -> member.get().reader()).read(json);
    } else {
      foreign.read(name, json);
    }
  }

  private void readBoxes() throws UnreadableException {
    json.beginArray();
    boxRows = json.number(2, Symbols.MAX_VALUE / 2);
    boxColumns = json.number(2, Symbols.MAX_VALUE / boxRows);
    json.endArray();
  }

  private void readVariants() throws UnreadableException {
    json.beginArray();
    while (json.hasNext()) {
      JsonDocument.Text id = json.text();
      variants.add(
          Variant.of(id.value())
              .orElseThrow(
                  () ->
                      new UnreadableException(
                          id.position(),
                          "expected one of "
                              + List.of(Variant.values())
                              + ", found "
                              + Quote.of(id.value()))));
    }
    json.endArray();
  }

  private void readMarks() throws UnreadableException {
    json.beginObject();
    while (json.hasNext()) {
      JsonDocument.Text name = json.placedName();
      SourcePosition position = name.position();
      namesOfMarks.add(new CellName(position, name.value()));
      masksOfMarks.add(maskOf(JsonCells.read(json, position), position));
      if (masksOfMarks.size() > JsonCells.MOST_CELLS) {
        throw new UnreadableException(position, "expected no more marks than cells, found more");
      }
    }
    json.endObject();
  }

  private static int maskOf(JsonCells values, SourcePosition position) throws UnreadableException {
    int mask = 0;
    for (int value : values.numbers().toArray()) {
      if (value == 0) {
        throw new UnreadableException(position, "expected values from 1, found an empty one");
      }
      mask |= 1 << (value - 1);
    }
    return mask;
  }

  private Puzzle assemble(SourcePosition start) throws UnreadableException {
    JsonCells givens = cells.get("givens");
    JsonCells stated = givens != null ? givens : cells.get("values");
    if (stated == null) {
      throw new UnreadableException(start, "expected a puzzle with \"givens\", found none");
    }
    try {
      Shape shape = shape(stated);
      int count = shape.cellCount();
      Grid grid =
          givens == null ? Grid.empty(shape) : Grid.ofGivens(shape, givens.numbers().toArray());
      JsonCells values = cells.get("values");
      if (values != null) {
        int[] all = values.numbers().toArray();
        for (int cell = 0; cell < Math.min(count, all.length); cell++) {
          all[cell] = grid.isGiven(cell) && all[cell] == 0 ? grid.value(cell) : all[cell];
        }
        grid = grid.withValues(all);
      }
      return new Puzzle(grid, marks(shape), start).with(remarks.of(grid));
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(stated.position(), e);
    }
  }

  /** Returns the puzzle of another program. */
  private Puzzle assemble(JsonBoard rows, SourcePosition start) throws UnreadableException {
    if (rows.hasObjects()) {
      foreign.checkRules();
      variants.addAll(foreign.variants());
    }
    try {
      Shape shape = rows.withRegions(shape(rows.position(), rows.cellCount()));
      return rows.puzzle(shape, start)
          .after(rows.hasObjects() ? foreign.notices(start) : ImmutableList.of());
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(rows.position(), e);
    }
  }

  private Shape shape(JsonCells stated) throws UnreadableException {
    return shape(stated.position(), stated.numbers().length());
  }

  private Shape shape(SourcePosition position, int count) throws UnreadableException {
    boolean known = boxRows > 0 ? count == square(boxRows * boxColumns) : Shape.isCellCount(count);
    if (!known) {
      throw new UnreadableException(
          position,
          boxRows > 0
              ? "expected " + square(boxRows * boxColumns) + " cells, found " + count
              : "expected the cells of a puzzle, found " + count);
    }
    Shape shape = boxRows > 0 ? Shape.of(boxRows, boxColumns) : Shape.ofCellCount(count);
    for (Variant variant : variants) {
      shape = shape.with(variant);
    }
    JsonRegions stated = regions;
    if (stated != null) {
      shape = stated.addTo(shape);
    }
    for (RuleMember.RuleReader rule : rules.values()) {
      shape = rule.addTo(shape);
    }
    return shape;
  }

  private static int square(int size) {
    return size * size;
  }

  private PencilMarks marks(Shape shape) throws UnreadableException {
    int[] masks = new int[shape.cellCount()];
    for (int m = 0; m < namesOfMarks.size(); m++) {
      CellName name = namesOfMarks.get(m);
      if (masksOfMarks.get(m) >>> shape.size() != 0) {
        throw new UnreadableException(
            name.position(), "expected marks up to " + shape.size() + ", found a greater one");
      }
      masks[name.in(shape)] = masksOfMarks.get(m);
    }
    return new PencilMarks(ImmutableIntArray.copyOf(masks));
  }
}
