package org.cspworkbench.presentation.tile;

import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.TileGrid;

/** The fields of the form for a new image of tiles: the options of {@code csp tiles generate}. */
public final class ImageFields {

  /** The id of the solver that makes images unless another one is chosen. */
  public static final String USUAL_SOLVER = "wfc-backjump";

  /** The side of the patterns of a sample. */
  public static final Parameter.WholeNumber SIDE =
      new Parameter.WholeNumber("side", "The side of the patterns of a sample.", 2, 4, 3, "pixels");

  /** How many orientations of a pattern count. */
  public static final Parameter.WholeNumber SYMMETRY =
      new Parameter.WholeNumber(
          "symmetry", "How many of the eight orientations of a pattern count.", 1, 8, 8);

  /** Whether the sample is periodic. */
  public static final Parameter.Truth PERIODIC_INPUT =
      new Parameter.Truth("periodic-input", "The opposite sides of the sample are joined.");

  /** Whether the sample has a ground. */
  public static final Parameter.Truth GROUND =
      new Parameter.Truth(
          "ground", "The lowest row of the sample belongs to the lowest row of the image only.");

  /** The number of columns of the image. */
  public static final Parameter.WholeNumber WIDTH =
      new Parameter.WholeNumber(
          "width", "The number of tiles or pixels from left to right.", 1, TileGrid.MAX_SIDE, 24);

  /** The number of rows of the image. */
  public static final Parameter.WholeNumber HEIGHT =
      new Parameter.WholeNumber(
          "height", "The number of tiles or pixels from top to bottom.", 1, TileGrid.MAX_SIDE, 24);

  /** Whether the image is periodic. */
  public static final Parameter.Truth PERIODIC =
      new Parameter.Truth("periodic", "Join the opposite sides of the image.");

  /** Whether the image has the border of its tile set. */
  public static final Parameter.Truth BORDER =
      new Parameter.Truth("border", "The outer sides are those of the set.", true);

  private ImageFields() {}
}
