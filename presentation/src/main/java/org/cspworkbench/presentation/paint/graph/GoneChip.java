package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Token;

/**
 * A chip with the values that have just been removed, next to the card of their variable. It covers
 * no current card, and as few others as possible; their texts are omitted.
 */
final class GoneChip {

  private static final int MOST_VALUES = 9;
  private static final int GAP = 3;

  /** The distance of the chip from the edges of the area. */
  private static final int MARGIN = 2;

  private final Ink ink;
  private final Face font;
  private final String text;
  private final double size;
  private final Box area;
  private final double width;
  private final double height;

  /** Creates a chip with the values {@code gone} within {@code area}. */
  GoneChip(Ink ink, Box area, ImmutableList<String> gone) {
    this.ink = ink;
    this.area = area;
    String values = String.join(", ", gone.subList(0, Math.min(MOST_VALUES, gone.size())));
    this.text = "− " + (gone.size() > MOST_VALUES ? values + ", …" : values);
    this.font = ink.look().fonts().monoBold();
    this.size = ink.look().label() + 1;
    this.width = ink.width(text, font, size) + size;
    this.height = size * 1.6;
  }

  /**
   * Returns the best place: below the card if it is free, otherwise above it or at a side.
   *
   * @param card the card of the variable, with its name
   * @param atWork the cards that must not be covered, with their names
   * @param others the cards that may be covered if there is no free place
   */
  Optional<Box> place(Box card, Collection<Box> atWork, Collection<Box> others) {
    double middle = card.centreY() - height / 2;
    double right = card.right() + GAP;
    double left = card.x() - GAP - width;
    double below = card.bottom() + GAP;
    double above = card.y() - GAP - height;
    return List.of(
            at(card.centreX() - width / 2, below),
            at(card.centreX() - width / 2, above),
            at(right, middle),
            at(left, middle),
            at(right, below),
            at(left, below),
            at(right, above),
            at(left, above))
        .stream()
        .filter(place -> atWork.stream().noneMatch(place::intersects))
        .min(Comparator.comparingLong(place -> others.stream().filter(place::intersects).count()));
  }

  /** Returns the bounds inside the area that are nearest to this position. */
  private Box at(double x, double y) {
    return new Box(
        Math.max(area.x() + MARGIN, Math.min(x, area.right() - width - MARGIN)),
        Math.max(area.y() + MARGIN, Math.min(y, area.bottom() - height - MARGIN)),
        width,
        height);
  }

  /** Paints the chip at a place. */
  void paint(Box place) {
    RoundBox chip = new RoundBox(place, 6);
    ink.fill(chip, Token.PRUNED_FILL);
    ink.draw(chip, Token.PRUNED_MARK, ink.look().markLine() * 0.6);
    ink.write(text, place.centreX(), place.centreY(), font, size, Token.PRUNED_TEXT);
  }
}
