package org.cspworkbench.presentation.paint;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.cell.CandidateGrid;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
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

  private static final int MOST_WRITTEN = 16; // values of a cell
  private static final int FEW = 4; // tiles, shown one by one
  private static final int MANY = 7; // tiles, shown blended

  private Legend() {}

  private static Spot some(int tiles) {
    return Spot.open(ValueSet.where(tiles, value -> true));
  }

  /** Returns the legend of a problem whose cells are no tiles. */
  public static ImmutableList<LegendRow> ofCells(Csp problem) {
    boolean isBoard = Pictures.of(problem, BoardView.plain()) instanceof BoardPicture;
    return ofCells(isBoard ? HeatScale.of(problem).most() : 0);
  }

  /**
   * Returns the legend of boards, tables, graphs and maps.
   *
   * @param most the size of the largest domain of a board, which tones many values in place of
   *     writing them; otherwise 0
   */
  public static ImmutableList<LegendRow> ofCells(int most) {
    ImmutableList.Builder<LegendRow> rows = ImmutableList.builder();
    OF_CELLS.forEach(each -> rows.add(row(each, board(each.label))));
    if (most > MOST_WRITTEN) {
      rows.add(tone("legend.values.many", CandidateGrid.tone(most - 1, most)));
      rows.add(tone("legend.values.few", CandidateGrid.tone(1, most)));
    }
    return rows.build();
  }

  private static LegendRow tone(String key, Token tone) {
    return new LegendRow(key, new ToneCell(tone), Spot.open(ValueSet.empty()), false);
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

  /** A cell in one tone. */
  private record ToneCell(Token tone) implements Picture {
    private static final Size SIZE = new Size(1, 1);

    @Override
    public Size preferredSize(Look look) {
      return SIZE;
    }

    @Override
    public Size minimumSize(Look look) {
      return SIZE;
    }

    @Override
    public void paint(Surface surface, Box area, Look look, Moment moment) {
      new Ink(surface, look).fill(area, tone);
    }

    @Override
    public OptionalInt variableAt(Point point, Box area, Look look) {
      return OptionalInt.empty();
    }

    @Override
    public Box boundsOf(int x, Box area, Look look) {
      return area;
    }
  }

  private static LegendRow row(Meaning meaning, Picture cell) {
    return new LegendRow(meaning.key, cell, meaning.spot, meaning.isNumbered);
  }
}
