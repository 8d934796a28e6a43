package org.cspworkbench.presentation.input;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.problem.Gallery;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.solvers.Problem;

/**
 * A parser of gallery problems as they are written on the command line, such as {@code queens:8}.
 */
public final class GalleryArgument {

  private static final Splitter ARGUMENTS = Splitter.on(',').trimResults();

  private GalleryArgument() {}

  /**
   * Returns the problem that {@code argument} specifies.
   *
   * @param seed the seed of random problems
   * @throws IllegalArgumentException if there is no such problem, or its arguments are invalid; the
   *     message is a sentence
   */
  public static Problem problem(String argument, long seed) {
    int colon = argument.indexOf(':');
    String id = colon < 0 ? argument : argument.substring(0, colon);
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
    return new Problem.General(entry.make(arguments, seed));
  }

  private static ImmutableList<String> ids() {
    return ProblemGallery.ENTRIES.stream()
        .map(Gallery.Entry::id)
        .collect(ImmutableList.toImmutableList());
  }
}
