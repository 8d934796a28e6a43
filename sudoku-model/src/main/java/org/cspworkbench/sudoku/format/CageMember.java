package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * The cages of a killer Sudoku: {@code [{"sum": 3, "cells": ["r1c1", "r1c2"]}]}; other programs
 * call the sum {@code value}, and write it as a text.
 */
final class CageMember implements RuleMember {

  private static final int LARGEST_SUM = Symbols.MAX_VALUE * (Symbols.MAX_VALUE + 1) / 2;

  @Override
  public String name() {
    return "cages";
  }

  @Override
  public ImmutableList<String> foreignNames() {
    return ImmutableList.of("killercage", "ca");
  }

  @Override
  public Class<Cages> kind() {
    return Cages.class;
  }

  @Override
  public void write(JsonWriter json, Shape shape) throws IOException {
    Optional<Cages> cages = shape.rule(Cages.class);
    if (cages.isPresent()) {
      json.name(name()).beginArray();
      for (Cage cage : cages.get().all()) {
        json.beginObject().name("sum").value(cage.sum()).name("cells").beginArray();
        for (int cell : cage.cells().toArray()) {
          json.value(shape.cellName(cell));
        }
        json.endArray().endObject();
      }
      json.endArray();
    }
  }

  @Override
  public RuleMember.RuleReader reader() {
    return new CageReader();
  }

  /** Reads cages. */
  private static final class CageReader implements RuleMember.RuleReader {

    /** The cells of a cage, and what they add up to. */
    private record Stated(List<CellName> cells, int sum) {}

    private final List<Stated> cages = new ArrayList<>();

    @Override
    public void read(JsonDocument json) throws UnreadableException {
      json.beginArray();
      while (json.hasNext()) {
        SourcePosition position = json.position();
        List<CellName> names = new ArrayList<>();
        int sum = 0;
        boolean isForPeople = false; // SudokuPad keeps titles there
        json.beginObject();
        while (json.hasNext()) {
          switch (json.name()) {
            case "sum" -> sum = json.number(1, LARGEST_SUM);
            case "value" -> {
              if (json.peek() == JsonToken.STRING) {
                JsonDocument.Text text = json.text();
                isForPeople = !text.value().matches("\\d{1,3}");
                sum = isForPeople ? 0 : Integer.parseInt(text.value());
              } else {
                sum = json.number(1, LARGEST_SUM);
              }
            }
            case "cells" -> CellName.readList(json, names);
            default -> json.skip();
          }
        }
        json.endObject();
        if (isForPeople && names.isEmpty()) {
          continue;
        }
        if (names.isEmpty() || sum == 0 || cages.size() == JsonCells.MOST_CELLS) {
          throw new UnreadableException(
              position, "expected a cage with cells and a sum, found another");
        }
        cages.add(new Stated(names, sum));
      }
      json.endArray();
    }

    @Override
    public Shape addTo(Shape shape) throws UnreadableException {
      if (cages.isEmpty()) {
        return shape;
      }
      ImmutableList.Builder<Cage> all = ImmutableList.builder();
      SourcePosition position = cages.get(0).cells().get(0).position();
      try {
        for (Stated cage : cages) {
          position = cage.cells().get(0).position();
          all.add(new Cage(cells(cage, shape), cage.sum()));
        }
        return shape.with(new Cages(all.build()));
      } catch (IllegalArgumentException e) {
        throw RuleMember.misfit(position, e);
      }
    }

    private static ImmutableIntArray cells(Stated cage, Shape shape) throws UnreadableException {
      int[] cells = new int[cage.cells().size()];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = cage.cells().get(i).in(shape);
      }
      return ImmutableIntArray.copyOf(cells);
    }
  }
}
