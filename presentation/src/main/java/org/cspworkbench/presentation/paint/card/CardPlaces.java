package org.cspworkbench.presentation.paint.card;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Polygon;
import org.cspworkbench.presentation.surface.Size;

/** The positions of cards, in any unit, and their placement in an area. */
public final class CardPlaces {

  private static final double SMALLEST_CARD = 12;
  private static final double LARGEST_CARD = 44;

  /** The ratio of the width of a card to its height. */
  private static final double SHAPE = 1.5;

  private static final double TEXT = 0.34; // the fraction of a card's height
  private static final double ONE_LINE = 1.5; // in font sizes
  private static final double ABOVE = 1.4;
  private static final double NARROW_MARGIN = 1.4; // of all cards, in widths of a card
  private static final double HIGH_MARGIN = 2.4; // in heights
  private static final double STRETCH = 1.6; // at most, of one direction against the other
  private static final double CLOSE = 0.75; // of the distance of cards, from which on they crowd
  private static final double NAME_SIDE = 0.75; // the part of the margin that is above
  private static final double LETTER = 0.6;
  private static final double PADDING = 6;

  private final ImmutableList<Point> places;
  private final Box extent;
  private final double gap;

  /** Creates the positions of cards with their centres at {@code places}. */
  public CardPlaces(ImmutableList<Point> places) {
    this(places, places.size());
  }

  /**
   * Creates positions of which only the first {@code cards} are cards; the others take no space.
   */
  public CardPlaces(ImmutableList<Point> places, int cards) {
    this.places = places;
    this.extent = extent(places);
    this.gap = usualGap(places.subList(0, cards));
  }

  private CardPlaces(ImmutableList<Point> places, Box extent, double gap) {
    this.places = places;
    this.extent = extent;
    this.gap = gap;
  }

  /**
   * Returns the same places, but {@code card} is at {@code place}, or at the edge of the others.
   */
  public CardPlaces with(int card, Point place) {
    Point inside =
        new Point(
            Math.max(extent.x(), Math.min(place.x(), extent.right())),
            Math.max(extent.y(), Math.min(place.y(), extent.bottom())));
    List<Point> moved = new ArrayList<>(places);
    moved.set(card, inside);
    return new CardPlaces(ImmutableList.copyOf(moved), extent, gap);
  }

  private static Box extent(ImmutableList<Point> places) {
    return new Polygon(places).bounds();
  }

  /** Returns the distance to the nearest other card, exceeded by three quarters of them. */
  private static double usualGap(ImmutableList<Point> places) {
    double[] nearest =
        IntStream.range(0, places.size())
            .mapToDouble(
                a ->
                    IntStream.range(0, places.size())
                        .filter(b -> b != a)
                        .mapToDouble(b -> places.get(a).distance(places.get(b)))
                        .min()
                        .orElse(1))
            .sorted()
            .toArray();
    return nearest[nearest.length / 4];
  }

  /**
   * Returns the size at which near cards have the distance {@code apart}, limited to the size of a
   * screen.
   */
  public Size size(double apart) {
    double scale = apart / gap;
    return new Size(
        (int) Math.min(1400, extent.width() * scale + 2 * apart),
        (int) Math.min(900, extent.height() * scale + 2 * apart));
  }

  /** Returns the placement in {@code area}. */
  public Placed in(Box area, Look look) {
    return new Placed(area, look.letters());
  }

  /** Returns the placement in {@code area}, with letters of at least this size. */
  public Placed in(Box area, double letters) {
    return new Placed(area, letters);
  }

  /** The lengths of the unit of the places in both directions. */
  private record Scales(double x, double y) {

    double least() {
      return Math.min(x, y);
    }
  }

  /** The placement of all cards in one area. */
  public final class Placed {
    private final double scaleX;
    private final double scaleY;
    private final double left;
    private final double top;
    private final double height;

    private final double text;
    private final Box area;
    private final boolean namesFitAbove;

