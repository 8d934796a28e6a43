package org.cspworkbench.presentation.paint.tile;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.EdgeProfile;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.PairReasons;

/**
 * The matrix of the pairs of a tile set: the tile of the row stands first, and the tile of the
 * column on one side of it. A box with a tick in the colour of the label where they touch means
 * that they may, a dot that they may not; a line under the box, that two different labels meet; a
 * box that is struck through, that the pair is forbidden by hand.
 *
 * <p>Its heads are painted separately, so that they can stay where they are when the cells are
 * scrolled.
 */
public final class PairMatrix {

  private static final double BOX = 0.6; // of a cell
  private static final double FACE = 0.84; // of a cell

  private final PairReasons reasons;
  private final ImmutableList<TileFace> faces; // by oriented tile
  private final Side side;
  private final ImmutableList<Integer> rows;
  private final ImmutableList<Integer> columns;
  private final Palette palette;
  private final Map<Integer, Colour> colours = new HashMap<>(); // by oriented tile, on its side

  /**
   * Creates a matrix.
   *
   * @param reasons what may stand side by side, and why
   * @param faces how each oriented tile looks
   * @param side the side of the tile of the row on which the tile of the column stands
   * @param rows the oriented tiles of the rows, by index
   * @param columns the oriented tiles of the columns, by index
   * @param palette the colours
   */
  public PairMatrix(
      PairReasons reasons,
      ImmutableList<TileFace> faces,
      Side side,
      ImmutableList<Integer> rows,
      ImmutableList<Integer> columns,
      Palette palette) {
    this.reasons = reasons;
    this.faces = faces;
    this.side = side;
    this.rows = rows;
    this.columns = columns;
    this.palette = palette;
  }

  /** Returns the number of rows. */
  public int rowCount() {
    return rows.size();
  }

  /** Returns the number of columns. */
  public int columnCount() {
    return columns.size();
  }

  /** Returns the place of a cell. */
  public static Box place(int row, int column, double cell) {
    return new Box(column * cell, row * cell, cell, cell);
  }

