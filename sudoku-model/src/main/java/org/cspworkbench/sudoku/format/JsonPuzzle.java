package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;

/**
 * One puzzle as a JSON object: {@code givens} and, as far as there are any, {@code values}, {@code
 * boxes}, {@code regions}, {@code variants}, those of other rules, {@code marks} and remarks; what
 * is usual is left out. Members of other names are skipped. A saved game of GNOME Sudoku, with its
 * {@code cells}, is understood too, and so is a {@link JsonBoard}, whose members of other names may
 * be rules of other programs.
 */
final class JsonPuzzle {

  /** The codec of puzzles. */
  static final Codec<Puzzle> CODEC =
      Codec.of(
          JsonPuzzle::read,
          (puzzle, json) -> {
            json.beginObject();
            writeMembers(puzzle, json);
            json.endObject();
          });

  /** The names of the members that state no rule. */
  static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder()
          .add("givens", "values", "boxes", "regions", "variants", "marks")
          .addAll(JsonRemarks.NAMES)
          .build();

  /** The cells of a box. */
  private record Box(int rows, int columns) {

    static final Codec<Box> CODEC =
        Codec.of(
            Box::read,
            (box, json) -> json.beginArray().value(box.rows).value(box.columns).endArray());

    private static Box read(Json json) throws UnreadableException {
      ImmutableList<Json> items = json.asItems();
      Codec<Integer> number = JsonCells.number(2, Symbols.MAX_VALUE / 2);
      int most = items.isEmpty() ? 1 : Symbols.MAX_VALUE / number.read(items.get(0));
      ImmutableIntArray box = JsonCells.pair(json, number, JsonCells.number(2, most));
      return new Box(box.get(0), box.get(1));
    }

    int cellCount() {
      return rows * columns * rows * columns;
    }

    /** Returns the box of a shape whose number of cells does not state it. */
    static Optional<Box> of(Shape shape) {
      boolean isUsual =
          Shape.isCellCount(shape.cellCount()) && shape.plain() == Shape.ofSize(shape.size());
      return isUsual ? Optional.empty() : Optional.of(new Box(shape.boxRows(), shape.boxColumns()));
    }
  }

  private static final Codec<ImmutableList<Variant>> VARIANTS =
      Codec.text().as(JsonPuzzle::variant, Variant::id).list();

  private final Members<Puzzle> members;
  private final ForeignMembers foreign;
  private final SourcePosition start;

  private JsonPuzzle(Members<Puzzle> members, ForeignMembers foreign, SourcePosition start) {
    this.members = members;
    this.foreign = foreign;
    this.start = start;
  }

  private static Puzzle read(Json json) throws UnreadableException {
    ForeignMembers foreign = new ForeignMembers(json);
    Optional<Json> rows = foreign.rows();
    if (rows.isPresent() && isOfGnome(rows.get())) {
      return GnomeCells.read(rows.get(), json.at());
    }
    return new JsonPuzzle(new Members.Read<>(new Fields(json)), foreign, json.at()).puzzle();
  }

  private static boolean isOfGnome(Json rows) throws UnreadableException {
    ImmutableList<Json> items = rows.asItems();
    return items.isEmpty() || items.get(0) instanceof Json.Members;
  }

  /** Writes the members of {@code puzzle} into the object that is being written. */
  static void writeMembers(Puzzle puzzle, JsonWriter json) throws IOException {
    try {
      Members<Puzzle> members = new Members.Written<>(puzzle, json);
      new JsonPuzzle(members, new ForeignMembers(), puzzle.position()).puzzle();
    } catch (UnreadableException e) {
      throw new IllegalStateException("the parts of a puzzle can be put together again", e);
    }
  }

