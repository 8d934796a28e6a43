package org.cspworkbench.tiles.draft;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.TilePicture;

/**
 * A tile of a draft, upright.
 *
 * @param name its name, not blank
 * @param edges the labels of its sides
 * @param symmetry which of its orientations look alike
 * @param weight how often it is wanted, compared with others
 * @param kind what context rules call it; empty if they do not
 * @param picture how it looks
 */
public record DraftTile(
    String name,
    Edges edges,
    SymmetryClass symmetry,
    double weight,
    Optional<String> kind,
    TilePicture picture) {

  /** The greatest weight. */
  public static final double MAX_WEIGHT = 1_000_000;

  /**
   * Checks the name and the weight.
   *
   * @throws IllegalArgumentException if the name is blank, or the weight is not above 0 and up to
   *     1,000,000; the message is a sentence for users
   */
  public DraftTile {
    checkArgument(!name.isBlank(), "expected the name of a tile, found nothing");
    checkArgument(
        weight > 0 && weight <= MAX_WEIGHT,
        "expected a weight above 0 and up to 1000000, found %s",
        weight);
  }

  /** Returns a tile of class X and weight 1 with this label on all sides and an empty picture. */
  public static DraftTile plain(String name, EdgeLabel label) {
    return new DraftTile(
        name,
        new Edges(label, label, label, label),
        SymmetryClass.X,
        1,
        Optional.empty(),
        emptyPicture());
  }

  /** Returns the picture of a tile that has none: an even surface. */
  public static TilePicture emptyPicture() {
    return new TilePicture.Drawing(
        ImmutableList.of(
            new DrawnOutline(
                DrawnOutline.Kind.FILL, "stone", 1, Outline.parse("M0 0 L16 0 L16 16 L0 16 Z"))));
  }

  /** Returns this tile with another name. */
  public DraftTile withName(String newName) {
    return new DraftTile(newName, edges, symmetry, weight, kind, picture);
  }

  /** Returns this tile with other labels. */
  public DraftTile withEdges(Edges newEdges) {
    return new DraftTile(name, newEdges, symmetry, weight, kind, picture);
  }

  /**
   * Returns this tile with another label.
   *
   * @param seen how the tile lies
   * @param side the side of the tile as it lies
   * @param label the label of this side, as it is read there
   */
  public DraftTile withLabel(Orientation seen, Side side, EdgeLabel label) {
    Edges lying = edges.in(seen);
    Edges changed =
        new Edges(
            side == Side.NORTH ? label : lying.north(),
            side == Side.EAST ? label : lying.east(),
            side == Side.SOUTH ? label : lying.south(),
            side == Side.WEST ? label : lying.west());
    return withEdges(changed.in(seen.inverse()));
  }

  /** Returns this tile with another class. */
  public DraftTile withSymmetry(SymmetryClass newSymmetry) {
    return new DraftTile(name, edges, newSymmetry, weight, kind, picture.as(newSymmetry));
  }

  /** Returns this tile with another weight. */
  public DraftTile withWeight(double newWeight) {
    return new DraftTile(name, edges, symmetry, newWeight, kind, picture);
  }

  /** Returns this tile with another picture, in the orientations of its class. */
  public DraftTile withPicture(TilePicture newPicture) {
    return new DraftTile(name, edges, symmetry, weight, kind, newPicture.as(symmetry));
  }

  /** Returns a side whose label does not suit the class, if there is one. */
  public Optional<ClassMisfit> misfit() {
    for (Orientation orientation : Orientation.ALL) {
      boolean looksUpright = symmetry.canonical(orientation).equals(Orientation.UPRIGHT);
      for (Side side : Side.values()) {
        Side shownOn = orientation.of(side);
        EdgeLabel needed = edges.in(orientation).at(shownOn);
        if (looksUpright && !needed.equals(edges.at(shownOn))) {
          return Optional.of(new ClassMisfit(symmetry, side, shownOn, edges.at(shownOn), needed));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the tile as one of a set. */
  public Tile toTile() {
    return new Tile(name, symmetry, Optional.of(edges), weight, kind);
  }
}