  /**
   * Paints the cells, the first one at the origin.
   *
   * @param cell the side of a cell
   * @param row the row of the selected pair
   * @param column the column of the selected pair
   */
  public void paintCells(Surface surface, Look look, double cell, int row, int column) {
    Ink ink = new Ink(surface, look);
    double width = columns.size() * cell;
    double height = rows.size() * cell;
    ink.fill(new Box(0, 0, width, height), Token.CELL);
    ink.fill(new Box(0, row * cell, width, cell), Token.UNIT_CELL);
    ink.fill(new Box(column * cell, 0, cell, height), Token.UNIT_CELL);
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < columns.size(); c++) {
        Box place = place(r, c, cell);
        if (ink.shows(place)) {
          pair(ink, reasons.reason(rows.get(r), side, columns.get(c)), rows.get(r), place);
        }
      }
    }
    lines(ink, cell);
    if (row >= 0 && row < rows.size() && column >= 0 && column < columns.size()) {
      Box selected = place(row, column, cell);
      ink.frame(selected.inset(-1), Token.ACCENT, Math.max(2, look.markLine() * 1.25));
    }
  }

  private void pair(Ink ink, PairReason reason, int first, Box place) {
    double side = place.width() * BOX;
    double left = place.centreX() - side / 2;
    double top = place.centreY() - side / 2;
    Box box = new Box(left, top, side, side);
    RoundBox shape = new RoundBox(box, side / 4);
    switch (reason.cause()) {
      case LABELS_DO_NOT_MEET ->
          ink.fill(
              Ellipse.circle(place.centreX(), place.centreY(), Math.max(1, place.width() / 24)),
              Token.TEXT_MUTED);
      case FORBIDDEN_BY_HAND -> {
        ink.fill(shape, colour(first).withAlpha(90));
        ink.draw(shape, Token.PRUNED_MARK, 1.2);
        ink.line(left, box.bottom(), box.right(), top, Token.CELL, 4);
        ink.line(left, box.bottom(), box.right(), top, Token.PRUNED_MARK, 1.8);
      }
      case EQUAL_LABELS -> ticked(ink, first, box);
      case LABELS_MEET -> {
        ticked(ink, first, box);
        double kerb = Math.max(2, place.width() / 12);
        ink.fill(new Box(left, box.bottom() + kerb / 2, side, kerb), Token.TEXT_MUTED);
      }
      case ALLOWED_BY_HAND -> {
        ticked(ink, first, box);
        ink.draw(shape, Token.TEXT, 1.4);
      }
    }
  }

  private void ticked(Ink ink, int first, Box box) {
    Colour colour = colour(first);
    ink.fill(new RoundBox(box, box.width() / 4), colour);
    Path.Builder tick = Path.builder();
    tick.moveTo(box.x() + box.width() * 0.25, box.y() + box.height() * 0.53);
    tick.lineTo(box.x() + box.width() * 0.43, box.y() + box.height() * 0.71);
    tick.lineTo(box.x() + box.width() * 0.76, box.y() + box.height() * 0.3);
    ink.draw(tick.build(), legibleOn(colour), Stroke.round(Math.max(1.4, box.width() / 9)));
  }

  private Colour colour(int tile) {
    return colours.computeIfAbsent(
        tile, each -> EdgeProfile.of(faces.get(each), side, palette).middle());
  }

  /** Black or white, whichever has more contrast to {@code ground}. */
  private static Colour legibleOn(Colour ground) {
    double luminance =
        0.2126 * linear(ground.red())
            + 0.7152 * linear(ground.green())
            + 0.0722 * linear(ground.blue());
    int tone = luminance > 0.179 ? 0x10 : 0xFF; // where both contrasts are equal
    return new Colour(tone, tone, tone, 255);
  }

  private static double linear(int channel) {
    return Math.pow(channel / 255.0, 2.2);
  }

  private void lines(Ink ink, double cell) {
    double width = columns.size() * cell;
    double height = rows.size() * cell;
    for (int row = 0; row <= rows.size(); row++) {
      boolean isBetween = isBetween(rows, row);
      double line = isBetween ? 1.6 : ink.device().pixel();
      double y = row * cell - (isBetween ? line / 2 : 0);
      ink.fill(new Box(0, y, width, line), isBetween ? Token.GRID_BOX : Token.GRID_THIN);
    }
    for (int column = 0; column <= columns.size(); column++) {
      boolean isBetween = isBetween(columns, column);
      double line = isBetween ? 1.6 : ink.device().pixel();
      double x = column * cell - (isBetween ? line / 2 : 0);
      ink.fill(new Box(x, 0, line, height), isBetween ? Token.GRID_BOX : Token.GRID_THIN);
    }
  }

  /** Whether there is the end, or another tile on each side. */
  private boolean isBetween(ImmutableList<Integer> tiles, int index) {
    return index == 0
        || index == tiles.size()
        || !name(tiles.get(index - 1)).equals(name(tiles.get(index)));
  }

  private String name(int tile) {
    return reasons.tiles().get(tile).tile().name();
  }

  /** Paints the tiles of the rows, from the origin downwards, each in a square of this side. */
  public void paintRowHeads(Surface surface, Look look, double cell, int row) {
    heads(new Ink(surface, look), rows, row, cell, 0, 1);
  }

  /** Paints the tiles of the columns, from the origin to the right. */
  public void paintColumnHeads(Surface surface, Look look, double cell, int column) {
    heads(new Ink(surface, look), columns, column, cell, 1, 0);
  }

  private void heads(
      Ink ink, ImmutableList<Integer> tiles, int selected, double cell, int right, int down) {
    FacePainter painter = new FacePainter(ink, faces);
    double margin = cell * (1 - FACE) / 2;
    for (int i = 0; i < tiles.size(); i++) {
      Box place = new Box(right * i * cell, down * i * cell, cell, cell).inset(margin);
      if (ink.shows(place)) {
        painter.paint(tiles.get(i), place);
        ink.frame(
            place.inset(i == selected ? -2 : -0.5),
            i == selected ? Token.ACCENT : Token.LINE_CONTROL,
            i == selected ? 2 : ink.device().pixel());
      }
    }
  }
}