    private Placed(Box area, double letters) {
      double room = Math.min(area.width(), area.height());
      double guess = Math.min(LARGEST_CARD, Math.max(1, room * 0.075));
      Scales first = scales(area, guess, HIGH_MARGIN * guess, STRETCH);
      double few = Math.min(LARGEST_CARD, Math.min(0.3 * gap * first.least(), room * 0.15));
      double apart = gap * first.least();
      double usual = Math.min(Math.max(guess, few), Math.max(0.46 * apart, smallest(room)));
      double line = ONE_LINE * letters;
      height = usual < line && line < 0.75 * apart ? line : usual;
      text = Math.max(letters, TEXT * height);
      double margin =
          Math.max(HIGH_MARGIN * Math.max(guess, height), height + ABOVE * text / NAME_SIDE);
      Scales usualShape = scales(area, Math.max(guess, height), margin, STRETCH);
      Scales all =
          height < CLOSE * gap * usualShape.least()
              ? usualShape
              : scales(area, Math.max(guess, height), margin, 2 * STRETCH);
      scaleX = all.x();
      scaleY = all.y();
      this.area = area;
      namesFitAbove = height >= line && gap * all.least() >= height + ABOVE * text;
      left = area.centreX() - scaleX * extent.centreX();
      top = area.centreY() + (margin - height) * (NAME_SIDE - 0.5) - scaleY * extent.centreY();
    }

    /** Returns the scales at which cards of this height are in the area. */
    private Scales scales(Box area, double height, double margin, double stretch) {
      double x =
          Math.max(1, area.width() - height * SHAPE * NARROW_MARGIN)
              / Math.max(extent.width(), 1e-9);
      double y = Math.max(1, area.height() - margin) / Math.max(extent.height(), 1e-9);
      return new Scales(Math.min(x, stretch * y), Math.min(y, stretch * x));
    }

    private double smallest(double room) {
      return Math.min(SMALLEST_CARD, room * 0.05);
    }

    /** Returns the height of a card. */
    public double height() {
      return height;
    }

    /** Returns the centre of a card. */
    public Point middle(int card) {
      return at(places.get(card));
    }

    /** Returns the point of a place that is given in the unit of the cards. */
    Point at(Point place) {
      return new Point(left + scaleX * place.x(), top + scaleY * place.y());
    }

    /** Returns the place, in the unit of the cards, that is drawn at {@code point}. */
    public Point placeAt(Point point) {
      return new Point((point.x() - left) / scaleX, (point.y() - top) / scaleY);
    }

    /** Returns the font size of the names. */
    public double text() {
      return text;
    }

    /**
     * Returns whether most cards have space for a name above them; if not, names are on the cards.
     */
    public boolean namesFitAbove() {
      return namesFitAbove;
    }

    /** Returns the bounds of a card. */
    public Box card(int card) {
      return around(middle(card), height);
    }

    /**
     * Returns the bounds of a card with height {@code high}, moved so that the card and its name
     * are inside the area.
     */
    public Box card(int card, double high) {
      Box at = around(middle(card), high);
      double name = ABOVE * text;
      return new Box(
          Math.max(area.x(), Math.min(at.x(), area.right() - at.width())),
          Math.max(area.y() + name, Math.min(at.y(), area.bottom() - at.height())),
          at.width(),
          at.height());
    }

    /**
     * Returns the bounds of cards that have their names on them. A card is widened for its number
     * of letters unless it would cover another card.
     */
    public ImmutableList<Box> cardsFor(ImmutableIntArray letters) {
      List<Box> cards = new ArrayList<>();
      for (int card = 0; card < letters.length(); card++) {
        cards.add(card(card));
      }
      for (int card = 0; card < letters.length(); card++) {
        Box wide = widened(cards.get(card), widthFor(letters.get(card)));
        if (isFree(wide, card, cards)) {
          cards.set(card, wide);
        }
      }
      return ImmutableList.copyOf(cards);
    }

    private static boolean isFree(Box place, int card, List<Box> cards) {
      return IntStream.range(0, cards.size())
          .noneMatch(other -> other != card && place.intersects(cards.get(other)));
    }

    /** Returns the width of a card with this number of letters. */
    public double widthFor(int letters) {
      return letters * LETTER * text + PADDING;
    }

    private Box widened(Box usual, double width) {
      double wide = Math.min(Math.max(usual.width(), width), area.width());
      double x = usual.centreX() - wide / 2;
      return new Box(
          Math.max(area.x(), Math.min(x, area.right() - wide)), usual.y(), wide, usual.height());
    }
  }

  private static Box around(Point middle, double height) {
    double width = height * SHAPE;
    return new Box(middle.x() - width / 2, middle.y() - height / 2, width, height);
  }
}
