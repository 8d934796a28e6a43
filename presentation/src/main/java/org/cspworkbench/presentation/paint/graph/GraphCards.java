package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.paint.card.CardNames;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.paint.card.NodeCard;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;

/**
 * The bounds of the cards of a graph in one area, and the positions of their names: on the card, or
 * above it if the card shows values or is too small for text.
 */
final class GraphCards {

  /** The minimum height of a current card, if there is enough space. */
  private static final double AT_WORK = 44;

  private static final int VALUE = 2; // a space and a digit after the name

  private final CardPlaces.Placed places;
  private final ImmutableList<String> names;
  private final IntPredicate showsValues;
  private final boolean isTooSmallForText;
  private final ImmutableList<Box> bounds;

  /**
   * Creates the cards of variables with these names.
   *
   * @param showsValues the cards that show values
   */
  GraphCards(CardPlaces.Placed places, ImmutableList<String> names, IntPredicate showsValues) {
    this.places = places;
    this.names = names;
    this.showsValues = showsValues;
    this.isTooSmallForText = !NodeCard.hasRoomForText(places.height(), places.text());
    this.bounds =
        places.cardsFor(
            ImmutableIntArray.copyOf(
                IntStream.range(0, names.size())
                    .map(card -> hasNoText(card) ? 0 : names.get(card).length() + VALUE)));
  }

  private boolean hasNoText(int card) {
    return isTooSmallForText || showsValues.test(card);
  }

  private boolean hasNameAbove(int card) {
    double width = bounds.get(card).width();
    return hasNoText(card) || places.widthFor(names.get(card).length()) > width;
  }

  /** Returns the bounds of the cards. */
  ImmutableList<Box> bounds() {
    return bounds;
  }

  /** Returns the height of these cards while they are current, at which none covers another. */
  double heightAtWork(int[] cards) {
    double height = Math.max(places.height(), AT_WORK);
    while (height > places.height() && overlap(cards, height)) {
      height = Math.max(places.height(), height - 1);
    }
    return height;
  }

  private boolean overlap(int[] cards, double height) {
    return Arrays.stream(cards)
        .anyMatch(
            a ->
                Arrays.stream(cards)
                    .anyMatch(
                        b -> a < b && places.card(a, height).intersects(places.card(b, height))));
  }

  /** Returns whether no card that is painted later covers this one. */
  boolean isOnTop(int card) {
    return bounds.subList(card + 1, bounds.size()).stream().noneMatch(bounds.get(card)::intersects);
  }

  /** Returns the names above the cards, except for those of omitted cards. */
  CardNames namesAbove(Ink ink, Box area, IntPredicate isLeftOut) {
    ImmutableList<String> above =
        IntStream.range(0, names.size())
            .mapToObj(card -> hasNameAbove(card) && !isLeftOut.test(card) ? names.get(card) : "")
            .collect(ImmutableList.toImmutableList());
    return new CardNames(ink, area, above, bounds, places.text());
  }
}
