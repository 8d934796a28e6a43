package org.cspworkbench.app.paint;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;

/** Where cards stand that are laid out in any unit, once there is an area for them. */
final class CardPlaces {

  private static final double SMALLEST_CARD = 12;
  private static final double LARGEST_CARD = 44;

  /** How much wider than high a card is. */
  static final double SHAPE = 1.5;

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
  Placed in(Rectangle area) {
    return new Placed(area);
  }

  /** Where everything is in one area. */
  final class Placed {
    private final double scaleX;
    private final double scaleY;
    private final double left;
    private final double top;
    private final double height;

    private Placed(Rectangle area) {
      double room = Math.min(area.width, area.height);
      double guess = Math.min(LARGEST_CARD, Math.max(1, room * 0.075));
      double innerWidth = Math.max(1, area.width - guess * SHAPE * 1.4);
      double innerHeight = Math.max(1, area.height - guess * 2.4);
      double x = innerWidth / Math.max(extent.getWidth(), 1e-9);
      double y = innerHeight / Math.max(extent.getHeight(), 1e-9);
      scaleX = Math.min(x, 1.6 * y);
      scaleY = Math.min(y, 1.6 * x);
      height = Math.min(guess, Math.max(0.46 * gap * Math.min(scaleX, scaleY), smallest(room)));
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

    /** Where a card is. */
    Rectangle2D.Double card(int card) {
      return around(middle(card), height);
    }
  }

  /** A card of this height around {@code middle}. */
  static Rectangle2D.Double around(Point2D middle, double height) {
    double width = height * SHAPE;
    return new Rectangle2D.Double(
        middle.getX() - width / 2, middle.getY() - height / 2, width, height);
  }
}
