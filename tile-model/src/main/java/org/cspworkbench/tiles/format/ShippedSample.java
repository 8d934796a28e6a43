package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.overlap.PixelImage;

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
    return NAMES.contains(name) ? Optional.of(read(name)) : Optional.empty();
  }

  private static PixelImage read(String name) {
    String file = "samples/" + name + ".json";
    try {
      return SampleReader.read(
          file,
          Resources.toString(
              Resources.getResource(ShippedSample.class, file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(file + " is part of the program", e);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e.sentence(), e);
    }
  }
}
