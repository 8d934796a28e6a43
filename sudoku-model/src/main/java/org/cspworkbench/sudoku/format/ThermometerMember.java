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
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;

/**
 * Thermometers: lists of cells from the bulb to the tip, {@code [["r1c1", "r1c2", "r2c3"]]}, or
 * objects with {@code lines} of this kind.
 */
final class ThermometerMember implements RuleMember {

  @Override
  public String name() {
    return "thermometers";
  }

  @Override
  public ImmutableList<String> foreignNames() {
    return ImmutableList.of("thermometer");
  }

  @Override
  public Class<Thermometers> kind() {
    return Thermometers.class;
  }

  @Override
  public void write(JsonWriter json, Shape shape) throws IOException {
    Optional<Thermometers> thermometers = shape.rule(Thermometers.class);
    if (thermometers.isPresent()) {
      json.name(name()).beginArray();
      for (Thermometer thermometer : thermometers.get().all()) {
        json.beginArray();
        for (int cell : thermometer.path().toArray()) {
          json.value(shape.cellName(cell));
        }
        json.endArray();
      }
      json.endArray();
    }
  }

  @Override
  public RuleMember.RuleReader reader() {
    return new ThermometerReader();
  }

  /** Reads thermometers. */
  private static final class ThermometerReader implements RuleMember.RuleReader {

    private final List<List<CellName>> paths = new ArrayList<>();

    @Override
    public void read(JsonDocument json) throws UnreadableException {
      json.beginArray();
      while (json.hasNext()) {
        if (json.peek() == JsonToken.BEGIN_OBJECT) {
          readLines(json);
        } else {
          readPath(json);
        }
      }
      json.endArray();
    }

    private void readLines(JsonDocument json) throws UnreadableException {
      json.beginObject();
      while (json.hasNext()) {
        if (json.name().equals("lines")) {
          json.beginArray();
          while (json.hasNext()) {
            readPath(json);
          }
          json.endArray();
        } else {
          json.skip(); // a colour
        }
      }
      json.endObject();
    }

    private void readPath(JsonDocument json) throws UnreadableException {
      SourcePosition position = json.position();
      List<CellName> path = new ArrayList<>();
      CellName.readList(json, path);
      if (path.size() < 2) {
        throw new UnreadableException(
            position, "expected a thermometer of two cells or more, found " + path.size());
      }
      if (paths.size() == JsonCells.MOST_CELLS) {
        throw new UnreadableException(
            position, "expected no more thermometers than cells, found more");
      }
      paths.add(path);
    }

    @Override
    public Shape addTo(Shape shape) throws UnreadableException {
      if (paths.isEmpty()) {
        return shape;
      }
      ImmutableList.Builder<Thermometer> all = ImmutableList.builder();
      for (List<CellName> path : paths) {
        all.add(thermometer(path, shape));
      }
      return shape.with(new Thermometers(all.build()));
    }

    /** Cell by cell, so that a fault is reported where it begins. */
    private static Thermometer thermometer(List<CellName> path, Shape shape)
        throws UnreadableException {
      int[] cells = new int[path.size()];
      cells[0] = path.get(0).in(shape);
      for (int i = 1; i < cells.length; i++) {
        cells[i] = path.get(i).in(shape);
        try {
          Thermometer part = new Thermometer(ImmutableIntArray.copyOf(cells).subArray(0, i + 1));
          new Thermometers(ImmutableList.of(part)).checkFits(shape);
        } catch (IllegalArgumentException e) {
          throw RuleMember.misfit(path.get(i).position(), e);
        }
      }
      return new Thermometer(ImmutableIntArray.copyOf(cells));
    }
  }
}