  private Puzzle puzzle() throws UnreadableException {
    Optional<JsonCells> own =
        members.find(
            "givens",
            JsonCells.CODEC,
            puzzle -> Optional.of(JsonCells.of(numbers(puzzle.grid().givens()))));
    Optional<JsonCells> givens =
        own.isEmpty() && foreign.givens().isPresent()
            ? Optional.of(JsonCells.CODEC.read(foreign.givens().get()))
            : own;
    Optional<JsonCells> values =
        members.find(
            "values",
            JsonCells.CODEC,
            puzzle ->
                Optional.of(puzzle.grid())
                    .filter(grid -> !grid.equals(grid.givens()))
                    .map(grid -> JsonCells.of(numbers(grid))));
    if (givens.isEmpty() && foreign.rows().isPresent()) {
      return ofBoard(JsonBoard.read(foreign.rows().get()));
    }
    Optional<JsonCells> stated = givens.or(() -> values);
    if (stated.isEmpty()) {
      throw withoutCells();
    }
    try {
      Shape shape = shape(stated.get().position(), stated.get().numbers().length());
      Grid grid = grid(shape, givens, values);
      PencilMarks marks =
          members.get("marks", marks(shape), Puzzle::marks, PencilMarks.none(shape));
      return new Puzzle(grid, marks, start).with(JsonRemarks.in(members, grid));
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e).orAt(stated.get().position());
    }
  }

  /** Returns a fault in the other members, or that there are no cells. */
  private UnreadableException withoutCells() throws UnreadableException {
    Shape any = Shape.ofSize(Symbols.MAX_VALUE);
    members.find("boxes", Box.CODEC, puzzle -> Optional.empty());
    members.find("variants", VARIANTS, puzzle -> Optional.empty());
    for (RuleMember<?> rule : RuleMember.ALL) {
      RuleMember.add(rule, members, any);
    }
    members.find("marks", marks(any), puzzle -> Optional.empty());
    return new UnreadableException("expected a puzzle with \"givens\", found none");
  }

  private static Grid grid(Shape shape, Optional<JsonCells> givens, Optional<JsonCells> values) {
    Grid grid =
        givens.isPresent()
            ? Grid.ofGivens(shape, givens.get().numbers().toArray())
            : Grid.empty(shape);
    if (values.isEmpty()) {
      return grid;
    }
    int[] all = values.get().numbers().toArray();
    for (int cell = 0; cell < Math.min(shape.cellCount(), all.length); cell++) {
      all[cell] = grid.isGiven(cell) && all[cell] == 0 ? grid.value(cell) : all[cell];
    }
    return grid.withValues(all);
  }

  private static ImmutableIntArray numbers(Grid grid) {
    return ImmutableIntArray.copyOf(grid.shape().cells().map(grid::value));
  }

  /** Returns the puzzle of another program. */
  private Puzzle ofBoard(JsonBoard rows) throws UnreadableException {
    if (rows.hasObjects()) {
      foreign.checkRules();
    }
    try {
      Shape shape = rows.withRegions(shape(rows.position(), rows.cellCount()));
      if (rows.hasObjects()) {
        for (Variant variant : foreign.variants()) {
          shape = shape.with(variant);
        }
      }
      return rows.puzzle(shape, start)
          .after(rows.hasObjects() ? foreign.notices(start) : ImmutableList.of());
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e).orAt(rows.position());
    }
  }

  private Shape shape(SourcePosition position, int count) throws UnreadableException {
    Optional<Box> box = members.find("boxes", Box.CODEC, puzzle -> Box.of(puzzle.grid().shape()));
    if (box.isPresent() && count != box.get().cellCount()) {
      throw new UnreadableException(
          position, "expected " + box.get().cellCount() + " cells, found " + count);
    }
    if (box.isEmpty() && !Shape.isCellCount(count)) {
      throw new UnreadableException(position, "expected the cells of a puzzle, found " + count);
    }
    Shape shape =
        box.isPresent()
            ? Shape.of(box.get().rows(), box.get().columns())
            : Shape.ofCellCount(count);
    Optional<JsonRegions> regions =
        members.find(
            "regions",
            JsonRegions.CODEC,
            puzzle -> puzzle.grid().shape().regions().map(JsonRegions::of));
    ImmutableList<Variant> variants =
        members.get(
            "variants",
            VARIANTS,
            puzzle -> puzzle.grid().shape().variants().asList(),
            ImmutableList.of());
    for (Variant variant : variants) {
      shape = shape.with(variant);
    }
    if (regions.isPresent()) {
      shape = regions.get().addTo(shape);
    }
    for (RuleMember<?> rule : RuleMember.ALL) {
      shape = RuleMember.add(rule, members, shape);
    }
    return shape;
  }

  private static Variant variant(String id) {
    return Variant.of(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + List.of(Variant.values()) + ", found " + Quote.of(id)));
  }

  private static Codec<PencilMarks> marks(Shape shape) {
    return JsonCells.masks(
        shape,
        numbers -> {
          int mask = 0;
          for (int value : numbers.toArray()) {
            if (value == 0) {
              throw new UnreadableException("expected values from 1, found an empty one");
            }
            if (value > shape.size()) {
              throw new UnreadableException(
                  "expected marks up to " + shape.size() + ", found a greater one");
            }
            mask |= 1 << (value - 1);
          }
          return mask;
        });
  }
}
