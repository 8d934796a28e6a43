package org.cspworkbench.presentation.paint.tile;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Pixels;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.jspecify.annotations.Nullable;

/**
 * The picture of a tile problem: the tiles of cells that are decided; those that are left, where
 * they are few; else their mean colour under a fog. In a {@linkplain TileScene#isLarge() large}
 * problem each cell is a single colour.
 */
public final class TilesPicture implements Picture {

  private static final int NUMBERED_EVERY = 4;
  private static final int THREE_DIGITS = 100;
  private static final double LEAST_SIDE_OF_LINES = 12;
  private static final int LEAST_SIDE_OF_CELLS = 16; // smaller ones are scrolled

  private final TileScene scene;
  private final boolean isNumbered;
  private final CellFigure figure;
  private final int[] cells; // by variable
  private volatile @Nullable TilePalette palette; // of the look that was painted last

  /**
   * Creates the picture of {@code scene}.
   *
   * @param isNumbered whether the numbers of rows and columns are shown
   */
  public TilesPicture(TileScene scene, boolean isNumbered) {
    this(scene, isNumbered, CellFigure.COUNT, cells(scene.grid()));
  }

  private TilesPicture(TileScene scene, boolean isNumbered, CellFigure figure, int[] cells) {
    this.scene = scene;
    this.isNumbered = isNumbered;
    this.figure = figure;
    this.cells = cells;
  }

  private static int[] cells(TileGrid grid) {
    return IntStream.range(0, grid.size()).filter(grid::contains).toArray();
  }

  /** Returns this picture with another figure on cells that have too many tiles to be shown. */
  public TilesPicture withFigure(CellFigure newFigure) {
    return new TilesPicture(scene, isNumbered, newFigure, cells);
  }

  private TileGrid grid() {
    return scene.grid();
  }

  @Override
  public Size preferredSize(Look look) {
    return size(look, Math.max(4, Math.min(32, 768.0 / longest())));
  }

  @Override
  public Size minimumSize(Look look) {
    return size(look, Math.max(2, Math.min(LEAST_SIDE_OF_CELLS, 384.0 / longest())));
  }

  @Override
  public Size scrolledSize(Look look, Size room) {
    return size(look, scene.isLarge() ? 1 : LEAST_SIDE_OF_CELLS);
  }

  private int longest() {
    return Math.max(grid().width(), grid().height());
  }

  private Size size(Look look, double side) {
    double margin = band(look) + 2 * look.frame();
    return new Size(
        (int) Math.ceil(grid().width() * side + margin),
        (int) Math.ceil(grid().height() * side + margin));
  }

  private double band(Look look) {
    double width = longest() < THREE_DIGITS ? 2 : 2.8; // in sizes of the label
    return isNumbered ? look.label() * width : 0;
  }

  private TileLayout layout(DeviceGrid device, Box area, Look look) {
    return TileLayout.in(area, grid(), device, band(look), look.frame());
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    TileLayout layout = layout(DeviceGrid.unscaled(), area, look);
    int cell = layout.row(point.y()) * grid().width() + layout.column(point.x());
    int variable = layout.all().contains(point) ? grid().indexOf(cell) : TileGrid.NONE;
    return variable == TileGrid.NONE ? OptionalInt.empty() : OptionalInt.of(variable);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return layout(DeviceGrid.unscaled(), area, look).cell(cells[x]);
  }

  private TilePalette palette(Look look) {
    TilePalette known = palette;
    if (known == null || !known.look().equals(look)) {
      known = new TilePalette(scene, look);
      palette = known;
    }
    return known;
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(
            area,
            ink ->
                new Painting(ink, surface.visible(), layout(ink.device(), area, look), moment)
                    .paint());
  }

  @Override
  public void paintOverview(
      Surface surface, Box place, Look look, Moment moment, Box area, Box visible) {
    TileLayout whole = layout(surface.device(), area, look);
    double scale = Math.min(place.width() / grid().width(), place.height() / grid().height());
    Box map =
        surface
            .device()
            .aligned(
                new Box(
                    place.right() - scale * grid().width(),
                    place.bottom() - scale * grid().height(),
                    scale * grid().width(),
                    scale * grid().height()));
    double unit = map.width() / whole.all().width();
    Box part =
        new Box(
            map.x() + (visible.x() - whole.left()) * unit,
            map.y() + (visible.y() - whole.top()) * unit,
            visible.width() * unit,
            visible.height() * unit);
    new Ink(surface, look)
        .within(
            map.inset(-3),
            ink -> {
              ink.fill(map.inset(-3), Token.CELL);
              ink.frame(map.inset(-1), Token.GRID_BOX, 1);
              ink.paint(pixels(palette(look), moment), map);
              ink.frame(part.inset(-1), Token.CELL, 4);
              ink.frame(part, Token.ACCENT, 2);
            });
  }

  /** Returns a pixel for each cell. */
  private Pixels pixels(TilePalette colours, Moment moment) {
    int ground = colours.look().colour(Token.BG_PANEL).argb();
    int[] pixels = new int[grid().size()];
    Arrays.fill(pixels, ground);
    for (int x = 0; x < cells.length; x++) {
      pixels[cells[x]] = colours.pixel(moment.spot(x));
    }
    return new Pixels(grid().width(), grid().height(), ImmutableIntArray.copyOf(pixels));
  }

