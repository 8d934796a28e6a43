package org.cspworkbench.core.problem;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;

/** The problems of the gallery by name, for whoever lets a person choose one. */
public final class Gallery {

  /** Makes a problem from the arguments that a person gave. */
  @FunctionalInterface
  public interface Maker {
    /** The problem with these arguments, as many as there are parameters. */
    Csp make(ImmutableList<String> arguments, long seed);
  }

  /**
   * A kind of problem.
   *
   * @param id its name on a command line
   * @param parameters the names of its arguments, in order
   * @param example arguments that make a problem worth looking at, separated by commas; empty if
   *     there are none
   * @param description what it asks, in one sentence
   * @param maker makes the problem
   */
  public record Entry(
      String id,
      ImmutableList<String> parameters,
      String example,
      String description,
      Maker maker) {

    /**
     * The problem with these arguments.
     *
     * @param seed from which random problems are drawn; others ignore it
     * @throws IllegalArgumentException if an argument is missing, too many, no number or out of its
     *     range; the message says which and what was expected
     */
    public Csp make(ImmutableList<String> arguments, long seed) {
      checkArgument(
          arguments.size() == parameters.size(),
          "%s takes %s, as in %s",
          id,
          countOfParameters(),
          usage());
      return maker.make(arguments, seed);
    }

    /** How it is written with its example, such as {@code queens:8}. */
    public String usage() {
      return parameters.isEmpty() ? id : id + ":" + example;
    }

    private String countOfParameters() {
      return switch (parameters.size()) {
        case 0 -> "no argument";
        case 1 -> "one argument (" + parameters.get(0) + ")";
        default -> parameters.size() + " arguments (" + String.join(", ", parameters) + ")";
      };
    }
  }

  /** All entries, in teaching order. */
  public static final ImmutableList<Entry> ENTRIES =
      ImmutableList.of(
          new Entry(
              "australia",
              ImmutableList.of(),
              "",
              "Colour the map of Australia with three colours.",
              (arguments, seed) -> MapColouring.australia()),
          new Entry(
              "queens",
              ImmutableList.of("queens"),
              "8",
              "Place n queens on a board of n by n so that none attacks another.",
              (arguments, seed) -> Queens.pairwise(integer(arguments, 0))),
          new Entry(
              "latin",
              ImmutableList.of("order"),
              "5",
              "Fill a square with n numbers, each once in every row and column.",
              (arguments, seed) -> LatinSquare.ofOrder(integer(arguments, 0))),
          new Entry(
              "random-rb",
              ImmutableList.of("variables", "values", "density", "tightness"),
              "12,8,0.4,0.35",
              "A random problem of model RB, drawn from the seed.",
              (arguments, seed) ->
                  RandomBinary.modelRb(
                      seed,
                      integer(arguments, 0),
                      integer(arguments, 1),
                      number(arguments, 2),
                      number(arguments, 3))));

  private Gallery() {}

  private static int integer(ImmutableList<String> arguments, int index) {
    try {
      return Integer.parseInt(arguments.get(index).trim());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "expected a whole number, found '" + arguments.get(index) + "'", e);
    }
  }

  private static double number(ImmutableList<String> arguments, int index) {
    try {
      return Double.parseDouble(arguments.get(index).trim());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "expected a number, found '" + arguments.get(index) + "'", e);
    }
  }
}
