package org.cspworkbench.presentation.paint.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.geometry.Size;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.picture.Plan;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.tile.TileVector;
import org.cspworkbench.tiles.TileGrid;

/**
 * The picture of a tile problem: the tiles of cells that are decided; those that are left, where
 * they are few; else their mean colour under a fog, which is the denser the more are left.
 */
public final class TilesPicture implements Picture {

  private static final double LARGEST_CELL = 96;
  private static final int NUMBERED_EVERY = 4;
  private static final int MOST_MULTIPLES = 4;
  private static final double LEAST_SIDE_OF_MULTIPLES = 20;
  private static final double LEAST_SIDE_OF_LINES = 12;

  private final TileScene scene;
  private final boolean isNumbered;
  private final boolean hasCounts;
  private final int[] cells; // by variable

  /**
   * Creates the picture of {@code scene}.
   *
   * @param isNumbered whether the numbers of rows and columns are shown
   */
  public TilesPicture(TileScene scene, boolean isNumbered) {
    this(scene, isNumbered, true, cells(scene.problem().grid()));
  }

  private TilesPicture(TileScene scene, boolean isNumbered, boolean hasCounts, int[] cells) {
    this.scene = scene;
    this.isNumbered = isNumbered;
    this.hasCounts = hasCounts;
    this.cells = cells;
  }

  private static int[] cells(TileGrid grid) {
    return IntStream.range(0, grid.size()).filter(grid::contains).toArray();
  }

  /**
   * Returns this picture with or without the number of remaining tiles on cells that have too many
   * of them to be shown one by one.
   */
  public TilesPicture withNumbers(boolean areShown) {
    return new TilesPicture(scene, isNumbered, areShown, cells);
  }

  /** Returns whether cells show the number of their remaining tiles. */
  public boolean hasNumbers() {
    return hasCounts;
  }

  private TileGrid grid() {
    return scene.problem().grid();
  }

  @Override
  public Plan plan() {
    return new Plan.Tiles(
        grid().width(),
        grid().height(),
        Arrays.stream(cells).boxed().collect(toImmutableList()),
        scene.faces().stream().map(TileVector::of).collect(toImmutableList()));
  }

  @Override
  public Size preferredSize(Look look) {
    return size(look, Math.max(4, Math.min(32, 768.0 / longest())));
  }

  @Override
  public Size minimumSize(Look look) {
    return size(look, Math.max(2, Math.min(16, 384.0 / longest())));
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
    return isNumbered ? look.label() * 2 : 0;
  }

  /**
   * The places of the cells.
   *
   * @param side the side of a cell
   * @param left the left edge of the first column
   * @param top the upper edge of the first row
   */
  private record Layout(double side, double left, double top) {

    Box cell(int column, int row) {
      return new Box(left + column * side, top + row * side, side, side);
    }
  }

  private Layout layout(DeviceGrid device, Box area, Look look) {
    double margin = band(look) + 2 * look.frame();
    double fitting =
        Math.min(
            (area.width() - margin) / grid().width(), (area.height() - margin) / grid().height());
    double side = Math.min(LARGEST_CELL, fitting);
    side = side >= device.pixel() ? device.whole(side) : side;
    double width = side * grid().width() + band(look);
    double height = side * grid().height() + band(look);
    return new Layout(
        side,
        device.x(area.x() + (area.width() - width) / 2 + band(look)),
        device.y(area.y() + (area.height() - height) / 2 + band(look)));
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    Layout layout = layout(DeviceGrid.unscaled(), area, look);
    int column = (int) Math.floor((point.x() - layout.left()) / layout.side());
    int row = (int) Math.floor((point.y() - layout.top()) / layout.side());
    boolean isInside = column >= 0 && column < grid().width() && row >= 0 && row < grid().height();
    int variable = isInside ? grid().indexOf(row * grid().width() + column) : TileGrid.NONE;
    return variable == TileGrid.NONE ? OptionalInt.empty() : OptionalInt.of(variable);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return place(x, layout(DeviceGrid.unscaled(), area, look));
  }

  private Box place(int x, Layout layout) {
    return layout.cell(grid().column(cells[x]), grid().row(cells[x]));
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(
            area,
            ink -> {
              new Painting(ink, layout(ink.device(), area, look), moment).paint();
            });
  }

