package org.cspworkbench.presentation.input;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.solvers.Problem;

/**
 * A problem of the gallery as it is written on the command line, such as {@code queens:8}.
 *
 * @param text the name of the problem and its arguments
 * @param seed the seed of random problems; others ignore it
 */
public record GalleryArgument(String text, long seed) implements Problem.Origin {

  private static final Splitter ARGUMENTS = Splitter.on(',').trimResults();

  /** Returns whether {@code argument} names a problem of the gallery, with any arguments. */
  public static boolean isOne(String argument) {
    return ProblemGallery.find(id(argument)).isPresent();
  }

  /** Returns whether {@code argument} names a problem that is drawn from a seed. */
  public static boolean isRandom(String argument) {
    return ProblemGallery.find(id(argument)).filter(GalleryForm::isRandom).isPresent();
  }

  /**
   * Returns the problem that {@code argument} specifies.
   *
   * @param seed the seed of random problems
   * @throws IllegalArgumentException if there is no such problem, or its arguments are invalid; the
   *     message is a sentence
   */
  public static Problem problem(String argument, long seed) {
    int colon = argument.indexOf(':');
    String id = id(argument);
    ImmutableList<String> arguments =
        colon < 0
            ? ImmutableList.of()
            : ImmutableList.copyOf(ARGUMENTS.splitToList(argument.substring(colon + 1)));
    Gallery.Entry entry = ProblemGallery.find(id).orElse(null);
    if (entry == null) {
      throw new IllegalArgumentException(
          Nearest.find(id, ids())
              .map(near -> "there is no problem '" + id + "' (did you mean " + near + "?)")
              .orElse("expected one of " + String.join(", ", ids()) + ", found '" + id + "'"));
    }
    if (entry.maker() instanceof ShippedProblem shipped && arguments.isEmpty()) {
      return shipped.problem();
    }
    return new Problem.General(entry.make(arguments, seed), new GalleryArgument(argument, seed));
  }

  private static String id(String argument) {
    int colon = argument.indexOf(':');
    return colon < 0 ? argument : argument.substring(0, colon);
  }

  private static ImmutableList<String> ids() {
    return ProblemGallery.ENTRIES.stream()
        .map(Gallery.Entry::id)
        .collect(ImmutableList.toImmutableList());
  }
}
