package org.cspworkbench.viewer.start;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileMaterial.Wanted;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.drawing.Sample;

/**
 * What the form for a new image of tiles specifies. Immutable.
 *
 * @param material what the image is made of
 * @param cut how patterns are taken, if that is a sample
 * @param hasGround whether the lowest row of a sample is the ground
 * @param isBordered whether the outer sides are those of the set, if it has a border
 * @param width the number of tiles or pixels from left to right
 * @param height the number of tiles or pixels from top to bottom
 * @param isPeriodic whether opposite sides are joined
 */
public record ImageRequest(
    TileMaterial material,
    Sample.Cut cut,
    boolean hasGround,
    boolean isBordered,
    int width,
    int height,
    boolean isPeriodic) {

  /** Returns the request for an image as a file or the program suggests it. */
  public static ImageRequest of(Wanted wanted) {
    TileMaterial material = wanted.material();
    return material instanceof TileMaterial.Image image
        ? new ImageRequest(
            material,
            image.cut(),
            image.hasGround(),
            false,
            wanted.width(),
            wanted.height(),
            wanted.isPeriodic())
        : new ImageRequest(
            material,
            TileMaterial.USUAL_CUT,
            false,
            true,
            wanted.width(),
            wanted.height(),
            wanted.isPeriodic());
  }

  /**
   * Returns what the image is made of.
   *
   * @throws IllegalArgumentException if a sample has no patterns or too many; the message is a
   *     sentence
   */
  public TileSource source() {
    if (material instanceof TileMaterial.Image image) {
      return image.source(cut, hasGround);
    }
    TileMaterial.Tiles tiles = (TileMaterial.Tiles) material;
    return isBordered ? tiles.source() : tiles.sourceWithoutBorder();
  }

  /** Returns the request to state the problem from {@code source}. */
  public TileRequest tiles(TileSource source) {
    return TileRequest.of(source, width, height, isPeriodic);
  }

  /** Returns the values of the fields that are shown for this material or another, as text. */
  public ImmutableMap<Parameter, String> values() {
    return ImmutableMap.<Parameter, String>builder()
        .put(ImageFields.SIDE, Integer.toString(cut.side()))
        .put(ImageFields.SYMMETRY, Integer.toString(cut.symmetry()))
        .put(ImageFields.PERIODIC_INPUT, Parameter.Truth.write(cut.isPeriodic()))
        .put(ImageFields.GROUND, Parameter.Truth.write(hasGround))
        .put(ImageFields.BORDER, Parameter.Truth.write(isBordered))
        .put(ImageFields.WIDTH, Integer.toString(width))
        .put(ImageFields.HEIGHT, Integer.toString(height))
        .put(ImageFields.PERIODIC, Parameter.Truth.write(isPeriodic))
        .buildOrThrow();
  }

  /**
   * Returns this request with another value of a field.
   *
   * @throws IllegalArgumentException if {@code text} is not a value of the field
   */
  public ImageRequest with(Parameter field, String text) {
    return new ImageRequest(
        material,
        new Sample.Cut(
            number(ImageFields.SIDE, field, text, cut.side()),
            number(ImageFields.SYMMETRY, field, text, cut.symmetry()),
            holds(ImageFields.PERIODIC_INPUT, field, text, cut.isPeriodic())),
        holds(ImageFields.GROUND, field, text, hasGround),
        holds(ImageFields.BORDER, field, text, isBordered),
        number(ImageFields.WIDTH, field, text, width),
        number(ImageFields.HEIGHT, field, text, height),
        holds(ImageFields.PERIODIC, field, text, isPeriodic));
  }

  private static int number(
      Parameter.WholeNumber parameter, Parameter field, String text, int otherwise) {
    return field.equals(parameter) ? Ints.checkedCast(parameter.parse(text)) : otherwise;
  }

  private static boolean holds(
      Parameter.Truth parameter, Parameter field, String text, boolean otherwise) {
    return field.equals(parameter) ? parameter.parse(text) : otherwise;
  }
}
