package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * The cages of a killer Sudoku: {@code [{"sum": 3, "cells": ["r1c1", "r1c2"]}]}; other programs
 * call the sum {@code value}, and write it as a text. A cage need not have a sum.
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
        json.beginObject();
        if (cage.sum().isPresent()) {
          json.name("sum").value(cage.sum().getAsInt());
        }
        json.name("cells").beginArray();
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

    /** The cells of a cage, and what they add up to, if that is stated. */
    private record Stated(List<CellName> cells, OptionalInt sum) {}

    private final List<Stated> cages = new ArrayList<>();

    @Override
    public void read(JsonDocument json) throws UnreadableException {
      json.beginArray();
      while (json.hasNext()) {
        SourcePosition position = json.position();
        Optional<Stated> cage = readCage(json);
        if (cage.isPresent()) {
          if (cages.size() == JsonCells.MOST_CELLS) {
            throw new UnreadableException(
                position, "expected no more cages than cells, found more");
          }
          cages.add(cage.get());
        }
      }
      json.endArray();
    }

    /** Reads a cage, or an object without cells in which SudokuPad keeps a title. */
    private static Optional<Stated> readCage(JsonDocument json) throws UnreadableException {
      SourcePosition position = json.position();
      List<CellName> names = new ArrayList<>();
      OptionalInt sum = OptionalInt.empty();
      boolean isText = false;
      boolean isKiller = true;
      boolean isUnique = true;
      json.beginObject();
      while (json.hasNext()) {
        switch (json.name()) {
          case "sum" -> sum = OptionalInt.of(json.number(1, LARGEST_SUM));
          case "value" -> {
            if (json.peek() == JsonToken.STRING) {
              String text = json.text().value().strip();
              sum = text.matches("\\d{1,3}") ? OptionalInt.of(Integer.parseInt(text)) : sum;
              isText = !text.isEmpty() && sum.isEmpty();
            } else {
              sum = OptionalInt.of(json.number(1, LARGEST_SUM));
            }
          }
          case "cells" -> CellName.readList(json, names);
          case "style" -> isKiller = json.text().value().equals("killer");
          case "unique" -> isUnique = json.truth();
          default -> json.skip();
        }
      }
      json.endObject();
      if (isText && names.isEmpty()) {
        return Optional.empty();
      }
      if (names.isEmpty() || isText || (sum.isEmpty() && !isKiller)) {
        throw new UnreadableException(
            position, "expected a cage with cells, and a sum or none, found another");
      }
      if (!isUnique) {
        throw new UnreadableException(
            position,
            "expected a cage of different values, found one in which a value may occur twice");
      }
      return Optional.of(new Stated(names, sum));
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
