package org.cspworkbench.presentation.paint.card;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;

/**
 * A choice of the cards that have space for a name above them, and for the number of a decision
 * before the name. A name that would cover another card or name is omitted.
 */
public final class CardNames {

  /** The space above a card. */
  public enum Room {
    /** For the name and the number of a decision. */
    NAME_AND_NUMBER,
    /** For the name alone. */
    NAME,
    /** For neither. */
    NOTHING
  }

  private static final double AIR = 1;

  private final Ink ink;
  private final Box area;
  private final ImmutableList<String> names;
  private final ImmutableList<Box> cards;
  private final double text;
  private final Room[] rooms;

  /** Allocates the space for the names of cards, by index, in text of this size. */
  public CardNames(
      Ink ink, Box area, ImmutableList<String> names, ImmutableList<Box> cards, double text) {
    this.ink = ink;
    this.area = area;
    this.names = names;
    this.cards = cards;
    this.text = text;
    this.rooms = new Room[cards.size()];
    List<Box> taken = new ArrayList<>();
    for (int card = 0; card < rooms.length; card++) {
      rooms[card] = take(card, Room.NAME_AND_NUMBER, taken) ? Room.NAME_AND_NUMBER : Room.NOTHING;
    }
    for (int card = 0; card < rooms.length; card++) {
      if (rooms[card] == Room.NOTHING && take(card, Room.NAME, taken)) {
        rooms[card] = Room.NAME;
      }
    }
  }

  private boolean take(int card, Room room, List<Box> taken) {
    if (names.get(card).isEmpty()) {
      return false;
    }
    Box box = box(card, room);
    boolean isFree =
        area.contains(box)
            && taken.stream().noneMatch(box::intersects)
            && IntStream.range(0, cards.size())
                .noneMatch(other -> other != card && box.intersects(cards.get(other)));
    return isFree && taken.add(box);
  }

  /** Returns the space above a card. */
  public Room room(int card) {
    return rooms[card];
  }

  private Box box(int card, Room room) {
    return box(ink, names.get(card), cards.get(card), text, room);
  }

  /** Returns whether one of these rectangles would cover the name of a card. */
  public boolean isCovered(int card, ImmutableList<Box> others) {
    return rooms[card] != Room.NOTHING
        && others.stream().anyMatch(box(card, rooms[card])::intersects);
  }

  /** Writes the name above a card, if there is space. */
  public void write(int card) {
    if (rooms[card] != Room.NOTHING) {
      Box box = box(card, Room.NAME);
      ink.fill(box, Token.BG_PANEL);
      Fonts fonts = ink.look().fonts();
      ink.writeFrom(names.get(card), box.x(), box.centreY(), fonts.bold(), text, Token.TEXT);
    }
  }

  /** Returns the bounds of a name above a card. */
  public static Box box(Ink ink, String name, Box card, double text, Room room) {
    double number = room == Room.NAME_AND_NUMBER ? numberWidth(ink.look()) : 0;
    double height = Math.max(text * 1.2, room == Room.NAME_AND_NUMBER ? ink.look().tag() : 0);
    return new Box(
        card.x(),
        card.y() - height - 2 * AIR,
        number + ink.width(name, ink.look().fonts().bold(), text) + AIR,
        height);
  }

  /** Returns the width of a number of two digits and the gap before the name. */
  private static double numberWidth(Look look) {
    return look.tag() * 1.5;
  }
}
