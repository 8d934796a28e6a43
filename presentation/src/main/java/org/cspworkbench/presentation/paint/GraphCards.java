package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.geometry.Box;

/**
 * Where the cards of a graph are in one area, and where their names stand: on the card, or above it
 * where the card shows values or is too small for text.
 */
final class GraphCards {

  /** The least height of a card that is at work, where it has that much room. */
  private static final double AT_WORK = 44;

  private static final int VALUE = 2; // a space and a digit behind the name

  private final CardPlaces.Placed places;
  private final ImmutableList<String> names;
  private final IntPredicate showsValues;
  private final boolean isTooSmallForText;
  private final ImmutableList<Box> bounds;

  /**
   * The cards of variables with these names.
   *
   * @param showsValues the cards that have their values on them
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

  /** Where the cards are. */
  ImmutableList<Box> bounds() {
    return bounds;
  }

  /** The height of these cards while they are at work, such that none covers another. */
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

  /** Whether no card that is painted later covers this one. */
  boolean isOnTop(int card) {
    return bounds.subList(card + 1, bounds.size()).stream().noneMatch(bounds.get(card)::intersects);
  }

  /** The names above those cards that have them there and are not left out. */
  CardNames namesAbove(Ink ink, Box area, IntPredicate isLeftOut) {
    ImmutableList<String> above =
        IntStream.range(0, names.size())
            .mapToObj(card -> hasNameAbove(card) && !isLeftOut.test(card) ? names.get(card) : "")
            .collect(ImmutableList.toImmutableList());
    return new CardNames(ink, area, above, bounds, places.text());
  }
}
