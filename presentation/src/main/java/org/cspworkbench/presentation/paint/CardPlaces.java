package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Where cards stand that are laid out in any unit, once there is an area for them. */
final class CardPlaces {

  private static final double SMALLEST_CARD = 12;
  private static final double LARGEST_CARD = 44;

  /** How much wider than high a card is. */
  private static final double SHAPE = 1.5;

  private static final double TEXT = 0.34; // the part of a card's height
  private static final double ONE_LINE = 1.5; // in sizes of the text
  private static final double ABOVE = 1.4;
  private static final double LETTER = 0.6;
  private static final double PADDING = 6;

  private final ImmutableList<Point2D> places;
  private final Rectangle2D extent;
  private final double gap;

  /** Cards whose middles are at {@code places}. */
  CardPlaces(ImmutableList<Point2D> places) {
    this(places, places.size());
  }

  /** The same, of which only the first {@code cards} are cards, and the others take no room. */
  CardPlaces(ImmutableList<Point2D> places, int cards) {
    this.places = places;
    this.extent = extent(places);
    this.gap = usualGap(places.subList(0, cards));
  }

  private static Rectangle2D extent(ImmutableList<Point2D> places) {
    Point2D first = places.get(0);
    Rectangle2D extent = new Rectangle2D.Double(first.getX(), first.getY(), 0, 0);
    places.forEach(extent::add);
    return extent;
  }

  /** How far it is to the nearest other card, for most of them. */
  private static double usualGap(ImmutableList<Point2D> places) {
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

  /** So large that near cards are this far apart, within what a screen can hold. */
  Dimension size(double apart) {
    double scale = apart / gap;
    return new Dimension(
        (int) Math.min(1400, extent.getWidth() * scale + 2 * apart),
        (int) Math.min(900, extent.getHeight() * scale + 2 * apart));
  }

  /** Where everything is in {@code area}. */
  Placed in(Rectangle area, Look look) {
    return new Placed(area, look);
  }

  /** Where everything is in one area. */
  final class Placed {
    private final double scaleX;
    private final double scaleY;
    private final double left;
    private final double top;
    private final double height;

    private final double text;
    private final Rectangle area;
    private final boolean namesFitAbove;

    private Placed(Rectangle area, Look look) {
      double room = Math.min(area.width, area.height);
      double guess = Math.min(LARGEST_CARD, Math.max(1, room * 0.075));
      double innerWidth = Math.max(1, area.width - guess * SHAPE * 1.4);
      double innerHeight = Math.max(1, area.height - guess * 2.4);
      double x = innerWidth / Math.max(extent.getWidth(), 1e-9);
      double y = innerHeight / Math.max(extent.getHeight(), 1e-9);
      scaleX = Math.min(x, 1.6 * y);
      scaleY = Math.min(y, 1.6 * x);
      double apart = gap * Math.min(scaleX, scaleY);
      double usual = Math.min(guess, Math.max(0.46 * apart, smallest(room)));
      double line = ONE_LINE * look.letters();
      height = usual < line && line < 0.75 * apart ? line : usual;
      text = Math.max(look.letters(), TEXT * height);
      this.area = area;
      namesFitAbove = height >= line && apart >= height + ABOVE * text;
      left = area.getCenterX() - scaleX * extent.getCenterX();
      top = area.getCenterY() + height * 0.35 - scaleY * extent.getCenterY();
    }

    private double smallest(double room) {
      return Math.min(SMALLEST_CARD, room * 0.05);
    }

    /** The height of a card. */
    double height() {
      return height;
    }

    /** The middle of a card. */
    Point2D.Double middle(int card) {
      return at(places.get(card));
    }

    /** Where a place is that is given in the unit of the cards. */
    Point2D.Double at(Point2D place) {
      return new Point2D.Double(left + scaleX * place.getX(), top + scaleY * place.getY());
    }

    /** The size of the names. */
    double text() {
      return text;
    }

    /** Whether most cards have room for a name above; if not, it is on the card. */
    boolean namesFitAbove() {
      return namesFitAbove;
    }

    /** Where a card is. */
    Rectangle2D.Double card(int card) {
      return around(middle(card), height);
    }

    /** Where a card of this height is, moved inwards where it or its name would be outside. */
    Rectangle2D.Double card(int card, double high) {
      Rectangle2D.Double at = around(middle(card), high);
      double name = ABOVE * text;
      at.x = Math.max(area.x, Math.min(at.x, area.getMaxX() - at.width));
      at.y = Math.max(area.y + name, Math.min(at.y, area.getMaxY() - at.height));
      return at;
    }

    /**
     * Where cards are that have their names on them: each is as wide as so many letters take if no
     * other card is in the way.
     */
    ImmutableList<Rectangle2D> cardsFor(ImmutableIntArray letters) {
      List<Rectangle2D> cards = new ArrayList<>();
      for (int card = 0; card < letters.length(); card++) {
        cards.add(card(card));
      }
      for (int card = 0; card < letters.length(); card++) {
        Rectangle2D wide = widened(cards.get(card), widthFor(letters.get(card)));
        if (isFree(wide, card, cards)) {
          cards.set(card, wide);
        }
      }
      return ImmutableList.copyOf(cards);
    }

    private static boolean isFree(Rectangle2D place, int card, List<Rectangle2D> cards) {
      return IntStream.range(0, cards.size())
          .noneMatch(other -> other != card && place.intersects(cards.get(other)));
    }

    /** The width of a card on which so many letters stand. */
    double widthFor(int letters) {
      return letters * LETTER * text + PADDING;
    }

    private Rectangle2D widened(Rectangle2D usual, double width) {
      double wide = Math.min(Math.max(usual.getWidth(), width), area.width);
      double x = usual.getCenterX() - wide / 2;
      return new Rectangle2D.Double(
          Math.max(area.x, Math.min(x, area.getMaxX() - wide)),
          usual.getY(),
          wide,
          usual.getHeight());
    }
  }

  private static Rectangle2D.Double around(Point2D middle, double height) {
    double width = height * SHAPE;
    return new Rectangle2D.Double(
        middle.getX() - width / 2, middle.getY() - height / 2, width, height);
  }
}
