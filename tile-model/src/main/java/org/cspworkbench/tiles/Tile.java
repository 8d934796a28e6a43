package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;

/**
 * A tile as it was drawn, upright.
 *
 * @param name its name within the set
 * @param symmetry which of its orientations look alike
 * @param edges the labels of its sides; empty if only listed neighbours fit
 * @param weight how often it is wanted, compared with others: positive
 * @param kind what context rules call it; empty if they do not
 */
public record Tile(
    String name,
    SymmetryClass symmetry,
    Optional<Edges> edges,
    double weight,
    Optional<String> kind) {

  /**
   * Checks the name and the weight.
   *
   * @throws IllegalArgumentException if the name is empty, or the weight is not positive and finite
   */
  public Tile {
    checkArgument(!name.isEmpty(), "a tile needs a name");
    checkArgument(weight > 0 && weight < Double.POSITIVE_INFINITY, "%s weighs %s", name, weight);
  }

  /** A tile of weight 1 that fits by its labels, which are given clockwise from the north. */
  public static Tile of(
      String name, SymmetryClass symmetry, String north, String east, String south, String west) {
    return new Tile(
        name,
        symmetry,
        Optional.of(
            new Edges(
                new EdgeLabel(north),
                new EdgeLabel(east),
                new EdgeLabel(south),
                new EdgeLabel(west))),
        1,
        Optional.empty());
  }

  /** Returns this tile with another weight. */
  public Tile withWeight(double newWeight) {
    return new Tile(name, symmetry, edges, newWeight, kind);
  }

  /** Returns this tile as one of a kind. */
  public Tile withKind(String newKind) {
    return new Tile(name, symmetry, edges, weight, Optional.of(newKind));
  }
}
