package org.cspworkbench.solvers.exactcover;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An exact cover problem: items, and options each of which covers some of them. Options are to be
 * chosen so that every primary item is covered once and every secondary item at most once. A matrix
 * of zeros and ones, with items for columns and options for rows.
 */
public final class CoverMatrix {

  private final int primaryItems;
  private final int items;
  private final List<ImmutableIntArray> options = new ArrayList<>();
  private int nodes;

  /**
   * Items, numbered from 0, the primary ones first, and no options yet.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public CoverMatrix(int primaryItems, int secondaryItems) {
    checkArgument(primaryItems >= 0 && secondaryItems >= 0, "items cannot be fewer than none");
    this.primaryItems = primaryItems;
    this.items = primaryItems + secondaryItems;
  }

  /**
   * Adds an option that covers these items; returns its number, from 0.
   *
   * @throws IllegalArgumentException if it covers no item, an unknown item, or an item twice
   */
  public int addOption(int... covered) {
    checkArgument(covered.length > 0, "an option covers at least one item");
    checkArgument(
        Arrays.stream(covered).allMatch(item -> item >= 0 && item < items),
        "of %s items an option cannot cover %s",
        items,
        Arrays.toString(covered));
    checkArgument(
        Arrays.stream(covered).distinct().count() == covered.length,
        "an option covers an item once, not as in %s",
        Arrays.toString(covered));
    options.add(ImmutableIntArray.copyOf(covered));
    nodes += covered.length;
    return options.size() - 1;
  }

  int primaryItems() {
    return primaryItems;
  }

  int items() {
    return items;
  }

  List<ImmutableIntArray> options() {
    return options;
  }

  /** Returns the number of ones. */
  int nodes() {
    return nodes;
  }
}