  /** The painting at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final Box visible;
    private final TileLayout layout;
    private final Moment moment;
    private final CellMarks marks;

    Painting(Ink ink, Box visible, TileLayout layout, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.visible = visible.inset(-1); // an edge may cut a pixel
      this.layout = layout;
      this.moment = moment;
      this.marks = new CellMarks(ink, layout.side());
    }

    void paint() {
      if (scene.isLarge()) {
        ink.paint(pixels(palette(look), moment), layout.all());
      } else {
        CellPainter painter =
            new CellPainter(ink, palette(look), layout.side(), figure, scene.table());
        forEachVisible(x -> painter.paint(moment.spot(x), layout.cell(cells[x])));
        if (layout.side() >= LEAST_SIDE_OF_LINES) {
          lines();
        }
        forEachVisible(this::joints);
      }
      states();
      frame();
      numbers();
      new Marks(ink).pointers(moment, x -> layout.cell(cells[x]), x -> layout.cell(cells[x]));
      new WayPainter(ink, layout, marks, x -> cells[x]).paint(moment);
    }

    private void forEachVisible(IntConsumer painter) {
      int right = layout.column(visible.right());
      int bottom = layout.row(visible.bottom());
      for (int row = layout.row(visible.y()); row <= bottom; row++) {
        for (int column = layout.column(visible.x()); column <= right; column++) {
          int x = grid().indexOf(row * grid().width() + column);
          if (x != TileGrid.NONE) {
            painter.accept(x);
          }
        }
      }
    }

    /** Marks the joints with the cells on the right and below whose tiles do not fit. */
    private void joints(int x) {
      joint(x, Side.EAST);
      joint(x, Side.SOUTH);
    }

    private void joint(int x, Side side) {
      int value = shown(moment.spot(x));
      int neighbour = grid().neighbour(cells[x], side);
      if (value == NONE || neighbour == TileGrid.NONE) {
        return;
      }
      int other = shown(moment.spot(grid().indexOf(neighbour)));
      if (other != NONE && !scene.table().allows(value, side, other)) {
        Box place = layout.cell(cells[x]);
        Point middle =
            new Point(
                place.centreX() + side.dx() * place.width() / 2,
                place.centreY() + side.dy() * place.height() / 2);
        marks.joint(middle, layout.side(), side == Side.EAST);
      }
    }

    private static int shown(Spot spot) {
      return spot.state() == State.TAKEN_BACK || spot.state() == State.DEAD ? NONE : spot.value();
    }

    /** Paints the fixed cells first, and the cell being tried last, so that no halo covers it. */
    private void states() {
      if (!scene.isLarge()) {
        forEachVisible(x -> state(x, state -> state == State.GIVEN));
      }
      forEachVisible(x -> state(x, state -> state != State.GIVEN && state != State.TRIED));
      forEachVisible(x -> state(x, state -> state == State.TRIED));
    }

    private void state(int x, Predicate<State> isPainted) {
      Spot spot = moment.spot(x);
      if (isPainted.test(spot.state())) {
        marks.paint(spot, layout.cell(cells[x]));
      }
    }

    private void lines() {
      Colour thin = ink.colour(Token.GRID_THIN).withAlpha(140);
      double width = ink.device().pixel();
      Box all = layout.all();
      for (int column = 1; column < grid().width(); column++) {
        double x = layout.left() + column * layout.side();
        ink.fill(new Box(x, layout.top(), width, all.height()), thin);
      }
      for (int row = 1; row < grid().height(); row++) {
        double y = layout.top() + row * layout.side();
        ink.fill(new Box(layout.left(), y, all.width(), width), thin);
      }
    }

    private void frame() {
      double width = ink.device().whole(look.boxLine());
      Token token = isSolved() ? Token.SOLVED_MARK : Token.GRID_BOX;
      double outside = scene.isLarge() ? width : width / 2; // it would cover small cells
      ink.frame(layout.all().inset(-outside), token, width);
    }

    /** Returns whether every cell that was not fixed is a part of the solution. */
    private boolean isSolved() {
      boolean isAny = false;
      for (Spot spot : moment.spots()) {
        if (spot.state() != State.SOLVED && spot.state() != State.GIVEN) {
          return false;
        }
        isAny |= spot.state() == State.SOLVED;
      }
      return isAny;
    }

    private void numbers() {
      if (!isNumbered) {
        return;
      }
      double before = band(look) * 0.55;
      for (int column = 0; column < grid().width(); column++) {
        number(column, layout.place(column, 0).centreX(), layout.top() - before);
      }
      for (int row = 0; row < grid().height(); row++) {
        number(row, layout.left() - before, layout.place(0, row).centreY());
      }
    }

    /** Writes the first number and every fourth, or fewer where they would touch. */
    private void number(int index, double x, double y) {
      int every = NUMBERED_EVERY;
      while (every * layout.side() < 2 * look.label()) {
        every *= 2;
      }
      if (index == 0 || (index + 1) % every == 0) {
        ink.write(
            Integer.toString(index + 1),
            x,
            y,
            look.fonts().regular(),
            look.label(),
            Token.TEXT_MUTED);
      }
    }
  }
}
