package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.tiles.drawing.PixelImage;

/** The sample images for the overlapping model that come with the program. */
public final class ShippedSample {

  private static final ImmutableList<String> NAMES =
      ImmutableList.of("maze", "bricks", "flowers", "skyline", "water", "city", "caves", "wood");

  private ShippedSample() {}

  /** Returns their names. */
  public static ImmutableList<String> names() {
    return NAMES;
  }

  /** Returns the image of this name, if there is one. */
  public static Optional<PixelImage> named(String name) {
    return NAMES.contains(name)
        ? Optional.of(ShippedFile.read("samples/" + name + ".json", SampleReader::read))
        : Optional.empty();
  }
}
