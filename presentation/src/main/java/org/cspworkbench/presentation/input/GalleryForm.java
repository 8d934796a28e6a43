package org.cspworkbench.presentation.input;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;

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

  /**
   * Returns the fields of a problem, in the order of its parameters, then the seed of a problem
   * that is drawn.
   */
  public static ImmutableList<Parameter> fields(Gallery.Entry entry) {
    ImmutableList.Builder<Parameter> fields = ImmutableList.builder();
    fields.addAll(arguments(entry));
    if (isRandom(entry)) {
      fields.add(Settings.SEED);
    }
    return fields.build();
  }

  /** Returns the fields of the parameters of a problem, in their order. */
  public static ImmutableList<Parameter> arguments(Gallery.Entry entry) {
    List<String> usual = ARGUMENTS.splitToList(entry.example());
    ImmutableList.Builder<Parameter> fields = ImmutableList.builder();
    for (int i = 0; i < entry.parameters().size(); i++) {
      fields.add(field(entry, entry.parameters().get(i), usual.get(i)));
    }
    return fields.build();
  }

  private static Parameter field(Gallery.Entry entry, String name, String usual) {
    return switch (name) {
      case "set" ->
          Choices.of(name, entry.description(), ShippedTiles.names(), set -> set, usual)
              .parameter();
      case "density", "tightness" ->
          new Parameter.Decimal(name, entry.description(), 0, 1, Double.parseDouble(usual));
      case "colours" -> whole(entry, name, usual, 1, 12);
      case "graph" -> whole(entry, name, usual, 1, 6);
      case "queens" -> whole(entry, name, usual, 1, 50);
      case "order" -> whole(entry, name, usual, 1, entry.id().equals("magic-square") ? 8 : 20);
      case "holes" -> whole(entry, name, usual, 0, 400);
      case "numbers" -> whole(entry, name, usual, least(entry.id()), 30);
      case "size" -> whole(entry, name, usual, 2, 48);
      case "variables" -> whole(entry, name, usual, 2, 50);
      case "values" -> whole(entry, name, usual, 1, 30);
      default -> throw new IllegalArgumentException("no field for " + name);
    };
  }

  private static Parameter whole(
      Gallery.Entry entry, String name, String usual, long least, long greatest) {
    return new Parameter.WholeNumber(
        name, entry.description(), least, greatest, Long.parseLong(usual));
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
