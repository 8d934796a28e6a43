package org.cspworkbench.presentation.paint;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileTable;

/** The legend of the annotations of cells: each as a cell of its own, and what it means. */
public final class Legend {

  /** What a cell of this label in the state {@code spot} means. */
  private record Meaning(String label, Spot spot, String key, boolean isNumbered) {

    Meaning(String label, Spot spot, String key) {
      this(label, spot, key, false);
    }
  }

  private static final ImmutableList<Meaning> OF_CELLS =
      ImmutableList.of(
          new Meaning("8", Spot.of(State.TRIED, 0), "legend.tried"),
          new Meaning(" ", Spot.of(State.DECISION, 0), "legend.decision", true),
          new Meaning(
              "7",
              Spot.open(ValueSet.empty()).withPruned(ValueSet.of(0), ValueSet.of(0)),
              "legend.pruned"),
          new Meaning("∅", Spot.open(ValueSet.empty()).with(State.DEAD, -1), "legend.dead"),
          new Meaning("4", Spot.of(State.TAKEN_BACK, 0), "legend.back"),
          new Meaning("5", Spot.of(State.CONFLICT, 0), "legend.conflict"));

  private static final int FEW = 4; // tiles, shown one by one
  private static final int MANY = 7; // tiles, shown blended

  private Legend() {}

  private static Spot some(int tiles) {
    return Spot.open(ValueSet.where(tiles, value -> true));
  }

  /** Returns the legend of boards, tables, graphs and maps. */
  public static ImmutableList<LegendRow> ofCells() {
    return OF_CELLS.stream().map(each -> row(each, board(each.label))).collect(toImmutableList());
  }

  private static Picture board(String label) {
    return BoardPicture.latinSquare(ImmutableList.of(label), new BoardView(true, false, false));
  }

  /**
   * Returns the legend of images that are made of these tiles: of the states that a cell with so
   * many tiles can have.
   */
  public static ImmutableList<LegendRow> ofTiles(TileTable table, ImmutableList<TileFace> faces) {
    TileScene single = new TileScene(TileGrid.of(1, 1), table, faces);
    Picture cell = new TilesPicture(single, false);
    return meaningsOfTiles(faces.size()).stream()
        .map(each -> row(each, cell))
        .collect(toImmutableList());
  }

  private static ImmutableList<Meaning> meaningsOfTiles(int tiles) {
    ImmutableList.Builder<Meaning> meanings = ImmutableList.builder();
    meanings.add(new Meaning("", Spot.of(State.TRIED, 0), "legend.tiles.tried"));
    if (tiles > 1) {
      int lost = Math.min(2, tiles - 1);
      Spot pruned = some(lost).withPruned(ValueSet.of(lost), ValueSet.of(lost));
      meanings.add(new Meaning("", pruned, "legend.tiles.pruned"));
    }
    meanings.add(
        new Meaning("", Spot.open(ValueSet.empty()).with(State.DEAD, -1), "legend.tiles.dead"));
    if (tiles > 1) {
      meanings.add(new Meaning("", some(Math.min(FEW, tiles)), "legend.tiles.few"));
    }
    if (tiles > FEW + 1) { // where all tiles are left, their number is not shown
      meanings.add(new Meaning("", some(Math.min(MANY, tiles - 1)), "legend.tiles.many"));
    }
    return meanings.add(new Meaning("", Spot.of(State.GIVEN, 0), "legend.tiles.given")).build();
  }

  private static LegendRow row(Meaning meaning, Picture cell) {
    return new LegendRow(meaning.key, cell, meaning.spot, meaning.isNumbered);
  }
}
