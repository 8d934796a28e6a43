package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableCollection;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.JsonTree;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;

/**
 * Writes everything that there is to know of a grid as a JSON object on one line; what is usual is
 * left out. The one form that loses nothing.
 */
public final class JsonPuzzleWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    return write(grid, PencilMarks.none(grid.shape()));
  }

  @Override
  public String write(Grid grid, PencilMarks marks) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.beginObject();
      json.name("givens").value(grid.givens().toLine());
      if (!grid.equals(grid.givens())) {
        json.name("values").value(grid.toLine());
      }
      writeShape(json, grid.shape());
      if (!marks.isEmpty()) {
        writeMarks(json, grid.shape(), marks);
      }
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text + "\n";
  }

  /** Returns the members of {@code puzzle}, as {@link #write} returns it. */
  public static ImmutableCollection<Json.Member> members(String puzzle) {
    try {
      return JsonTree.read("puzzle", puzzle).asMembers().values();
    } catch (UnreadableException e) {
      throw new IllegalArgumentException("a puzzle is written as an object", e);
    }
  }

  private static void writeShape(JsonWriter json, Shape shape) throws IOException {
    if (!Shape.isCellCount(shape.cellCount()) || shape.plain() != Shape.ofSize(shape.size())) {
      json.name("boxes").beginArray().value(shape.boxRows()).value(shape.boxColumns()).endArray();
    }
    if (shape.regions().isPresent()) {
      json.name("regions").value(symbols(shape.regions().get()));
    }
    if (!shape.variants().isEmpty()) {
      json.name("variants").beginArray();
      for (Variant variant : shape.variants()) {
        json.value(variant.id());
      }
      json.endArray();
    }
    for (RuleMember rule : RuleMember.ALL) {
      rule.write(json, shape);
    }
  }

  private static String symbols(JigsawRegions regions) {
    StringBuilder symbols = new StringBuilder();
    regions.regionOf().forEach(region -> symbols.append(Symbols.of(region + 1)));
    return symbols.toString();
  }

  private static void writeMarks(JsonWriter json, Shape shape, PencilMarks marks)
      throws IOException {
    json.name("marks").beginObject();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      if (marks.mask(cell) != 0) {
        json.name(shape.cellName(cell)).beginArray();
        for (int value = 1; value <= shape.size(); value++) {
          if (marks.contains(cell, value)) {
            json.value(value);
          }
        }
        json.endArray();
      }
    }
    json.endObject();
  }

  @Override
  public boolean canWrite(Shape shape) {
    return shape.rules().stream().allMatch(RuleMember::exists);
  }
}
