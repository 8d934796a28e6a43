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
    Csp make(Arguments arguments, long seed);
  }

  /**
   * What a person gave for each parameter.
   *
   * @param parameters the names of the parameters
   * @param texts what was given, as many
   */
  public record Arguments(ImmutableList<String> parameters, ImmutableList<String> texts) {

    /**
     * The whole number at {@code index}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public int integer(int index) {
      try {
        return Integer.parseInt(texts.get(index).trim());
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(expected("a whole number", index), e);
      }
    }

    /**
     * The number at {@code index}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public double number(int index) {
      try {
        return Double.parseDouble(texts.get(index).trim());
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(expected("a number", index), e);
      }
    }

    private String expected(String what, int index) {
      String whose = parameters.size() > 1 ? " for " + parameters.get(index) : "";
      return "expected " + what + whose + ", found '" + texts.get(index) + "'";
    }
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
      return maker.make(new Arguments(parameters, arguments), seed);
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
              (arguments, seed) -> Queens.pairwise(arguments.integer(0))),
          new Entry(
              "latin",
              ImmutableList.of("order"),
              "5",
              "Fill a square with n numbers, each once in every row and column.",
              (arguments, seed) -> LatinSquare.ofOrder(arguments.integer(0))),
          new Entry(
              "domino",
              ImmutableList.of("variables", "values"),
              "10,10",
              "Find the one value that a chain of equal variables can take, one value at a time.",
              (arguments, seed) -> Domino.of(arguments.integer(0), arguments.integer(1))),
          new Entry(
              "random-rb",
              ImmutableList.of("variables", "values", "density", "tightness"),
              "12,8,0.4,0.35",
              "A random problem of model RB, drawn from the seed.",
              (arguments, seed) ->
                  RandomBinary.modelRb(
                      seed,
                      arguments.integer(0),
                      arguments.integer(1),
                      arguments.number(2),
                      arguments.number(3))));

  private Gallery() {}
}
