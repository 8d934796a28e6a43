package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * The regions of a puzzle: the number of the region of each cell, from 1; or, as SudokuPad writes
 * them, the list of the cells of each region, each cell as row and column from 0.
 *
 * @param numbers the number of the region of each cell; empty if cells are listed
 * @param listed the cells of each region as rows and columns; empty if numbers are stated
 */
record JsonRegions(JsonCells numbers, List<ImmutableIntArray> listed) {

  /** The codec of regions, which are written as the number of each cell. */
  static final Codec<JsonRegions> CODEC =
      Codec.of(JsonRegions::read, (regions, json) -> JsonCells.CODEC.write(regions.numbers, json));

  /** Returns regions by the number of each cell. */
  static JsonRegions of(JigsawRegions regions) {
    return new JsonRegions(
        JsonCells.of(
            ImmutableIntArray.copyOf(regions.regionOf().stream().map(region -> region + 1))),
        List.of());
  }

  private static JsonRegions read(Json json) throws UnreadableException {
    if (!(json instanceof Json.Items)) {
      return new JsonRegions(JsonCells.read(json), List.of());
    }
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder();
    List<ImmutableIntArray> listed = new ArrayList<>();
    for (Json item : json.asItems()) {
      if (!(item instanceof Json.Items region)) {
        numbers.addAll(JsonCells.read(item).numbers());
        continue;
      }
      ImmutableIntArray.Builder cells = ImmutableIntArray.builder();
      for (Json cell : region.items()) {
        (cell instanceof Json.Items ? cells : numbers).addAll(JsonCells.read(cell).numbers());
      }
      ImmutableIntArray places = cells.build();
      if (!places.isEmpty()) {
        listed.add(places);
      }
    }
    JsonCells all = new JsonCells(json.at(), numbers.build());
    if (all.numbers().length() > JsonCells.MOST_CELLS || listed.size() > Symbols.MAX_VALUE) {
      throw new UnreadableException("expected no more regions than cells, found more");
    }
    return new JsonRegions(all, listed);
  }

  /**
   * Returns {@code shape} with these regions, if they differ from its boxes.
   *
   * @throws UnreadableException if they do not fit the shape
   */
  Shape addTo(Shape shape) throws UnreadableException {
    try {
      ImmutableIntArray regionOf =
          listed.isEmpty()
              ? ImmutableIntArray.copyOf(numbers.numbers().stream().map(r -> r - 1))
              : regionOf(shape);
      return !listed.isEmpty() && areBoxes(regionOf, shape)
          ? shape
          : shape.with(new JigsawRegions(regionOf));
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e).orAt(numbers.position());
    }
  }

  private ImmutableIntArray regionOf(Shape shape) throws UnreadableException {
    int[] regionOf = new int[shape.cellCount()];
    Arrays.fill(regionOf, -1);
    for (int region = 0; region < listed.size(); region++) {
      ImmutableIntArray places = listed.get(region);
      for (int i = 0; i + 1 < places.length(); i += 2) {
        if (places.get(i) >= shape.size() || places.get(i + 1) >= shape.size()) {
          throw new UnreadableException(
              numbers.position(), "expected cells of the grid in the regions, found others");
        }
        regionOf[shape.cell(places.get(i), places.get(i + 1))] = region;
      }
    }
    return ImmutableIntArray.copyOf(regionOf);
  }

  /** Returns whether two cells are in one region if and only if they are in one box. */
  private static boolean areBoxes(ImmutableIntArray regionOf, Shape shape) {
    int[] boxOf = new int[shape.size()];
    Arrays.fill(boxOf, -1);
    for (int cell = 0; cell < regionOf.length(); cell++) {
      int region = regionOf.get(cell);
      if (region < 0 || region >= boxOf.length) {
        return false;
      }
      boxOf[region] = boxOf[region] < 0 ? shape.regionOf(cell) : boxOf[region];
      if (boxOf[region] != shape.regionOf(cell)) {
        return false;
      }
    }
    return true;
  }
}
