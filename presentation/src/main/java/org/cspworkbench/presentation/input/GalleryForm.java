package org.cspworkbench.presentation.input;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.tile.ShippedTiles;

/**
 * The fields of the problems of the gallery. Whole numbers end where a problem can no longer be
 * watched; the command line goes further.
 */
public final class GalleryForm {

  private static final Splitter ARGUMENTS = Splitter.on(',');

  private static final ImmutableSet<String> RANDOM =
      ImmutableSet.of("quasigroup", "random-b", "random-rb");

  private GalleryForm() {}

  /** Returns whether the problem is drawn from a seed. */
  public static boolean isRandom(Gallery.Entry entry) {
    return RANDOM.contains(entry.id());
  }

  /** Returns the fields of a problem, in the order of its parameters. */
  public static ImmutableList<FormField> fields(Gallery.Entry entry) {
    List<String> usual = ARGUMENTS.splitToList(entry.example());
    ImmutableList.Builder<FormField> fields = ImmutableList.builder();
    for (int i = 0; i < entry.parameters().size(); i++) {
      fields.add(field(entry.id(), entry.parameters().get(i), usual.get(i)));
    }
    return fields.build();
  }

  private static FormField field(String id, String parameter, String usual) {
    return switch (parameter) {
      case "set" -> new FormField.Name(parameter, usual, ShippedTiles.names());
      case "density", "tightness" -> new FormField.Share(parameter, usual);
      case "colours" -> new FormField.Whole(parameter, usual, 1, 12);
      case "graph" -> new FormField.Whole(parameter, usual, 1, 6);
      case "queens" -> new FormField.Whole(parameter, usual, 1, 50);
      case "order" -> new FormField.Whole(parameter, usual, 1, id.equals("magic-square") ? 8 : 20);
      case "holes" -> new FormField.Whole(parameter, usual, 0, 400);
      case "numbers" -> new FormField.Whole(parameter, usual, least(id), 30);
      case "size" -> new FormField.Whole(parameter, usual, 2, 48);
      case "variables" -> new FormField.Whole(parameter, usual, 2, 50);
      case "values" -> new FormField.Whole(parameter, usual, 1, 30);
      default -> throw new IllegalArgumentException("no field for " + parameter);
    };
  }

  private static int least(String id) {
    return id.equals("langford") ? 2 : 1;
  }

  /** Returns the problem as it is written on a command line, such as {@code queens:8}. */
  public static String usage(Gallery.Entry entry, List<String> arguments) {
    return arguments.isEmpty()
        ? entry.id()
        : entry.id() + ":" + String.join(",", arguments.stream().map(String::strip).toList());
  }
}
