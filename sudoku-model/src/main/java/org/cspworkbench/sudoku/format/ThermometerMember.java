package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;

/**
 * Thermometers: lists of cells from the bulb to the tip, {@code [["r1c1", "r1c2", "r2c3"]]}, or
 * objects with {@code lines} of this kind.
 */
final class ThermometerMember implements RuleMember<Thermometers> {

  @Override
  public ImmutableList<String> names() {
    return ImmutableList.of("thermometers", "thermometer");
  }

  @Override
  public Class<Thermometers> kind() {
    return Thermometers.class;
  }

  @Override
  public Codec<Optional<Thermometers>> codec(Shape shape) {
    Codec<ImmutableIntArray> names = JsonCells.names(shape);
    Codec<Thermometer> path =
        Codec.of(
            json -> thermometer(json, names.read(json), shape),
            (thermometer, json) -> names.write(thermometer.path(), json));
    Codec<ImmutableList<Thermometer>> element =
        Codec.of(
            json ->
                json instanceof Json.Members
                    ? new Fields(json).find("lines", path.list()).orElse(ImmutableList.of())
                    : ImmutableList.of(path.read(json)),
            (paths, json) -> path.write(paths.get(0), json));
    return RuleMember.ofParts(shape, element, Thermometers::new, Thermometers::all);
  }

  /** Cell by cell, so that a fault is reported where it begins. */
  private static Thermometer thermometer(Json list, ImmutableIntArray cells, Shape shape)
      throws UnreadableException {
    if (cells.length() < 2) {
      throw new UnreadableException(
          "expected a thermometer of two cells or more, found " + cells.length());
    }
    for (int length = 2; length < cells.length(); length++) {
      part(list, cells, length, shape);
    }
    return part(list, cells, cells.length(), shape);
  }

  private static Thermometer part(Json list, ImmutableIntArray cells, int length, Shape shape)
      throws UnreadableException {
    try {
      Thermometer part = new Thermometer(cells.subArray(0, length));
      new Thermometers(ImmutableList.of(part)).checkFits(shape);
      return part;
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e).orAt(list.asItems().get(length - 1).at());
    }
  }
}