  /** The painting at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final Layout layout;
    private final Moment moment;
    private final Marks marks;
    private final FacePainter faces;
    private final ImmutableList<Colour> means;
    private final Colour meanOfAll;

    Painting(Ink ink, Layout layout, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.layout = layout;
      this.moment = moment;
      this.marks = new Marks(ink);
      this.faces = new FacePainter(ink, scene.faces());
      this.means = scene.means(look.palette());
      this.meanOfAll = mean(IntStream.range(0, means.size()).toArray());
    }

    void paint() {
      for (int x = 0; x < cells.length; x++) {
        Box place = place(x, layout);
        if (ink.shows(place)) {
          content(moment.spot(x), place);
        }
      }
      if (layout.side() >= LEAST_SIDE_OF_LINES) {
        lines();
      }
      for (int x = 0; x < cells.length; x++) {
        Box place = place(x, layout);
        if (ink.shows(place)) {
          state(moment.spot(x), place);
        }
      }
      boolean isSolved =
          IntStream.range(0, cells.length).allMatch(x -> moment.spot(x).state() == State.SOLVED);
      frame(isSolved);
      numbers();
      marks.pointers(moment, x -> place(x, layout), x -> place(x, layout));
      arrow();
    }

    private void content(Spot spot, Box place) {
      if (spot.state() == State.DEAD) {
        ink.fill(place, Token.DEAD_FILL);
      } else if (spot.value() != NONE) {
        faces.paint(spot.value(), place);
      } else {
        open(spot, place);
      }
    }

    private void open(Spot spot, Box place) {
      int[] left = spot.candidates().indices().toArray();
      int all = scene.faces().size();
      boolean isLarge = place.width() >= LEAST_SIDE_OF_MULTIPLES;
      if (left.length == 0) {
        ink.fill(place, Token.CELL);
      } else if (left.length == 1) {
        faces.paint(left[0], place);
      } else if (left.length <= MOST_MULTIPLES && isLarge) {
        ink.fill(place, Token.CELL);
        ink.fill(place, ink.colour(Token.HEAT_1).withAlpha(140));
        multiples(place, left);
      } else {
        ink.fill(place, left.length == all ? meanOfAll : mean(left));
        int fog = left.length == all ? 204 : left.length > 8 ? 184 : 153;
        ink.fill(place, ink.colour(Token.HEAT_2).withAlpha(fog));
        if (hasCounts && isLarge && left.length < all) {
          number(place, left.length);
        }
      }
    }

    /** Two side by side, or up to four in a square. */
    private void multiples(Box place, int... left) {
      double gap = 2;
      double side = (place.width() - 3 * gap) / 2;
      double top = left.length == 2 ? (place.height() - side) / 2 : gap;
      for (int i = 0; i < left.length; i++) {
        int column = i % 2;
        int row = i / 2;
        faces.paint(
            left[i],
            new Box(
                place.x() + gap + column * (side + gap),
                place.y() + top + row * (side + gap),
                side,
                side));
      }
    }

    private void number(Box place, int count) {
      String text = Integer.toString(count);
      double size = Math.min(place.width() * 0.4, look.label() * 10 / 11);
      ink.write(text, place.centreX(), place.centreY(), look.fonts().monoBold(), size, Token.TEXT);
    }

    private Colour mean(int... values) {
      int red = 0;
      int green = 0;
      int blue = 0;
      for (int value : values) {
        red += means.get(value).red();
        green += means.get(value).green();
        blue += means.get(value).blue();
      }
      int count = Math.max(1, values.length);
      return new Colour(red / count, green / count, blue / count, 255);
    }

    private void state(Spot spot, Box place) {
      switch (spot.state()) {
        case TRIED -> ringed(place, Token.ACCENT, look.markLine() * 1.5);
        case DEAD, TAKEN_BACK, CONFLICT -> marks.paint(spot.withDecision(0), place);
        default -> {
          if (!spot.current().isEmpty()) {
            ringed(place, Token.PRUNED_MARK, look.markLine() * 0.8);
          }
        }
      }
    }

    /** A frame that stands out from whatever lies beneath. */
    private void ringed(Box place, Token token, double width) {
      double line = ink.device().whole(Math.min(width, place.width() / 6));
      double halo = ink.device().whole(Math.min(2, place.width() / 8));
      ink.frame(place.inset(-halo), Token.CELL, line + 2 * halo);
      ink.frame(place, token, line);
    }

    private void lines() {
      Colour thin = ink.colour(Token.GRID_THIN).withAlpha(140);
      double width = ink.device().pixel();
      double right = layout.side() * grid().width();
      double bottom = layout.side() * grid().height();
      for (int column = 1; column < grid().width(); column++) {
        double x = layout.left() + column * layout.side();
        ink.fill(new Box(x, layout.top(), width, bottom), thin);
      }
      for (int row = 1; row < grid().height(); row++) {
        double y = layout.top() + row * layout.side();
        ink.fill(new Box(layout.left(), y, right, width), thin);
      }
    }

    private void frame(boolean isSolved) {
      double width = ink.device().whole(look.boxLine());
      Box all =
          new Box(
              layout.left(),
              layout.top(),
              layout.side() * grid().width(),
              layout.side() * grid().height());
      ink.frame(all.inset(-width / 2), isSolved ? Token.SOLVED_MARK : Token.GRID_BOX, width);
    }

    private void numbers() {
      if (!isNumbered) {
        return;
      }
      double before = look.label() * 1.1;
      for (int column = 0; column < grid().width(); column++) {
        Box place = layout.cell(column, 0);
        number(column, place.centreX(), layout.top() - before);
      }
      for (int row = 0; row < grid().height(); row++) {
        Box place = layout.cell(0, row);
        number(row, layout.left() - before, place.centreY());
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

    private void arrow() {
      Arrow arrow = moment.arrow();
      if (arrow == null) {
        return;
      }
      Box from = place(arrow.from(), layout);
      Box to = place(arrow.to(), layout);
      new ArrowPainter(ink, arrow.kind()).paint(from, to.centre(), layout.side() * 0.3, 0);
    }
  }
}
