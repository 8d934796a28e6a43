package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which cards have room for a name above them, and which for the number of a decision in front of
 * it. A name that would cover another card or another name is left out, as an empty one is.
 */
final class CardNames {

  /** What there is room for above a card. */
  enum Room {
    NAME_AND_NUMBER,
    NAME,
    NOTHING
  }

  private static final double AIR = 1;

  private final Ink ink;
  private final Rectangle area;
  private final ImmutableList<String> names;
  private final ImmutableList<Rectangle2D> cards;
  private final double text;
  private final Room[] rooms;

  /** The names of cards, by index, in text of this size. */
  CardNames(
      Ink ink,
      Rectangle area,
      ImmutableList<String> names,
      ImmutableList<Rectangle2D> cards,
      double text) {
    this.ink = ink;
    this.area = area;
    this.names = names;
    this.cards = cards;
    this.text = text;
    this.rooms = new Room[cards.size()];
    List<Rectangle2D> taken = new ArrayList<>();
    for (int card = 0; card < rooms.length; card++) {
      rooms[card] = take(card, Room.NAME_AND_NUMBER, taken) ? Room.NAME_AND_NUMBER : Room.NOTHING;
    }
    for (int card = 0; card < rooms.length; card++) {
      if (rooms[card] == Room.NOTHING && take(card, Room.NAME, taken)) {
        rooms[card] = Room.NAME;
      }
    }
  }

  private boolean take(int card, Room room, List<Rectangle2D> taken) {
    if (names.get(card).isEmpty()) {
      return false;
    }
    Rectangle2D box = box(card, room);
    boolean isFree =
        area.contains(box)
            && taken.stream().noneMatch(box::intersects)
            && IntStream.range(0, cards.size())
                .noneMatch(other -> other != card && box.intersects(cards.get(other)));
    return isFree && taken.add(box);
  }

  /** What there is room for above a card. */
  Room room(int card) {
    return rooms[card];
  }

  private Rectangle2D box(int card, Room room) {
    return box(ink, names.get(card), cards.get(card), text, room);
  }

  /** Whether the name of a card would be covered by one of these. */
  boolean isCovered(int card, ImmutableList<Rectangle2D> others) {
    return rooms[card] != Room.NOTHING
        && others.stream().anyMatch(box(card, rooms[card])::intersects);
  }

  /** Writes the name above a card, if there is room. */
  void write(int card) {
    if (rooms[card] != Room.NOTHING) {
      Rectangle2D box = box(card, Room.NAME);
      ink.fill(box, Token.BG_PANEL);
      Fonts fonts = ink.look().fonts();
      ink.writeFrom(names.get(card), box.getX(), box.getCenterY(), fonts.bold(), text, Token.TEXT);
    }
  }

  /** Where a name is above a card. */
  static Rectangle2D box(Ink ink, String name, Rectangle2D card, double text, Room room) {
    double number = room == Room.NAME_AND_NUMBER ? numberWidth(ink.look()) : 0;
    double height = Math.max(text * 1.2, room == Room.NAME_AND_NUMBER ? ink.look().tag() : 0);
    return new Rectangle2D.Double(
        card.getX(),
        card.getY() - height - 2 * AIR,
        number + ink.width(name, ink.look().fonts().bold(), text) + AIR,
        height);
  }

  /** The room of a number of two digits, and of what separates it from the name. */
  private static double numberWidth(Look look) {
    return look.tag() * 1.5;
  }
}
