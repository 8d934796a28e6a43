package org.cspworkbench.presentation.tile;

import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.draft.DraftTile;

/** The fields of the forms for a tile that is edited, and for tiles that are cut from an image. */
public final class DraftFields {

  private static final int LARGEST = 1024;

  /** The name of a tile. */
  public static final Parameter.Text NAME =
      new Parameter.Text("name", "The name of the tile.", "NAME");

  /** How often a tile is wanted. */
  public static final Parameter.Decimal WEIGHT =
      new Parameter.Decimal(
          "weight",
          "How often the tile is wanted, compared with the others.",
          0.0001,
          DraftTile.MAX_WEIGHT,
          1);

  /** The side of a tile in an image. */
  public static final Parameter.WholeNumber SIDE =
      new Parameter.WholeNumber("side", "The side of a tile.", 1, LARGEST, 16, "pixels");

  /** The margin of an image. */
  public static final Parameter.WholeNumber MARGIN =
      new Parameter.WholeNumber("margin", "The margin of the image.", 0, LARGEST, 0, "pixels");

  /** The gap between tiles in an image. */
  public static final Parameter.WholeNumber GAP =
      new Parameter.WholeNumber("gap", "The gap between tiles.", 0, LARGEST, 0, "pixels");

  /** Whether the tiles of an image may be turned. */
  public static final Parameter.Truth TURNED =
      new Parameter.Truth("turned", "Tiles may be turned.", true);

  private DraftFields() {}
}
