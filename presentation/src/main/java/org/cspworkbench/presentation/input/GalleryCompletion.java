package org.cspworkbench.presentation.input;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.tile.ShippedTiles;

/** Recognizes the names of gallery problems in typed text, and completes them. */
public final class GalleryCompletion {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z-]*(:[^\\n\\r]*)?");

  private static final String USUAL_SIZE = "24";

  private GalleryCompletion() {}

  /** Returns whether a text names a problem of the gallery, whatever its arguments are. */
  public static boolean isOne(String text) {
    String name = text.strip();
    return NAME.matcher(name).matches()
        && (name.indexOf(':') >= 0 || ProblemGallery.find(name).isPresent());
  }

  /**
   * Returns texts that begin with an unfinished one and name problems, in the order of the gallery;
   * empty if it is finished, or no problem begins like this.
   */
  public static ImmutableList<String> of(String text) {
    String begun = text.strip();
    if (begun.isEmpty() || !NAME.matcher(begun).matches()) {
      return ImmutableList.of();
    }
    int colon = begun.indexOf(':');
    return colon < 0
        ? ProblemGallery.ENTRIES.stream()
            .filter(entry -> entry.id().startsWith(begun))
            .map(GalleryCompletion::usage)
            .filter(usage -> !usage.equals(begun))
            .collect(toImmutableList())
        : arguments(begun.substring(0, colon), begun.substring(colon + 1));
  }

  private static String usage(Gallery.Entry entry) {
    return entry.example().isEmpty() ? entry.id() : entry.id() + ":" + entry.example();
  }

  private static ImmutableList<String> arguments(String id, String begun) {
    Optional<Gallery.Entry> entry = ProblemGallery.find(id);
    if (entry.isEmpty() || begun.indexOf(',') >= 0) {
      return ImmutableList.of();
    }
    if (entry.get().parameters().equals(ProblemGallery.TILE_PARAMETERS)) {
      return ShippedTiles.names().stream()
          .filter(name -> name.startsWith(begun))
          .map(name -> id + ":" + name + "," + USUAL_SIZE)
          .collect(toImmutableList());
    }
    return begun.isEmpty() ? ImmutableList.of(usage(entry.get())) : ImmutableList.of();
  }
}
